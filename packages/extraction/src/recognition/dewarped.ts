import { homography, type Quadrilateral } from './homography.ts';
import type { Raster } from './raster.ts';
import { sheetOfPhoto } from './sheet-of-photo.ts';

/** Longer side of a dewarped sheet in pixels: an A4 page at 220 dots an inch, more than the detector takes. */
const longestSide = 2600;

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The part of a picture inside a quadrilateral, as a rectangle. Null where its corners lie on one line. */
export function flattened(picture: Raster, sheet: Quadrilateral): Raster | null {
  const [a, b, c, d] = sheet;
  const wide = Math.max(distance(a, b), distance(d, c));
  const high = Math.max(distance(a, d), distance(b, c));
  const factor = Math.min(1, longestSide / Math.max(wide, high));
  const width = Math.max(1, Math.round(wide * factor));
  const height = Math.max(1, Math.round(high * factor));
  const h = homography(
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ],
    sheet,
  );
  if (!h) return null;
  const [h0 = 0, h1 = 0, h2 = 0, h3 = 0, h4 = 0, h5 = 0, h6 = 0, h7 = 0] = h;
  const { data } = picture;
  const stride = picture.width * 3;
  const flat = new Uint8Array(width * height * 3);
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const x = column + 0.5;
      const y = row + 0.5;
      const w = h6 * x + h7 * y + 1;
      const fromX = Math.max(0, Math.min(picture.width - 1.001, (h0 * x + h1 * y + h2) / w - 0.5));
      const fromY = Math.max(0, Math.min(picture.height - 1.001, (h3 * x + h4 * y + h5) / w - 0.5));
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      const across = fromX - left;
      const down = fromY - top;
      const first = top * stride + left * 3;
      for (let channel = first; channel < first + 3; channel += 1) {
        const upper = (data[channel] ?? 0) * (1 - across) + (data[channel + 3] ?? 0) * across;
        const lower = (data[channel + stride] ?? 0) * (1 - across) + (data[channel + stride + 3] ?? 0) * across;
        flat[at] = upper * (1 - down) + lower * down + 0.5;
        at += 1;
      }
    }
  }
  return { width, height, data: flat };
}

/** A photograph of a sheet as the sheet alone, flat and straight; every other picture as it is. */
export function dewarped(picture: Raster): Raster {
  const sheet = sheetOfPhoto(picture);
  return (sheet && flattened(picture, sheet)) ?? picture;
}
