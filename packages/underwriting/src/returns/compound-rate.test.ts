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

  it('says why there is no answer', () => {
    expect(growthRate(0, 100, 5)).toMatchObject({ value: null });
    expect(periodsToGrow(0, 100, 200)).toMatchObject({ value: null });
  });
});
