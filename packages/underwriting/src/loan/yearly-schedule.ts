import { roundYen } from '../money/yen.ts';
import { levelPayment } from './level-payment.ts';
import { type LoanTerms, requireLoanTerms } from './loan-terms.ts';
import { type LoanYear, loanPayments, loanYears } from './schedule.ts';

/**
 * The years of a loan without the list of its payments: the same yen as {@link loanYears} of {@link loanPayments}, several times faster.
 * Scenarios and solvers need thousands of them. `mostYears` leaves out the years after it.
 */
export function loanYearTotals(terms: LoanTerms, mostYears = Number.POSITIVE_INFINITY): LoanYear[] {
  if (terms.method !== 'level_payment' || terms.ratePath || terms.prepayments || terms.interestOnlyMonths)
    return loanYears(loanPayments(terms));
  requireLoanTerms(terms);
  const years: LoanYear[] = [];
  if (terms.principal === 0) return years;
  const rate = terms.annualRate / 12;
  const level = levelPayment(terms.principal, rate, terms.months);
  let balance = terms.principal;
  for (let month = 1; month <= terms.months && balance > 0 && years.length < mostYears; ) {
    let interestSum = 0;
    let principalSum = 0;
    for (let count = 0; count < 12 && month <= terms.months && balance > 0; count += 1, month += 1) {
      const interest = roundYen((balance * terms.annualRate) / 12);
      const principal = month === terms.months ? balance : Math.min(balance, Math.max(0, level - interest));
      interestSum += interest;
      principalSum += principal;
      balance -= principal;
    }
    years.push({
      year: years.length + 1,
      payment: interestSum + principalSum,
      interest: interestSum,
      principal: principalSum,
      prepaid: 0,
      balance,
    });
  }
  return years;
}
