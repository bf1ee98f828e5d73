import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { tesseractData } from './models.ts';
import type { GreyRaster } from './raster.ts';

/** Reads lines of Japanese text. */
export interface FirstReader {
  read(line: GreyRaster): Promise<string>;
  close(): Promise<void>;
}

/** The picture as a PGM file, which needs no coding. */
function pgm({ width, height, data }: GreyRaster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}

async function openWorker(): Promise<Worker> {
  const worker = await createWorker('jpn', OEM.LSTM_ONLY, { langPath: tesseractData, cacheMethod: 'none', gzip: true });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_LINE,
    preserve_interword_spaces: '1',
    user_defined_dpi: '300',
    debug_file: '/dev/null',
  });
  return worker;
}

/** Opens readers that work side by side, each in a thread of its own; a line goes to the one that is free first. */
export async function openFirstReader(threads: number): Promise<FirstReader> {
  const workers = await Promise.all(Array.from({ length: threads }, openWorker));
  const free = [...workers];
  const waiting: ((worker: Worker) => void)[] = [];
  const take = (): Promise<Worker> | Worker => free.pop() ?? new Promise<Worker>((resolve) => waiting.push(resolve));
  const giveBack = (worker: Worker): void => {
    const next = waiting.shift();
    if (next) next(worker);
    else free.push(worker);
  };
  return {
    async read(line) {
      const worker = await take();
      try {
        const { data } = await worker.recognize(pgm(line), {}, { text: true });
        return data.text.trim();
      } finally {
        giveBack(worker);
      }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
