import sharp from 'sharp';
import type { FileKind } from '../readers/file-kind.ts';
import { limits } from '../readers/limits.ts';
import { damaged, ReadFailure, tooLarge } from '../readers/read-failure.ts';
import type { Raster } from './raster.ts';

/** Width and height of a bitmap as its header gives them; rows may be counted from the top by a negative height. */
function bitmapSize(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
}

/** A bitmap as a PNG, since the library that reads all others does not know bitmaps. */
async function pngOfBitmap(bytes: Uint8Array): Promise<Uint8Array> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const picture = await loadImage(bytes);
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toBuffer('image/png');
}

function checkSize(sourceName: string, width: number, height: number): void {
  if (width * height > limits.picturePixels)
    throw tooLarge(sourceName, `a picture of ${width} × ${height} pixels, the limit is ${limits.picturePixels / 1e6} million`);
}

/**
 * Decodes a picture: turned as its camera says, on white ground, the first frame of a moving one, made smaller where
 * its longer side is beyond what reading can use. Throws a ReadFailure for what is damaged or has too many pixels.
 */
export async function decodePicture(bytes: Uint8Array, kind: FileKind, sourceName: string): Promise<Raster> {
  try {
    if (kind === 'bmp') {
      const { width, height } = bitmapSize(bytes);
      checkSize(sourceName, width, height);
    }
    const file = kind === 'bmp' ? await pngOfBitmap(bytes) : bytes;
    const open = () => sharp(file, { limitInputPixels: false, failOn: 'error', pages: 1 });
    const { width, height } = await open().metadata();
    checkSize(sourceName, width, height);
    const { data, info } = await open()
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: limits.pictureLongSide, height: limits.pictureLongSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
  } catch (error) {
    throw error instanceof ReadFailure ? error : damaged(sourceName, 'a picture', error);
  }
}
