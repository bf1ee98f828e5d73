import { expect, it } from 'vitest';
import { cellNameAt } from './pdf-cells.ts';
import type { Rules } from './pdf-rules.ts';

const word = { text: '所在地', x: 60, y: 118, width: 30, size: 10 };
const across = (at: number, from: number, to: number) => ({ at, from, to });

it('takes for a box what rules enclose, though one of its sides is drawn in pieces', () => {
  const rules: Rules = {
    measured: true,
    horizontal: [across(100, 50, 150), across(130, 50, 99), across(130, 101, 150)],
    vertical: [across(50, 100, 130), across(150, 100, 130)],
  };
  expect(cellNameAt(rules, word)).toBe('50 150 100 130');
});

it('takes the frame of a pictured page and the rules of a table far from it for no box', () => {
  const rules: Rules = {
    measured: true,
    horizontal: [across(100, 50, 150), across(130, 50, 150)],
    vertical: [across(50, 100, 130), across(580, 0, 800)],
  };
  expect(cellNameAt(rules, word)).toBeNull();
  // Rules of a PDF are those that were drawn.
  expect(cellNameAt({ ...rules, measured: undefined } as unknown as Rules, word)).not.toBeNull();
});
