import type { InsightReport } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import { createReportView, type Medium, ReportContext, type ReportView } from '../context/report-context.ts';
import { cardView } from '../data/card-view.ts';
import { plainTexts } from '../format/plain-text.ts';
import { chaptersOf } from '../sections/chapters.tsx';
import { htmlOf } from './html-of.ts';

/** Where the report stands that is written again. */
export interface Standing {
  medium: Exclude<Medium, 'print'>;
  idPrefix: string;
  /** What nested pages hang under; empty in a file. */
  filesBase: string;
  /** Address of the score's calculator, where the host has one. */
  scorePage: string | null;
}

/** A chapter as the page has it: the sentence that stands for it, and what it holds, without what no assumption moves. */
export interface ChapterHtml {
  id: string;
  sum: string;
  body: string;
}

/**
 * The report as the page shows it. Figures keep the numbers that they have in `first`, so that the cards of parts that stand still stay right;
 * those that are new come after.
 */
export function reportView(report: InsightReport, { medium, idPrefix, filesBase, scorePage }: Standing, first: InsightReport): ReportView {
  const pageHref = (path: string) => (medium === 'standalone' ? `#${path.replace(/\.html$/, '')}` : `${filesBase}/${path}`);
  const view = createReportView(plainTexts(report), medium, pageHref, idPrefix);
  const { figures, series } = view.cards;
  return {
    ...view,
    scorePage,
    cards: cardView({ ...view.cards, figures: { ...first.figures, ...figures }, series: { ...first.series, ...series } }),
  };
}

export function chaptersHtml(view: ReportView): ChapterHtml[] {
  const written = (node: ReactNode) => htmlOf(<ReportContext value={view}>{node}</ReportContext>);
  return chaptersOf(view.report).map(({ id, sum, Content }) => ({
    id,
    sum: written(sum(view.report)),
    body: written(<Content />),
  }));
}
