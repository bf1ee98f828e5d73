import { levelPayment, levelPaymentExact } from '../../loan/level-payment.ts';
import { loanPayments } from '../../loan/schedule.ts';
import { paymentFor } from '../../returns/time-value.ts';
import { type Family, type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn, UnknownShape } from '../vector.ts';
import { isDue, partOfPayment } from './annuity-families.ts';
import { loanChange } from './loan-change-family.ts';
import { dueShare, exactPeriod, isLevelPrincipal, methodOf, monthsAfter, needPercent, periodRate, termsOf } from './loan-inputs.ts';

const hasVariant = (inputs: Inputs) =>
  monthsAfter(inputs) !== undefined ||
  ['interest_only_months', 'interest_only_years', 'later_rate_pct', 'new_rate_pct', 'month', 'period'].some(
    (name) => numberIn(inputs, name) !== undefined,
  );

/** The same result of several examples in one, as a list. */
const eachOf = (all: readonly Outputs[]): Outputs =>
  Object.fromEntries(Object.keys(all[0] ?? {}).map((key) => [key, all.map((entry) => entry[key])]));

/** Level savings that reach an amount: the same formula as for a loan, from the other end. */
function savings(inputs: Inputs, goal: number): Outputs {
  const perYear = numberIn(inputs, 'payments_per_year') ?? 12;
  const periods = numberIn(inputs, 'n', 'months', 'periods', 'nper') ?? needNumber(inputs, 'years') * perYear;
  const rate = periodRate(needPercent(inputs), perYear);
  const payment = -paymentFor({ rate, periods, present: 0, future: goal }) * dueShare(inputs, rate);
  return { payment, monthly: payment };
}

export const level: Family = (inputs, expected) => {
  const goal = numberIn(inputs, 'fv', 'target', 'goal', 'future_value');
  if (goal !== undefined && numberIn(inputs, 'principal', 'loan', 'amount', 'pv') === undefined) return savings(inputs, goal);
  const severalTerms = numbersIn(inputs, 'years', 'years_list', 'terms');
  if (severalTerms) return eachOf(severalTerms.map((years) => level({ ...inputs, years_list: null, terms: null, years }, expected, [])));
  const severalLoans = numbersIn(inputs, 'principals', 'loans', 'principal', 'loan');
  if (severalLoans)
    return eachOf(
      severalLoans.map((principal) => level({ ...inputs, principals: null, loans: null, loan: null, principal }, expected, [])),
    );
  const bonus = numberIn(inputs, 'bonus_principal');
  const terms = bonus === undefined ? termsOf(inputs) : { ...termsOf(inputs), principal: termsOf(inputs).principal - bonus };
  const method = methodOf(inputs);
  const unrounded = /none|unrounded|exact/.test(textIn(inputs, 'rounding') ?? '');
  const rounding = textIn(inputs, 'rounding') ?? '';
  const pay = (percent: number) => {
    const rate = periodRate(percent, terms.perYear);
    const exact = levelPaymentExact(terms.principal, rate, terms.periods) * dueShare(inputs, rate);
    if (isDue(inputs)) return Math.floor(exact + 1e-7);
    if (unrounded) return exact;
    if (/ceil|up/.test(rounding)) return Math.ceil(exact - 1e-7);
    return /nearest|^round/.test(rounding) ? Math.round(exact) : levelPayment(terms.principal, rate, terms.periods);
  };
  const exactly = (percent: number) => {
    const rate = periodRate(percent, terms.perYear);
    return levelPaymentExact(terms.principal, rate, terms.periods) * dueShare(inputs, rate);
  };
  const rates = numbersIn(inputs, 'annual_rates_pct', 'rates_pct', 'annual_rate_pct');
  if (rates)
    return {
      monthly: rates.map(pay),
      payment: rates.map(exactly),
    };
  const percent = needPercent(inputs);
  const schedule = loanPayments({ principal: terms.principal, annualRate: percent / 100, months: terms.periods, method });
  const total = schedule.reduce((sum, entry) => sum + entry.payment, 0);
  const payment = pay(percent);
  const outputs: Outputs = {
    monthly: method === 'level_principal' ? schedule.map((entry) => entry.payment) : payment,
    // Whole yen only where the example says how it rounds; textbook examples print the exact figure.
    payment: rounding === '' ? exactly(percent) : payment,
    annual_debt_service: payment * terms.perYear,
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
    const varied = loanChange(inputs, expected, []);
    for (const [key, value] of Object.entries(varied))
      if (value !== undefined && (key in expected || !(key in outputs))) outputs[key] = value;
  }
  for (const key of Object.keys(expected)) {
    const other = /^increase_vs_(\d+)_(\d+)(?:_yen|_jpy)?$/.exec(key);
    if (other) outputs[key] = (payment - pay(Number(`${other[1]}.${other[2]}`))) * terms.periods;
  }
  return outputs;
};

export const splitOfPayment: Family = (inputs) => {
  const terms = termsOf(inputs);
  const percent = needPercent(inputs);
  const periods = numbersIn(inputs, 'periods') ?? [];
  const period = numberIn(inputs, 'period', 'month', 'per');
  const year = numberIn(inputs, 'year');
  if (year !== undefined && period === undefined) {
    const { cum_interest: interest, cum_principal: principal } = cumulative(inputs, {}, []);
    return { annual_interest: interest, annual_principal: principal, interest_part: interest, principal_part: principal };
  }
  if (isDue(inputs))
    return partOfPayment(
      { ...inputs, periods_list: periods.length > 0 ? periods : null, periods: terms.periods, n: terms.periods },
      {},
      [],
    );
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
    payment: levelPaymentExact(terms.principal, periodRate(percent, terms.perYear), terms.periods),
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
  const percent = needPercent(inputs);
  let interest = 0;
  let principal = 0;
  const year = numberIn(inputs, 'year');
  const after = monthsAfter(inputs);
  const from = numberIn(inputs, 'from_period', 'from_month', 'start_period', 'start', 'from') ?? (after === undefined ? undefined : 1);
  const to = numberIn(inputs, 'to_period', 'to_month', 'end_period', 'end', 'to') ?? after;
  if (year === undefined && (from === undefined || to === undefined)) throw new UnknownShape('no periods are given');
  const first = year === undefined ? (from ?? 1) : (year - 1) * 12 + 1;
  const last = year === undefined ? (to ?? 0) : year * 12;
  for (let period = first; period <= last; period += 1) {
    const entry = exactPeriod(terms, percent, period);
    interest += entry.interest;
    principal += entry.principal;
  }
  const paid = interest + principal;
  return { cum_interest: interest, cum_principal: principal, total_paid: paid, paid };
};

export const balance: Family = (inputs) => {
  const several = numbersIn(inputs, 'after_years', 'after_months');
  if (several) {
    const unit = numbersIn(inputs, 'after_years') ? 12 : 1;
    const each = several.map((entry) => balance({ ...inputs, after_years: null, after_months: entry * unit }, {}, []));
    return { monthly: each[0]?.monthly, balance: each.map((entry) => entry.balance), balances: each.map((entry) => entry.balance) };
  }
  const terms = termsOf(inputs);
  const percent = needPercent(inputs);
  const after = monthsAfter(inputs) ?? needNumber(inputs, 'after_years') * 12;
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
  const payment = levelPaymentExact(terms.principal, periodRate(percent, terms.perYear), terms.periods);
  const left = exactPeriod(terms, percent, after).balance;
  return {
    monthly: payment,
    payment,
    balance: left,
    balance_ratio: left / terms.principal,
    cum_principal: terms.principal - left,
    cum_interest: payment * after - (terms.principal - left),
  };
};

export const stressedPayment: Family = (inputs) => {
  const terms = termsOf(inputs);
  const percent = needPercent(inputs);
  const rates = numbersIn(inputs, 'rates_pct', 'stress_rates_pct', 'annual_rates_pct');
  const shocks = rates?.map((entry) => entry - percent) ??
    numbersIn(inputs, 'shock_pct', 'shocks_pct') ?? [needNumber(inputs, 'shock_pct', 'rate_shock_pct')];
  const several = rates !== undefined || numbersIn(inputs, 'shock_pct', 'shocks_pct') !== undefined;
  const before = levelPayment(terms.principal, periodRate(percent, terms.perYear), terms.periods);
  const payments = shocks.map((shock) => levelPayment(terms.principal, periodRate(percent + shock, terms.perYear), terms.periods));
  const noi = numberIn(inputs, 'noi');
  const covers = noi === undefined ? undefined : payments.map((entry) => noi / (entry * terms.perYear));
  // A rise after some years meets what is owed by then.
  const delay = numberIn(inputs, 'shock_after_years', 'shock_after_months');
  const months = delay === undefined ? 0 : delay * (numberIn(inputs, 'shock_after_years') === undefined ? 1 : 12);
  const owed = exactPeriod(terms, percent, months).balance;
  const late = shocks.map((shock) => levelPayment(owed, periodRate(percent + shock, terms.perYear), terms.periods - months));
  return {
    dscr: several ? covers : covers?.[0],
    annual_debt_service: several ? payments.map((entry) => entry * terms.perYear) : (payments[0] ?? 0) * terms.perYear,
    balance_at_shock: delay === undefined ? undefined : owed,
    monthly_after: several ? late : late[0],
    monthly: several ? payments : payments[0],
    increase: several ? payments.map((entry) => entry - before) : (payments[0] ?? 0) - before,
    base_monthly: before,
  };
};

/** The same examples with equal principal each month. */
export const levelPrincipal: Family = (inputs, expected, all) => level({ ...inputs, method: 'level_principal' }, expected, all);
