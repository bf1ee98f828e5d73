import { type Annuity, interestBetween, interestPart, principalBetween, principalPart } from '../../returns/annuity-parts.ts';
import { effectiveRate, growthRate, nominalRate, periodsToGrow } from '../../returns/compound-rate.ts';
import { netPresentValue } from '../../returns/net-present-value.ts';
import { type Family, flagIn, type Inputs, needNumber, numberIn, numbersIn, textIn, UnknownShape } from '../vector.ts';

/** Whether payments fall at the beginning of each period: type 1 of spreadsheets, or the word. */
export const isDue = (inputs: Inputs) =>
  numberIn(inputs, 'type', 'due') === 1 ||
  flagIn(inputs, 'due', 'begin', 'beginning', 'type') === true ||
  /begin|advance|期首/.test(textIn(inputs, 'when', 'timing', 'due', 'type', 'mode') ?? '');

/** Periods and the rate of one, where years and a yearly rate stand for them: months unless the example counts other periods. */
export function periodsAndRate(inputs: Inputs): { rate: number; periods: number } {
  const yearly = numberIn(inputs, 'annual_rate_pct');
  const each = numberIn(inputs, 'rate', 'period_rate', 'monthly_rate');
  const perYear = numberIn(inputs, 'periods_per_year', 'payments_per_year', 'npery') ?? 12;
  const stated = numberIn(inputs, 'n', 'nper', 'periods', 'months', 'num_periods');
  const years = numberIn(inputs, 'years') ?? 0;
  // A rate of a period with years beside it counts years as periods, unless payments are said to be monthly.
  const monthly = each === undefined || numberIn(inputs, 'monthly_payment', 'periods_per_year', 'payments_per_year') !== undefined;
  return { rate: each ?? (yearly === undefined ? 0 : yearly / 100 / perYear), periods: stated ?? (monthly ? years * perYear : years) };
}

function annuityOf(inputs: Inputs): Annuity {
  return {
    ...periodsAndRate(inputs),
    present: needNumber(inputs, 'pv', 'principal', 'loan', 'amount', 'present'),
    future: numberIn(inputs, 'fv', 'future') ?? 0,
    due: isDue(inputs),
  };
}

/** Interest and principal of one period or of each of several; named by the words of spreadsheets they carry their sign. */
export const partOfPayment: Family = (inputs) => {
  const annuity = annuityOf(inputs);
  const many = numbersIn(inputs, 'periods_list', 'per', 'period', 'periods');
  const of = (part: (annuity: Annuity, period: number) => number) =>
    many ? many.map((period) => part(annuity, period)) : part(annuity, needNumber(inputs, 'per', 'period', 'month'));
  const [ipmt, ppmt] = [of(interestPart), of(principalPart)];
  const owed = (value: number | number[]) => (Array.isArray(value) ? value.map((entry) => -entry) : -value);
  const plain = numberIn(inputs, 'principal', 'loan') !== undefined;
  return {
    ipmt,
    ppmt,
    interest_part: plain ? owed(ipmt) : ipmt,
    principal_part: plain ? owed(ppmt) : ppmt,
  };
};

export const partsOfPeriods: Family = (inputs) => {
  const annuity = annuityOf(inputs);
  const from = needNumber(inputs, 'start_period', 'start', 'from_period', 'from', 'first');
  const to = needNumber(inputs, 'end_period', 'end', 'to_period', 'to', 'last');
  const [interest, principal] = [interestBetween(annuity, from, to), principalBetween(annuity, from, to)];
  return { cumipmt: interest, cumprinc: principal, cum_interest: -interest, cum_principal: -principal };
};

const perYearIn = (inputs: Inputs) => needNumber(inputs, 'npery', 'periods_per_year', 'n', 'compounding', 'm', 'compounds_per_year');

export const effect: Family = (inputs) => {
  const rate = effectiveRate(needNumber(inputs, 'nominal_rate', 'nominal', 'rate', 'annual_rate'), perYearIn(inputs));
  return { effect: rate, effective_rate: rate, effective: rate, rate };
};

export const nominal: Family = (inputs) => {
  const rate = nominalRate(needNumber(inputs, 'effect', 'effect_rate', 'effective_rate', 'rate'), perYearIn(inputs));
  return { nominal: rate, nominal_rate: rate, rate };
};

/** Straight-line depreciation as spreadsheets have it, with a salvage value that tax law does not know. */
export const straightLineOverLife: Family = (inputs) => {
  const each = (needNumber(inputs, 'cost') - (numberIn(inputs, 'salvage', 'salvage_value') ?? 0)) / needNumber(inputs, 'life', 'years');
  return { sln: each, depreciation: each, annual: each, value: each };
};

/** Growth between two amounts: its rate, or the time it takes. */
export const growth: Family = (inputs) => {
  const [from, to] = [
    numberIn(inputs, 'pv', 'begin', 'beginning_value', 'start_value', 'from', 'start', 'initial', 'present'),
    numberIn(inputs, 'fv', 'end', 'ending_value', 'end_value', 'to', 'final', 'future'),
  ];
  const schedule = numbersIn(inputs, 'schedule', 'rates');
  if (schedule) {
    const grown = schedule.reduce((amount, rate) => amount * (1 + rate), needNumber(inputs, 'principal', 'pv', 'amount'));
    return { fv: grown, fvschedule: grown, value: grown };
  }
  if (from === undefined || to === undefined) throw new UnknownShape('growth needs both amounts');
  const periods = numberIn(inputs, 'nper', 'n', 'years', 'periods');
  const rate = periods === undefined ? null : growthRate(from, to, periods).value;
  const stated = numberIn(inputs, 'rate');
  const time = stated === undefined ? undefined : periodsToGrow(stated, from, to).value;
  return { rri: rate, cagr: rate, growth: rate, growth_rate: rate, pduration: time, periods: time, years: time };
};

/** What flows alone tell, beside their rate: money back over money in, payback within a period, the index of profit. */
export const flowMeasures: Family = (inputs) => {
  const listed = numbersIn(inputs, 'flows', 'flows_t0', 'cash_flows', 'values');
  if (!listed) throw new UnknownShape('no cash flows are given');
  const invested = numberIn(inputs, 'initial_investment', 'investment', 'initial', 'equity');
  const flows = invested === undefined ? listed : [-Math.abs(invested), ...listed];
  const paid = -flows.reduce((sum, flow) => sum + Math.min(0, flow), 0);
  const back = flows.reduce((sum, flow) => sum + Math.max(0, flow), 0);
  let open = 0;
  let payback: number | null = null;
  for (const [index, flow] of flows.entries()) {
    if (payback === null && open < 0 && open + flow >= 0) payback = index - 1 + -open / flow;
    open += flow;
  }
  const rate = numberIn(inputs, 'rate', 'discount_rate', 'discount');
  const [first = 0, ...later] = flows;
  const index = rate === undefined || first >= 0 ? undefined : netPresentValue(rate, [0, ...later]) / -first;
  return {
    equity_multiple: paid > 0 ? back / paid : undefined,
    total_profit: back - paid,
    net_profit: back - paid,
    total_return: paid > 0 ? (back - paid) / paid : undefined,
    roi: paid > 0 ? (back - paid) / paid : undefined,
    payback_years: payback,
    payback,
    pi: index,
    profitability_index: index,
  };
};
