import type { Answer } from '../../returns/answer.ts';
import { type DatedFlow, datedInternalRate, datedPresentValue } from '../../returns/dated-flows.ts';
import { internalRate, internalRateNearestZero, internalRates, signChanges } from '../../returns/internal-rate.ts';
import { modifiedInternalRate } from '../../returns/modified-rate.ts';
import { netPresentValue, netPresentValueFromPeriodOne } from '../../returns/net-present-value.ts';
import { futureValue, paymentFor, periodsFor, presentValue, rateFor } from '../../returns/time-value.ts';
import { type Family, type Inputs, needNumber, numberIn, numbersIn, textIn, textsIn, UnknownShape } from '../vector.ts';
import { isDue, periodsAndRate } from './annuity-families.ts';

/** Flows that stand in rows, one for each period. */
export function flowsOfRows(rows: unknown): number[] | undefined {
  if (!Array.isArray(rows) || rows.length === 0) return undefined;
  const flows = rows.map((row) =>
    typeof row === 'object' && row !== null
      ? numberIn(row as Inputs, 'amount', 'cf', 'cash_flow', 'flow', 'value', 'noi', 'ncf')
      : undefined,
  );
  return flows.some((flow) => flow === undefined) ? undefined : (flows as number[]);
}

function flowsOf(inputs: Inputs): number[] {
  const flows =
    numbersIn(inputs, 'flows', 'flows_t0', 'cash_flows', 'values') ?? flowsOfRows(inputs.flows ?? inputs.cash_flows ?? inputs.rows);
  const later = numbersIn(inputs, 'flows_t1');
  const invested = numberIn(inputs, 'initial_investment', 'investment');
  const initial = numberIn(inputs, 'initial') ?? (invested === undefined ? undefined : -Math.abs(invested));
  const level = numberIn(inputs, 'yearly_flow');
  const count = numberIn(inputs, 'n', 'nper', 'periods', 'years');
  if (!flows && level !== undefined && count !== undefined && initial !== undefined)
    return [initial, ...Array.from({ length: count }, () => level)];
  if (flows) return initial === undefined ? flows : [initial, ...flows];
  if (later && initial !== undefined) return [initial, ...later];
  throw new UnknownShape('no cash flows are given');
}

function datedFlowsOf(inputs: Inputs): DatedFlow[] {
  const dates = textsIn(inputs, 'dates');
  const amounts = numbersIn(inputs, 'amounts', 'values', 'flows', 'cash_flows');
  if (dates && amounts && dates.length === amounts.length) return dates.map((date, index) => ({ date, amount: amounts[index] ?? 0 }));
  const flows = inputs.flows ?? inputs.dated_flows ?? inputs.cash_flows ?? inputs.values ?? inputs.rows;
  if (!Array.isArray(flows)) throw new UnknownShape('no dated flows are given');
  return flows.map((entry) => {
    if (Array.isArray(entry)) {
      const [date, amount] = entry as [string, number];
      return { date, amount };
    }
    const stated = entry as Inputs;
    return { date: String(stated.date ?? stated.on), amount: needNumber(stated, 'amount', 'cf', 'cash_flow', 'flow', 'value') };
  });
}

const plain = (answer: Answer) => answer.value;
/** Word for a rate that does not exist, told by the flows; null where there is one. */
const errorOf = (answer: Answer, flows: readonly number[] = []) =>
  answer.value !== null ? null : signChanges(flows) === 0 ? 'no_sign_change' : 'no_single_rate';

/** An example that prints one rate where several exist follows the convention of the libraries: the root nearest to zero. */
export const irr: Family = (inputs, expected) => {
  const flows = flowsOf(inputs);
  const answer = internalRate(flows);
  const printed = answer.value === null && typeof expected.irr === 'number' ? internalRateNearestZero(flows) : answer.value;
  const roots = internalRates(flows);
  return {
    irr: printed,
    reason: answer.because,
    because: answer.because,
    roots,
    irr_roots: roots,
    irrs: roots,
    number_of_roots: roots.length,
    multiple: roots.length > 1,
    unique: roots.length === 1,
    exists: roots.length > 0,
    error: errorOf(answer, flows),
    sign_changes: signChanges(flows),
  };
};

export const npv: Family = (inputs) => {
  const several = numbersIn(inputs, 'rates', 'discount_rates');
  if (several) return { npv: several.map((rate) => npv({ ...inputs, rates: null, discount_rates: null, rate }, {}, []).npv) };
  const rate = needNumber(inputs, 'rate', 'discount_rate', 'discount');
  const later = numbersIn(inputs, 'flows_t1');
  const invested = numberIn(inputs, 'initial_investment', 'investment');
  const initial = numberIn(inputs, 'initial') ?? (invested === undefined ? undefined : -Math.abs(invested));
  if (later) return { npv: (initial ?? 0) + netPresentValueFromPeriodOne(rate, later) };
  const flows = flowsOf(inputs);
  const spreadsheet = /excel|spreadsheet|end_of_period|t1/.test(textIn(inputs, 'convention') ?? '');
  return { npv: spreadsheet ? netPresentValueFromPeriodOne(rate, flows) : netPresentValue(rate, flows) };
};

export const xnpv: Family = (inputs) => {
  const worth = datedPresentValue(needNumber(inputs, 'rate', 'discount_rate', 'discount'), datedFlowsOf(inputs));
  return { xnpv: worth, npv: worth };
};

export const xirr: Family = (inputs) => {
  const answer = datedInternalRate(datedFlowsOf(inputs));
  return { xirr: plain(answer), irr: plain(answer), reason: answer.because, error: errorOf(answer) };
};

export const mirr: Family = (inputs) => ({
  mirr: plain(
    modifiedInternalRate(flowsOf(inputs), needNumber(inputs, 'finance_rate', 'rate'), needNumber(inputs, 'reinvest_rate', 'rate')),
  ),
});

const value = (inputs: Inputs) => {
  const { rate, periods } = periodsAndRate(inputs);
  const due = isDue(inputs) ? 1 + rate : 1;
  return {
    rate,
    periods,
    // Payments at the beginning of each period are worth one period's growth more; a loan's payment is printed without its sign.
    payment: (numberIn(inputs, 'pmt', 'payment') ?? -(numberIn(inputs, 'monthly_payment') ?? 0)) * due,
    present: numberIn(inputs, 'pv', 'principal', 'loan') ?? 0,
    future: numberIn(inputs, 'fv') ?? 0,
    due,
  };
};

export const nper: Family = (inputs) => ({ n: plain(periodsFor(value(inputs))) });
export const rate: Family = (inputs) => {
  const known = value(inputs);
  const found = plain(rateFor({ ...known, payment: known.payment / known.due, due: isDue(inputs) }));
  const yearly = found === null ? null : found * 12;
  return { rate: found, monthly_rate: found, period_rate: found, monthly: found, annual_rate: yearly, annual: yearly };
};
export const pv: Family = (inputs) => ({ pv: presentValue(value(inputs)) });
export const fv: Family = (inputs) => ({ fv: futureValue(value(inputs)) });
export const pmt: Family = (inputs) => {
  const known = value(inputs);
  const payment = paymentFor(known) / known.due;
  // `pmt` carries the sign of what flows out, as spreadsheets print it; a loan's payment is printed without.
  return { pmt: payment, payment: numberIn(inputs, 'principal', 'loan') === undefined ? payment : -payment };
};
