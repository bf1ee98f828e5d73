import type { InsightReport } from '@rimawari/underwriting';
import { createContext, use } from 'react';
import { assumedInputs } from '../figures/assumed-inputs.ts';
import { figureHomes } from '../figures/figure-homes.ts';
import { type DocumentPage, documentPages } from '../pictures/document-pages.ts';
import { type CropBudget, cropsWithin, noPictures, picturedPlaces, type ReportPictures } from '../pictures/report-pictures.ts';

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
  /** For each figure, the assumed figures that it rests on. */
  assumedInputs: (id: string) => string[];
}

export const ReportContext = createContext<ReportView | null>(null);

/** Prepares what the components read, once per rendering. */
export function createReportView(
  report: InsightReport,
  medium: Medium,
  pageHref: (path: string) => string,
  idPrefix = '',
  pictures: ReportPictures = noPictures,
): ReportView {
  return {
    report,
    medium,
    pageHref,
    idPrefix,
    homes: figureHomes(report),
    assumedInputs: assumedInputs(report.figures),
    documents: documentPages(report, pictures),
    // Nothing opens on paper: only the place beside each value is shown there.
    ...cropsWithin(report, pictures, cropCharacters[medium], medium === 'print' ? 1 : picturedPlaces),
  };
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
