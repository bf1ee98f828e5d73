import type { LineBox } from './line-boxes.ts';
import { type GreyRaster, heightOf, widthOf } from './raster.ts';

/** How far the dark and the light parts of a line must be apart to be two grounds. */
const contrast = 90;
/** Share of a column that is of the label's ground where no letter stands in it, and of one that is of the value's. */
const solid = 0.9;
const blank = 0.08;
/** Room of the label behind its last letter, and of the value before its first, in heights of the line: no stem is so broad. */
const leastRoom = 0.2;
const leastGap = 0.1;
/** A label and its value are at least this many times as wide as the line is high. */
const leastLabel = 1.4;
const leastValue = 1;

/** Share of each column, between the upper and the lower fifth, that is on the dark side. */
function darkShares(page: GreyRaster, box: LineBox): { shares: number[]; from: number } | null {
  const [from, to] = [Math.max(0, Math.floor(box.left)), Math.min(page.width, Math.ceil(box.right))];
  const fifth = heightOf(box) / 5;
  const [top, bottom] = [Math.max(0, Math.ceil(box.top + fifth)), Math.min(page.height, Math.floor(box.bottom - fifth))];
  if (to - from < 8 || bottom - top < 6) return null;
  const values: number[] = [];
  for (let row = top; row < bottom; row += 1)
    for (let column = from; column < to; column += 1) values.push(page.data[row * page.width + column] ?? 255);
  const sorted = values.toSorted((a, b) => a - b);
  const [dark, light] = [sorted[Math.floor(0.05 * sorted.length)] ?? 0, sorted[Math.floor(0.95 * sorted.length)] ?? 255];
  if (light - dark < contrast) return null;
  const middle = (dark + light) / 2;
  const width = to - from;
  const shares = Array.from({ length: width }, (_, column) => {
    let count = 0;
    for (let at = column; at < values.length; at += width) if ((values[at] ?? 255) < middle) count += 1;
    return count / (bottom - top);
  });
  return { shares, from };
}

/** Where a label on a dark ground at the start of the line ends, as a column of its shares; null where there is none. */
function endOfLabel(shares: readonly number[], height: number): number | null {
  const start = shares.findIndex((share) => share >= solid);
  if (start < 0 || start > 0.5 * height) return null;
  // The last broad room on the label's ground: between its letters it is seen through their strokes.
  let run = 0;
  let end = -1;
  for (const [column, share] of shares.entries()) {
    run = share >= solid ? run + 1 : 0;
    if (run >= leastRoom * height) end = column;
  }
  const value = shares.slice(end + 1);
  // The edge between the two grounds may be neither.
  const gap = value.slice(1, 1 + Math.ceil(leastGap * height));
  const isEdge = gap.length > 0 && gap.every((share) => share <= blank);
  return isEdge && end - start >= leastLabel * height && value.length >= leastValue * height ? end : null;
}

/** A line that begins with a label in light letters on a dark ground, and goes on in dark letters on a light one, as two lines; others whole. */
function splitAtGround(page: GreyRaster, box: LineBox): LineBox[] {
  const found = darkShares(page, box);
  if (!found) return [box];
  const end = endOfLabel(found.shares, heightOf(box));
  if (end === null) return [box];
  const cut = found.from + end + 1;
  return [
    { ...box, right: cut, within: { left: 0, right: cut } },
    { ...box, left: cut, within: { left: cut, right: page.width } },
  ];
}

/** The lines of a page, each in letters of one shade on one ground. */
export function splitGrounds(page: GreyRaster, boxes: readonly LineBox[]): LineBox[] {
  return boxes.flatMap((box) =>
    box.direction === 'row' && widthOf(box) > (leastLabel + leastValue) * heightOf(box) ? splitAtGround(page, box) : [box],
  );
}
