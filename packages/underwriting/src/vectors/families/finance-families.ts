import type { Answer } from '../../returns/answer.ts';
import { type DatedFlow, datedInternalRate, datedPresentValue } from '../../returns/dated-flows.ts';
import { internalRate, internalRateNearestZero, internalRates, signChanges } from '../../returns/internal-rate.ts';
import { modifiedInternalRate } from '../../returns/modified-rate.ts';
import { netPresentValue, netPresentValueFromPeriodOne } from '../../returns/net-present-value.ts';
import { futureValue, paymentFor, periodsFor, presentValue, rateFor } from '../../returns/time-value.ts';
import { type Family, type Inputs, needNumber, numberIn, numbersIn, textIn, textsIn, UnknownShape } from '../vector.ts';

function flowsOf(inputs: Inputs): number[] {
  const flows = numbersIn(inputs, 'flows', 'flows_t0', 'cash_flows', 'values');
  const later = numbersIn(inputs, 'flows_t1');
  const invested = numberIn(inputs, 'initial_investment', 'investment');
  const initial = numberIn(inputs, 'initial') ?? (invested === undefined ? undefined : -Math.abs(invested));
  if (flows) return initial === undefined ? flows : [initial, ...flows];
  if (later && initial !== undefined) return [initial, ...later];
  throw new UnknownShape('no cash flows are given');
}

function datedFlowsOf(inputs: Inputs): DatedFlow[] {
  const dates = textsIn(inputs, 'dates');
  const amounts = numbersIn(inputs, 'amounts', 'values', 'flows', 'cash_flows');
  if (dates && amounts && dates.length === amounts.length) return dates.map((date, index) => ({ date, amount: amounts[index] ?? 0 }));
  const flows = inputs.flows ?? inputs.dated_flows ?? inputs.cash_flows;
  if (!Array.isArray(flows)) throw new UnknownShape('no dated flows are given');
  return flows.map((entry) => {
    if (Array.isArray(entry)) {
      const [date, amount] = entry as [string, number];
      return { date, amount };
    }
    const { date, amount } = entry as DatedFlow;
    return { date, amount };
  });
}

const plain = (answer: Answer) => answer.value;

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
    sign_changes: signChanges(flows),
  };
};

export const npv: Family = (inputs) => {
  const rate = needNumber(inputs, 'rate');
  const later = numbersIn(inputs, 'flows_t1');
  const initial = numberIn(inputs, 'initial');
  if (later) return { npv: (initial ?? 0) + netPresentValueFromPeriodOne(rate, later) };
  const flows = flowsOf(inputs);
  const spreadsheet = /excel|spreadsheet|end_of_period|t1/.test(textIn(inputs, 'convention') ?? '');
  return { npv: spreadsheet ? netPresentValueFromPeriodOne(rate, flows) : netPresentValue(rate, flows) };
};

export const xnpv: Family = (inputs) => ({ xnpv: datedPresentValue(needNumber(inputs, 'rate'), datedFlowsOf(inputs)) });

export const xirr: Family = (inputs) => {
  const answer = datedInternalRate(datedFlowsOf(inputs));
  return { xirr: plain(answer), reason: answer.because };
};

export const mirr: Family = (inputs) => ({
  mirr: plain(modifiedInternalRate(flowsOf(inputs), needNumber(inputs, 'finance_rate'), needNumber(inputs, 'reinvest_rate'))),
});

/** Rate of one period: as given, or a twelfth of a yearly rate in percent. */
function rateOfPeriod(inputs: Inputs): number {
  const yearly = numberIn(inputs, 'annual_rate_pct');
  return numberIn(inputs, 'rate') ?? (yearly === undefined ? 0 : yearly / 1200);
}

/** Payments at the beginning of each period are worth one period's growth more. */
const dueFactor = (inputs: Inputs) =>
  numberIn(inputs, 'type') === 1 || textIn(inputs, 'when', 'timing') === 'begin' ? 1 + rateOfPeriod(inputs) : 1;

const value = (inputs: Inputs) => ({
  rate: rateOfPeriod(inputs),
  periods: numberIn(inputs, 'n', 'nper', 'periods', 'months') ?? (numberIn(inputs, 'years') ?? 0) * 12,
  payment: (numberIn(inputs, 'pmt', 'payment') ?? 0) * dueFactor(inputs),
  present: numberIn(inputs, 'pv', 'principal', 'loan') ?? 0,
  future: numberIn(inputs, 'fv') ?? 0,
});

export const nper: Family = (inputs) => ({ n: plain(periodsFor(value(inputs))) });
export const rate: Family = (inputs) => ({ rate: plain(rateFor(value(inputs))) });
export const pv: Family = (inputs) => ({ pv: presentValue(value(inputs)) });
export const fv: Family = (inputs) => ({ fv: futureValue(value(inputs)) });
export const pmt: Family = (inputs) => {
  const payment = paymentFor(value(inputs)) / dueFactor(inputs);
  // `pmt` carries the sign of what flows out, as spreadsheets print it; a loan's payment is printed without.
  return { pmt: payment, payment: numberIn(inputs, 'principal', 'loan') === undefined ? payment : -payment };
};
