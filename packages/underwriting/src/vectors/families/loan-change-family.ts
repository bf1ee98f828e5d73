import { levelPaymentExact } from '../../loan/level-payment.ts';
import { type LoanPayment, loanPayments, loanYears } from '../../loan/schedule.ts';
import { type Family, flagIn, type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn } from '../vector.ts';
import { methodOf, monthsAfter, needPercent, percentIn, periodRate, termsOf } from './loan-inputs.ts';

const effectOf = (inputs: Inputs) =>
  /lower|reduc|payment|額軽減|軽減型/.test(textIn(inputs, 'effect', 'mode', 'type', 'prepay_type', 'prepayment_type', 'method') ?? '')
    ? ('lower' as const)
    : ('shorten' as const);

/** The five-year rule on two payments: the next one rises to at most 125 % of the one before. */
function cappedPayment(inputs: Inputs): Outputs | undefined {
  const capped = /125/.test(textIn(inputs, 'rule', 'adjustment', 'kind') ?? '');
  const before =
    numberIn(inputs, 'payment', 'current_payment', 'old_payment', 'previous_payment') ??
    (capped && numberIn(inputs, 'principal', 'loan') === undefined ? numberIn(inputs, 'monthly_payment', 'monthly') : undefined);
  if (before === undefined) return undefined;
  const asked = numberIn(
    inputs,
    'new_payment_uncapped',
    'new_payment',
    'recalculated_payment',
    'uncapped_payment',
    'calculated_payment',
    'recalculated',
    'required_payment',
  );
  const cap = Math.floor(before * 1.25);
  const next = asked === undefined ? undefined : Math.min(cap, asked);
  return {
    cap_125: cap,
    payment_cap: cap,
    payment_next: next,
    new_payment: next,
    unpaid: next === undefined ? undefined : (asked ?? next) - next,
    capped: asked === undefined ? undefined : asked > cap,
  };
}

/** What a prepayment leaves and costs where the example states only what is owed. */
function onBalance(inputs: Inputs): Outputs | undefined {
  const owed = numberIn(inputs, 'balance', 'remaining_balance', 'outstanding');
  if (owed === undefined || numberIn(inputs, 'principal', 'loan', 'amount') !== undefined) return undefined;
  const paid = numberIn(inputs, 'prepay_amount', 'prepayment', 'prepayment_amount');
  const share = numberIn(inputs, 'fee_rate', 'prepayment_fee_rate', 'penalty_rate');
  const fee = share === undefined ? undefined : Math.floor((paid ?? owed) * share + 1e-6);
  const [percent, left] = [percentIn(inputs), numberIn(inputs, 'remaining_months', 'months_left', 'months', 'n')];
  const monthly = (loan: number) =>
    percent === undefined || left === undefined ? undefined : Math.floor(levelPaymentExact(loan, periodRate(percent), left) + 1e-6);
  return {
    balance_before: owed,
    balance_after: paid === undefined ? undefined : owed - paid,
    payment_before: monthly(owed),
    payment_after: paid === undefined ? undefined : monthly(owed - paid),
    prepayment_fee: fee,
    fee,
  };
}

interface Change {
  interestOnly: number;
  prepaid: number | undefined;
  prepaidAt: number;
  later: number | undefined;
  laterFrom: number;
}

function changeIn(inputs: Inputs, periods: number): Change {
  const rates = numbersIn(inputs, 'rates_pct', 'annual_rates_pct');
  const changeYears = numberIn(inputs, 'change_after_years', 'fixed_years', 'rate_change_after_years', 'initial_years', 'from_year');
  const whole =
    flagIn(inputs, 'interest_only', 'balloon', 'bullet') === true || /interest_only|bullet|期日一括/.test(textIn(inputs, 'method') ?? '');
  const months = numberIn(inputs, 'interest_only_months', 'grace_months');
  const years = numberIn(inputs, 'interest_only_years', 'grace_years', 'grace_period_years');
  return {
    interestOnly: months ?? (years === undefined ? (whole ? periods - 1 : 0) : years * 12),
    prepaid: numberIn(inputs, 'prepay_amount', 'prepayment', 'prepayment_amount'),
    prepaidAt:
      numberIn(inputs, 'prepay_month', 'prepayment_month', 'prepay_after_months', 'at_month') ??
      (numberIn(inputs, 'prepay_after_years', 'prepay_year', 'after_years', 'prepayment_after_years') ?? 0) * 12,
    later: numberIn(inputs, 'later_rate_pct', 'new_rate_pct', 'second_rate_pct') ?? rates?.[1],
    laterFrom: numberIn(inputs, 'from_month', 'change_month') ?? (changeYears === undefined ? 13 : changeYears * 12 + 1),
  };
}

/** Rates that are listed with the month from which each holds. */
function stepsIn(inputs: Inputs): { fromMonth: number; annualRate: number }[] | undefined {
  const rows = inputs.schedule ?? inputs.rate_steps ?? inputs.steps ?? inputs.rate_path;
  if (!Array.isArray(rows) || rows.length === 0) return undefined;
  return rows.map((row: Inputs) => {
    const year = numberIn(row, 'from_year', 'year');
    return {
      fromMonth: numberIn(row, 'from_month', 'month') ?? (year === undefined ? 1 : (year - 1) * 12 + 1),
      annualRate: needPercent(row) / 100,
    };
  });
}

const firstRate = (inputs: Inputs) => {
  const first = stepsIn(inputs)?.[0]?.annualRate;
  return numbersIn(inputs, 'rates_pct', 'annual_rates_pct')?.[0] ?? (first === undefined ? undefined : first * 100);
};

/** Interest alone where no term is stated. */
function interestAlone(inputs: Inputs): Outputs | undefined {
  if (numberIn(inputs, 'years', 'loan_years', 'n', 'months', 'periods', 'nper') !== undefined) return undefined;
  const [principal, percent] = [numberIn(inputs, 'principal', 'loan', 'amount', 'balance'), percentIn(inputs)];
  if (principal === undefined || percent === undefined) return undefined;
  const yearly = Math.round(principal * percent * 1e4) / 1e6;
  const monthly = Math.floor(yearly / 12 + 1e-6);
  return { monthly_interest: monthly, annual_interest: yearly, interest: monthly, payment: monthly, monthly };
}

const sumOf = (payments: readonly LoanPayment[], of: (entry: LoanPayment) => number) => payments.reduce((sum, entry) => sum + of(entry), 0);

/** Interest-only time, rate steps, prepayments and the five-year rule, on the schedule in whole yen. */
export const loanChange: Family = (inputs) => {
  const short = cappedPayment(inputs) ?? onBalance(inputs) ?? interestAlone(inputs);
  if (short) return short;
  const { principal, periods } = termsOf(inputs);
  const percent = firstRate(inputs) ?? needPercent(inputs);
  const { interestOnly, prepaid, prepaidAt, later, laterFrom } = changeIn(inputs, periods);
  const steps = stepsIn(inputs)?.slice(1);
  const payments = loanPayments({
    principal,
    annualRate: percent / 100,
    months: periods,
    method: methodOf(inputs),
    ...(steps === undefined ? {} : { ratePath: steps }),
    interestOnlyMonths: interestOnly,
    ...(prepaid === undefined ? {} : { prepayments: [{ month: prepaidAt, amount: prepaid, effect: effectOf(inputs) }] }),
    ...(later === undefined ? {} : { ratePath: [{ fromMonth: laterFrom, annualRate: later / 100 }] }),
    adjustment:
      /125/.test(textIn(inputs, 'adjustment', 'rule', 'kind') ?? '') || flagIn(inputs, 'five_year_125', 'five_year_rule', 'cap_125')
        ? 'five_year_125'
        : 'immediate',
  });
  const asked = numberIn(inputs, 'month', 'period') ?? monthsAfter(inputs);
  const entry = payments[(asked ?? 1) - 1];
  const changed = payments[interestOnly > 0 ? interestOnly : prepaid === undefined ? (steps?.[0]?.fromMonth ?? laterFrom) - 1 : prepaidAt];
  const atPrepay = prepaid === undefined ? undefined : payments[prepaidAt - 1];
  const first = payments[0]?.payment;
  const before = interestOnly > 0 || prepaid !== undefined || later !== undefined || steps !== undefined ? first : undefined;
  return {
    monthly: entry?.payment,
    payment: entry?.payment,
    interest: entry?.interest,
    interest_part: entry?.interest,
    principal_part: entry?.principal,
    // What a prepayment leaves is asked for at its own month where no other is named.
    balance: asked === undefined && atPrepay ? atPrepay.balance : entry?.balance,
    balance_before: atPrepay === undefined ? undefined : atPrepay.balance + atPrepay.prepaid,
    balance_after: atPrepay?.balance,
    unpaid_interest: entry?.unpaidInterest,
    last_payment: payments.at(-1)?.payment,
    balloon: flagIn(inputs, 'balloon', 'bullet', 'interest_only') === true ? payments.at(-1)?.principal : undefined,
    interest_only_payment: interestOnly > 0 ? first : undefined,
    payment_during: before,
    payment_before: before,
    payment_after: changed?.payment,
    new_payment: changed?.payment,
    months: payments.length,
    term_years: Math.floor(payments.length / 12),
    term_months: payments.length % 12,
    remaining_months: prepaid === undefined ? undefined : payments.length - prepaidAt,
    months_saved: periods - payments.length,
    total_interest: sumOf(payments, (paid) => paid.interest),
    interest_saved: prepaid === undefined ? undefined : interestSaved(inputs, payments),
    total: sumOf(payments, (paid) => paid.payment + paid.prepaid),
    first_interest: payments[0]?.interest,
    ...byYear(payments),
    annual_unpaid_interest: unpaidOfYear(payments, laterFrom),
    payments: payments.map((paid) => paid.payment),
    interests: payments.map((paid) => paid.interest),
    principals: payments.map((paid) => paid.principal),
    balances: payments.map((paid) => paid.balance),
  };
};

/** Sums of each year under the ways examples name one: `year2_interest`, `interest_year2`. */
function byYear(payments: readonly LoanPayment[]): Outputs {
  const outputs: Outputs = {};
  for (const { year, payment, interest, principal, balance } of loanYears(payments))
    for (const [name, value] of Object.entries({ payment, interest, principal, balance }))
      for (const key of [`year${year}_${name}`, `${name}_year${year}`, `${name}_year_${year}`]) outputs[key] = value;
  return outputs;
}

/** Interest that a year's payments did not cover, from the month in which the rate changed. */
function unpaidOfYear(payments: readonly LoanPayment[], from: number): number {
  return (payments[from + 10]?.unpaidInterest ?? 0) - (payments[from - 2]?.unpaidInterest ?? 0);
}

function interestSaved(inputs: Inputs, payments: readonly LoanPayment[]): number {
  const { principal, periods } = termsOf(inputs);
  const plain = loanPayments({ principal, annualRate: needPercent(inputs) / 100, months: periods, method: methodOf(inputs) });
  return sumOf(plain, (paid) => paid.interest) - sumOf(payments, (paid) => paid.interest);
}

/** The schedule as lists. */
export const loanSchedule: Family = (inputs, expected, all) => {
  const known = loanChange(inputs, expected, all);
  // One period or one figure asked for: then it is no list that is meant.
  if (numberIn(inputs, 'period', 'month') !== undefined) return known;
  const each = typeof expected.payment === 'number' ? {} : { payment: known.payments };
  return { ...known, ...each, interest: known.interests, principal: known.principals, balance: known.balances };
};

/** Loan that a payment can carry, and what is stated beside it: the share of income that goes to repayments, a fee on the loan. */
export const loanCapacity: Family = (inputs) => {
  const percent = percentIn(inputs);
  const months = numberIn(inputs, 'n', 'months') ?? (numberIn(inputs, 'years', 'loan_years') ?? 0) * 12;
  const carried = (monthly: number) =>
    percent === undefined || months === 0 ? undefined : monthly / levelPaymentExact(1, percent / 1200, months);
  const [noi, cover] = [numberIn(inputs, 'noi'), numberIn(inputs, 'dscr', 'target_dscr', 'min_dscr', 'required_dscr')];
  const most = noi === undefined || cover === undefined ? undefined : noi / cover;
  const [income, repaid] = [
    numberIn(inputs, 'annual_income', 'income'),
    numberIn(inputs, 'annual_repayment', 'annual_debt_service', 'ads'),
  ];
  const share = numberIn(inputs, 'fee_rate', 'loan_fee_rate', 'guarantee_rate');
  const limit = numberIn(inputs, 'max_ratio', 'repayment_ratio', 'max_repayment_ratio');
  const monthly =
    numberIn(inputs, 'monthly_payment', 'monthly', 'payment', 'pmt') ??
    (most === undefined ? (income === undefined || limit === undefined ? undefined : (income * limit) / 12) : most / 12);
  const loan = monthly === undefined ? undefined : carried(monthly);
  const ratio = income === undefined || repaid === undefined ? undefined : repaid / income;
  return {
    loan,
    max_loan: loan,
    principal: loan,
    capacity: loan,
    max_annual_debt_service: most ?? (monthly === undefined ? undefined : monthly * 12),
    max_ads: most,
    max_monthly: monthly,
    repayment_ratio: ratio,
    dti: ratio,
    fee: share === undefined ? undefined : Math.floor(needNumber(inputs, 'loan', 'principal', 'amount') * share + 1e-6),
  };
};
