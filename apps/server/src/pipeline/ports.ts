import type { SourceInput, SourceReading } from '@rimawari/extraction';
import type { LiveSources } from '@rimawari/market-data';
import type { InsightReport, MarketContext } from '@rimawari/underwriting';

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
  /** Reads one source in a child process with limits on time and memory; `onPage` is told before a page is read from its picture. @throws SourceUnavailable when it cannot be read. */
  readSource(input: SourceInput, signal: AbortSignal, onPage?: (page: number, pages: number) => void): Promise<SourceReading>;
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

/** Makes pages of a report. The same build makes the same pages of the same report. */
export interface Renderer {
  /** Names the build. */
  readonly build: string;
  fragment(report: InsightReport): string;
  pages(report: InsightReport): { path: string; html: string }[];
  /** One file that holds all it needs, the glyphs of its Japanese included. */
  standalone(report: InsightReport): Promise<string>;
  printable(report: InsightReport): Promise<string>;
}
