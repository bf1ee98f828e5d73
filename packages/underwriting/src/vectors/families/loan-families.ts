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
  const terms = termsOf(inputs);
  const method = textIn(inputs, 'method') === 'level_principal' ? 'level_principal' : 'level_payment';
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
    payment: levelPaymentExact(terms.principal, monthly(percent), terms.periods),
    annual_debt_service: payment * 12,
    total,
    total_paid: total,
    total_interest: total - terms.principal,
    first_payment: schedule[0]?.payment,
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
  const many = periods.map((period) => exactPeriod(terms, percent, period));
  const outputs: Outputs = {
    payment: levelPaymentExact(terms.principal, monthly(percent), terms.periods),
    principal_parts: many.map((entry) => entry.principal),
    interest_parts: many.map((entry) => entry.interest),
  };
  const period = numberIn(inputs, 'period');
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
  for (let period = needNumber(inputs, 'from_period'); period <= needNumber(inputs, 'to_period'); period += 1) {
    const entry = exactPeriod(terms, percent, period);
    interest += entry.interest;
    principal += entry.principal;
  }
  return { cum_interest: interest, cum_principal: principal };
};

export const balance: Family = (inputs) => {
  const terms = termsOf(inputs);
  const percent = needNumber(inputs, 'annual_rate_pct');
  const after = numberIn(inputs, 'after_months', 'after_n', 'after_periods') ?? needNumber(inputs, 'after_years') * 12;
  const method = textIn(inputs, 'method');
  if (method === 'level_principal' || /floor/.test(textIn(inputs, 'rounding') ?? '')) {
    const paid = loanPayments({
      principal: terms.principal,
      annualRate: percent / 100,
      months: terms.periods,
      method: method === 'level_principal' ? 'level_principal' : 'level_payment',
    });
    return { monthly: paid[0]?.payment, payment: paid[0]?.payment, balance: after === 0 ? terms.principal : paid[after - 1]?.balance };
  }
  return {
    monthly: levelPaymentExact(terms.principal, monthly(percent), terms.periods),
    payment: levelPaymentExact(terms.principal, monthly(percent), terms.periods),
    balance: exactPeriod(terms, percent, after).balance,
  };
};

export const stressedPayment: Family = (inputs) => {
  const terms = termsOf(inputs);
  const percent = needNumber(inputs, 'annual_rate_pct');
  const shocks = numbersIn(inputs, 'shock_pct') ?? [needNumber(inputs, 'shock_pct')];
  const payments = shocks.map((shock) => levelPayment(terms.principal, monthly(percent + shock), terms.periods));
  return {
    monthly: numbersIn(inputs, 'shock_pct') ? payments : payments[0],
    base_monthly: levelPayment(terms.principal, monthly(percent), terms.periods),
  };
};

/** The same examples with equal principal each month. */
export const levelPrincipal: Family = (inputs, expected, all) => level({ ...inputs, method: 'level_principal' }, expected, all);

/** Interest-only time, rate steps and the five-year rule: the first payments and what is owed at the end. */
export const variants: Family = (inputs) => {
  const { principal, periods } = termsOf(inputs);
  const percent = needNumber(inputs, 'annual_rate_pct', 'rate_pct');
  const later = numberIn(inputs, 'later_rate_pct', 'new_rate_pct');
  const payments = loanPayments({
    principal,
    annualRate: percent / 100,
    months: periods,
    method: textIn(inputs, 'method') === 'level_principal' ? 'level_principal' : 'level_payment',
    interestOnlyMonths: numberIn(inputs, 'interest_only_months') ?? (numberIn(inputs, 'interest_only_years') ?? 0) * 12,
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
  };
};
