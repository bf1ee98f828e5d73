import type { InsightReport } from '@rimawari/underwriting';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createReportView, type Medium, ReportContext } from '../context/report-context.ts';
import { plainTexts } from '../format/plain-text.ts';
import type { ReportPictures } from '../pictures/report-pictures.ts';

/** The markup of one page of the report. Texts lose invisible controls first; React escapes the rest. */
export function bodyMarkup(
  report: InsightReport,
  medium: Medium,
  pageHref: (path: string) => string,
  page: ReactElement,
  { idPrefix = '', pictures }: { idPrefix?: string; pictures?: ReportPictures | undefined } = {},
): string {
  const view = createReportView(plainTexts(report), medium, pageHref, idPrefix, pictures);
  return renderToStaticMarkup(<ReportContext value={view}>{page}</ReportContext>);
}
