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
const bandRows = 576;
/** Rows that two bands share; each keeps its own half of them. */
const sharedRows = 160;
// Mean and deviation of the pictures that the detector was trained on, in the order blue, green, red.
const means = [0.485, 0.456, 0.406] as const;
const deviations = [0.229, 0.224, 0.225] as const;

const roundUp = (pixels: number): number => Math.ceil(pixels / step) * step;

/** Pixels as the detector takes them: a plane for each of blue, green, red. Rows below the page stay white. */
function planesOf({ width, data }: Raster, from: number, rows: number, part: { left: number; width: number }): Float32Array {
  const size = part.width * rows;
  const planes = new Float32Array(3 * size);
  for (const [plane, channel] of [2, 1, 0].entries()) {
    const mean = means[plane] ?? 0;
    const deviation = deviations[plane] ?? 1;
    for (let row = 0; row < rows; row += 1) {
      const start = (from + row) * width + part.left;
      const to = plane * size + row * part.width;
      for (let column = 0; column < part.width; column += 1)
        planes[to + column] = ((data[(start + column) * 3 + channel] ?? 255) / 255 - mean) / deviation;
    }
  }
  return planes;
}

/** The page at the size of the detector, padded to whole steps with white. Small pages are enlarged twofold at most. */
async function scaled(page: Raster, side: number): Promise<{ picture: Raster; scale: number }> {
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

/** How much darker than white a pixel must be to count as printed. */
const printed = 24;

/** The columns of a band that hold anything printed, in whole steps of the detector with a step of room; null for a blank band. */
function printedPart({ width, data }: Raster, from: number, rows: number): { left: number; width: number } | null {
  let left = width;
  let right = -1;
  for (let row = from; row < from + rows; row += 1) {
    const at = (column: number): boolean => (data[(row * width + column) * 3 + 1] ?? 255) < 255 - printed;
    let column = 0;
    while (column < left && !at(column)) column += 1;
    left = Math.min(left, column);
    column = width - 1;
    while (column > right && !at(column)) column -= 1;
    right = Math.max(right, column);
  }
  if (right < left) return null;
  const start = Math.max(0, Math.floor(left / step - 1) * step);
  return { left: start, width: Math.min(width, roundUp(right + 1) + step) - start };
}

/** Runs the detector over a page, its longer side made `side` pixels long, in bands, so that memory does not grow with the page. */
export async function textMap(detector: InferenceSession, page: Raster, side: number): Promise<TextMap> {
  const { Tensor } = await import('onnxruntime-node');
  const { picture, scale } = await scaled(page, side);
  const { width, height } = picture;
  const probability = new Float32Array(width * height);
  const [input = 'x'] = detector.inputNames;
  const [output = ''] = detector.outputNames;
  for (let top = 0; top < height; ) {
    const last = height - top <= bandRows;
    const rows = last ? height - top : bandRows;
    const part = printedPart(picture, top, rows);
    if (part) {
      const tensor = new Tensor('float32', planesOf(picture, top, rows, part), [1, 3, rows, part.width]);
      const result = (await detector.run({ [input]: tensor }))[output];
      if (!result) throw new Error('The line detector gave no map.');
      const map = result.data as Float32Array;
      const from = top === 0 ? 0 : sharedRows / 2;
      const to = last ? rows : rows - sharedRows / 2;
      for (let row = from; row < to; row += 1)
        probability.set(map.subarray(row * part.width, (row + 1) * part.width), (top + row) * width + part.left);
    }
    if (last) break;
    top += bandRows - sharedRows;
  }
  return { width, height, probability, scale };
}
