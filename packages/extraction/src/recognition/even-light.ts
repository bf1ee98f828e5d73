import type { Raster } from './raster.ts';
import { smallCopy } from './sheet-of-photo.ts';

/** Longer side of the map of light, in pixels: finer than any shadow, coarser than any line of text. */
const mapSide = 96;
/** Below this ratio of its darkest to its lightest ground a page is evenly lit. */
const even = 0.82;
/** No ground is brightened more than this: what is darker than a shadow is printed. */
const mostGain = 2.2;

/** For each place of the map the brightness of the paper there: the lightest of its surroundings, smoothed. */
function groundOf(map: { width: number; height: number; data: Uint8Array }): Float32Array {
  const { width, height, data } = map;
  const pass = (from: ArrayLike<number>, reach: number, choose: (values: number[]) => number): Float32Array => {
    const across = new Float32Array(width * height);
    const down = new Float32Array(width * height);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const values: number[] = [];
        for (let near = Math.max(0, x - reach); near <= Math.min(width - 1, x + reach); near += 1) values.push(from[y * width + near] ?? 0);
        across[y * width + x] = choose(values);
      }
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const values: number[] = [];
        for (let near = Math.max(0, y - reach); near <= Math.min(height - 1, y + reach); near += 1)
          values.push(across[near * width + x] ?? 0);
        down[y * width + x] = choose(values);
      }
    return down;
  };
  const lightest = pass(data, 7, (values) => Math.max(...values));
  return pass(lightest, 9, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** A page whose paper is equally bright everywhere. One that is already, stays as it is. */
export function evenlyLit(page: Raster): Raster {
  const map = smallCopy(page, mapSide);
  const ground = groundOf(map);
  const sorted = ground.toSorted();
  const [dark, light] = [sorted[Math.floor(0.05 * sorted.length)] ?? 255, sorted[Math.floor(0.95 * sorted.length)] ?? 255];
  if (dark >= even * light) return page;
  const { width, height } = page;
  const data = new Uint8Array(page.data.length);
  const stepX = map.width / width;
  const stepY = map.height / height;
  const of = (x: number, y: number): number => ground[y * map.width + x] ?? light;
  for (let y = 0; y < height; y += 1) {
    const atY = Math.max(0, Math.min(map.height - 1.001, (y + 0.5) * stepY - 0.5));
    const top = Math.floor(atY);
    const down = atY - top;
    for (let x = 0; x < width; x += 1) {
      const atX = Math.max(0, Math.min(map.width - 1.001, (x + 0.5) * stepX - 0.5));
      const left = Math.floor(atX);
      const across = atX - left;
      const here =
        (of(left, top) * (1 - across) + of(left + 1, top) * across) * (1 - down) +
        (of(left, top + 1) * (1 - across) + of(left + 1, top + 1) * across) * down;
      const gain = Math.min(mostGain, light / Math.max(1, here));
      const at = (y * width + x) * 3;
      for (let channel = at; channel < at + 3; channel += 1) data[channel] = Math.min(255, (page.data[channel] ?? 0) * gain + 0.5);
    }
  }
  return { width, height, data };
}
