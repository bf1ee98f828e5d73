import { expect, it } from 'vitest';
import { dayStated } from './roll-date.ts';

it.each([
  ['フロア別賃料表（2026年10月末時点）', '2026-10-31'],
  ['令和8年2月末日現在', '2026-02-28'],
  ['2028年2月末現在', '2028-02-29'],
  ['2026年10月30日現在', '2026-10-30'],
])('knows the day for which %s holds', (text, day) => {
  expect(dayStated(text)).toBe(day);
});
