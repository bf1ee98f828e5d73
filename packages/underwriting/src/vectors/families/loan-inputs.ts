import { levelPaymentExact } from '../../loan/level-payment.ts';
import { type Inputs, needNumber, numberIn, textIn, UnknownShape } from '../vector.ts';
import { isDue } from './annuity-families.ts';

/** A loan as an example states it. `perYear`: payments a year, twelve unless it says otherwise. */
export interface Terms {
  principal: number;
  periods: number;
  perYear: number;
}

/** Greatest figure that is read as a ratio where a bare `rate` does not say its unit. */
const highestRatio = 0.5;

/** Yearly rate of a loan in percent. */
export function percentIn(inputs: Inputs): number | undefined {
  const bare = numberIn(inputs, 'rate', 'annual_rate', 'interest');
  const stated = numberIn(inputs, 'annual_rate_pct', 'rate_pct');
  return stated ?? (bare === undefined ? undefined : Number((bare <= highestRatio ? bare * 100 : bare).toPrecision(12)));
}

export function needPercent(inputs: Inputs): number {
  const percent = percentIn(inputs);
  if (percent === undefined) throw new UnknownShape('no rate of a loan is given');
  return percent;
}

export function termsOf(inputs: Inputs): Terms {
  const perYear = numberIn(inputs, 'payments_per_year', 'periods_per_year') ?? 12;
  return {
    principal: needNumber(inputs, 'principal', 'loan', 'amount', 'pv'),
    periods: numberIn(inputs, 'n', 'months', 'periods', 'nper') ?? needNumber(inputs, 'years', 'loan_years') * perYear,
    perYear,
  };
}

/** Rate of one period as a ratio. */
export const periodRate = (percent: number, perYear = 12) => percent / (100 * perYear);

/** Payments at the beginning of each period are lower by one period's interest. */
export const dueShare = (inputs: Inputs, rate: number) => (isDue(inputs) ? 1 / (1 + rate) : 1);

export const isLevelPrincipal = (inputs: Inputs) =>
  /level_principal|equal_principal|fixed_principal|元金均等/.test(textIn(inputs, 'method', 'repayment', 'type', 'repayment_method') ?? '');
export const methodOf = (inputs: Inputs) => (isLevelPrincipal(inputs) ? 'level_principal' : 'level_payment');

/** Months after which an example asks, by any of the ways to say so. */
export function monthsAfter(inputs: Inputs): number | undefined {
  const months = numberIn(
    inputs,
    'after_months',
    'after_n',
    'after_periods',
    'paid_months',
    'months_paid',
    'elapsed_months',
    'months_elapsed',
    'after_month',
    'payments_made',
    'at_month',
  );
  const years = numberIn(
    inputs,
    'after_years',
    'years_elapsed',
    'elapsed_years',
    'paid_years',
    'years_paid',
    'after_year',
    'at_year',
    'holding_years',
    'hold_years',
  );
  return months ?? (years === undefined ? undefined : years * 12);
}

/** Unrounded balance, interest and principal of period k. */
export function exactPeriod(
  { principal, periods, perYear }: Terms,
  percent: number,
  period: number,
): { interest: number; principal: number; balance: number } {
  const rate = periodRate(percent, perYear);
  const payment = levelPaymentExact(principal, rate, periods);
  let balance = principal;
  let interest = 0;
  for (let index = 1; index <= period; index += 1) {
    interest = balance * rate;
    balance -= payment - interest;
  }
  return { interest, principal: payment - interest, balance };
}
