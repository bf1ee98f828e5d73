import sharp, { type Sharp } from 'sharp';
import type { Raster } from '../recognition/raster.ts';

/** A small picture as it is kept: WebP, with its size in pixels. */
export interface KeptPicture {
  webp: Uint8Array;
  width: number;
  height: number;
}

/** What a kept picture may weigh and measure. */
export interface PictureLimits {
  longSide: number;
  bytes: number;
}

/** Tried one after the other until a picture is small enough: quality of WebP, and the share of the longer side. */
const attempts: readonly [quality: number, share: number][] = [
  [60, 1],
  [40, 1],
  [40, 0.7],
  [30, 0.5],
];

/** How hard WebP looks for a smaller file: one step more takes twice the time of a whole page and spares three percent. */
const effort = 2;

/** The picture as WebP within the limits; null where not even a coarse one fits. */
export async function keptPicture(open: () => Sharp, { longSide, bytes }: PictureLimits): Promise<KeptPicture | null> {
  for (const [quality, share] of attempts) {
    const side = Math.max(1, Math.round(longSide * share));
    const { data, info } = await open()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort })
      .toBuffer({ resolveWithObject: true });
    if (data.byteLength <= bytes) return { webp: new Uint8Array(data), width: info.width, height: info.height };
  }
  return null;
}

export function openRaster({ width, height, data }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A page as its reader straightened it, for whoever cuts it later: fine enough for small print, small enough to be handed on. */
export async function straightenedPage(page: Raster): Promise<Uint8Array> {
  const longSide = 2400;
  const data = await openRaster(page)
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75, effort: 1 })
    .toBuffer();
  return new Uint8Array(data);
}
