import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';

describe('allocation', () => {
  it('splits 60 million by 18 to 12', () => {
    expect(allocate(60_000_000, [18, 12])).toEqual([36_000_000, 24_000_000]);
  });

  it('gives the yen left over to the largest remainders, the earlier part first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(101, [1, 1, 1])).toEqual([34, 34, 33]);
    expect(allocate(10, [0, 3, 4])).toEqual([0, 4, 6]);
    expect(allocate(5, [2, 3, 0.5])).toEqual([2, 3, 0]);
  });

  it('looks at the remainder, not at the order or the size of a part', () => {
    // Shares of 100: 14.28…, 28.57…, 57.14…: the middle one is cut by most.
    expect(allocate(100, [1, 2, 4])).toEqual([14, 29, 57]);
    // Shares of 11: 1.22…, 7.33…, 2.44…: the last one is cut by most.
    expect(allocate(11, [1, 6, 2])).toEqual([1, 7, 3]);
    // Shares of 7: 0.7, 2.1, 4.2: the first.
    expect(allocate(7, [1, 3, 6])).toEqual([1, 2, 4]);
    expect(allocate(2, [1, 1, 1, 1])).toEqual([1, 1, 0, 0]);
  });

  it('keeps the sign of a negative amount', () => {
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(0, [1, 2])).toEqual([0, 0]);
  });

  it('refuses weights that cannot split anything', () => {
    for (const weights of [[], [0, 0], [-1, 2], [Number.NaN, 1], [Number.POSITIVE_INFINITY, 1]])
      expect(() => allocate(10, weights)).toThrowError(expect.objectContaining({ code: 'invalid_amount' }));
    expect(() => allocate(10, [])).toThrowError(/not all zero/);
    expect(() => allocate(0.5, [1])).toThrowError(/^amount must be a whole number of yen, not 0.5/);
    expect(() => allocate(10, [0])).toThrowError(/not all zero/);
  });

  it('keeps the sum, and no part is a yen or more away from its share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 }),
        (amount, weights) => {
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          fc.pre(total > 0);
          const parts = allocate(amount, weights);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
          for (const [index, part] of parts.entries()) expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1);
        },
      ),
    );
  });

  it('keeps the sum for fractional weights too', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.array(fc.double({ min: 0.01, max: 500, noNaN: true }), { minLength: 1, maxLength: 8 }),
        (amount, weights) => {
          expect(allocate(amount, weights).reduce((sum, part) => sum + part, 0)).toBe(amount);
        },
      ),
    );
  });
});
