import type { CutPage, CutRequest } from '@rimawari/extraction/crops';
import { processLimits } from '@rimawari/extraction/limits';
import { openReaderPool } from './reader-pool.ts';

const cutter = new URL('./picture-cutter.run.ts', import.meta.url);
/** It goes when nothing was to be cut for so long: it holds a fifth of a gigabyte. */
const staysMs = 120_000;
/** Each document is drawn ahead and cut. */
const requestsPerProcess = 2 * 20;
/** A page that takes longer is drawn when it is cut: until then the cutter is others'. */
const drawAheadAtMostMs = 5_000;

/** A PDF whose first page is to be drawn already: what is cut out of it is not known yet. */
export interface PdfToDraw {
  pdf: Uint8Array;
  sourceName: string;
}

export type CutterInput = CutRequest | PdfToDraw;

export interface PictureCutter {
  /**
   * The next request for this document finds its first page drawn. It ends by itself, or after five seconds: to end it with the step
   * that reads the document would end the process too, and the next one takes a second to start. @throws SourceUnreadable, TimeoutError
   */
  drawAhead(document: PdfToDraw): Promise<void>;
  /** @throws SourceUnreadable when a document cannot be drawn within the limits, or the reason of `signal` */
  cut(request: CutRequest, signal: AbortSignal): Promise<CutPage[]>;
  close(): Promise<void>;
}

/**
 * Cuts pictures of values out of documents, in a process of its own with native code and nothing else. Starting it takes
 * longer than cutting, so that it serves several documents before another takes its place.
 */
export function openPictureCutter(): PictureCutter {
  const pool = openReaderPool<CutterInput, CutPage[]>({
    size: 1,
    limits: processLimits,
    sourcesPerReader: requestsPerProcess,
    module: cutter,
    permissions: ['--allow-addons'],
    idleMs: staysMs,
  });
  return {
    drawAhead: async (document) => void (await pool.read(document, AbortSignal.timeout(drawAheadAtMostMs))),
    cut: (request, signal) => pool.read(request, signal),
    close: () => pool.close(),
  };
}
