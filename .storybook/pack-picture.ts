import sharp from 'sharp';
import type { Pixels } from './reduce-picture.ts';

/** No stored file is larger: a higher picture is stored in several, one below the other. */
const mostBytes = 25_000;
/** WebP has 14 bits for each side. */
const longestSide = 16_383;

const packed = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

/** Pixels as they are stored, in lossless WebP files, from the top to the bottom. What may be lost is lost before (`reduce-picture.ts`). */
export async function packPicture(pixels: Pixels): Promise<Buffer[]> {
  const { data, width, height } = pixels;
  let count = Math.ceil(height / longestSide);
  for (;;) {
    const each = Math.ceil(height / count);
    const parts: Promise<Buffer>[] = [];
    for (let top = 0; top < height; top += each) {
      const below = Math.min(height, top + each);
      parts.push(packed({ data: data.subarray(top * width * 3, below * width * 3), width, height: below - top }));
    }
    const files = await Promise.all(parts);
    if (files.every(({ length }) => length <= mostBytes) || each <= 16) return files;
    const largest = Math.max(...files.map(({ length }) => length));
    count = Math.max(count + 1, Math.floor((count * largest) / mostBytes));
  }
}

/** @throws where a file is not a picture */
export async function unpackPicture(files: readonly Buffer[]): Promise<Pixels> {
  const parts = await Promise.all(files.map(pixelsOf));
  return {
    data: Buffer.concat(parts.map(({ data }) => data)),
    width: parts[0]?.width ?? 0,
    height: parts.reduce((sum, { height }) => sum + height, 0),
  };
}

/** The pixels of any picture, without transparency. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture, { limitInputPixels: false })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
