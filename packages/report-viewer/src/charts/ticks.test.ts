import { describe, expect, it } from 'vitest';
import { ticks } from './ticks.ts';

describe('ticks', () => {
  it.each([
    [0, 823_116, [0, 250_000, 500_000, 750_000, 1_000_000]],
    [-209_091, 0, [-300_000, -200_000, -100_000, 0]],
    [-57_095, 19_684, [-60_000, -40_000, -20_000, 0, 20_000]],
  ])('are round, cover %d to %d and hold zero', (low, high, expected) => {
    expect(ticks(low, high).map((value) => value + 0)).toEqual(expected);
  });

  it('ends even where there is nothing to show', () => {
    expect(ticks(0, 0).length).toBeLessThan(10);
  });
});
