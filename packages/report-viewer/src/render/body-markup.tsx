import type { InsightReport } from '@rimawari/underwriting';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createReportView, type Medium, ReportContext } from '../context/report-context.ts';
import type { CardView } from '../data/card-view.ts';
import { plainTexts } from '../format/plain-text.ts';
import type { ReportPictures } from '../pictures/report-pictures.ts';

interface PageOptions {
  idPrefix?: string;
  pictures?: ReportPictures | undefined;
  /** Whether the page holds the figures themselves, so that cards may lead to them. */
  linked?: boolean;
  /** Address of the score's calculator, where the host has one. */
  scorePage?: string | undefined;
}

export interface BodyMarkup {
  markup: string;
  /** What the cards and tables of the page are built from. */
  cards: CardView;
}

/** The markup of one page of the report. Texts lose invisible controls first; React escapes the rest. */
export function bodyMarkup(
  report: InsightReport,
  medium: Medium,
  pageHref: (path: string) => string,
  page: ReactElement,
  { idPrefix = '', pictures, linked = true, scorePage }: PageOptions = {},
): BodyMarkup {
  const view = createReportView(plainTexts(report), medium, pageHref, idPrefix, pictures, linked);
  const value = { ...view, scorePage: scorePage ?? null };
  return { markup: renderToStaticMarkup(<ReportContext value={value}>{page}</ReportContext>), cards: view.cards };
}
