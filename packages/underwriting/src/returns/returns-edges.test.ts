import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datedInternalRate, datedPresentValue } from './dated-flows.ts';
import { internalRate, internalRateNearestZero, internalRates, newtonRate, signChanges } from './internal-rate.ts';
import { modifiedInternalRate } from './modified-rate.ts';
import { netPresentValue, netPresentValueFromPeriodOne } from './net-present-value.ts';
import { periodsFor, rateFor } from './time-value.ts';

const near = (value: number | null, expected: number, digits = 10) => expect(value ?? Number.NaN).toBeCloseTo(expected, digits);

describe('roots of the internal rate', () => {
  it('are all found, lowest first, with the number of them', () => {
    // (1 + r) = 0.5, 1.1 and 1.5: 100 (x − 0.5)(x − 1.1)(x − 1.5) = 100x³ − 310x² + 295x − 82.5
    const flows = [-100, 310, -295, 82.5];
    const roots = internalRates(flows);
    expect(roots).toHaveLength(3);
    near(roots[0] ?? null, -0.5);
    near(roots[1] ?? null, 0.1);
    near(roots[2] ?? null, 0.5);
    near(internalRateNearestZero(flows), 0.1);
    expect(internalRate(flows).because).toBe(
      'Not available: cash flows change sign more than once, so at least −50.0%, 10.0% and 50.0% give an NPV of zero. Use the modified IRR.',
    );
  });

  it('are found near both ends of the range searched', () => {
    near(internalRate([-1, 100_001]).value, 100_000, 3);
    near(internalRates([-1, 100_001])[0] ?? null, 100_000, 3);
    near(internalRate([-10_000, 1]).value, -0.9999, 10);
    near(internalRates([-10_000, 1])[0] ?? null, -0.9999, 10);
    expect(internalRate([-1, 3_000_000]).because).toBe('Not available: no rate of return gives an NPV of zero.');
    expect(internalRate([-3_000_000, 1]).because).toMatch(/no rate of return gives/);
  });

  it('say which of two rates of opposite sign is nearer to zero', () => {
    // (x − 0.9)(x − 1.3): roots −10 % and 30 %
    near(internalRateNearestZero([-100, 220, -117]), -0.1, 9);
    // (x − 0.6)(x − 1.2): roots −40 % and 20 %
    near(internalRateNearestZero([-100, 180, -72]), 0.2, 9);
  });

  it('are the same on the long way, where more than forty flows are not read in lanes', () => {
    for (const count of [38, 39, 40, 41, 60]) {
      const flows = [-1_000, 200, -50, ...Array.from({ length: count - 3 }, () => 60)];
      const roots = internalRates(flows);
      expect(roots).toHaveLength(1);
      expect(Math.abs(netPresentValue(roots[0] ?? Number.NaN, flows))).toBeLessThan(1e-6);
      near(internalRate(flows).value, roots[0] ?? Number.NaN, 9);
    }
  });

  it('do not exist for flows all of one sign, whatever zeros stand between', () => {
    for (const flows of [[5, 0, 7], [-5, 0, -7], [0], [3], [-3]]) {
      expect(internalRate(flows)).toEqual({
        value: null,
        because: 'Not available: cash flows never change sign, so no rate gives an NPV of zero.',
      });
      expect(internalRates(flows)).toEqual([]);
    }
  });

  it('turn with the sign of the flows, and not with their size', () => {
    const flows = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000];
    const rate = internalRate(flows).value ?? Number.NaN;
    near(internalRate(flows.map((flow) => flow * 1_000)).value, rate, 12);
    near(internalRate(flows.map((flow) => -flow)).value, rate, 12);
    near(internalRate([...flows, 0, 0]).value, rate, 12);
    near(internalRate([0, ...flows]).value, rate, 9);
  });

  it('count a change over zeros once, and refuse what is not a number', () => {
    expect(signChanges([0, -1, 0, 2, 0, 0, 3])).toBe(1);
    expect(signChanges([1, -1, 1, -1])).toBe(3);
    expect(signChanges([])).toBe(0);
    expect(internalRate([Number.NEGATIVE_INFINITY, 5])).toEqual({ value: null, because: 'Not available: a cash flow is not a number.' });
  });
});

describe('the fast way', () => {
  it('reads only the flows up to the last it is given', () => {
    near(newtonRate([-100, 50, 60, 1_000_000], 2), internalRate([-100, 50, 60]).value ?? Number.NaN, 12);
  });
  it('begins at a negative rate where little comes back', () => {
    near(newtonRate([-100, -20, -10, 60, 40], 4), internalRates([-100, -20, -10, 60, 40])[0] ?? Number.NaN, 9);
    near(newtonRate([-100, 0, 0, 0, 0.1], 4), (0.1 / 100) ** 0.25 - 1, 10);
    // The curve bends so much at the start that only steps along its tangent stay where the flows are worth something.
    near(newtonRate([-21_156_670, 68_869_119, 98_427_321, 6_679_829, -13_114_926, -44_634_385], 5), 3.332277070725303, 12);
    near(newtonRate([-1, 0, 0, 0, 1e6], 4), 1e6 ** 0.25 - 1, 7);
  });
  it('gives nothing where the later flows are never worth anything', () => {
    expect(newtonRate([-100, 0, 0], 2)).toBeNull();
    expect(newtonRate([-100, 10, -500], 2)).toBeNull();
    expect(newtonRate([Number.NaN, 10], 1)).toBeNull();
  });
});

describe('conventions of present value', () => {
  it('differ by one period', () => {
    expect(netPresentValue(0.1, [-100, 60, 60])).toBeCloseTo(-100 + 60 / 1.1 + 60 / 1.21, 12);
    expect(netPresentValueFromPeriodOne(0.1, [-100, 60, 60])).toBeCloseTo(-100 / 1.1 + 60 / 1.21 + 60 / 1.331, 12);
    expect(netPresentValue(-0.5, [0, 1, 1])).toBeCloseTo(2 + 4, 12);
  });
});

describe('dated flows', () => {
  it('count a leap day, and from the first date given', () => {
    const leap = datedInternalRate([
      { date: '2024-01-01', amount: -100 },
      { date: '2025-01-01', amount: 110 },
    ]);
    near(leap.value, 1.1 ** (365 / 366) - 1, 9);
    expect(
      datedPresentValue(0.1, [
        { date: '2025-01-01', amount: 100 },
        { date: '2026-01-01', amount: 110 },
        { date: '2024-01-02', amount: 100 },
      ]),
    ).toBeCloseTo(100 + 100 + 110, 9);
  });
  it('find negative and very high rates, and none outside the range', () => {
    const pair = (amount: number) =>
      datedInternalRate([
        { date: '2021-01-01', amount: -100 },
        { date: '2022-01-01', amount },
      ]);
    near(pair(50).value, -0.5, 9);
    near(pair(10_000).value, 99, 6);
    near(pair(100).value, 0, 9);
    expect(pair(1e9).because).toBe('Not available: no rate gives an NPV of zero.');
    expect(pair(-1).because).toBe('Not available: cash flows never change sign, so no rate gives an NPV of zero.');
  });
  it('refuse a date that is none', () => {
    expect(() => datedPresentValue(0.1, [{ date: '2025-02-29', amount: 1 }])).toThrow(/is not a date/);
  });
});

describe('the modified rate', () => {
  it('uses the rate of each side only', () => {
    const flows = [-100, -50, 120, 80];
    const expected = ((120 * 1.05 + 80) / (100 + 50 / 1.1)) ** (1 / 3) - 1;
    near(modifiedInternalRate(flows, 0.1, 0.05).value, expected, 12);
    near(modifiedInternalRate([-100, 121], 0.3, 0.9).value, 0.21, 12);
    near(modifiedInternalRate([-100, 0, 121], 0, 0).value, 0.1, 12);
  });
  it('says why there is none', () => {
    for (const flows of [[1, 2], [-1, -2], [-1], [0, 0]])
      expect(modifiedInternalRate(flows, 0.1, 0.1)).toEqual({
        value: null,
        because: 'Not available: a modified rate needs contributions and receipts.',
      });
  });
});

describe('the rate of a loan', () => {
  it('follows from the payment, whatever the number of periods', () => {
    near(rateFor({ periods: 1, payment: -110, present: 100, future: 0 }).value, 0.1, 10);
    near(rateFor({ periods: 3, payment: 0, present: -100, future: 133.1 }).value, 0.1, 10);
    expect(rateFor({ periods: 2, payment: 10, present: 100, future: 0 }).value).toBeNull();
  });
  it('turns one amount into another only across zero', () => {
    const none = { value: null, because: 'Not available: no rate turns one amount into the other.' };
    expect(rateFor({ periods: 3, payment: 0, present: 0, future: 100 })).toEqual(none);
    expect(rateFor({ periods: 3, payment: 0, present: 100, future: 0 })).toEqual(none);
    expect(rateFor({ periods: 3, payment: 0, present: 100, future: 133.1 })).toEqual(none);
    near(rateFor({ periods: 1, payment: 0, present: -0.5, future: 0.6 }).value, 0.2, 10);
  });
});

describe('the number of periods', () => {
  it('follows from rate, payment and amounts, and is none where the balance runs away', () => {
    // 110 a period clears 100 at 10 % in one period; a payment of the interest alone, or less, never does.
    near(periodsFor({ rate: 0.1, payment: -110, present: 100, future: 0 }).value, 1, 10);
    const never = { value: null, because: 'Not available: the balance never reaches the target amount.' };
    expect(periodsFor({ rate: 0.1, payment: -5, present: 100, future: 0 })).toEqual(never);
    expect(periodsFor({ rate: 0.1, payment: -10, present: 200, future: -100 })).toEqual(never);
    expect(periodsFor({ rate: 0.1, payment: 10, present: 0, future: 100 })).toEqual(never);
  });
});

describe('a root nearest zero', () => {
  it('is the smaller one of two, of either sign', () => {
    // (1 + r) = 0.95 and 1.5: 100 (x − 0.95)(x − 1.5)
    near(internalRateNearestZero([100, -245, 142.5]), -0.05, 9);
  });
});

describe('the search for every rate', () => {
  it('finds rates anywhere in its range, whatever the first and last flows are, with zeros around them', () => {
    const wide = fc.double({ min: Math.log(0.001), max: Math.log(1_000), noNaN: true });
    fc.assert(
      fc.property(wide, fc.double({ min: 0.3, max: 3, noNaN: true }), fc.nat({ max: 2 }), (low, apart, zeros) => {
        // −(1 − a ÷ (1 + r)) (1 − b ÷ (1 + r)) is nothing at 1 + r = a and at 1 + r = b.
        const [a, b] = [Math.exp(low), Math.exp(low + apart)];
        const rates = [a - 1, b - 1];
        const nothing = Array.from({ length: zeros }, () => 0);
        const flows = [...nothing, -1, a + b, -a * b, ...nothing];
        const found = internalRates(flows);
        expect(found).toHaveLength(2);
        for (const [at, rate] of rates.entries()) expect(((found[at] ?? 0) - rate) / (1 + rate)).toBeCloseTo(0, 6);
      }),
      { numRuns: 300 },
    );
  });
});
