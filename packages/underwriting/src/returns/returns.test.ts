import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered } from './answer.ts';
import { datedInternalRate, datedPresentValue } from './dated-flows.ts';
import { internalRate, internalRateNearestZero, internalRates, newtonRate, signChanges } from './internal-rate.ts';
import { modifiedInternalRate } from './modified-rate.ts';
import { netPresentValue, netPresentValueFromPeriodOne } from './net-present-value.ts';
import { breakEvenRatio, cashOnCash, debtServiceCoverage, grossYield, loanConstant, netYield, ratio } from './ratios.ts';
import { futureValue, paymentFor, periodsFor, presentValue, rateFor } from './time-value.ts';

describe('net present value', () => {
  it('leaves the first flow undiscounted, unlike a spreadsheet', () => {
    expect(netPresentValue(0.1, [-100, 110])).toBeCloseTo(0, 12);
    expect(netPresentValueFromPeriodOne(0.1, [110])).toBeCloseTo(100, 12);
    expect(netPresentValue(0.05, [-15000, 1500, 2500, 3500, 4500, 6000])).toBeCloseTo(122.894_854_950_942_69, 9);
    expect(netPresentValue(0, [1, 2, 3])).toBe(6);
    expect(netPresentValue(0.3, [])).toBe(0);
  });
});

describe('internal rate of return', () => {
  it('finds the rate of plain flows, positive, zero and negative', () => {
    expect(internalRate([-70_000, 12_000, 15_000, 18_000, 21_000, 26_000]).value).toBeCloseTo(0.086_630_948_036_531_62, 12);
    expect(internalRate([-100, 100]).value).toBeCloseTo(0, 12);
    expect(internalRate([-100, 90]).value).toBeCloseTo(-0.1, 12);
    expect(internalRate([-100, 0, 0, 74]).value).toBeCloseTo(-0.095_495_830_348_972_58, 12);
    expect(internalRate([-1, 1001]).value).toBeCloseTo(1000, 6);
    expect(internalRate([100, -110]).value).toBeCloseTo(0.1, 12);
    expect(internalRate([-100, 1]).value).toBeCloseTo(-0.99, 12);
  });

  it('reads every group of four flows, whatever their number', () => {
    for (let count = 1; count <= 13; count += 1) {
      const flows = [-1000, ...Array.from({ length: count }, (_, index) => 90 + 17 * index + 700 / count)];
      const rate = internalRate(flows).value ?? Number.NaN;
      expect(netPresentValue(rate, flows)).toBeCloseTo(0, 7);
    }
  });

  it('gives the reason instead of a number where there is none', () => {
    expect(internalRate([-1, -2]).because).toMatch(/never change sign/);
    expect(internalRate([1, 2]).value).toBeNull();
    expect(internalRate([]).because).toMatch(/never change sign/);
    expect(internalRate([0, 0]).because).toMatch(/never change sign/);
    expect(internalRate([-100, Number.NaN, 120]).because).toMatch(/not a number/);
    expect(internalRate([-100, Number.POSITIVE_INFINITY]).because).toMatch(/not a number/);
    expect(internalRate([100, -400, 500]).because).toMatch(/no rate of return gives/);
  });

  it('gives the reason where several rates fit, and the one nearest to zero when asked', () => {
    const flows = [-100, 100, 0, -7];
    expect(internalRate(flows)).toEqual({
      value: null,
      because:
        'Not available: cash flows change sign more than once, so at least −67.9% and −8.3% give an NPV of zero. Use the modified IRR.',
    });
    expect(internalRates(flows)).toHaveLength(2);
    expect(internalRateNearestZero(flows)).toBeCloseTo(-0.083_299_666, 8);
    expect(internalRateNearestZero([-1, -1])).toBeNull();
    expect(internalRates([-100, 230, -132]).map((rate) => Math.round(rate * 1e9) / 1e9)).toEqual([0.1, 0.2]);
  });

  it('finds the one rate that fits even when the flows change sign three times', () => {
    const flows = [-100, 60, -10, 90];
    expect(signChanges(flows)).toBe(3);
    expect(netPresentValue(internalRate(flows).value ?? Number.NaN, flows)).toBeCloseTo(0, 9);
    expect(internalRate([-100, -20, 60, 90]).value).toBeCloseTo(internalRates([-100, -20, 60, 90])[0] ?? 0, 10);
  });

  it('counts changes of sign without the zeros', () => {
    expect(signChanges([-1, 0, 0, 1, 0, -1])).toBe(2);
    expect(signChanges([1, 2, 3])).toBe(0);
    expect(signChanges([-1, 1])).toBe(1);
    expect(signChanges([1, -1])).toBe(1);
    expect(Number.isNaN(signChanges([1, Number.NaN]))).toBe(true);
  });

  it('takes the fast way only for an outlay that is followed by something', () => {
    expect(newtonRate([-100, 110], 1)).toBeCloseTo(0.1, 12);
    expect(newtonRate([100, -110], 1)).toBeNull();
    expect(newtonRate([0, 10], 1)).toBeNull();
    expect(newtonRate([-100, -5, -5], 2)).toBeNull();
    expect(newtonRate([-100, -30, -30, 50], 3)).toBeCloseTo(internalRates([-100, -30, -30, 50])[0] ?? 0, 9);
    expect(newtonRate([-1e-300, 1e300], 1)).toBeNull();
  });

  it('makes the flows worth nothing, for any outlay and receipts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 100_000_000 }),
        fc.array(fc.integer({ min: 0, max: 20_000_000 }), { minLength: 1, maxLength: 60 }),
        (outlay, receipts) => {
          fc.pre(receipts.some((receipt) => receipt > 0));
          const flows = [-outlay, ...receipts];
          const { value } = internalRate(flows);
          fc.pre(value !== null);
          const scale = receipts.reduce((sum, receipt, index) => sum + receipt / (1 + (value ?? 0)) ** (index + 1), outlay);
          expect(Math.abs(netPresentValue(value ?? 0, flows)) / scale).toBeLessThan(1e-9);
        },
      ),
    );
  });
});

describe('dated flows', () => {
  const flows = [
    { date: '2008-01-01', amount: -10_000 },
    { date: '2008-03-01', amount: 2_750 },
    { date: '2008-10-30', amount: 4_250 },
    { date: '2009-02-15', amount: 3_250 },
    { date: '2009-04-01', amount: 2_750 },
  ];
  it('count actual days over 365', () => {
    expect(datedPresentValue(0.09, flows)).toBeCloseTo(2086.647_602_031_535, 6);
    expect(datedInternalRate(flows).value).toBeCloseTo(0.373_362_533_5, 8);
    expect(datedPresentValue(0.1, [])).toBe(0);
  });
  it('give reasons too', () => {
    expect(datedInternalRate([{ date: '2020-01-01', amount: 1 }]).because).toMatch(/never change sign/);
    expect(datedInternalRate([{ date: '2020-01-01', amount: -1 }]).because).toMatch(/never change sign/);
    expect(
      datedInternalRate([
        { date: '2020-01-01', amount: -100 },
        { date: '2021-01-01', amount: 230 },
        { date: '2022-01-01', amount: -132 },
      ]).because,
    ).toMatch(/at least 1\d\.\d% and \d+\.\d% give an NPV of zero/);
    expect(
      datedInternalRate([
        { date: '2020-01-01', amount: 100 },
        { date: '2021-01-01', amount: -400 },
        { date: '2022-01-01', amount: 500 },
      ]).because,
    ).toMatch(/no rate gives an NPV/);
  });
  it('agree with yearly flows in years of 365 days', () => {
    expect(
      datedInternalRate([
        { date: '2021-01-01', amount: -100 },
        { date: '2022-01-01', amount: 110 },
      ]).value,
    ).toBeCloseTo(0.1, 10);
  });
});

describe('modified rate', () => {
  it('discounts outlays and compounds receipts', () => {
    expect(modifiedInternalRate([-120_000, 39_000, 30_000, 21_000, 37_000, 46_000], 0.1, 0.12).value).toBeCloseTo(
      0.126_094_130_365_905_1,
      10,
    );
    expect(modifiedInternalRate([-4500, -800, 800, 800, 600, 600, 800, 800, 700, 3000], 0.08, 0.055).value).toBeCloseTo(
      0.066_597_175_031_553_55,
      10,
    );
  });
  it('needs money in and money out', () => {
    expect(modifiedInternalRate([100, 100], 0.1, 0.1).because).toMatch(/contributions and receipts/);
    expect(modifiedInternalRate([-100, -100], 0.1, 0.1).value).toBeNull();
    expect(modifiedInternalRate([-100], 0.1, 0.1).value).toBeNull();
  });
});

describe('time value', () => {
  it('agrees with the published examples', () => {
    expect(periodsFor({ rate: 0.1, payment: 0, present: -500, future: 1500 }).value).toBeCloseTo(11.526_704_61, 7);
    expect(rateFor({ periods: 10, payment: 0, present: -3500, future: 10_000 }).value).toBeCloseTo(0.110_690_853_714_268_93, 10);
    expect(paymentFor({ rate: 0.08, periods: 10, present: 10_000, future: 0 })).toBeCloseTo(-1490.294_887, 5);
    expect(presentValue({ rate: 0.05, periods: 10, payment: -100, future: 0 })).toBeCloseTo(772.173_493, 5);
    expect(futureValue({ rate: 0.05, periods: 10, payment: -100, present: 0 })).toBeCloseTo(1257.789_254, 5);
    expect(rateFor({ periods: 10, payment: -1490.294_886_97, present: 10_000, future: 0 }).value).toBeCloseTo(0.08, 8);
    expect(rateFor({ periods: 2, payment: 10, present: -100, future: 100 }).value).toBeCloseTo(0.1, 10);
  });
  it('adds up without a rate', () => {
    expect(futureValue({ rate: 0, periods: 3, payment: -10, present: -5 })).toBe(35);
    expect(presentValue({ rate: 0, periods: 3, payment: -10, future: -5 })).toBe(35);
    expect(paymentFor({ rate: 0, periods: 4, present: 100, future: -20 })).toBe(-20);
    expect(periodsFor({ rate: 0, payment: -10, present: 100, future: -20 }).value).toBe(8);
    expect(periodsFor({ rate: 0, payment: 0, present: 100, future: 0 }).because).toMatch(/never changes/);
    expect(periodsFor({ rate: 0.1, payment: 1, present: -500, future: 0 }).because).toMatch(/never reaches/);
    expect(periodsFor({ rate: 0.1, payment: 0, present: 500, future: 0 }).value).toBeNull();
    expect(rateFor({ periods: 3, payment: 0, present: 0, future: 5 }).because).toMatch(/no rate/);
    expect(rateFor({ periods: 3, payment: 0, present: 5, future: 5 }).value).toBeNull();
  });
  it('comes back to where it started', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.2, noNaN: true }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (rate, periods, present) => {
          const payment = paymentFor({ rate, periods, present, future: 0 });
          expect(presentValue({ rate, periods, payment, future: 0 }) / present).toBeCloseTo(1, 8);
          expect(futureValue({ rate, periods, payment, present }) / present).toBeCloseTo(0, 5);
        },
      ),
    );
  });
});

describe('ratios', () => {
  it('follow their definitions', () => {
    expect(grossYield(3_600_000, 50_000_000).value).toBe(0.072);
    expect(netYield(2_720_000, 50_000_000, 3_500_000).value).toBeCloseTo(0.050_841, 6);
    expect(debtServiceCoverage(6_000_000, 4_000_000).value).toBe(1.5);
    expect(breakEvenRatio(2_000_000, 6_000_000, 10_000_000).value).toBe(0.8);
    expect(cashOnCash(3_000_000, 10_000_000).value).toBe(0.3);
    expect(loanConstant(3_991_890, 90_000_000).value).toBeCloseTo(0.044_354, 6);
    expect(ratio(1, 4, 'x').value).toBe(0.25);
  });
  it('say why where there is nothing to divide by', () => {
    expect(grossYield(1, 0).because).toMatch(/no price/);
    expect(netYield(1, 0, 0).because).toMatch(/no price/);
    expect(debtServiceCoverage(1, 0).because).toMatch(/there is no loan/);
    expect(breakEvenRatio(1, 1, 0).because).toMatch(/no rent/);
    expect(cashOnCash(1, 0).because).toMatch(/needs no equity/);
    expect(cashOnCash(1, -5).because).toMatch(/needs no equity/);
    expect(loanConstant(1, 0).because).toMatch(/no loan/);
    expect(answered(Number.NaN)).toEqual({ value: null, because: 'Not available: the inputs give no finite number.' });
    expect(answered(1)).toEqual({ value: 1, because: null });
  });
});
