import type { InsightReport } from '@rimawari/underwriting';
import { MethodPage, ReportBody } from '../sections/report-body.tsx';
import { bodyMarkup } from './body-markup.tsx';
import { embeddedData } from './embedded-data.ts';
import { attribute, scriptJson } from './escape.ts';
import { linkedFonts } from './font-faces.ts';
import type { RenderedPage, RenderOptions } from './renderer.ts';
import { reportStyles } from './styles.ts';

/** The report as a fragment: style, readable HTML, the data of its charts as JSON, and the two scripts that enhance it. */
export function renderFragment(report: InsightReport, options: RenderOptions): string {
  const body = bodyMarkup(report, 'fragment', (path) => pageAddress(options, path), <ReportBody />);
  return assemble(body, options, `<script type="application/json" id="report-data">${scriptJson(embeddedData(report))}</script>`);
}

/** The nested pages of the report, without the report itself. */
export function renderPages(report: InsightReport, options: RenderOptions): RenderedPage[] {
  const body = bodyMarkup(report, 'fragment', (path) => pageAddress(options, path), <MethodPage />);
  const rate = scriptJson({ exchange_rate: report.exchange_rate });
  return [{ path: 'method.html', html: assemble(body, options, `<script type="application/json" id="report-data">${rate}</script>`) }];
}

function assemble(body: string, { scripts }: RenderOptions, data: string): string {
  const base = scripts.charting.slice(0, scripts.charting.lastIndexOf('/') + 1);
  return [
    `<style>${linkedFonts(body, encodeURI(base))}\n${reportStyles}</style>`,
    body,
    data,
    `<script src="${attribute(scripts.charting)}" data-report-script="charting" defer></script>`,
    `<script src="${attribute(scripts.interactivity)}" data-report-script="interactivity" defer></script>`,
  ].join('\n');
}

function pageAddress({ filesBase }: RenderOptions, path: string): string {
  return `${filesBase.replace(/\/$/, '')}/${path}`;
}
