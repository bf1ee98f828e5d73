import { UnderwritingError } from '../errors.ts';

/** A new rate from a month on; month 1 is the first payment. */
export interface RateStep {
  fromMonth: number;
  annualRate: number;
}

/** Money paid back beside the schedule, with that month's payment: the term gets shorter or the payments lower. */
export interface Prepayment {
  month: number;
  amount: number;
  effect: 'shorten' | 'lower';
}

/** A loan as agreed. Amounts in yen, rates as yearly ratios. */
export interface LoanTerms {
  principal: number;
  annualRate: number;
  months: number;
  method: 'level_payment' | 'level_principal';
  /** Part of the principal that bonuses repay twice a year (ボーナス返済); the rest is repaid every month. */
  bonusPrincipal?: number;
  /** Months at the start in which only interest is paid; they count towards `months`. */
  interestOnlyMonths?: number;
  /** Changes of the rate, earliest first. */
  ratePath?: readonly RateStep[];
  /**
   * What a change of the rate does to a level payment. `immediate`: it is recalculated at once.
   * `five_year_125`: it stays for five years and then rises to at most 125 %; interest it does not cover is carried forward unpaid.
   */
  adjustment?: 'immediate' | 'five_year_125';
  prepayments?: readonly Prepayment[];
}

/** Throws `invalid_assumption` for terms no loan can have. */
export function requireLoanTerms(terms: LoanTerms): void {
  const wrong = (field: string, message: string) => new UnderwritingError('invalid_assumption', message, field);
  if (!Number.isFinite(terms.principal) || terms.principal < 0) throw wrong('principal', 'The loan cannot be negative.');
  const rates = [terms.annualRate, ...(terms.ratePath ?? []).map((step) => step.annualRate)];
  if (rates.some((rate) => !Number.isFinite(rate) || rate < 0 || rate > 1))
    throw wrong('annual_rate', 'The interest rate must lie between 0% and 100%.');
  if (!Number.isInteger(terms.months) || terms.months < 1) throw wrong('months', 'The loan needs a whole number of months, at least one.');
  const bonus = terms.bonusPrincipal ?? 0;
  if (!(bonus >= 0 && bonus <= terms.principal) || (bonus > 0 && terms.months < 6))
    throw wrong('bonus_share', 'Bonuses repay no more than the loan, over half a year at least.');
  const interestOnly = terms.interestOnlyMonths ?? 0;
  if (!Number.isInteger(interestOnly) || interestOnly < 0 || interestOnly >= terms.months)
    throw wrong('interest_only_months', 'The interest-only time must end before the loan does.');
  if ((terms.prepayments ?? []).some((entry) => !(entry.amount >= 0) || !Number.isInteger(entry.month) || entry.month < 1))
    throw wrong('prepayments', 'A prepayment needs a month from 1 on and an amount that is not negative.');
}
