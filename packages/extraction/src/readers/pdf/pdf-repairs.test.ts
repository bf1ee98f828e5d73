import { expect, it } from 'vitest';
import { cutAtRules, withStackedLabels, withSuperscripts } from './pdf-repairs.ts';
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

it('takes small capitals over a label for its other name', () => {
  const rows = withStackedLabels([[at('GROSS YIELD', 10, 100, 6)], [at('4.62%', 120, 110)], [at('表面利回り', 10, 113)]]);
  expect(rows.map((row) => row.map((segment) => segment.text))).toEqual([['GROSS YIELD 表面利回り', '4.62%']]);
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

it('cuts a run that goes on over a rule at its space, and no other run', () => {
  const cellOf = ({ x }: Segment): string => (x < 50 ? 'left' : 'right');
  const run = { text: '19,833,600 3,305,600', x: 0, y: 100, width: 100, size: 10 };
  expect(cutAtRules(run, cellOf).map(({ text, x }) => ({ text, x }))).toEqual([
    { text: '19,833,600', x: 0 },
    { text: '3,305,600', x: 55 },
  ]);
  expect(cutAtRules(run, () => 'one')).toEqual([run]);
});

it('keeps letters that are drawn twice to look bold once, wherever their place is rounded to', () => {
  const [row] = segmentRows([at('評価額', 322.2, 100), at('評価額', 321.91, 100), at('評価額', 400, 100)]);
  expect(row?.map(({ text }) => text)).toEqual(['評価額', '評価額']);
});

it('joins a figure with a unit that has a remark in brackets behind it', () => {
  const [row] = segmentRows([at('1億4,980', 100, 200, 22), at('万円（税込・消費税412万円を含む）', 256, 203, 10)]);
  expect(row?.map(({ text }) => text)).toEqual(['1億4,980万円（税込・消費税412万円を含む）']);
});

it('gives a unit to the nearest of figures that are set one by one', () => {
  const figures = ['2', ',', '4', '8', '0'].map((text, index) => ({ text, x: 90 + 30 * index, y: 100, width: 30, size: 30 }));
  const rows = segmentRows([...figures, at('万', 240, 100, 15), at('円', 255, 100, 15)]);
  expect(rows.map((row) => row.map((segment) => segment.text))).toEqual([['2,480万円']]);
});

it('parts letters on one line only where an upright rule does', () => {
  const letters = [at('市', 100, 100), at('電', 112, 100), at('２', 124, 100)];
  const boxed = (boxOf: (segment: Segment) => string): string[][] =>
    segmentRows(letters, boxOf).map((row) => row.map((segment) => segment.text));
  expect(boxed(({ x }) => (x < 110 ? '90 400 50 120' : '90 400 50 500'))).toEqual([['市電２']]);
  expect(boxed(({ x }) => (x < 110 ? '90 110 50 120' : '110 400 50 120'))).toEqual([['市', '電２']]);
});
