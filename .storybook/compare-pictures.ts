import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * The tolerance counts pixels and is not a ratio, which lets a moved button through; the threshold is low enough that a token changed by
 * three levels of one colour is seen. Another build of the browser draws a few pixels otherwise.
 */
const tolerance = { threshold: 0.01, pixels: 24 };

export type Comparison = { isSame: true } | { isSame: false; what: string; difference: Buffer | null };

/** A picture just taken against a stored one, in whatever formats. */
export async function comparePictures(stored: Buffer, taken: Buffer): Promise<Comparison> {
  const [before, now] = await Promise.all([pixelsOf(stored), pixelsOf(taken)]);
  const { width, height } = now.info;
  if (before.info.width !== width || before.info.height !== height) {
    const what = `It was ${before.info.width} × ${before.info.height} pixels and is ${width} × ${height}.`;
    return { isSame: false, what, difference: null };
  }
  if (before.data.equals(now.data)) return { isSame: true };
  const marked = Buffer.alloc(now.data.length);
  const count = pixelmatch(before.data, now.data, marked, width, height, { threshold: tolerance.threshold });
  if (count <= tolerance.pixels) return { isSame: true };
  const difference = await sharp(marked, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .png()
    .toBuffer();
  return { isSame: false, what: `${count} pixels differ.`, difference };
}

const pixelsOf = (picture: Buffer) => sharp(picture, { limitInputPixels: false }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
