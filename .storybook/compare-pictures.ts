import sharp from 'sharp';
import { differingPixels, type Pixels } from './reduce-picture.ts';

/**
 * So many pixels may differ: another build of the browser draws a few otherwise. They are counted and not taken as a ratio, which lets a
 * moved button through.
 */
const tolerated = 8;

export type Comparison = { isSame: true } | { isSame: false; what: string; difference: Buffer | null };

/** The pixels of a page, halved where its set is, against those stored. */
export async function comparePictures(stored: Pixels, taken: Pixels): Promise<Comparison> {
  const { width, height } = taken;
  if (stored.width !== width || stored.height !== height) {
    const what = `It was ${stored.width} × ${stored.height} pixels and is ${width} × ${height}.`;
    return { isSame: false, what, difference: null };
  }
  const differing = differingPixels(stored, taken);
  if (differing.length <= tolerated) return { isSame: true };
  return { isSame: false, what: `${differing.length} pixels differ.`, difference: await marked(taken, differing) };
}

/** The picture in pale grey, with what differs in red. */
function marked({ data, width, height }: Pixels, differing: readonly number[]): Promise<Buffer> {
  const drawn = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at += 3) {
    const mean = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    drawn.fill(Math.round(230 + mean / 10), at, at + 3);
  }
  for (const at of differing) drawn.set([220, 0, 0], at * 3);
  return sharp(drawn, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .png()
    .toBuffer();
}
