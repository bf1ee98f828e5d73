import { expect, it } from 'vitest';
import { dayHeldFor } from './roll-date.ts';

it.each([
  ['報告対象月：2026年9月（9月30日時点）', '2026-09-30'],
  ['令和8年9月分（9月30日現在）', '2026-09-30'],
  ['2026年10月31日現在', '2026-10-31'],
  ['2026年9月（6戸）', null],
])('reads the day for which %s holds', (text, day) => {
  expect(dayHeldFor(text)).toBe(day);
});
