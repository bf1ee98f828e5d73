import { expect, it } from 'vitest';
import type { LoanTerms } from './loan-terms.ts';
import { balanceAfter, loanPayments, loanYears } from './schedule.ts';
import { loanYearTotals } from './yearly-schedule.ts';

const terms: LoanTerms = { principal: 25_000_000, bonusPrincipal: 7_000_000, annualRate: 0.02, months: 360, method: 'level_payment' };

it('repays the whole loan, a part of it twice a year', () => {
  const payments = loanPayments(terms);
  expect(payments).toHaveLength(360);
  expect(payments.reduce((sum, { principal }) => sum + principal, 0)).toBe(25_000_000);
  expect(payments.at(-1)?.balance).toBe(0);
  for (const { payment, interest, principal } of payments) expect(payment).toBe(interest + principal);
  // 66,531 a month, and 155,711 on top with every sixth.
  expect(payments.slice(0, 6).map(({ payment }) => payment)).toEqual([66_531, 66_531, 66_531, 66_531, 66_531, 222_242]);
  expect(balanceAfter(payments, 25_000_000, 6)).toBe(payments[5]?.balance);
});

it('gives the same years with and without the list of payments', () => {
  expect(loanYearTotals(terms)).toEqual(loanYears(loanPayments(terms)));
});

it('costs a little more interest than the same loan repaid every month', () => {
  const interestOf = (loan: LoanTerms) => loanPayments(loan).reduce((sum, { interest }) => sum + interest, 0);
  const { bonusPrincipal: _bonus, ...monthly } = terms;
  expect(interestOf(terms)).toBeGreaterThan(interestOf(monthly));
  expect(interestOf(terms)).toBeLessThan(interestOf(monthly) * 1.02);
});

it('pays only interest on both parts first, where that is agreed', () => {
  const payments = loanPayments({ ...terms, interestOnlyMonths: 24 });
  // 18,000,000 × 2 % ÷ 12, and 7,000,000 × 1 % with the sixth.
  expect(payments[0]).toMatchObject({ payment: 30_000, principal: 0 });
  expect(payments[5]).toMatchObject({ payment: 100_000, principal: 0, balance: 25_000_000 });
});

it('refuses a part larger than the loan, or a loan of less than half a year', () => {
  expect(() => loanPayments({ ...terms, bonusPrincipal: 25_000_001 })).toThrow(/Bonuses repay no more than the loan/);
  expect(() => loanPayments({ ...terms, months: 5 })).toThrow(/over half a year/);
});
