import { expect, it } from 'vitest';
import { isSideways, turnedByQuarters } from './quarter-turns.ts';
import type { Raster } from './raster.ts';
import type { TextBox } from './text-boxes.ts';

/** Two rows of three pixels, each of its own grey. */
const page: Raster = { width: 3, height: 2, data: new Uint8Array([1, 2, 3, 4, 5, 6].flatMap((grey) => [grey, grey, grey])) };
const greys = ({ data }: Raster): number[] => [...data].filter((_, at) => at % 3 === 0);

it('turns a page clockwise by quarters', () => {
  expect(turnedByQuarters(page, 1)).toMatchObject({ width: 2, height: 3 });
  expect(greys(turnedByQuarters(page, 1))).toEqual([4, 1, 5, 2, 6, 3]);
  expect(greys(turnedByQuarters(page, 2))).toEqual([6, 5, 4, 3, 2, 1]);
  expect(greys(turnedByQuarters(page, 3))).toEqual([3, 6, 2, 5, 1, 4]);
  expect(turnedByQuarters(turnedByQuarters(page, 1), 3)).toEqual(page);
});

it('takes a page for one on its side when most of its text runs up or down', () => {
  const box = (width: number, height: number): TextBox => ({ left: 0, top: 0, right: width, bottom: height, score: 1, slope: null });
  const rows = Array.from({ length: 6 }, () => box(300, 30));
  expect(isSideways(rows)).toBe(false);
  expect(isSideways(rows.map((row) => box(row.bottom, row.right)))).toBe(true);
  expect(isSideways([...rows, box(30, 200), box(30, 260)])).toBe(false);
});
