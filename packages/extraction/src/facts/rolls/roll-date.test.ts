import { expect, it } from 'vitest';
import { dayHeldFor, monthOf } from './roll-date.ts';

it.each([
  ['報告対象月：2026年9月（9月30日時点）', '2026-09-30'],
  ['令和8年9月分（9月30日現在）', '2026-09-30'],
  ['2026年10月31日現在', '2026-10-31'],
  ['2026年9月（6戸）', null],
])('reads the day for which %s holds', (text, day) => {
  expect(dayHeldFor(text)).toBe(day);
});

it.each([
  ['レントロール R8', '2026'],
  ['RR_令和8', '2026'],
  ['2025年度', '2025'],
  ['R8.10', '2026-10'],
  ['賃料一覧', null],
])('reads the year or month that %s names', (name, month) => {
  expect(monthOf(name)).toBe(month);
});
