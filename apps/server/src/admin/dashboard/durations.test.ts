import { expect, test } from 'vitest';
import { quantile } from './durations.ts';

const classOf = (ms: number) => Math.floor(4 * Math.log2(Math.max(1, ms)));

test('the median and the slow end are within a tenth of what was measured', () => {
  const measured = Array.from({ length: 1000 }, (_, index) => 300 * 1.01 ** index);
  const classes = [...Map.groupBy(measured, classOf)].map(([number, of]) => [number, of.length] as const);
  for (const share of [0.1, 0.5, 0.9, 1]) {
    const exact = measured[Math.ceil(1000 * share) - 1] ?? 0;
    expect(Math.abs(quantile(classes, share) / exact - 1)).toBeLessThan(0.1);
  }
});

test('without anything measured there is no duration', () => {
  expect(quantile([], 0.5)).toBe(0);
});
