import type { InsightReport } from '@rimawari/underwriting';
import type { ReportPreview } from '../glance/preview.ts';
import type { ReportPictures } from '../pictures/report-pictures.ts';
import type { TableData } from '../tables/read-table.ts';

export interface RenderOptions {
  /** Addresses of the two scripts. Fonts are looked for in the folder of the charting script. */
  scripts: { charting: string; interactivity: string };
  /** What nested pages hang under, for example `/analysis/7c1e5f0a/files`. */
  filesBase: string;
  /**
   * Stands before every id. By default the report's analysis names it, so that reports of different analyses share a page;
   * two reports of one analysis in one page need one each.
   */
  idPrefix?: string;
  /** Address of the score's calculator, which takes a report's parts behind a question mark; without it no link leads there. */
  scorePage?: string;
  /** Of the nested pages this one alone, by its path. */
  only?: string;
  /** Pictures of what was read, for whoever may see the sources; without them none are shown. */
  pictures?: ReportPictures;
}

export interface RenderedPage {
  path: string;
  html: string;
}

/** A table of the report under a name that no other one has. */
export interface ReportTable extends TableData {
  name: string;
  /** UTF-8 text with a byte-order mark. */
  csv: string;
}

/** What the built renderer (`dist/render.mjs`) gives; stated apart from the components, which need a JSX compiler to be read. */
export interface Renderer {
  /** Names this build: whoever keeps rendered pages keeps them under it, since another build may render the same report otherwise. */
  rendererBuild: string;
  /** The report as a fragment: style, readable HTML, the data of its charts as JSON, and the two scripts that enhance it. */
  renderFragment(report: InsightReport, options: RenderOptions): string;
  /** The nested pages of the report, without the report itself. */
  renderPages(report: InsightReport, options: RenderOptions): RenderedPage[];
  /** Paths of the nested pages, in their order, without rendering one. */
  pagePaths(report: InsightReport, pictures?: ReportPictures): string[];
  /** One file that needs nothing else. */
  renderStandalone(report: InsightReport, pictures?: ReportPictures): Promise<string>;
  /** The Japanese page for a bank or a tax adviser as one file that needs nothing else. */
  renderBankFile(report: InsightReport): Promise<string>;
  /** Every table as data. */
  renderTables(report: InsightReport): ReportTable[];
  /** Title and one line of text for a link to the report: the verdict and the five results, without a picture. */
  previewOf(report: InsightReport): ReportPreview;
  /** HTML for paper. */
  renderPrintable(report: InsightReport, pictures?: ReportPictures): Promise<string>;
}
