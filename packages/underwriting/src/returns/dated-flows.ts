import { dayNumber } from '../calendar/days.ts';
import * as texts from '../texts/model/unavailable-texts.ts';
import { type Answer, answered, unanswered } from './answer.ts';
import { severalRatesText } from './several-rates-text.ts';

export interface DatedFlow {
  date: string;
  amount: number;
}

interface PlacedFlow {
  years: number;
  amount: number;
}

function place(flows: readonly DatedFlow[]): PlacedFlow[] {
  const start = dayNumber(flows[0]?.date ?? '1970-01-01');
  return flows.map((flow) => ({ years: (dayNumber(flow.date) - start) / 365, amount: flow.amount }));
}

function valueAt(rate: number, flows: readonly PlacedFlow[]): number {
  return flows.reduce((sum, flow) => sum + flow.amount / (1 + rate) ** flow.years, 0);
}

/** Net present value of dated flows, actual days over 365, counted from the first flow. */
export function datedPresentValue(rate: number, flows: readonly DatedFlow[]): number {
  return valueAt(rate, place(flows));
}

/** Yearly rate at which dated flows are worth nothing on the first date; with the reason where there is none or more than one. */
export function datedInternalRate(flows: readonly DatedFlow[]): Answer {
  const placed = place(flows);
  if (!placed.some((flow) => flow.amount > 0) || !placed.some((flow) => flow.amount < 0)) return unanswered(texts.noChangeOfSign);
  const roots: number[] = [];
  let previousRate = -0.9999;
  let previous = valueAt(previousRate, placed);
  for (let step = 1; step <= 400; step += 1) {
    const rate = Math.exp(Math.log(0.0001) + (step / 400) * Math.log(1e9)) - 1;
    const value = valueAt(rate, placed);
    if (value === 0) roots.push(rate);
    else if (previous !== 0 && Math.sign(value) !== Math.sign(previous)) roots.push(bisect(placed, previousRate, rate));
    previousRate = rate;
    previous = value;
  }
  const [only] = roots;
  if (only === undefined) return unanswered(texts.noDatedRate);
  if (roots.length > 1) return unanswered(severalRatesText(roots));
  return answered(only);
}

function bisect(flows: readonly PlacedFlow[], from: number, to: number): number {
  let low = from;
  let high = to;
  const sign = Math.sign(valueAt(low, flows));
  // Ends when the two are neighbours.
  for (;;) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) return middle;
    if (Math.sign(valueAt(middle, flows)) === sign) low = middle;
    else high = middle;
  }
}
