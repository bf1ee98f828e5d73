import { expect, it } from 'vitest';
import { withStackedLabels, withSuperscripts } from './pdf-repairs.ts';
import type { Segment } from './pdf-segment.ts';
import { segmentRows } from './pdf-segments.ts';

function at(text: string, x: number, y: number, size = 12): Segment {
  return { text, x, y, width: [...text].length * size * (/^[\x20-\x7e]+$/.test(text) ? 0.55 : 1), size };
}

it('gives a raised 2 back to its unit', () => {
  const [area, ...rest] = withSuperscripts([at('66.13m', 100, 200), at('2', 139.6, 195.3, 10), at('（壁芯）', 146, 200)]);
  expect(area?.text).toBe('66.13m2');
  expect(rest.map((segment) => segment.text)).toEqual(['（壁芯）']);
});

it('leaves a footnote mark and a figure of its own alone', () => {
  expect(withSuperscripts([at('駅', 100, 200), at('2', 112, 195, 8), at('2', 300, 200)])).toHaveLength(3);
});

it('puts a label of two lines on the line of its value', () => {
  const rows = segmentRows([at('建物', 10, 100), at('面積', 10, 118), at('103.71㎡', 60, 109)]);
  expect(rows.map((row) => row.map((segment) => segment.text))).toEqual([['建物面積', '103.71㎡']]);
});

it('takes a tooltip word off the label above it', () => {
  const rows = withStackedLabels([[at('管理費', 10, 100)], [at('9,800円', 80, 109)], [at('ヒント', 10, 118)]]);
  expect(rows.map((row) => row.map((segment) => segment.text))).toEqual([['管理費', '9,800円']]);
});

it('keeps two labels that each have a value', () => {
  const rows = withStackedLabels([
    [at('土地', 10, 100), at('所有権', 60, 100)],
    [at('面積', 10, 118), at('101.22㎡', 60, 118)],
  ]);
  expect(rows).toHaveLength(2);
});
