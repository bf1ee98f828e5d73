import { expect, it } from 'vitest';
import { splitGrounds } from './label-grounds.ts';
import type { LineBox } from './line-boxes.ts';
import type { GreyRaster } from './raster.ts';

const size = { width: 600, height: 60 };
const line: LineBox = { left: 20, top: 10, right: 420, bottom: 50, direction: 'row' };

/** A white page with rectangles of a brightness, given as left, top, width, height. */
function page(...parts: [left: number, top: number, width: number, height: number, brightness: number][]): GreyRaster {
  const data = new Uint8Array(size.width * size.height).fill(255);
  for (const [left, top, width, height, brightness] of parts)
    for (let y = top; y < top + height; y += 1) data.fill(brightness, y * size.width + left, y * size.width + left + width);
  return { ...size, data };
}

const stems = (from: number, brightness: number): [number, number, number, number, number][] =>
  [0, 1, 2, 3].map((letter) => [from + 20 * letter, 14, 6, 32, brightness]);

it('cuts a label in light letters on a dark ground from the value behind it', () => {
  const whole = page([20, 8, 110, 44, 20], ...stems(36, 255), ...stems(150, 0), ...stems(240, 0));
  expect(splitGrounds(whole, [line])).toEqual([
    { ...line, right: 130, within: { left: 0, right: 130 } },
    { ...line, left: 130, within: { left: 130, right: size.width } },
  ]);
});

it.each<[string, GreyRaster]>([
  ['dark letters on one ground', page(...stems(20, 0), ...stems(150, 0), ...stems(240, 0))],
  ['light letters on one dark ground', page([0, 0, 600, 60, 20], ...stems(36, 255), ...stems(150, 255))],
  ['a mark at the start that is narrower than a word', page([20, 8, 30, 44, 20], ...stems(70, 0), ...stems(150, 0), ...stems(240, 0))],
])('leaves a line whole: %s', (_, picture) => {
  expect(splitGrounds(picture, [line])).toEqual([line]);
});
