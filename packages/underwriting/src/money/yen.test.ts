import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floorTo, requireYen, roundYen, sumYen, timesFraction, timesRate } from './yen.ts';

const invalidAmount = expect.objectContaining({ code: 'invalid_amount' });

describe('rounding yen', () => {
  it('goes the way that is named, losses included', () => {
    expect(roundYen(1.5)).toBe(1);
    expect(roundYen(1.5, 'ceil')).toBe(2);
    expect(roundYen(1.4, 'nearest')).toBe(1);
    expect(roundYen(1.5, 'nearest')).toBe(2);
    expect(roundYen(-1.5)).toBe(-2);
    expect(roundYen(-1.5, 'ceil')).toBe(-1);
    expect(roundYen(-1.5, 'nearest')).toBe(-2);
    expect(roundYen(-1.4, 'nearest')).toBe(-1);
    expect(roundYen(-0.4, 'nearest')).toBe(0);
    // 300 × 1.005 is 301.5, and in binary fractions a little less.
    expect(300 * 1.005).toBeLessThan(301.5);
    expect(roundYen(300 * 1.005, 'nearest')).toBe(302);
    expect(roundYen(-300 * 1.005, 'nearest')).toBe(-302);
    expect(roundYen(1.2, 'ceil')).toBe(2);
  });

  it('takes the leftover of binary fractions for what it is', () => {
    expect(roundYen(0.1 + 0.2 - 0.3)).toBe(0);
    expect(Object.is(roundYen(-1e-9), 0)).toBe(true);
    expect(roundYen(99.999_999_9)).toBe(100);
    expect(roundYen(99.999_99)).toBe(99);
    expect(roundYen(100.000_000_1, 'ceil')).toBe(100);
    expect(roundYen(100.000_1, 'ceil')).toBe(101);
  });

  it('cuts to units as tax law does', () => {
    expect(floorTo(3_333_333, 1_000)).toBe(3_333_000);
    expect(floorTo(999, 1_000)).toBe(0);
    expect(floorTo(1_000, 1_000)).toBe(1_000);
    expect(Object.is(floorTo(-0.0000001, 100), 0)).toBe(true);
    expect(floorTo(-1, 100)).toBe(-100);
  });
});

describe('a rate on an amount', () => {
  it('is exact where binary fractions are not: 24,000,000 × 0.038', () => {
    expect(timesRate(24_000_000, 0.038)).toBe(912_000);
    expect(timesRate(8_000_000, 1.1)).toBe(8_800_000);
    expect(timesRate(999_999, 0.143)).toBe(142_999);
    expect(timesRate(999_999, 0.143, 'ceil')).toBe(143_000);
    expect(timesRate(999_999, 0.143, 'nearest')).toBe(143_000);
  });

  it('rounds halves away from zero', () => {
    expect(timesRate(5, 0.1, 'nearest')).toBe(1);
    expect(timesRate(-5, 0.1, 'nearest')).toBe(-1);
    expect(timesRate(4, 0.1, 'nearest')).toBe(0);
    expect(timesRate(-4, 0.1, 'nearest') + 0).toBe(0);
    expect(timesRate(-6, 0.1, 'nearest')).toBe(-1);
    expect(timesRate(-5, 0.1)).toBe(-1);
    expect(timesRate(-5, 0.1, 'ceil') + 0).toBe(0);
    expect(timesRate(10, 0.1, 'ceil')).toBe(1);
  });

  it('holds for fine rates and large amounts', () => {
    expect(timesRate(9_000_000_000_000, 0.000_000_1)).toBe(900_000);
    expect(timesRate(1_000_000_000_000, 0.123_456_789_012)).toBe(123_456_789_012);
    expect(timesRate(1_000_000_000_001, 0.123_456_789_012, 'ceil')).toBe(123_456_789_013);
    expect(timesRate(3, 1 / 3)).toBe(0);
    expect(timesRate(3, 1 / 3, 'nearest')).toBe(1);
    expect(timesRate(-3, 1 / 3, 'nearest')).toBe(-1);
    expect(timesRate(-3, 1 / 3)).toBe(-1);
    expect(timesRate(2 ** 52, 3)).toBe(3 * 2 ** 52);
  });

  it('refuses a rate that is not a number', () => {
    expect(() => timesRate(1, Number.NaN)).toThrowError(invalidAmount);
    expect(() => timesRate(1, Number.POSITIVE_INFINITY)).toThrowError(/finite number, not Infinity/);
  });
});

describe('a fraction of an amount', () => {
  it('is worked out in integers', () => {
    expect(timesFraction(120_000, 185, 365)).toBe(60_821);
    expect(timesFraction(120_000, 185, 365, 'ceil')).toBe(60_822);
    expect(timesFraction(120_000, 185, 365, 'nearest')).toBe(60_822);
    expect(timesFraction(100, 1, -3)).toBe(-34);
    expect(timesFraction(100, 1, -3, 'ceil')).toBe(-33);
    expect(timesFraction(-100, -1, 3)).toBe(33);
    expect(timesFraction(9, 1, 3)).toBe(3);
    expect(timesFraction(9, 1, 3, 'ceil')).toBe(3);
    expect(timesFraction(1, 1, 2, 'nearest')).toBe(1);
    expect(timesFraction(-1, 1, 2, 'nearest')).toBe(-1);
    expect(timesFraction(-1, 1, 3, 'nearest') + 0).toBe(0);
  });

  it('takes fractional parts, such as areas', () => {
    expect(timesFraction(1_000, 1.5, 3)).toBe(500);
    expect(timesFraction(1_000, 1, 2.5, 'ceil')).toBe(400);
    expect(timesFraction(1_001, 1.5, 4, 'ceil')).toBe(376);
  });

  it('refuses to divide by zero', () => {
    expect(() => timesFraction(1, 1, 0)).toThrowError(/denominator other than zero/);
  });
});

describe('whole yen', () => {
  it('are required by name', () => {
    expect(requireYen(5, 'price')).toBe(5);
    expect(() => requireYen(5.5, 'price')).toThrowError(/price must be a whole number of yen, not 5.5/);
    expect(() => requireYen(2 ** 60, 'price')).toThrowError(expect.objectContaining({ code: 'invalid_amount', field: 'price' }));
  });

  it('add up', () => {
    expect(sumYen([])).toBe(0);
    expect(sumYen([1, 2, -5])).toBe(-2);
  });

  it('floor, nearest and ceil never differ by more than a yen and keep their order', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), fc.integer({ min: 0, max: 2_000_000 }), (amount, millionths) => {
        const rate = millionths / 1_000_000;
        const [low, middle, high] = [timesRate(amount, rate), timesRate(amount, rate, 'nearest'), timesRate(amount, rate, 'ceil')];
        expect(low).toBeLessThanOrEqual(middle);
        expect(middle).toBeLessThanOrEqual(high);
        expect(high - low).toBeLessThanOrEqual(1);
        expect(timesFraction(amount, millionths, 1_000_000)).toBe(low);
      }),
    );
  });
});
