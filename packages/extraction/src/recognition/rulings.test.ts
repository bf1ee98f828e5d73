import { expect, it } from 'vitest';
import { lineBoxes } from './line-boxes.ts';
import type { GreyRaster, PixelBox } from './raster.ts';
import { rulingsOf, withoutStrokes } from './rulings.ts';

const width = 900;
const height = 600;

function page(...dark: PixelBox[]): GreyRaster {
  const data = new Uint8Array(width * height).fill(250);
  for (const box of dark) for (let y = box.top; y < box.bottom; y += 1) data.fill(20, y * width + box.left, y * width + box.right);
  return { width, height, data };
}

const text = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom, score: 0.9, slope: 0 });

it('finds thin lines and their ends, and no stroke of a letter', () => {
  const frame = page(
    { left: 100, right: 500, top: 200, bottom: 202 },
    { left: 300, right: 302, top: 150, bottom: 260 },
    { left: 600, right: 603, top: 200, bottom: 206 },
  );
  const { horizontal, vertical } = rulingsOf(frame);
  expect(horizontal).toEqual([{ at: 200, from: 100, to: 500 }]);
  expect(vertical).toMatchObject([{ at: 300 }]);
});

it('takes the edge of a coloured cell for a line', () => {
  const { vertical } = rulingsOf(page({ left: 100, right: 200, top: 100, bottom: 300 }));
  expect(vertical.map(({ at }) => Math.round(at / 10) * 10)).toEqual([100, 200]);
});

it('takes strokes of letters out of the lines of a table, and leaves its own lines beside the letters', () => {
  const box = { left: 100, right: 300, top: 100, bottom: 130 };
  const rulings = {
    horizontal: [
      { at: 115, from: 105, to: 160 },
      { at: 130, from: 90, to: 320 },
      { at: 115, from: 20, to: 500 },
    ],
    vertical: [
      { at: 140, from: 104, to: 128 },
      { at: 96, from: 98, to: 132 },
      { at: 140, from: 60, to: 200 },
    ],
  };
  expect(withoutStrokes(rulings, [box])).toEqual({ horizontal: rulings.horizontal.slice(1), vertical: rulings.vertical.slice(1) });
});

it('takes the stem of the first or last letter of a line for no rule', () => {
  const rulings = {
    horizontal: [],
    vertical: [
      { at: 102, from: 100, to: 128 },
      { at: 299, from: 101, to: 127 },
      { at: 101, from: 60, to: 200 },
    ],
  };
  expect(withoutStrokes(rulings, [{ left: 100, top: 98, right: 300, bottom: 130 }]).vertical).toEqual(rulings.vertical.slice(2));
});

it('cuts a line of text at the line of a table, and not at the stem of a letter', () => {
  const rulings = {
    horizontal: [],
    vertical: [
      { at: 300, from: 150, to: 260 },
      { at: 350, from: 200, to: 224 },
    ],
  };
  expect(lineBoxes([text(200, 200, 420, 224)], rulings).map(({ left, right }) => [left, right])).toEqual([
    [200, 300],
    [300, 420],
  ]);
});

it('puts letters set wide together, and stacked ones into a column that no line parts', () => {
  const wide = lineBoxes([text(100, 100, 124, 124), text(170, 100, 194, 124), text(240, 100, 264, 124)], { horizontal: [], vertical: [] });
  expect(wide).toMatchObject([{ left: 100, right: 264, direction: 'row' }]);
  const stacked = [text(100, 100, 124, 124), text(100, 140, 124, 164), text(100, 180, 124, 204)];
  expect(lineBoxes(stacked, { horizontal: [], vertical: [] })).toMatchObject([{ top: 100, bottom: 204, direction: 'column' }]);
  expect(lineBoxes(stacked, { horizontal: [{ at: 132, from: 90, to: 300 }], vertical: [] })).toHaveLength(3);
});
