import type { CutPage, CutRequest } from '@rimawari/extraction/crops';
import { processLimits } from '@rimawari/extraction/limits';
import { openReaderPool } from './reader-pool.ts';

const cutter = new URL('./picture-cutter.run.ts', import.meta.url);
/** It goes when nothing was to be cut for so long: it holds a fifth of a gigabyte. */
const staysMs = 120_000;
const documentsPerProcess = 20;

/** A PDF whose first page is to be drawn already: what is cut out of it is not known yet. */
export interface PdfToDraw {
  pdf: Uint8Array;
  sourceName: string;
}

export type CutterInput = CutRequest | PdfToDraw;

export interface PictureCutter {
  /** The next request for this document finds its first page drawn. @throws as `cut` */
  drawAhead(document: PdfToDraw, signal: AbortSignal): Promise<void>;
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
    sourcesPerReader: documentsPerProcess,
    module: cutter,
    permissions: ['--allow-addons'],
    idleMs: staysMs,
  });
  return {
    drawAhead: async (document, signal) => void (await pool.read(document, signal)),
    cut: (request, signal) => pool.read(request, signal),
    close: () => pool.close(),
  };
}
