import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { launchBrowser } from '@rimawari/browser';
import { createLiveSources, exchangeRate } from '@rimawari/market-data';
import { EgressRefusal, fetchGuarded } from '../../platform/index.ts';
import { printPdf } from '../browser/print-pdf.ts';
import { keepBrowser } from '../browser/warm-browser.ts';
import { openPictureCutter } from '../documents/picture-cutter.ts';
import { openSourceReaders } from '../documents/source-readers.ts';
import { SourceUnreadable } from '../documents/source-unreadable.ts';
import { type FactReader, FactReaderFailed } from '../fact-reader/fact-reader.ts';
import { createOpenAiFactReader, type FactReaderSettings } from '../fact-reader/openai-compatible.ts';
import type { Ports } from './ports.ts';
import { loadRenderer } from './report-renderer.ts';
import { SourceUnavailable } from './source-unavailable.ts';

export interface PortsOptions {
  /** Folder for what can be made again: the unpacked browser, its font cache. Kept between starts. */
  cacheDir: string;
  /** `LISTING_ALLOW_HOSTS`: exact `host:port` exceptions to the egress guard. */
  listingAllowHosts: readonly string[];
  /** `BROWSER_PATH`. */
  browserPath: string | null;
  /** `USD_JPY`. */
  usdJpy: number | null;
  /** `MLIT_API_KEY`, `ESTAT_APP_ID` and `EXCHANGE_RATE_URL`: a service that is not given is off. */
  services?: { mlitApiKey: string | null; estatAppId: string | null; exchangeRateUrl: string | null };
  /** `FACT_READER_URL`, `FACT_READER_KEY` and `FACT_READER_MODEL`; null is off. */
  factReader?: FactReaderSettings | null;
  /** A server rehearses: its browser and its reader load everything before the first analysis comes. Default true. */
  rehearse?: boolean;
  /** Runs while the browser starts, before the renderer is loaded: builds it where nobody else has. */
  prepareRenderer?: () => Promise<void>;
  /** Told of what ended no analysis but belongs in the log: a browser that could not start, a source that killed its reader. */
  onProblem?: (problem: unknown) => void;
}

/** The same, and whoever keeps the log hears when it failed: the analysis goes on without it. */
function toldOf(reader: FactReader, onProblem: (problem: unknown) => void): FactReader {
  return {
    propose: (...asked) =>
      reader.propose(...asked).catch((problem: unknown) => {
        if (problem instanceof FactReaderFailed) onProblem(problem);
        throw problem;
      }),
  };
}

/** Opens the pipeline's doors to the world. `close` ends the browser and the readers. */
export async function createPorts(options: PortsOptions): Promise<Ports & { close(): Promise<void> }> {
  const {
    cacheDir,
    listingAllowHosts,
    browserPath,
    usdJpy,
    services,
    rehearse = true,
    factReader = null,
    prepareRenderer,
    onProblem = () => undefined,
  } = options;
  const browser = keepBrowser(() => launchBrowser({ browserPath, cacheFolder: join(cacheDir, 'browser') }));
  const readers = openSourceReaders();
  const cutter = openPictureCutter();
  function asFailure(error: unknown): never {
    if (error instanceof SourceUnreadable && !error.expected) onProblem(error);
    if (error instanceof EgressRefusal || error instanceof SourceUnreadable) throw new SourceUnavailable(error.reason, error.message);
    throw error;
  }
  const rehearsal = rehearse ? printPdf(browser, { body: '<p>x', contentType: 'text/html' }, new AbortController().signal) : browser.get();
  let closed = false;
  // A start that is cut short by the end is not a problem.
  const unlessClosed = (problem: unknown) => closed || onProblem(problem);
  rehearsal.catch(unlessClosed);
  readers.warm(rehearse).catch(unlessClosed);
  const close = async () => {
    closed = true;
    await Promise.all([browser.close(), readers.close(), cutter.close()]);
  };
  let render: Ports['render'];
  try {
    await prepareRenderer?.();
    render = await loadRenderer();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    fetchListing: (url, signal) => fetchGuarded(url, signal, { allowHosts: listingAllowHosts }).catch(asFailure),
    readSource: (input, signal, events) => readers.read(input, signal, events).catch(asFailure),
    ...(factReader !== null && { factReader: toldOf(createOpenAiFactReader(factReader), onProblem) }),
    cutPictures: (request, signal) =>
      cutter.cut(request, signal).catch((problem: unknown) => {
        signal.throwIfAborted();
        onProblem(problem);
        return [];
      }),
    // A document that cannot be drawn is found so once more when it is cut.
    drawAhead: (document) => void cutter.drawAhead(document).catch(() => undefined),
    printPdf: (html, signal) => printPdf(browser, { body: html, contentType: 'text/html; charset=utf-8' }, signal),
    printPage: ({ bytes, contentType }, signal) => printPdf(browser, { body: bytes, contentType, foreign: true }, signal),
    pause: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
    exchangeRate: async (asOf) => exchangeRate(usdJpy, asOf),
    liveSources: createLiveSources({
      ...(services ?? { mlitApiKey: null, estatAppId: null, exchangeRateUrl: null }),
      hasSetRate: usdJpy !== null,
    }),
    render,
    close,
  };
}
