import type { InsightReport } from '@rimawari/underwriting';
import type { ReportPictures } from '../pictures/report-pictures.ts';
import { ReportBody } from '../sections/report-body.tsx';
import { titleLine } from '../sections/report-title.ts';
import { bodyMarkup } from './body-markup.tsx';
import { documentHtml } from './document-html.ts';
import { printedFonts } from './font-faces.ts';
import { documentStyles, reportStyles } from './styles.ts';

/** The report for paper: A4, light, everything open, charts drawn, fonts inside, no scripts at all. For Chromium's PDF. */
export async function renderPrintable(report: InsightReport, pictures?: ReportPictures): Promise<string> {
  const { markup: body } = bodyMarkup(report, 'print', (path) => `#${path.replace(/\.html$/, '')}`, <ReportBody />, { pictures });
  const style = `${await printedFonts(body)}\n${documentStyles}\n${reportStyles}`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";
  return documentHtml({ title: titleLine(report), policy, style, body, theme: 'light' });
}
