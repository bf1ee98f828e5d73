/** What one source may cost. What is larger is refused and never cut. Generous for real listings and documents, small enough that nothing can hang. */
export const limits = {
  htmlBytes: 8 * 1024 * 1024,
  htmlElements: 60_000,
  htmlDepth: 200,
  /** More than any document that is taken: the door decides on bytes, the reader on rows. */
  csvBytes: 24 * 1024 * 1024,
  rows: 20_000,
  columns: 300,
  cellCharacters: 10_000,
  sheets: 50,
  zipEntries: 3000,
  zipInflatedBytes: 120 * 1024 * 1024,
  pdfPages: 100,
  pdfItemsPerPage: 20_000,
  pdfMilliseconds: 40_000,
  /** Pages of a PDF that are pictures; each takes seconds. */
  picturePages: 30,
  picturePixels: 100_000_000,
  /** Longer side to which a picture is made smaller before it is read: an A4 page at 290 dots an inch. */
  pictureLongSide: 3400,
  pairs: 20_000,
  lines: 20_000,
  lineCharacters: 600,
} as const;

/** What the process of a reader may use. */
export interface ProcessLimits {
  /** For one source, from sending it to its reading. */
  wallClockMs: number;
  /** Processor time for one source, all threads together. Watched on Linux only. */
  processorMs: number;
  /** JavaScript heap of the process. */
  heapMb: number;
  /** Resident memory of the process, buffers and native code included. Watched on Linux only. */
  residentMb: number;
}

export const processLimits: ProcessLimits = { wallClockMs: 30_000, processorMs: 40_000, heapMb: 512, residentMb: 1024 };

/** What the process that reads pictures may use: models and pages take most of its memory outside of JavaScript's heap. */
export const pictureProcessLimits: ProcessLimits = { wallClockMs: 240_000, processorMs: 480_000, heapMb: 512, residentMb: 1400 };

/** What the process that draws the first page of a PDF may use: somebody waits for it. */
export const firstPageLimits: ProcessLimits = { ...processLimits, wallClockMs: 15_000 };
