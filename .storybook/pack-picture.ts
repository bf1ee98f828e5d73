import sharp from 'sharp';

/** WebP has 14 bits for each side. */
const longestSide = 16_383;

/**
 * A picture as it is stored: a lossless WebP, less than half of the PNG, because WebP finds a letter again in the whole picture
 * and PNG only in the last rows. Browsers and code hosts show it. @throws where a side is longer than the format allows
 */
export async function packPicture(png: Buffer): Promise<Buffer> {
  const picture = sharp(png, { limitInputPixels: false });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > longestSide)
    throw new Error(`A picture of ${width} × ${height} pixels cannot be stored; ${longestSide} is the longest side. Split the story.`);
  return picture.removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer();
}
