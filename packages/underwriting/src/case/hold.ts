import type { LoanTerms } from '../loan/loan-terms.ts';
import { type LoanYear, loanPayments, loanYears } from '../loan/schedule.ts';
import { loanYearTotals } from '../loan/yearly-schedule.ts';
import { roundYen } from '../money/yen.ts';
import type { OperatingYear } from './operation.ts';
import type { Purchase } from './purchase.ts';
import { type Settings, settingOf } from './settings.ts';

/** One year from the owner's side before income tax, in whole yen. */
export interface CashYear {
  year: number;
  operation: OperatingYear;
  debtService: number;
  interest: number;
  principal: number;
  /** Paid back beside the schedule: lowers the cash of the year, but is not debt service. */
  prepayment: number;
  loanBalance: number;
  /** What the year leaves in hand before income tax: everything that reads cash of a year reads this. */
  btcf: number;
  /** Costs of this year that the closing already paid (insurance premium, settled property tax): in NOI, but no cash again. */
  paidAtClosing: number;
}

/** Terms of the loan, or null for a purchase with cash. */
export function loanTermsOf(settings: Settings, amount: number): LoanTerms | null {
  if (amount <= 0) return null;
  const months = Math.round(settingOf(settings, 'loan_years') * 12);
  const {
    later_rate: laterRate,
    later_rate_from_year: laterYear = 6,
    prepayment,
    prepayment_year: prepaymentYear = 5,
    interest_only_years: interestOnly,
    bonus_share: bonusShare,
  } = settings.values;
  const terms: LoanTerms = {
    principal: amount,
    annualRate: settingOf(settings, 'loan_rate') / 100,
    months,
    method: settings.choices.repayment,
  };
  if (bonusShare) terms.bonusPrincipal = roundYen((amount * bonusShare) / 100);
  if (interestOnly) terms.interestOnlyMonths = Math.min(months - 1, Math.round(interestOnly * 12));
  if (laterRate !== undefined) {
    // A shock to the rate moves the later rate as well: it is the same loan in the same market.
    terms.ratePath = [{ fromMonth: Math.round(laterYear - 1) * 12 + 1, annualRate: laterRate / 100 }];
    terms.adjustment = settings.choices.rate_adjustment;
  }
  if (prepayment) terms.prepayments = [{ month: Math.round(prepaymentYear) * 12, amount: prepayment, effect: 'shorten' }];
  return terms;
}

/** Years of the loan; interest carried forward unpaid counts as owed. */
export function loanYearsOf(terms: LoanTerms | null, mostYears?: number): LoanYear[] {
  if (terms === null) return [];
  if (terms.adjustment !== 'five_year_125') return loanYearTotals(terms, mostYears);
  const payments = loanPayments(terms);
  return loanYears(payments).map((year, index) => {
    const last = payments[Math.min(payments.length, (index + 1) * 12) - 1];
    return { ...year, balance: year.balance + (last?.unpaidInterest ?? 0) };
  });
}

/** The years of the owner one by one; `operating` gives the property's and `loanYear` the loan's. */
export function cashYears(
  settings: Settings,
  purchase: Purchase,
  operating: (year: number) => OperatingYear,
  loanYear: (year: number) => LoanYear | undefined,
): (year: number) => CashYear {
  const premiumPaidYears = settingOf(settings, 'insurance_term');
  const prepaidMonthly = Math.floor(purchase.insurancePerYear / 12);
  return (year) => {
    const operation = operating(year);
    const paid = loanYear(year);
    const debtService = paid?.payment ?? 0;
    const prepayment = paid?.prepaid ?? 0;
    const premium = year <= premiumPaidYears ? Math.min(operation.monthly.insurance, prepaidMonthly) * 12 : 0;
    // The seller was paid the tax of the days up to the end of the tax year: the year's own bills hold the rest.
    const settled = year === 1 ? purchase.costs.tax_settlement : 0;
    const paidAtClosing = premium + settled;
    return {
      year,
      operation,
      debtService,
      interest: paid?.interest ?? 0,
      principal: paid?.principal ?? 0,
      prepayment,
      loanBalance: paid?.balance ?? 0,
      btcf: operation.ncf - debtService - prepayment + paidAtClosing,
      paidAtClosing,
    };
  };
}
