import type { Evidence, FactName, InsightReport } from '@rimawari/underwriting';
import { createContext, use } from 'react';
import { type CardPlace, type CardSource, type CardView, cardView } from '../data/card-view.ts';
import { yearTables } from '../data/year-tables.ts';
import { figureHomes } from '../figures/figure-homes.ts';
import { type DocumentPage, documentPages } from '../pictures/document-pages.ts';
import { type CropBudget, cropsWithin, noPictures, picturedPlaces, type ReportPictures } from '../pictures/report-pictures.ts';
import { type ShownCrop, shownCrop } from '../pictures/shown-crop.ts';
import { factOrder } from '../sections/fact-names.ts';

/** Where the report is shown: in the frame, as one file of its own, or on paper. */
export type Medium = 'fragment' | 'standalone' | 'print';

/** Characters that pictures of values may add: a fragment loads on a phone, a file is mailed. */
const cropCharacters: Readonly<Record<Medium, number>> = { fragment: 220_000, standalone: 160_000, print: 400_000 };

export interface ReportView extends CropBudget {
  report: InsightReport;
  medium: Medium;
  /** Address of a nested page. */
  pageHref: (path: string) => string;
  /** Stands before every id of this rendering, so that two reports in one page do not share any. */
  idPrefix: string;
  /** The section where each figure is first shown, and so where links to it lead. */
  homes: Map<string, string>;
  /** Nested pages that show the sources. */
  documents: DocumentPage[];
  /** Address of the score's calculator, where the host has one. */
  scorePage: string | null;
  /** What of a place can be shown. */
  cropOf: (evidence: Evidence, field: FactName) => ShownCrop | null;
  /** What cards and tables are built from, here and in the reader's browser. */
  cards: CardView;
}

export const ReportContext = createContext<ReportView | null>(null);

/** Prepares what the components read, once per rendering. `linked`: the page holds the figures themselves. */
export function createReportView(
  report: InsightReport,
  medium: Medium,
  pageHref: (path: string) => string,
  idPrefix = '',
  pictures: ReportPictures = noPictures,
  linked = true,
): ReportView {
  const documents = documentPages(report, pictures);
  // Nothing opens on paper: only the place beside each value is shown there.
  const budget = cropsWithin(report, pictures, cropCharacters[medium], medium === 'print' ? 1 : picturedPlaces);
  const homes = figureHomes(report);
  const elementId = (name: string) => `${idPrefix}${name}`;
  // Files and paper have no page of a document to lead to.
  const atHand = { crops: budget.crops, documents: medium === 'fragment' ? documents : [], pageHref, elementId };
  return {
    ...budget,
    report,
    medium,
    pageHref,
    idPrefix,
    homes,
    documents,
    scorePage: null,
    cropOf: (evidence, field) => shownCrop(evidence, field, atHand),
    cards: cardView({
      figures: report.figures,
      series: report.series,
      places: placesOf(report, (evidence, field) => shownCrop(evidence, field, atHand)),
      tables: yearTables(report),
      working: Object.keys(report.figures).filter((id) => homes.get(id) === 'working'),
      ends: report.sensitivity.map(({ id, label, low, high, low_input, high_input }) => ({
        id,
        label,
        low: { input: low_input, outcomes: [low.net_yield, low.btcf, low.npv] },
        high: { input: high_input, outcomes: [high.net_yield, high.btcf, high.npv] },
      })),
      idPrefix,
      linked,
    }),
  };
}

/** The places of each fact; the picture of its first stands beside the value and not in the card. */
function placesOf({ inputs }: InsightReport, cropOf: ReportView['cropOf']): CardSource['places'] {
  return Object.fromEntries(
    factOrder.flatMap((field) => {
      const places = inputs.facts.evidence[field] ?? [];
      const pictured = (index: number) => index > 0 && index < picturedPlaces;
      return places.length === 0
        ? []
        : [[field, places.map((place, index): CardPlace => [place, pictured(index) ? cropOf(place, field) : null])]];
    }),
  );
}

/** Gives the element id of a name in this rendering. */
export function useElementId(): (name: string) => string {
  const { idPrefix } = useReportView();
  return (name) => `${idPrefix}${name}`;
}

export function useReportView(): ReportView {
  const view = use(ReportContext);
  if (view === null) throw new Error('A part of the report was rendered outside of it: wrap it in ReportContext.');
  return view;
}
