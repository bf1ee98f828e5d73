import { roundYen } from '../money/yen.ts';
import { levelPayment } from './level-payment.ts';
import { type LoanTerms, requireLoanTerms } from './loan-terms.ts';

/** One payment. Yen. `balance` is what is still owed after it. */
export interface LoanPayment {
  month: number;
  payment: number;
  interest: number;
  principal: number;
  balance: number;
}

/** Payments of one year of the loan. */
export interface LoanYear {
  year: number;
  payment: number;
  interest: number;
  principal: number;
  balance: number;
}

/**
 * All payments of a fixed-rate loan in whole yen. Interest and payment are cut to the yen; the last payment clears the balance.
 * A principal of zero gives no payments.
 */
export function loanPayments(terms: LoanTerms): LoanPayment[] {
  requireLoanTerms(terms);
  if (terms.principal === 0) return [];
  const monthlyRate = terms.annualRate / 12;
  const interestOnly = Math.min(terms.interestOnlyMonths ?? 0, terms.months - 1);
  const repaying = terms.months - interestOnly;
  const level = terms.method === 'level_payment' ? levelPayment(terms.principal, monthlyRate, repaying) : 0;
  const slice = roundYen(terms.principal / repaying);
  const payments: LoanPayment[] = [];
  let balance = terms.principal;
  for (let month = 1; month <= terms.months; month += 1) {
    const interest = roundYen(balance * monthlyRate);
    let principal = 0;
    if (month === terms.months) principal = balance;
    else if (month > interestOnly) principal = Math.min(balance, terms.method === 'level_payment' ? Math.max(0, level - interest) : slice);
    balance -= principal;
    payments.push({ month, payment: principal + interest, interest, principal, balance });
  }
  return payments;
}

/** Sums payments into years of twelve; the last year may be shorter. */
export function loanYears(payments: readonly LoanPayment[]): LoanYear[] {
  const years: LoanYear[] = [];
  for (const entry of payments) {
    const index = Math.floor((entry.month - 1) / 12);
    const year = years[index] ?? { year: index + 1, payment: 0, interest: 0, principal: 0, balance: 0 };
    years[index] = {
      year: index + 1,
      payment: year.payment + entry.payment,
      interest: year.interest + entry.interest,
      principal: year.principal + entry.principal,
      balance: entry.balance,
    };
  }
  return years;
}

/** What is owed after so many months; zero after the last payment. */
export function balanceAfter(payments: readonly LoanPayment[], principal: number, months: number): number {
  if (months <= 0) return principal;
  return payments[Math.min(months, payments.length) - 1]?.balance ?? 0;
}
