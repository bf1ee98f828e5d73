import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholePower } from '../numbers/whole-power.ts';
import { compoundGrowth, levelPayment, levelPaymentExact } from './level-payment.ts';
import type { LoanTerms } from './loan-terms.ts';
import { balanceAfter, loanPayments, loanYears } from './schedule.ts';
import { loanYearTotals } from './yearly-schedule.ts';

const base: LoanTerms = { principal: 10_000_000, annualRate: 0.024, months: 240, method: 'level_payment' };
const terms = fc.record({
  principal: fc.integer({ min: 100_000, max: 300_000_000 }),
  annualRate: fc.double({ min: 0, max: 0.08, noNaN: true }),
  months: fc.integer({ min: 2, max: 420 }),
  method: fc.constantFrom<LoanTerms['method']>('level_payment', 'level_principal'),
});
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe('level payment', () => {
  it('is cut to the yen: 50 million at 1.5 % over 35 years pays 153,092', () => {
    expect(levelPayment(50_000_000, 0.015 / 12, 420)).toBe(153_092);
  });

  it('divides evenly at a rate of zero', () => {
    expect(levelPaymentExact(15_000, 0, 60)).toBe(250);
    const payments = loanPayments({ ...base, annualRate: 0 });
    expect(sum(payments.map((entry) => entry.interest))).toBe(0);
    expect(payments[0]?.payment).toBe(41_666);
    expect(payments.at(-1)?.payment).toBe(10_000_000 - 41_666 * 239);
  });

  it('stays exact at rates near zero, where a plain formula loses its digits', () => {
    expect(levelPaymentExact(12_000_000, 1e-13, 120)).toBeCloseTo(100_000, 2);
    expect(levelPayment(200_000, 1e-15, 360)).toBe(555);
    expect(compoundGrowth(0.01, 12)).toBeCloseTo(1.01 ** 12 - 1, 14);
    expect(compoundGrowth(0.01, 1)).toBe(0.01);
  });

  it('takes whole powers by multiplication', () => {
    expect(wholePower(1.5, 0)).toBe(1);
    expect(wholePower(3, 5)).toBe(243);
    expect(wholePower(2, 10)).toBe(1024);
    expect(wholePower(0.99, 20)).toBeCloseTo(0.99 ** 20, 14);
  });

  it('counts a payment that is whole but for the last bits as whole', () => {
    expect(levelPayment(1_200, 0, 12)).toBe(100);
    expect(levelPayment(999, 0, 12)).toBe(83);
    expect(levelPayment(1_199_999, 0, 1_200_000)).toBe(0);
  });

  it('refuses a loan without a payment', () => {
    expect(() => levelPaymentExact(1, 0.01, 0)).toThrowError(expect.objectContaining({ code: 'invalid_assumption', field: 'loan_years' }));
    expect(() => levelPaymentExact(1, 0.01, 0)).toThrowError(/at least one payment/);
  });
});

describe('loan payments', () => {
  it('start with the interest of one month and end at zero', () => {
    const payments = loanPayments(base);
    expect(payments[0]).toMatchObject({ payment: 52_504, interest: 20_000, principal: 32_504, balance: 9_967_496 });
    expect(payments).toHaveLength(240);
    expect(payments.at(-1)?.balance).toBe(0);
  });

  it('fall by the same principal each month when the principal is level', () => {
    const payments = loanPayments({ ...base, method: 'level_principal' });
    expect(payments[0]).toMatchObject({ principal: 41_666, interest: 20_000, payment: 61_666 });
    expect(payments[1]).toMatchObject({ principal: 41_666, interest: 19_916 });
  });

  it('pay interest only at first and then repay over what is left', () => {
    const payments = loanPayments({ ...base, interestOnlyMonths: 24 });
    expect(payments[23]).toMatchObject({ principal: 0, interest: 20_000, balance: 10_000_000 });
    expect(payments[24]?.payment).toBe(levelPayment(10_000_000, 0.002, 216));
    expect(payments.at(-1)?.balance).toBe(0);
  });

  it('are recalculated when the rate changes', () => {
    const payments = loanPayments({ ...base, ratePath: [{ fromMonth: 13, annualRate: 0.036 }] });
    const owed = payments[11]?.balance ?? 0;
    expect(payments[12]?.interest).toBe(Math.floor(owed * 0.003));
    expect(payments[12]?.payment).toBe(levelPayment(owed, 0.003, 228));
  });

  it('keep the payment for five years and raise it to at most 125 %, carrying unpaid interest', () => {
    const payments = loanPayments({ ...base, adjustment: 'five_year_125', ratePath: [{ fromMonth: 13, annualRate: 0.09 }] });
    expect(payments[12]?.payment).toBe(52_504);
    expect(payments[59]?.payment).toBe(52_504);
    expect(payments[60]?.payment).toBe(Math.floor(52_504 * 1.25));
    expect(payments[12]?.principal).toBe(0);
    expect(payments[12]?.unpaidInterest).toBeGreaterThan(0);
    expect(payments.at(-1)).toMatchObject({ balance: 0, unpaidInterest: 0 });
    const owedThen = balanceAfter(payments, base.principal, 20);
    expect(owedThen).toBe((payments[19]?.balance ?? 0) + (payments[19]?.unpaidInterest ?? 0));
  });

  it('lower the payment at a review without limit when the rate has fallen', () => {
    const payments = loanPayments({ ...base, adjustment: 'five_year_125', ratePath: [{ fromMonth: 13, annualRate: 0 }] });
    expect(payments[59]?.payment).toBe(52_504);
    expect(payments[60]?.payment).toBe(Math.floor((payments[59]?.balance ?? 0) / 180));
  });

  it('end sooner after a prepayment that shortens, and shrink after one that lowers', () => {
    const shorter = loanPayments({ ...base, prepayments: [{ month: 12, amount: 2_000_000, effect: 'shorten' }] });
    expect(shorter.length).toBeLessThan(240);
    expect(shorter[12]?.payment).toBe(52_504);
    expect(shorter.at(-1)?.balance).toBe(0);
    const lower = loanPayments({ ...base, prepayments: [{ month: 12, amount: 2_000_000, effect: 'lower' }] });
    expect(lower).toHaveLength(240);
    expect(lower[12]?.payment).toBe(levelPayment(lower[11]?.balance ?? 0, 0.002, 228));
    expect(lower[11]?.prepaid).toBe(2_000_000);
    const slices = loanPayments({ ...base, method: 'level_principal', prepayments: [{ month: 12, amount: 2_000_000, effect: 'lower' }] });
    expect(slices[12]?.principal).toBe(Math.floor((slices[11]?.balance ?? 0) / 228));
  });

  it('make no payments without a loan, and none after the payoff', () => {
    expect(loanPayments({ ...base, principal: 0 })).toEqual([]);
    expect(loanYearTotals({ ...base, principal: 0 })).toEqual([]);
    expect(balanceAfter(loanPayments(base), base.principal, 241)).toBe(0);
    expect(balanceAfter(loanPayments(base), base.principal, 0)).toBe(10_000_000);
    expect(balanceAfter([], 5, 12)).toBe(0);
  });

  it.each([
    ['principal', { principal: -1 }, /loan cannot be negative/],
    ['principal', { principal: Number.NaN }, /loan cannot be negative/],
    ['annual_rate', { annualRate: -0.01 }, /between 0% and 100%/],
    ['annual_rate', { annualRate: 1.5 }, /between 0% and 100%/],
    ['annual_rate', { annualRate: Number.NaN }, /between 0% and 100%/],
    ['annual_rate', { ratePath: [{ fromMonth: 2, annualRate: 2 }] }, /between 0% and 100%/],
    ['months', { months: 0 }, /whole number of months/],
    ['months', { months: 1.5 }, /whole number of months/],
    ['interest_only_months', { interestOnlyMonths: 240 }, /must end before the loan/],
    ['interest_only_months', { interestOnlyMonths: -1 }, /must end before the loan/],
    ['interest_only_months', { interestOnlyMonths: 1.5 }, /must end before the loan/],
    ['prepayments', { prepayments: [{ month: 0, amount: 1, effect: 'lower' as const }] }, /month from 1 on/],
    ['prepayments', { prepayments: [{ month: 1.5, amount: 1, effect: 'lower' as const }] }, /month from 1 on/],
    ['prepayments', { prepayments: [{ month: 1, amount: -1, effect: 'lower' as const }] }, /month from 1 on/],
  ])('refuse terms no loan can have: %s %o', (field, wrong, message) => {
    const attempt = (make: (loan: LoanTerms) => unknown) => () => make({ ...base, ...wrong });
    expect(attempt(loanPayments)).toThrowError(expect.objectContaining({ code: 'invalid_assumption', field }));
    expect(attempt(loanPayments)).toThrowError(message);
    expect(attempt(loanYearTotals)).toThrowError(message);
  });

  it('take terms at the edge: one payment, a rate of 100 %, nothing prepaid in the first month', () => {
    expect(loanPayments({ ...base, months: 1 })).toEqual([
      { month: 1, payment: 10_020_000, interest: 20_000, principal: 10_000_000, prepaid: 0, unpaidInterest: 0, balance: 0 },
    ]);
    expect(loanPayments({ ...base, annualRate: 1, months: 12 })).toHaveLength(12);
    expect(loanPayments({ ...base, prepayments: [{ month: 1, amount: 0, effect: 'lower' }] })[0]?.prepaid).toBe(0);
    expect(loanPayments({ ...base, principal: 1, months: 2 }).at(-1)?.balance).toBe(0);
  });

  it('spread level principal over the months after the interest-only time', () => {
    const payments = loanPayments({ ...base, method: 'level_principal', interestOnlyMonths: 40 });
    expect(payments[39]?.principal).toBe(0);
    expect(payments[40]?.principal).toBe(50_000);
    expect(payments.at(-1)?.principal).toBe(50_000);
  });

  it('add a prepayment to the year it falls in, at the rate of the month after', () => {
    const terms: LoanTerms = {
      ...base,
      ratePath: [{ fromMonth: 13, annualRate: 0.036 }],
      prepayments: [{ month: 12, amount: 1_000_000, effect: 'lower' }],
    };
    const payments = loanPayments(terms);
    const [first] = loanYears(payments);
    expect(first?.principal).toBe(sum(payments.slice(0, 12).map((entry) => entry.principal)));
    expect(first?.prepaid).toBe(1_000_000);
    expect(first?.payment).toBe(sum(payments.slice(0, 12).map((entry) => entry.payment)));
    expect(first?.balance).toBe(payments[11]?.balance);
    expect(payments[12]?.payment).toBe(levelPayment(payments[11]?.balance ?? 0, 0.003, 228));
  });

  it('ignore a prepayment in the last month and one larger than what is owed', () => {
    expect(loanPayments({ ...base, prepayments: [{ month: 240, amount: 5, effect: 'shorten' }] }).at(-1)?.prepaid).toBe(0);
    const all = loanPayments({ ...base, prepayments: [{ month: 3, amount: 99_000_000, effect: 'shorten' }] });
    expect(all).toHaveLength(3);
    expect(all[2]).toMatchObject({ balance: 0, prepaid: all[1] ? all[1].balance - (all[2]?.principal ?? 0) : 0 });
  });

  it('keep a lowered payment through an interest-only time', () => {
    const payments = loanPayments({ ...base, interestOnlyMonths: 24, prepayments: [{ month: 12, amount: 2_000_000, effect: 'lower' }] });
    expect(payments[12]).toMatchObject({ principal: 0, interest: 16_000 });
    expect(payments[24]?.payment).toBe(levelPayment(8_000_000, 0.002, 216));
  });

  it('stop after the years asked for', () => {
    expect(loanYearTotals(base, 3)).toEqual(loanYears(loanPayments(base)).slice(0, 3));
    expect(loanYearTotals({ ...base, months: 30 })).toHaveLength(3);
    expect(loanYearTotals({ ...base, method: 'level_principal' })).toEqual(loanYears(loanPayments({ ...base, method: 'level_principal' })));
    const later: LoanTerms = { ...base, ratePath: [{ fromMonth: 13, annualRate: 0.036 }] };
    expect(loanYearTotals(later)).toEqual(loanYears(loanPayments(later)));
  });

  it('repay exactly what was lent and never go below zero, whatever the terms', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 60 }), fc.double({ min: 0, max: 0.1, noNaN: true }), (loan, interestOnly, later) => {
        const full: LoanTerms = {
          ...loan,
          interestOnlyMonths: Math.min(interestOnly, loan.months - 1),
          ratePath: [{ fromMonth: 14, annualRate: later }],
          adjustment: 'five_year_125',
        };
        const payments = loanPayments(full);
        expect(sum(payments.map((entry) => entry.principal + entry.prepaid))).toBe(loan.principal);
        expect(payments.at(-1)?.balance).toBe(0);
        expect(payments.at(-1)?.unpaidInterest).toBe(0);
        expect(payments.every((entry) => entry.balance >= 0 && entry.interest >= 0 && entry.principal >= 0)).toBe(true);
      }),
      { numRuns: 120 },
    );
  });

  it('add up to the same years whether or not the single payments are listed', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        expect(loanYearTotals(loan)).toEqual(loanYears(loanPayments(loan)));
      }),
      { numRuns: 100 },
    );
  });

  it('cost more at a higher rate', () => {
    fc.assert(
      fc.property(terms, fc.double({ min: 0.0005, max: 0.05, noNaN: true }), (loan, more) => {
        const paid = (annualRate: number) => sum(loanPayments({ ...loan, annualRate }).map((entry) => entry.payment));
        expect(paid(loan.annualRate + more)).toBeGreaterThanOrEqual(paid(loan.annualRate));
      }),
      { numRuns: 60 },
    );
  });
});
