import type { SourceInput, SourceReading } from '@rimawari/extraction';
import type { CutPage, CutRequest } from '@rimawari/extraction/crops';
import type { LiveSources } from '@rimawari/market-data';
import type { ReportPictures, ReportPreview, ReportTable } from '@rimawari/report-viewer/render';
import type { InsightReport, MarketContext } from '@rimawari/underwriting';
import type { ReadingEvents } from '../documents/reader-process.ts';
import type { FactReader } from '../fact-reader/fact-reader.ts';

/** A page as the listing's server sent it, after redirects. */
export interface FetchedPage {
  finalUrl: string;
  status: number;
  contentType: string;
  bytes: Uint8Array;
}

/** The pipeline's doors to the world. Tests and the command line pass their own. */
export interface Ports {
  /** Fetches through the egress guard. @throws SourceUnavailable when the address is refused or does not answer. */
  fetchListing(url: string, signal: AbortSignal): Promise<FetchedPage>;
  /** Reads one source in a child process with limits on time and memory. @throws SourceUnavailable when it cannot be read. */
  readSource(input: SourceInput, signal: AbortSignal, events?: ReadingEvents): Promise<SourceReading>;
  /** A language model that proposes facts, where the server has one. */
  factReader?: FactReader;
  /** Cuts pictures of values out of a document; none where it cannot be drawn, which keeps nothing from being reported. @throws the reason of `signal` */
  cutPictures: (request: CutRequest, signal: AbortSignal) => Promise<CutPage[]>;
  /** Draws the first page of a PDF while it is read, so that cutting waits for less; nothing waits for it, it outlives the reading, and fails in silence. */
  drawAhead?: (document: { pdf: Uint8Array; sourceName: string }) => void;
  /** Prints HTML to an A4 PDF, without scripts and without network. @throws BrowserMissing when this machine has no browser. */
  printPdf: (html: string, signal: AbortSignal) => Promise<Uint8Array>;
  /** Prints a page that was fetched, as evidence, likewise without scripts and without network. */
  printPage(page: { bytes: Uint8Array; contentType: string }, signal: AbortSignal): Promise<Uint8Array>;
  /** Waits before something is tried again. @throws when the signal aborts */
  pause(milliseconds: number, signal: AbortSignal): Promise<unknown>;
  exchangeRate(asOf: string): Promise<MarketContext['exchange_rate']>;
  /** Public services that refresh what the packs say; without it the packs alone are used. */
  liveSources?: LiveSources;
  render: Renderer;
}

/** Makes pages of a report, with pictures of its sources where they are given. The same build makes the same pages of the same report. */
export interface Renderer {
  /** Names the build. */
  readonly build: string;
  fragment(report: InsightReport, pictures?: ReportPictures): string;
  /** The nested pages, or one of them by its path. */
  pages(report: InsightReport, pictures?: ReportPictures, only?: string): { path: string; html: string }[];
  /** Paths of the nested pages, without rendering one. */
  pagePaths(report: InsightReport, pictures?: ReportPictures): string[];
  /** One file that holds all it needs, the glyphs of its Japanese included. */
  standalone(report: InsightReport, pictures?: ReportPictures): Promise<string>;
  printable(report: InsightReport, pictures?: ReportPictures): Promise<string>;
  /** The Japanese page for a bank or a tax adviser as a file of its own. */
  bankPage(report: InsightReport): Promise<string>;
  /** Every table as data. */
  tables(report: InsightReport): ReportTable[];
  /** Title and one line of text for a link to the report. */
  preview(report: InsightReport): ReportPreview;
}
