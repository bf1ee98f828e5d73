import { describe, expect, it } from 'vitest';
import { randomRates } from '../testing/random-rates.ts';
import { internalRate, internalRates } from './internal-rate.ts';
import { isolatedRates } from './rate-roots.ts';

describe('isolatedRates', () => {
  it('finds every rate of flows that are made from known rates', () => {
    // −10 M (1 + r)² + 21.7 M (1 + r) − 11.766 M = −10 M (1 + r − 1.06)(1 + r − 1.11): 1.06 + 1.11 = 2.17, 1.06 × 1.11 = 1.1766
    const two = isolatedRates([-10_000_000, 21_700_000, -11_766_000], -0.99, 10);
    expect(two).toHaveLength(2);
    expect(two[0]).toBeCloseTo(0.06, 10);
    expect(two[1]).toBeCloseTo(0.11, 10);
    // Roots 1.07, 1.10, 1.30: sum 3.47, sum of products 3.998, product 1.5301.
    const three = isolatedRates([-10_000_000, 34_700_000, -39_980_000, 15_301_000], -0.99, 10);
    expect(three).toHaveLength(3);
    for (const [index, rate] of [0.07, 0.1, 0.3].entries()) expect(three[index]).toBeCloseTo(rate, 9);
  });

  it('gives a rate at which the value touches zero once', () => {
    // (x − 1.05)² = x² − 2.1 x + 1.1025
    const [rate, ...others] = isolatedRates([1_000, -2_100, 1_102.5], -0.99, 10);
    expect(rate).toBeCloseTo(0.05, 6);
    expect(others).toEqual([]);
  });

  it('finds nothing for flows whose value has no root', () => {
    expect(isolatedRates([100, -400, 500], -0.99, 10)).toEqual([]);
    expect(isolatedRates([0, 0], -0.99, 10)).toEqual([]);
  });

  it('misses no rate and invents none in random sets of known rates', () => {
    const { missed, extra } = randomRates(1_000, 20261128);
    expect({ missed, extra }).toEqual({ missed: [], extra: [] });
  });
});

describe('internalRate with several rates', () => {
  const flows = [-10_000_000, 21_700_000, -11_766_000];
  it('gives no single rate, and lists those that were found', () => {
    expect(internalRates(flows)).toHaveLength(2);
    expect(internalRate(flows)).toEqual({
      value: null,
      because:
        'Not available: cash flows change sign more than once, so at least 6.0% and 11.0% give an NPV of zero. Use the modified IRR.',
    });
  });
});
