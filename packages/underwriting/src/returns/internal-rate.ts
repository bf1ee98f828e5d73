import { type Answer, answered, unanswered } from './answer.ts';
import { netPresentValue } from './net-present-value.ts';

const highest = 1e6;
const lowest = -0.999_999;

function signChanges(flows: readonly number[]): number {
  let changes = 0;
  let last = 0;
  for (const flow of flows) {
    const sign = Math.sign(flow);
    if (sign !== 0) {
      if (last !== 0 && sign !== last) changes += 1;
      last = sign;
    }
  }
  return changes;
}

/** Root between two rates of opposite sign: bisection with a secant step where it stays inside. */
function rootBetween(flows: readonly number[], from: number, to: number): number {
  let low = from;
  let high = to;
  let lowValue = netPresentValue(low, flows);
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    const value = netPresentValue(middle, flows);
    if (value === 0 || (high - low) / 2 < 1e-15 * Math.max(1, Math.abs(middle))) return middle;
    if (Math.sign(value) === Math.sign(lowValue)) {
      low = middle;
      lowValue = value;
    } else {
      high = middle;
    }
  }
  return (low + high) / 2;
}

/** Newton's method from 10 %; null when it leaves the domain or does not settle. */
function newton(flows: readonly number[]): number | null {
  let rate = 0.1;
  for (let step = 0; step < 40; step += 1) {
    const factor = 1 / (1 + rate);
    let value = 0;
    let slope = 0;
    for (let index = flows.length - 1; index >= 0; index -= 1) {
      slope = slope * factor + value;
      value = value * factor + (flows[index] ?? 0);
    }
    // `slope` is the derivative by the discount factor; d factor / d rate = −factor².
    const derivative = -slope * factor * factor;
    const next = rate - value / derivative;
    if (!Number.isFinite(next) || next <= lowest || next > highest) return null;
    if (Math.abs(next - rate) < 1e-13 * Math.max(1, Math.abs(next))) return next;
    rate = next;
  }
  return null;
}

/** Rates at which the value changes sign, found on a grid that is fine near zero and coarse far away. */
function bracketRoots(flows: readonly number[]): number[] {
  const roots: number[] = [];
  let previousRate = lowest;
  let previous = netPresentValue(previousRate, flows);
  for (let step = 1; step <= 600; step += 1) {
    // Even steps of the logarithm of the growth factor: from −99.9999 % to very high rates.
    const rate = Math.exp(Math.log(1 + lowest) + (step / 600) * (Math.log(1 + highest) - Math.log(1 + lowest))) - 1;
    const value = netPresentValue(rate, flows);
    if (value === 0) roots.push(rate);
    else if (previous !== 0 && Math.sign(value) !== Math.sign(previous)) roots.push(rootBetween(flows, previousRate, rate));
    previousRate = rate;
    previous = value;
  }
  return roots;
}

/**
 * Internal rate of return per period: the rate at which the flows are worth nothing today (first flow undiscounted).
 * Gives no number, but the reason, where there is no root or more than one.
 */
export function internalRate(flows: readonly number[]): Answer {
  if (flows.some((flow) => !Number.isFinite(flow))) return unanswered('A cash flow is not a number.');
  const changes = signChanges(flows);
  if (changes === 0) return unanswered('The cash flows never change sign, so no rate makes them worth nothing.');
  if (changes === 1) {
    const fast = newton(flows);
    if (fast !== null) return answered(fast);
  }
  const roots = bracketRoots(flows);
  const [only] = roots;
  if (only === undefined) return unanswered('No rate between −99.9999 % and 100,000,000 % makes the cash flows worth nothing.');
  if (roots.length > 1)
    return unanswered('More than one rate makes the cash flows worth nothing, because they change sign more than once.');
  return answered(only);
}
