import { UnderwritingError } from '../errors.ts';

/** A loan as agreed. Amounts in yen, rates as yearly ratios. */
export interface LoanTerms {
  principal: number;
  annualRate: number;
  months: number;
  method: 'level_payment' | 'level_principal';
  /** Months at the start in which only interest is paid; they count towards `months`. */
  interestOnlyMonths?: number;
}

/** Throws `invalid_assumption` for terms no loan can have. */
export function requireLoanTerms(terms: LoanTerms): void {
  const wrong = (field: string, message: string) => new UnderwritingError('invalid_assumption', message, field);
  if (!Number.isFinite(terms.principal) || terms.principal < 0) throw wrong('principal', 'The loan cannot be negative.');
  if (!Number.isFinite(terms.annualRate) || terms.annualRate < 0 || terms.annualRate > 1)
    throw wrong('annual_rate', 'The interest rate must lie between 0 and 100 %.');
  if (!Number.isInteger(terms.months) || terms.months < 1) throw wrong('months', 'The loan needs a whole number of months, at least one.');
}
