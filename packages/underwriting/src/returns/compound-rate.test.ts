import { describe, expect, it } from 'vitest';
import { effectiveRate, growthRate, nominalRate, periodsToGrow } from './compound-rate.ts';

describe('compound rates', () => {
  it('compounds a nominal rate and back', () => {
    // (1 + 0.0525 ÷ 4)⁴ − 1
    expect(effectiveRate(0.0525, 4)).toBeCloseTo(0.0535427, 7);
    expect(nominalRate(0.053543, 4)).toBeCloseTo(0.0525003, 7);
  });

  it('finds the growth of a period, and the time that growth takes', () => {
    expect(growthRate(10_000, 11_000, 96).value).toBeCloseTo(0.0009933, 7);
    expect(periodsToGrow(0.025, 2_000, 2_200).value).toBeCloseTo(3.8599, 4);
  });

  it('gives a fall where the amount shrinks, down to nothing', () => {
    expect(growthRate(400, 100, 2).value).toBe(-0.5);
    expect(growthRate(100, 0, 1).value).toBe(-1);
    // Half of it stands before the first: one period back at 100 %.
    expect(periodsToGrow(1, 200, 100).value).toBe(-1);
  });

  it.each([
    [0, 100, 5],
    [-100, 100, 5],
    [100, -1, 5],
    [100, 200, 0],
    [100, 200, -1],
  ])('says why there is no growth from %d to %d in %d periods', (from, to, periods) => {
    expect(growthRate(from, to, periods)).toEqual({
      value: null,
      because: 'Not available: growth needs an amount above zero and a period.',
    });
  });

  it.each([
    [0, 100, 200],
    [-0.1, 100, 200],
    [0.1, 0, 200],
    [0.1, -100, 200],
    [0.1, 100, 0],
    [0.1, 100, -200],
  ])('says why there is no time at %d from %d to %d', (rate, from, to) => {
    expect(periodsToGrow(rate, from, to)).toEqual({ value: null, because: 'Not available: growth needs a rate and amounts above zero.' });
  });
});
