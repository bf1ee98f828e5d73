import { expect, it } from 'vitest';
import { splitHeadlines } from './letter-sizes.ts';
import type { LineBox } from './line-boxes.ts';
import type { GreyRaster } from './raster.ts';

/** A white page with black letters, given as left, top, width and height. */
function page(...letters: [number, number, number, number][]): GreyRaster {
  const data = new Uint8Array(600 * 300).fill(255);
  for (const [left, top, width, height] of letters)
    for (let y = top; y < top + height; y += 1) data.fill(0, y * 600 + left, y * 600 + left + width);
  return { width: 600, height: 300, data };
}

const row = (left: number, top: number, right: number, bottom: number): LineBox => ({ left, top, right, bottom, direction: 'row' });
const lines = [row(20, 200, 300, 220), row(20, 230, 300, 250), row(20, 260, 300, 280)];
const noRulings = { horizontal: [], vertical: [] };
const figures: [number, number, number, number][] = [
  [40, 20, 20, 60],
  [64, 74, 6, 14],
  [76, 20, 30, 60],
  [112, 20, 30, 60],
];
const unit: [number, number, number, number][] = [
  [150, 55, 22, 24],
  [176, 55, 22, 24],
];

it('cuts a large figure from its small unit, and leaves the comma inside it', () => {
  const [figure, rest, ...others] = splitHeadlines(page(...figures, ...unit), [row(35, 15, 205, 90), ...lines], noRulings);
  expect(figure).toMatchObject({ left: expect.closeTo(40, -1), right: expect.closeTo(142, -1) });
  expect(rest).toMatchObject({ left: expect.closeTo(150, -1), right: expect.closeTo(198, -1) });
  expect((rest?.bottom ?? 0) - (rest?.top ?? 0)).toBeLessThan(40);
  expect(others).toEqual(lines);
});

it('leaves a headline of one size whole, and lines of the usual height', () => {
  const headline = row(35, 15, 205, 90);
  expect(splitHeadlines(page(...figures), [headline, ...lines], noRulings)).toEqual([headline, ...lines]);
  const usual = [row(35, 15, 205, 90), row(35, 100, 205, 175), row(35, 200, 205, 275)];
  expect(splitHeadlines(page(...figures, ...unit), usual, noRulings)).toEqual(usual);
});

it('cuts words between two large figures from both', () => {
  const label: [number, number, number, number][] = [
    [160, 55, 24, 25],
    [188, 55, 24, 25],
    [216, 55, 24, 25],
  ];
  const second: [number, number, number, number][] = [
    [260, 20, 30, 60],
    [296, 20, 30, 60],
  ];
  const parts = splitHeadlines(page(...figures, ...label, ...second), [row(35, 15, 335, 90), ...lines], noRulings);
  expect(parts.slice(0, 3).map(({ left, right }) => [Math.round(left / 10) * 10, Math.round(right / 10) * 10])).toEqual([
    [40, 150],
    [160, 240],
    [260, 330],
  ]);
  expect(parts.slice(3)).toEqual(lines);
});
