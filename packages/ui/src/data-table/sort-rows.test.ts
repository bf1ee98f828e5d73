import { expect, test } from 'vitest';
import { sortRows } from './sort-rows.ts';

const rows = [{ v: 3 }, { v: null }, { v: 1 }, { v: 2 }];

test('sorts a copy and leaves the rows as they came', () => {
  expect(sortRows(rows, ({ v }) => v, 'ascending').map(({ v }) => v)).toEqual([1, 2, 3, null]);
  expect(rows.map(({ v }) => v)).toEqual([3, null, 1, 2]);
});

test('missing values come last in both directions', () => {
  expect(sortRows(rows, ({ v }) => v, 'descending').map(({ v }) => v)).toEqual([3, 2, 1, null]);
});

test('numbers inside names sort as numbers', () => {
  expect(sortRows(['Room 10', 'Room 9'], (name) => name, 'ascending')).toEqual(['Room 9', 'Room 10']);
});

test('dates sort by time', () => {
  const [early, late] = [new Date('2025-01-01'), new Date('2026-01-01')];
  expect(sortRows([late, early], (day) => day, 'ascending')).toEqual([early, late]);
});
