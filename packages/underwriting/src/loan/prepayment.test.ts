import { describe, expect, it } from 'vitest';
import { levelPayment } from './level-payment.ts';
import type { LoanTerms } from './loan-terms.ts';
import { loanPayments, monthsToRepay } from './schedule.ts';

const base: LoanTerms = { principal: 10_000_000, annualRate: 0.024, months: 240, method: 'level_payment' };

describe('payments after a prepayment', () => {
  it('keep the end that a prepayment has brought forward when the rate changes later', () => {
    const prepaid: LoanTerms = { ...base, prepayments: [{ month: 60, amount: 3_000_000, effect: 'shorten' }] };
    const ends = loanPayments(prepaid).length;
    const owed = loanPayments(prepaid)[119]?.balance ?? 0;
    const later = loanPayments({ ...prepaid, ratePath: [{ fromMonth: 121, annualRate: 0.04 }] });
    expect(ends).toBeLessThan(200);
    expect(later).toHaveLength(ends);
    expect(later[119]?.balance).toBe(owed);
    expect(later[120]?.payment).toBe(levelPayment(owed, 0.04 / 12, ends - 120));
  });

  it('count the shortened months at the rate of the prepayment, also where the next month has another', () => {
    const prepaid: LoanTerms = { ...base, prepayments: [{ month: 60, amount: 3_000_000, effect: 'shorten' }] };
    const ends = loanPayments(prepaid).length;
    const later = loanPayments({ ...prepaid, ratePath: [{ fromMonth: 61, annualRate: 0.04 }] });
    expect(later).toHaveLength(ends);
    expect(later[60]?.payment).toBe(levelPayment(later[59]?.balance ?? 0, 0.04 / 12, ends - 60));
  });

  it('review over the shortened term under the five-year rule', () => {
    const prepaid: LoanTerms = { ...base, adjustment: 'five_year_125', prepayments: [{ month: 48, amount: 3_000_000, effect: 'shorten' }] };
    const ends = loanPayments(prepaid).length;
    expect(ends).toBe(loanPayments({ ...prepaid, adjustment: 'immediate' }).length);
    const later = loanPayments({ ...prepaid, ratePath: [{ fromMonth: 49, annualRate: 0.03 }] });
    expect(later[59]?.payment).toBe(52_504);
    expect(later[60]?.payment).toBe(levelPayment(later[59]?.balance ?? 0, 0.0025, ends - 60));
    expect(later).toHaveLength(ends);
    expect(later.at(-1)).toMatchObject({ balance: 0, unpaidInterest: 0 });
  });

  it('shorten again with a second prepayment, and lower over the months that are left then', () => {
    const once: LoanTerms = { ...base, prepayments: [{ month: 12, amount: 2_000_000, effect: 'shorten' }] };
    const twice = loanPayments({
      ...once,
      prepayments: [...(once.prepayments ?? []), { month: 24, amount: 1_000_000, effect: 'shorten' }],
    });
    expect(twice.length).toBeLessThan(loanPayments(once).length);
    const ends = loanPayments(once).length;
    const mixed = loanPayments({ ...once, prepayments: [...(once.prepayments ?? []), { month: 24, amount: 1_000_000, effect: 'lower' }] });
    expect(mixed).toHaveLength(ends);
    expect(mixed[24]?.payment).toBe(levelPayment(mixed[23]?.balance ?? 0, 0.002, ends - 24));
    const slices = loanPayments({
      ...base,
      method: 'level_principal',
      prepayments: [
        { month: 12, amount: 2_000_000, effect: 'shorten' },
        { month: 24, amount: 1_000_000, effect: 'lower' },
      ],
    });
    // 41,666 a month: 9,500,008 less 2,000,000 takes 181 payments after the twelfth.
    expect(slices).toHaveLength(193);
    expect(slices[24]?.principal).toBe(Math.floor((slices[23]?.balance ?? 0) / (193 - 24)));
  });

  it('shorten by a prepayment made while only interest is paid: the payment stays about what it would have been', () => {
    const loan: LoanTerms = { ...base, interestOnlyMonths: 24 };
    const planned = levelPayment(10_000_000, 0.002, 216);
    const shorter = loanPayments({ ...loan, prepayments: [{ month: 12, amount: 2_000_000, effect: 'shorten' }] });
    expect(shorter.length).toBeLessThan(200);
    expect(shorter[24]?.payment).toBe(levelPayment(8_000_000, 0.002, shorter.length - 24));
    expect(shorter[24]?.payment).toBeLessThanOrEqual(planned);
    expect(shorter[24]?.payment).toBeGreaterThan(planned * 0.99);
  });

  it('keep the end where nothing is prepaid, and clear a last yen that no payment covers', () => {
    const nothing: LoanTerms = { ...base, ratePath: [{ fromMonth: 13, annualRate: 0 }], adjustment: 'five_year_125' };
    expect(loanPayments({ ...nothing, prepayments: [{ month: 24, amount: 0, effect: 'shorten' }] })).toEqual(loanPayments(nothing));
    const tiny: LoanTerms = { principal: 2, annualRate: 0, months: 3, method: 'level_principal' };
    expect(loanPayments({ ...tiny, prepayments: [{ month: 1, amount: 1, effect: 'shorten' }] }).at(-1)).toMatchObject({
      month: 3,
      balance: 0,
    });
  });

  it('count the shortened months by the payment agreed and the rate it rests on, while the five-year rule holds it', () => {
    const risen: LoanTerms = { ...base, adjustment: 'five_year_125', ratePath: [{ fromMonth: 13, annualRate: 0.08 }] };
    const payments = loanPayments({ ...risen, prepayments: [{ month: 24, amount: 3_000_000, effect: 'shorten' }] });
    const owed = payments[23]?.balance ?? 0;
    expect(payments).toHaveLength(24 + monthsToRepay(owed, 0.024, 52_504, 216));
    expect(monthsToRepay(owed, 0.08, 52_504, 216)).toBeGreaterThan(payments.length - 24);
    expect(payments.at(-1)).toMatchObject({ balance: 0, unpaidInterest: 0 });
  });

  it('shorten by a prepayment with the last payment of interest alone', () => {
    const payments = loanPayments({ ...base, interestOnlyMonths: 24, prepayments: [{ month: 24, amount: 2_000_000, effect: 'shorten' }] });
    expect(payments).toHaveLength(24 + monthsToRepay(8_000_000, 0.024, levelPayment(10_000_000, 0.002, 216), 216));
  });

  it('take the rate of the month after a prepayment that lowers, and keep that payment to the next review', () => {
    const payments = loanPayments({
      ...base,
      adjustment: 'five_year_125',
      ratePath: [{ fromMonth: 25, annualRate: 0.036 }],
      prepayments: [{ month: 24, amount: 2_000_000, effect: 'lower' }],
    });
    const lowered = levelPayment(payments[23]?.balance ?? 0, 0.003, 216);
    expect(payments[24]?.payment).toBe(lowered);
    // Nothing has moved since, so the review after sixty payments has nothing to change.
    expect(payments[60]?.payment).toBe(lowered);
  });

  it('count months to repay: at least one, and no more than are left', () => {
    expect(monthsToRepay(0, 0.02, 100, 12)).toBe(1);
    expect(monthsToRepay(1_200, 0, 100, 24)).toBe(12);
    expect(monthsToRepay(1_201, 0, 100, 24)).toBe(13);
    expect(monthsToRepay(1_200, 0.12, 12, 24)).toBe(24);
  });

  it('lower level principal by a prepayment made while only interest is paid', () => {
    const lower = loanPayments({
      ...base,
      method: 'level_principal',
      interestOnlyMonths: 40,
      prepayments: [{ month: 12, amount: 2_000_000, effect: 'lower' }],
    });
    expect(lower[40]?.principal).toBe(40_000);
    expect(lower).toHaveLength(240);
  });
});
