import { expect, it } from 'vitest';
import type { FusedText, NumberState } from './fused-text.ts';
import type { LineBox } from './line-boxes.ts';
import type { GreyRaster } from './raster.ts';
import { withSecondLook } from './second-look.ts';

const rulings = { horizontal: [], vertical: [] };
const box: LineBox = { left: 10, top: 5, right: 490, bottom: 45, direction: 'row' };

/** Twelve letters of forty pixels with gaps between them. */
function page(): GreyRaster {
  const data = new Uint8Array(500 * 50).fill(255);
  for (let letter = 0; letter < 12; letter += 1)
    for (let y = 10; y < 40; y += 1) data.fill(0, y * 500 + 12 + 40 * letter, y * 500 + 44 + 40 * letter);
  return { width: 500, height: 50, data };
}

const told = (state: NumberState): FusedText => ({
  text: '鉄筋コンクリート造6階建',
  numbers: [{ text: '6', state }],
  agreement: 0.75,
  compared: 8,
});

/** A reader that sees the same in every picture, and how wide the pictures were. */
function reader(seen: string, sureness = 0.95) {
  const widths: number[] = [];
  return {
    widths,
    read: async ({ width }: GreyRaster) => {
      widths.push(width);
      return [...seen].map((letter) => ({ letter, sureness }));
    },
    knows: () => true,
    close: async () => undefined,
  };
}

it('is sure of a number that the second reader sees in a picture of its place alone', async () => {
  const second = reader('造6隋');
  expect((await withSecondLook(page(), box, rulings, told('first_only'), second)).numbers).toEqual([{ text: '6', state: 'agreed' }]);
  expect(second.widths).toHaveLength(1);
  expect(second.widths[0]).toBeLessThan(250);
});

it.each([
  ['other figures', '造8隋', 0.95],
  ['further figures', '16隋', 0.95],
  ['nothing', '造', 0.95],
  ['the same, but not surely', '造6隋', 0.5],
])('keeps the doubt where it sees %s', async (_, seen, sureness) => {
  expect((await withSecondLook(page(), box, rulings, told('first_only'), reader(seen, sureness))).numbers[0]?.state).toBe('first_only');
});

it.each<NumberState>(['agreed', 'conflict', 'second_only'])('asks nothing about a number whose state is %s', async (state) => {
  const second = reader('造6隋');
  expect(await withSecondLook(page(), box, rulings, told(state), second)).toEqual(told(state));
  expect(second.widths).toEqual([]);
});
