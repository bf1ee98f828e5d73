import type { LineBox } from './line-boxes.ts';
import { type GreyRaster, heightOf, type PixelBox, sharedArea, widthOf } from './raster.ts';

/** How much darker or lighter than the ground a stroke is. */
const contrast = 60;
/** Room without ink beside a column of letters, and the most room between two of them, in letters. */
const beside = 0.45;
const mostGap = 0.5;
/** A box that holds one letter is about as high as wide. */
const leastSingle = 0.75;
const mostSingle = 1.5;
/** A column has at least two letters. */
const leastColumn = 1.6;

/** What lies most in a part of the page: its ground. */
function groundOf(page: GreyRaster, { left, top, right, bottom }: PixelBox): number {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const value = page.data[y * page.width + x] ?? 255;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts.indexOf(Math.max(...counts));
}

/** Rows that the letters of a column take, upwards and downwards from what the detector found of it: as far as there is ink in it, and none beside it. */
function grown(page: GreyRaster, box: PixelBox): PixelBox | null {
  // The detector's box is a fifth wider than the letters.
  const letter = Math.round(0.8 * widthOf(box));
  const left = Math.max(0, Math.round(box.left + 0.1 * widthOf(box)));
  const right = Math.min(page.width, left + letter);
  const room = Math.round(beside * letter);
  const from = Math.max(0, left - room);
  const to = Math.min(page.width, right + room);
  const [start, end] = [Math.max(0, Math.round(box.top)), Math.min(page.height, Math.round(box.bottom))];
  const ground = groundOf(page, { left: from, top: start, right: to, bottom: end });
  const inked = (row: number, first: number, last: number): boolean => {
    for (let x = first; x < last; x += 1) if (Math.abs((page.data[row * page.width + x] ?? ground) - ground) > contrast) return true;
    return false;
  };
  const edge = Math.round(0.12 * letter);
  const isClear = (row: number): boolean => !inked(row, from, left - edge) && !inked(row, right + edge, to);
  for (let row = start; row < end; row += 1) if (!isClear(row)) return null;
  const walk = (first: number, step: 1 | -1): number => {
    let last = first;
    for (let row = first; row >= 0 && row < page.height && Math.abs(row - last) <= mostGap * letter; row += step) {
      if (!isClear(row)) break;
      if (inked(row, left, right)) last = row;
    }
    return last;
  };
  const middle = Math.round((start + end) / 2);
  const pad = Math.round(0.1 * letter);
  const top = Math.max(0, walk(middle, -1) - pad);
  const bottom = Math.min(page.height, walk(middle, 1) + 1 + pad);
  return { left: box.left, right: box.right, top, bottom };
}

/**
 * Labels that are written upright, whole: the detector, which looks for rows, finds some of their letters only, each in a box
 * of its own. Boxes of single letters and of pieces of columns grow to the whole column where nothing stands beside it.
 */
export function wholeColumns(page: GreyRaster, boxes: readonly LineBox[]): LineBox[] {
  const columns: LineBox[] = [];
  for (const box of boxes) {
    const shape = heightOf(box) / widthOf(box);
    const isSingle = shape > leastSingle && shape < mostSingle;
    if (!isSingle && box.direction === 'row' && shape < mostSingle) continue;
    if (columns.some((column) => sharedArea(column, box) > 0.5 * widthOf(box) * heightOf(box))) continue;
    const whole = grown(page, box);
    if (whole && heightOf(whole) >= leastColumn * widthOf(whole)) columns.push({ ...whole, direction: 'column' });
  }
  const rest = boxes.filter((box) => !columns.some((column) => sharedArea(column, box) > 0.5 * widthOf(box) * heightOf(box)));
  return [...columns, ...rest].sort((a, b) => a.top - b.top || a.left - b.left);
}
