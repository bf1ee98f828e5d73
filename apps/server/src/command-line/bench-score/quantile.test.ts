import { describe, expect, it } from 'vitest';
import { quantileOf, shareOf } from './quantile.ts';

describe('a quantile', () => {
  it('lies on a straight line between the two ranks beside it', () => {
    // Five numbers: the median is the third, the 10th percentile two fifths of the way from the first to the second.
    expect(quantileOf([50, 10, 40, 20, 30], 0.5)).toBe(30);
    expect(quantileOf([50, 10, 40, 20, 30], 0.1)).toBeCloseTo(14, 10);
    expect(quantileOf([1, 2], 0.9)).toBeCloseTo(1.9, 10);
  });

  it('leaves out what is not known, and is not known of nothing', () => {
    expect(quantileOf([null, 3, null, 5], 0.5)).toBe(4);
    expect(quantileOf([null], 0.5)).toBeNull();
    expect(quantileOf([7], 0.9)).toBe(7);
  });
});

describe('a share', () => {
  it('is in percent of all rows, and not known of none', () => {
    expect(shareOf([1, 2, 3, 4], (value) => value > 1)).toBe(75);
    expect(shareOf([], () => true)).toBeNull();
  });
});
