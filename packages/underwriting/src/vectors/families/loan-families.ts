import { levelPayment, levelPaymentExact } from '../../loan/level-payment.ts';
import { loanPayments } from '../../loan/schedule.ts';
import { type Family, flagIn, type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn } from '../vector.ts';

interface Terms {
  principal: number;
  periods: number;
}

function termsOf(inputs: Inputs): Terms {
  return {
    principal: needNumber(inputs, 'principal', 'loan', 'amount'),
    periods: numberIn(inputs, 'n', 'months', 'periods') ?? needNumber(inputs, 'years') * 12,
  };
}

const monthly = (percent: number) => percent / 1200;

const isLevelPrincipal = (inputs: Inputs) => /level_principal|equal_principal|元金均等/.test(textIn(inputs, 'method', 'repayment') ?? '');
const methodOf = (inputs: Inputs) => (isLevelPrincipal(inputs) ? 'level_principal' : 'level_payment');

const hasVariant = (inputs: Inputs) =>
  ['interest_only_months', 'interest_only_years', 'later_rate_pct', 'new_rate_pct', 'month', 'period', 'after_months'].some(
    (name) => numberIn(inputs, name) !== undefined,
  );

/** Unrounded balance, interest and principal of period k. */
function exactPeriod(
  { principal, periods }: Terms,
  percent: number,
  period: number,
): { interest: number; principal: number; balance: number } {
  const rate = monthly(percent);
  const payment = levelPaymentExact(principal, rate, periods);
  let balance = principal;
  let interest = 0;
  for (let index = 1; index <= period; index += 1) {
    interest = balance * rate;
    balance -= payment - interest;
  }
  return { interest, principal: payment - interest, balance };
}

export const level: Family = (inputs, expected) => {
  const severalTerms = numbersIn(inputs, 'years');
  if (severalTerms) return { monthly: severalTerms.map((years) => level({ ...inputs, years }, expected, []).monthly) };
  const bonus = numberIn(inputs, 'bonus_principal');
  const terms = bonus === undefined ? termsOf(inputs) : { ...termsOf(inputs), principal: termsOf(inputs).principal - bonus };
  const method = methodOf(inputs);
  const unrounded = /none|unrounded|exact/.test(textIn(inputs, 'rounding') ?? '');
  const rounding = textIn(inputs, 'rounding') ?? '';
  const pay = (percent: number) => {
    const exact = levelPaymentExact(terms.principal, monthly(percent), terms.periods);
    if (unrounded) return exact;
    if (/ceil|up/.test(rounding)) return Math.ceil(exact - 1e-7);
    return /nearest|^round/.test(rounding) ? Math.round(exact) : levelPayment(terms.principal, monthly(percent), terms.periods);
  };
  const rates = numbersIn(inputs, 'annual_rates_pct');
  if (rates)
    return {
      monthly: rates.map(pay),
      payment: rates.map((percent) => levelPaymentExact(terms.principal, monthly(percent), terms.periods)),
    };
  const percent = needNumber(inputs, 'annual_rate_pct', 'rate_pct');
  const schedule = loanPayments({ principal: terms.principal, annualRate: percent / 100, months: terms.periods, method });
  const total = schedule.reduce((sum, entry) => sum + entry.payment, 0);
  const payment = pay(percent);
  const outputs: Outputs = {
    monthly: method === 'level_principal' ? schedule.map((entry) => entry.payment) : payment,
    // Whole yen only where the example says how it rounds; textbook examples print the exact figure.
    payment: rounding === '' ? levelPaymentExact(terms.principal, monthly(percent), terms.periods) : payment,
    annual_debt_service: payment * 12,
    total,
    total_paid: total,
    total_interest: total - terms.principal,
    bonus_payment: bonus === undefined ? undefined : levelPayment(bonus, percent / 200, terms.periods / 6),
    monthly_principal: method === 'level_principal' ? schedule[0]?.principal : undefined,
    first_payment: schedule[0]?.payment,
    second_payment: schedule[1]?.payment,
    last_payment: schedule.at(-1)?.payment,
    principal_part: schedule[0]?.principal,
  };
  outputs[`total_floor_x${terms.periods}`] = payment * terms.periods;
  if (hasVariant(inputs)) {
    const varied = variants(inputs, expected, []);
    for (const [key, value] of Object.entries(varied)) if (value !== undefined && key in expected) outputs[key] = value;
  }
  for (const key of Object.keys(expected)) {
    const other = /^increase_vs_(\d+)_(\d+)$/.exec(key);
    if (other) outputs[key] = (payment - pay(Number(`${other[1]}.${other[2]}`))) * terms.periods;
  }
  return outputs;
};

export const splitOfPayment: Family = (inputs) => {
  const terms = termsOf(inputs);
  const percent = needNumber(inputs, 'annual_rate_pct');
  const periods = numbersIn(inputs, 'periods') ?? [];
  const period = numberIn(inputs, 'period', 'month');
  if (isLevelPrincipal(inputs)) {
    const paid = loanPayments({ principal: terms.principal, annualRate: percent / 100, months: terms.periods, method: 'level_principal' });
    const one = period === undefined ? undefined : paid[period - 1];
    return {
      principal_parts: periods.map((entry) => paid[entry - 1]?.principal),
      interest_parts: periods.map((entry) => paid[entry - 1]?.interest),
      payment: one?.payment,
      principal_part: one?.principal,
      interest_part: one?.interest,
      balance: one?.balance,
    };
  }
  const many = periods.map((period) => exactPeriod(terms, percent, period));
  const outputs: Outputs = {
    payment: levelPaymentExact(terms.principal, monthly(percent), terms.periods),
    principal_parts: many.map((entry) => entry.principal),
    interest_parts: many.map((entry) => entry.interest),
  };
  if (period !== undefined) {
    const one = exactPeriod(terms, percent, period);
    Object.assign(outputs, { principal_part: one.principal, interest_part: one.interest, balance: one.balance });
  }
  return outputs;
};

export const cumulative: Family = (inputs) => {
  const terms = termsOf(inputs);
  const percent = needNumber(inputs, 'annual_rate_pct');
  let interest = 0;
  let principal = 0;
  const year = numberIn(inputs, 'year');
  const first = year === undefined ? needNumber(inputs, 'from_period', 'from_month', 'start_period') : (year - 1) * 12 + 1;
  const last = year === undefined ? needNumber(inputs, 'to_period', 'to_month', 'end_period') : year * 12;
  for (let period = first; period <= last; period += 1) {
    const entry = exactPeriod(terms, percent, period);
    interest += entry.interest;
    principal += entry.principal;
  }
  return { cum_interest: interest, cum_principal: principal };
};

export const balance: Family = (inputs) => {
  const several = numbersIn(inputs, 'after_years', 'after_months');
  if (several) {
    const unit = numbersIn(inputs, 'after_years') ? 12 : 1;
    const each = several.map((entry) => balance({ ...inputs, after_years: null, after_months: entry * unit }, {}, []));
    return { monthly: each[0]?.monthly, balance: each.map((entry) => entry.balance), balances: each.map((entry) => entry.balance) };
  }
  const terms = termsOf(inputs);
  const percent = needNumber(inputs, 'annual_rate_pct');
  const after = numberIn(inputs, 'after_months', 'after_n', 'after_periods') ?? needNumber(inputs, 'after_years') * 12;
  const method = methodOf(inputs);
  if (method === 'level_principal' || /floor/.test(textIn(inputs, 'rounding') ?? '')) {
    const paid = loanPayments({
      principal: terms.principal,
      annualRate: percent / 100,
      months: terms.periods,
      method: method === 'level_principal' ? 'level_principal' : 'level_payment',
    });
    return { monthly: paid[0]?.payment, payment: paid[0]?.payment, balance: after === 0 ? terms.principal : paid[after - 1]?.balance };
  }
  const payment = levelPaymentExact(terms.principal, monthly(percent), terms.periods);
  const left = exactPeriod(terms, percent, after).balance;
  return {
    monthly: payment,
    payment,
    balance: left,
    cum_principal: terms.principal - left,
    cum_interest: payment * after - (terms.principal - left),
  };
};

export const stressedPayment: Family = (inputs) => {
  const terms = termsOf(inputs);
  const percent = needNumber(inputs, 'annual_rate_pct');
  const rates = numbersIn(inputs, 'rates_pct', 'stress_rates_pct', 'annual_rates_pct');
  const shocks = rates?.map((entry) => entry - percent) ??
    numbersIn(inputs, 'shock_pct', 'shocks_pct') ?? [needNumber(inputs, 'shock_pct', 'rate_shock_pct')];
  const several = rates !== undefined || numbersIn(inputs, 'shock_pct', 'shocks_pct') !== undefined;
  const before = levelPayment(terms.principal, monthly(percent), terms.periods);
  const payments = shocks.map((shock) => levelPayment(terms.principal, monthly(percent + shock), terms.periods));
  return {
    monthly: several ? payments : payments[0],
    increase: several ? payments.map((entry) => entry - before) : (payments[0] ?? 0) - before,
    base_monthly: before,
  };
};

const prepayEffect = (inputs: Inputs) =>
  /lower|reduce|payment/.test(textIn(inputs, 'effect', 'mode', 'type') ?? '') ? 'lower' : 'shorten';

/** The same examples with equal principal each month. */
export const levelPrincipal: Family = (inputs, expected, all) => level({ ...inputs, method: 'level_principal' }, expected, all);

/** Interest-only time, rate steps and the five-year rule: the first payments and what is owed at the end. */
export const variants: Family = (inputs) => {
  const before = numberIn(inputs, 'payment', 'current_payment');
  const uncapped = numberIn(inputs, 'new_payment_uncapped', 'new_payment');
  if (before !== undefined) {
    const cap = Math.floor(before * 1.25);
    return { cap_125: cap, payment_cap: cap, payment_next: uncapped === undefined ? undefined : Math.min(cap, uncapped) };
  }
  const { principal, periods } = termsOf(inputs);
  const percent = needNumber(inputs, 'annual_rate_pct', 'rate_pct');
  const interestOnly = numberIn(inputs, 'interest_only_months') ?? (numberIn(inputs, 'interest_only_years') ?? 0) * 12;
  const prepaid = numberIn(inputs, 'prepay_amount', 'prepayment', 'prepayment_amount');
  const prepaidAt =
    numberIn(inputs, 'prepay_month', 'prepayment_month', 'prepay_after_months') ??
    (numberIn(inputs, 'prepay_after_years', 'prepay_year') ?? 0) * 12;
  const later = numberIn(inputs, 'later_rate_pct', 'new_rate_pct');
  const payments = loanPayments({
    principal,
    annualRate: percent / 100,
    months: periods,
    method: methodOf(inputs),
    interestOnlyMonths: interestOnly,
    ...(prepaid === undefined ? {} : { prepayments: [{ month: prepaidAt, amount: prepaid, effect: prepayEffect(inputs) }] }),
    ...(later === undefined
      ? {}
      : { ratePath: [{ fromMonth: numberIn(inputs, 'from_month', 'change_month') ?? 13, annualRate: later / 100 }] }),
    adjustment:
      /125/.test(textIn(inputs, 'adjustment', 'rule', 'kind') ?? '') || flagIn(inputs, 'five_year_125', 'five_year_rule', 'cap_125')
        ? 'five_year_125'
        : 'immediate',
  });
  const month = numberIn(inputs, 'month', 'period', 'after_months') ?? 1;
  const entry = payments[month - 1];
  return {
    monthly: entry?.payment,
    payment: entry?.payment,
    interest: entry?.interest,
    principal_part: entry?.principal,
    balance: entry?.balance,
    unpaid_interest: entry?.unpaidInterest,
    last_payment: payments.at(-1)?.payment,
    interest_only_payment: interestOnly > 0 ? payments[0]?.payment : undefined,
    payment_after: payments[interestOnly > 0 ? interestOnly : prepaidAt]?.payment,
    new_payment: payments[prepaid === undefined ? (numberIn(inputs, 'from_month', 'change_month') ?? 13) - 1 : prepaidAt]?.payment,
    months: payments.length,
    months_saved: periods - payments.length,
    total_interest: payments.reduce((sum, paid) => sum + paid.interest, 0),
    total: payments.reduce((sum, paid) => sum + paid.payment + paid.prepaid, 0),
  };
};
