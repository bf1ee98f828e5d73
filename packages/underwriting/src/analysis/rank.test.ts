import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankFinder } from './rank.ts';

/** The values at the ranks of a sorted copy. */
const bySorting = (values: readonly number[], ranks: readonly number[]) => {
  const rising = [...values].sort((left, right) => left - right);
  return ranks.map((rank) => rising[rank]);
};
const found = (values: readonly number[], ranks: readonly number[]) => rankFinder(values.length, ranks)(Float64Array.from(values));

describe('values at ranks', () => {
  it('are those of the sorted list', () => {
    const number = fc.oneof(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.integer({ min: -3, max: 3 }));
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 300 }), (values) => {
        const ranks = [0, 0.1, 0.5, 0.9, 1].map((share) => Math.min(values.length - 1, Math.floor(share * values.length)));
        expect(found(values, ranks).map((value) => value + 0)).toEqual(bySorting(values, ranks).map((value = Number.NaN) => value + 0));
      }),
    );
  });

  it('are found where no width divides the values, and where one lies far from the others', () => {
    expect(found([4, 4, 4], [0, 1, 2])).toEqual([4, 4, 4]);
    expect(found([0, 5e-324, 0], [0, 1, 2])).toEqual([0, 0, 5e-324]);
    expect(found([-1e308, 1e308, 7], [0, 1, 2])).toEqual([-1e308, 7, 1e308]);
    expect(found([1e15, 3, 2, 1], [0, 1, 2, 3])).toEqual([1, 2, 3, 1e15]);
  });

  it('are found again in the next slice of the same size, and leave a slice as it was', () => {
    const find = rankFinder(3, [1]);
    const slice = Float64Array.of(3, 1, 2);
    expect([find(slice), find(Float64Array.of(9, 8, 7))]).toEqual([[2], [8]]);
    expect([...slice]).toEqual([3, 1, 2]);
  });
});
