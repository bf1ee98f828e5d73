import type { InsightReport } from '@rimawari/underwriting';
import { ReportBody } from '../sections/report-body.tsx';
import { bodyMarkup } from './body-markup.tsx';
import { documentHtml } from './document-html.ts';
import { inlinedFonts } from './font-faces.ts';
import { documentStyles, reportStyles } from './styles.ts';

/** The report for paper: A4, light, everything open, charts drawn, fonts inside, no scripts at all. For Chromium's PDF. */
export function renderPrintable(report: InsightReport): string {
  const body = bodyMarkup(report, 'print', (path) => `#${path.replace(/\.html$/, '')}`, <ReportBody />);
  const style = `${inlinedFonts(body, { japanese: true })}\n${documentStyles}\n${reportStyles}`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";
  return documentHtml({ title: report.analysis.title, policy, style, body, theme: 'light' });
}
