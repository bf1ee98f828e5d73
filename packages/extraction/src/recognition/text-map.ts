import type { InferenceSession } from 'onnxruntime-node';
import sharp from 'sharp';
import type { Raster } from './raster.ts';

/** For every pixel of a page made smaller or larger, how likely it belongs to a line of text (0 to 1). */
export interface TextMap {
  width: number;
  height: number;
  probability: Float32Array;
  /** Pixels of the page for one of the map. */
  scale: number;
}

/** Longer side of the page as the detector sees it, in pixels. */
export type DetectorSide = 2368 | 1600;

const step = 32;
/** Rows of the page that go through the detector at once: what it needs of memory grows with them. */
const bandRows = 896;
/** Rows that two bands share; each keeps its own half of them. */
const sharedRows = 128;
// Mean and deviation of the pictures that the detector was trained on, in the order blue, green, red.
const means = [0.485, 0.456, 0.406] as const;
const deviations = [0.229, 0.224, 0.225] as const;

const roundUp = (pixels: number): number => Math.ceil(pixels / step) * step;

/** Pixels as the detector takes them: a plane for each of blue, green, red. Rows below the page stay white. */
function planesOf({ width, data }: Raster, from: number, rows: number): Float32Array {
  const size = width * rows;
  const planes = new Float32Array(3 * size);
  for (const [plane, channel] of [2, 1, 0].entries()) {
    const mean = means[plane] ?? 0;
    const deviation = deviations[plane] ?? 1;
    for (let pixel = 0; pixel < size; pixel += 1) {
      planes[plane * size + pixel] = ((data[(from * width + pixel) * 3 + channel] ?? 255) / 255 - mean) / deviation;
    }
  }
  return planes;
}

/** The page at the size of the detector, padded to whole steps with white. Small pages are enlarged twofold at most. */
async function scaled(page: Raster, side: DetectorSide): Promise<{ picture: Raster; scale: number }> {
  const factor = Math.min(2, side / Math.max(page.width, page.height));
  const width = Math.max(1, Math.round(page.width * factor));
  const height = Math.max(1, Math.round(page.height * factor));
  const { data } = await sharp(page.data, { raw: { width: page.width, height: page.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: factor < 1 ? 'lanczos3' : 'cubic' })
    .extend({ right: roundUp(width) - width, bottom: roundUp(height) - height, background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { picture: { width: roundUp(width), height: roundUp(height), data: new Uint8Array(data) }, scale: 1 / factor };
}

/** Runs the detector over a page, in bands, so that memory does not grow with the page. */
export async function textMap(detector: InferenceSession, page: Raster, side: DetectorSide): Promise<TextMap> {
  const { Tensor } = await import('onnxruntime-node');
  const { picture, scale } = await scaled(page, side);
  const { width, height } = picture;
  const probability = new Float32Array(width * height);
  const [input = 'x'] = detector.inputNames;
  const [output = ''] = detector.outputNames;
  for (let top = 0; top < height; ) {
    const last = height - top <= bandRows;
    const rows = last ? height - top : bandRows;
    const tensor = new Tensor('float32', planesOf(picture, top, rows), [1, 3, rows, width]);
    const result = (await detector.run({ [input]: tensor }))[output];
    if (!result) throw new Error('The line detector gave no map.');
    const map = result.data as Float32Array;
    const from = top === 0 ? 0 : sharedRows / 2;
    const to = last ? rows : rows - sharedRows / 2;
    probability.set(map.subarray(from * width, to * width), (top + from) * width);
    if (last) break;
    top += bandRows - sharedRows;
  }
  return { width, height, probability, scale };
}
