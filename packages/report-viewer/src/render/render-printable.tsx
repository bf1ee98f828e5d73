import type { InsightReport } from '@rimawari/underwriting';
import type { ReportPictures } from '../pictures/report-pictures.ts';
import { PrintedBody } from '../sections/report-body.tsx';
import { titleLine } from '../sections/report-title.ts';
import { bodyMarkup } from './body-markup.tsx';
import { documentHtml } from './document-html.ts';
import { printedFonts } from './font-faces.ts';
import { withOutline } from './outline.ts';
import { documentStyles, paperStyles, reportStyles } from './styles.ts';

/**
 * Laid out once, on paper. A report that is shown first is laid out three times more, which takes as long as printing it; and before it
 * prints, Chromium lays a page out for paper at the width of its window, to find pictures that load late. Whoever prints keeps the window
 * narrower than any paper.
 */
const notShown = '@media screen, (max-width: 200px) { html { display: none } }';

/** The report for paper: A4, light, everything open, charts drawn, fonts inside, no scripts at all. For Chromium's PDF. */
export async function renderPrintable(report: InsightReport, pictures?: ReportPictures): Promise<string> {
  const { markup } = bodyMarkup(report, 'print', (path) => `#${path.replace(/\.html$/, '')}`, <PrintedBody />, { pictures });
  const body = withOutline(markup);
  const style = `${notShown}\n${await printedFonts(body)}\n${documentStyles}\n${reportStyles}\n${paperStyles}`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";
  return documentHtml({ title: titleLine(report), policy, style, body, theme: 'light' });
}
