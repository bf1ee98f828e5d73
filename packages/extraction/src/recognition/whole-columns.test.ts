import { expect, it } from 'vitest';
import { columnAsRow } from './column-as-row.ts';
import type { LineBox } from './line-boxes.ts';
import type { GreyRaster } from './raster.ts';
import { wholeColumns } from './whole-columns.ts';

/** A grey page with black rectangles, given as left, top, width, height. */
function page(width: number, height: number, ...parts: [left: number, top: number, width: number, height: number][]): GreyRaster {
  const data = new Uint8Array(width * height).fill(235);
  for (const [left, top, wide, high] of parts)
    for (let y = top; y < top + high; y += 1) data.fill(0, y * width + left, y * width + left + wide);
  return { width, height, data };
}

/** Letters of 30 pixels, the second in two strokes, one under the other from a row on. */
const column = (left: number, top: number): [number, number, number, number][] => [
  [left, top, 30, 30],
  [left, top + 35, 30, 12],
  [left, top + 52, 30, 13],
  [left, top + 70, 30, 30],
];
const box = (left: number, top: number, right: number, bottom: number, direction: LineBox['direction'] = 'row'): LineBox => ({
  left,
  top,
  right,
  bottom,
  direction,
});

it('grows the box of one letter to the column that it belongs to, and keeps one box of several', () => {
  const found = wholeColumns(page(200, 260, ...column(80, 60)), [box(76, 90, 114, 128), box(76, 126, 114, 164)]);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ left: 76, right: 114, direction: 'column' });
  expect(Math.abs((found[0]?.top ?? 0) - 60)).toBeLessThanOrEqual(4);
  expect(Math.abs((found[0]?.bottom ?? 0) - 160)).toBeLessThanOrEqual(4);
});

it.each<[string, GreyRaster, LineBox[]]>([
  [
    'a letter of a row, with others beside it',
    page(200, 260, ...column(40, 60), ...column(80, 60), ...column(120, 60)),
    [box(76, 56, 114, 94)],
  ],
  ['a letter alone', page(200, 260, [80, 60, 30, 30]), [box(76, 56, 114, 94)]],
  ['letters far from each other', page(200, 260, [80, 60, 30, 30], [80, 140, 30, 30]), [box(76, 56, 114, 94), box(76, 136, 114, 174)]],
  ['a line of several letters', page(200, 260, ...column(20, 60), ...column(55, 60)), [box(16, 56, 90, 94)]],
])('leaves as it is: %s', (_, picture, boxes) => {
  expect(wholeColumns(picture, boxes)).toEqual(boxes);
});

it('sets the letters of a column side by side, those whose strokes stand apart and those that touch', () => {
  const onWhite = (picture: GreyRaster): GreyRaster => ({ ...picture, data: picture.data.map((value) => (value === 235 ? 255 : value)) });
  const apart = columnAsRow(onWhite(page(40, 120, ...column(5, 10))));
  expect(Math.round(apart.width / apart.height)).toBe(3);
  const touching = columnAsRow(onWhite(page(40, 120, [5, 10, 30, 62])));
  expect(Math.round(touching.width / touching.height)).toBe(2);
});
