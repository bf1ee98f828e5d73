import * as texts from '../texts/model/unavailable-texts.ts';
import { type Answer, answered, unanswered } from './answer.ts';
import { netPresentValue } from './net-present-value.ts';
import { isolatedRates, longestIsolated } from './rate-roots.ts';
import { severalRatesText } from './several-rates-text.ts';

const highest = 1e6;
const lowest = -0.999_999;
const steps = 480;

/** How often the flows change sign; zeros do not count. At most so many rates can be answers. NaN if a flow is not a finite number. */
export function signChanges(flows: ArrayLike<number>, length = flows.length): number {
  let changes = 0;
  let last = 0;
  let total = 0;
  for (let index = 0; index < length; index += 1) {
    const flow = flows[index] as number;
    total += flow;
    if (flow > 0) {
      if (last < 0) changes += 1;
      last = 1;
    } else if (flow < 0) {
      if (last > 0) changes += 1;
      last = -1;
    }
  }
  return Number.isFinite(total) ? changes : Number.NaN;
}

/** Root between two rates of opposite sign, by halving until the two ends are neighbours: finite ends get there, whatever the flows. */
function rootBetween(flows: readonly number[], from: number, to: number): number {
  let low = from;
  let high = to;
  const sign = Math.sign(netPresentValue(low, flows));
  for (;;) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) return middle;
    if (Math.sign(netPresentValue(middle, flows)) === sign) low = middle;
    else high = middle;
  }
}

const lowRateStarts: readonly number[] = [0.04, 0.12, 0.3, 0.7];

/** The flows at hand. Reading is several times faster where lists are always of one kind: whole numbers, fractions and typed lists differ. */
let copy = new Float64Array(64);

function inOneKind(flows: readonly number[]): Float64Array {
  if (copy.length < flows.length) copy = new Float64Array(flows.length * 2);
  for (let index = 0; index < flows.length; index += 1) copy[index] = flows[index] as number;
  return copy;
}

/** Whether flows that begin with an outlay change sign once: nothing is paid in after the first receipt. */
function changesOnce(flows: Float64Array, length: number): boolean {
  let index = 1;
  while (index < length && (flows[index] as number) <= 0) index += 1;
  if (index === length) return false;
  while (index < length && (flows[index] as number) >= 0) index += 1;
  return index === length && (flows[0] as number) < 0;
}

/**
 * At most how many rates there can be above zero and below, of flows in whole yen, whose sums are exact. The value divided by (1 − v) is a
 * power series of the discount factor v whose coefficients are the totals received up to each period: by Descartes' rule it has no more
 * roots below one than these change sign. For rates below zero the totals are counted from the last flow on. Null where a rate is zero, or
 * a flow not whole.
 */
function mostRates(flows: Float64Array, length: number): { above: number; below: number } | null {
  let [above, below, received, toCome, signReceived, signToCome] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < length; index += 1) {
    const flow = flows[index] as number;
    if (flow !== Math.floor(flow)) return null;
    received += flow;
    toCome += flows[length - 1 - index] as number;
    const ofReceived = Math.sign(received) || signReceived;
    const ofToCome = Math.sign(toCome) || signToCome;
    if (ofReceived * signReceived < 0) above += 1;
    if (ofToCome * signToCome < 0) below += 1;
    signReceived = ofReceived;
    signToCome = ofToCome;
  }
  return received === 0 ? null : { above, below };
}

/** Value of the flows after the first, and its derivative, at a discount factor. Reused, because a simulation asks for millions. */
const reading = { value: 0, slope: 0 };

/**
 * Horner's rule in four interleaved sums, which keeps the processor busy: one sum alone waits for each multiplication.
 * Reads flows 1 to `last`; `value` is Σ cₜ·vᵗ and `slope` Σ t·cₜ·vᵗ.
 */
function readAt(flows: ArrayLike<number>, last: number, factor: number): void {
  const square = factor * factor;
  const fourth = square * square;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let da = 0;
  let db = 0;
  let dc = 0;
  let dd = 0;
  let index = last;
  // The tail that does not fill a group of four is read first, so that the groups begin at index 1.
  const rest = last % 4;
  if (rest > 0) {
    a = flows[last - rest + 1] as number;
    if (rest > 1) b = flows[last - rest + 2] as number;
    if (rest > 2) c = flows[last] as number;
    index -= rest;
  }
  for (; index > 0; index -= 4) {
    da = da * fourth + a;
    a = a * fourth + (flows[index - 3] as number);
    db = db * fourth + b;
    b = b * fourth + (flows[index - 2] as number);
    dc = dc * fourth + c;
    c = c * fourth + (flows[index - 1] as number);
    dd = dd * fourth + d;
    d = d * fourth + (flows[index] as number);
  }
  // With w = v⁴: value = v·A(w) + v²·B(w) + v³·C(w) + v⁴·D(w); v·d/dv of each term follows by the product rule.
  const cube = square * factor;
  reading.value = factor * a + square * b + cube * c + fourth * d;
  reading.slope =
    factor * a + 2 * square * b + 3 * cube * c + 4 * fourth * d + 4 * fourth * (factor * da + square * db + cube * dc + fourth * dd);
}

/** The part of a step by which the curve may bend it. Where it bends more, small steps along the tangent are surer. */
const mostBend = 0.25;

/**
 * The rate by steps that allow for the bend of the curve: the first by its curvature at rate zero, the later ones by that between the last
 * two points (inverse Hermite interpolation), so that two or three readings do. Null where the curve is not smooth enough.
 */
function bentRate(flows: ArrayLike<number>, last: number, outlay: number): number | null {
  let worth = 0;
  let byTime = 0;
  let bySquare = 0;
  // At rate zero sums do. Two at a time, as in readAt.
  let other = 0;
  let otherByTime = 0;
  let otherBySquare = 0;
  let time = 1;
  for (; time < last; time += 2) {
    const flow = flows[time] as number;
    const next = flows[time + 1] as number;
    const weighted = flow * time;
    const nextWeighted = next * (time + 1);
    worth += flow;
    other += next;
    byTime += weighted;
    otherByTime += nextWeighted;
    bySquare += weighted * time;
    otherBySquare += nextWeighted * (time + 1);
  }
  worth += other;
  byTime += otherByTime;
  bySquare += otherBySquare;
  if (time === last) {
    const flow = flows[last] as number;
    worth += flow;
    byTime += flow * last;
    bySquare += flow * last * last;
  }
  if (!(worth > 0) || !(byTime > 0)) return null;
  let pace = worth / byTime;
  let away = -Math.log(worth / outlay);
  const bend = ((1 - (bySquare / worth) * pace * pace) / 2) * pace * away;
  if (!(Math.abs(bend) < mostBend)) return null;
  let before = 0;
  let move = away * pace * (1 + bend);
  const cube = (last * last * last) / 8;
  for (let step = 0; step < 4; step += 1) {
    const position = before + move;
    if (!(Math.abs(position) < 13)) return null;
    readAt(flows, last, Math.exp(position));
    if (!(reading.value > 0) || !(reading.slope > 0)) return null;
    const paceHere = reading.value / reading.slope;
    const awayHere = -Math.log(reading.value / outlay);
    const width = awayHere - away;
    let next = awayHere * paceHere;
    if (width !== 0) {
      const chord = -move / width - paceHere;
      const turn = pace - paceHere;
      const correction = awayHere * ((3 * chord - turn) / width + (awayHere * (turn - 2 * chord)) / (width * width));
      if (!(Math.abs(correction) < mostBend * paceHere)) return null;
      next += awayHere * correction;
    }
    // What is left after a step is of the order of both errors squared, and of the cube of half the time.
    const product = move * next;
    if (cube * product * product < 1e-14 || Math.abs(next) < 1e-12) return Math.exp(-(position + next)) - 1;
    before = position;
    away = awayHere;
    pace = paceHere;
    move = next;
  }
  return null;
}

/**
 * Newton's method on the logarithm of what comes back against the logarithm of the discount factor: nearly a straight line, whose small
 * bend the first try allows for. For one outlay followed by flows that are worth something; null where it does not settle.
 * @param last index of the last flow
 */
export function newtonRate(flows: ArrayLike<number>, last: number): number | null {
  const outlay = -(flows[0] as number);
  if (!(outlay > 0)) return null;
  const bent = bentRate(flows, last, outlay);
  if (bent !== null) return bent;
  const target = Math.log(outlay);
  let start = 0;
  readAt(flows, last, 1);
  // Where little comes back, the flows are worth something only at a negative rate: begin there.
  for (const other of lowRateStarts) {
    if (reading.value > 0 && reading.slope > 0) break;
    start = other;
    readAt(flows, last, Math.exp(start));
  }
  if (!(reading.value > 0) || !(reading.slope > 0)) return null;
  // At rate zero the slope over the value is the mean time of the flows, which gives the first guess.
  let position = start - ((Math.log(reading.value) - target) * reading.value) / reading.slope;
  for (let step = 0; step < 25; step += 1) {
    readAt(flows, last, Math.exp(position));
    if (!(reading.value > 0) || !(reading.slope > 0)) return null;
    const move = ((Math.log(reading.value) - target) * reading.value) / reading.slope;
    position -= move;
    if (!(Math.abs(position) < 13)) return null;
    // The error after a step is of the order of its square.
    if (Math.abs(move) < 2e-8) return Math.exp(-position) - 1;
  }
  return null;
}

/** How far beside a rate its sign is read, as a part of the growth factor. */
const beside = 1e-11;

/** Whether the value changes sign at a rate, so that a rate that steps led to is one. */
function crossesAt(flows: ArrayLike<number>, last: number, rate: number): boolean {
  const factor = 1 / (1 + rate);
  readAt(flows, last, factor * (1 - beside));
  const before = reading.value + (flows[0] as number);
  readAt(flows, last, factor * (1 + beside));
  return before * (reading.value + (flows[0] as number)) < 0;
}

/** Rates at which roots are looked for, even in the logarithm of the growth factor, so that the grid is finest near −100 %. */
const gridRates = Array.from(
  { length: steps + 1 },
  (_, step) => Math.exp(Math.log(1 + lowest) + (step / steps) * (Math.log(1 + highest) - Math.log(1 + lowest))) - 1,
);

/**
 * Rates between which every answer lies, by Cauchy's bound on the roots of a polynomial: discounted at a rate above
 * largest later flow ÷ first flow, all that follows is worth less than the first flow; and the other way round for the last one.
 */
function boundsOfRates(flows: readonly number[]): [low: number, high: number] {
  const amounts = flows.map(Math.abs);
  const first = amounts.findIndex((amount) => amount > 0);
  const last = amounts.findLastIndex((amount) => amount > 0);
  let [largestAfter, largestBefore] = [0, 0];
  for (let index = first; index <= last; index += 1) {
    const amount = amounts[index] as number;
    if (index > first && amount > largestAfter) largestAfter = amount;
    if (index < last && amount > largestBefore) largestBefore = amount;
  }
  return [1 / (1 + largestBefore / (amounts[last] as number)) - 1, largestAfter / (amounts[first] as number)];
}

/** Signs of the value on a grid of rates, for lists too long to be isolated. Two roots closer than a step (about 6 %) may be missed. */
function ratesOnGrid(flows: readonly number[], least: number, most: number): number[] {
  const roots: number[] = [];
  let previousRate = lowest;
  let previous = 0;
  for (let point = 0; point <= steps; point += 1) {
    const rate = gridRates[point] as number;
    if ((gridRates[point + 1] ?? highest) < least) continue;
    const value = netPresentValue(rate, flows);
    if (value === 0) roots.push(rate);
    else if (previous !== 0 && value > 0 !== previous > 0) roots.push(rootBetween(flows, previousRate, rate));
    if (rate > most) break;
    previousRate = rate;
    previous = value;
  }
  return roots;
}

/**
 * Every rate at which the flows have a net present value of zero, lowest first, as ratios. Up to {@link longestIsolated} periods none is
 * missed but for pairs within rounding; of longer lists two close together may be.
 */
export function internalRates(flows: readonly number[]): number[] {
  // Nothing but zeros is worth nothing at every rate, which is not an answer.
  if (flows.every((flow) => flow === 0)) return [];
  const [least, most] = boundsOfRates(flows);
  if (flows.length > longestIsolated + 1) return ratesOnGrid(flows, least, most);
  // A step beyond each bound: an only flow after the first has its rate exactly there.
  return isolatedRates(flows, Math.max(lowest, least - (1 + least) * 1e-3), Math.min(highest, most + (1 + most) * 1e-3));
}

/**
 * Internal rate of return per period: the rate at which the flows have a net present value of zero (first flow undiscounted).
 * Gives no number, but the reason, where there is no root or more than one.
 */
export function internalRate(flows: readonly number[]): Answer {
  const lanes = inOneKind(flows);
  const isSimple = changesOnce(lanes, flows.length);
  const most = isSimple ? null : mostRates(lanes, flows.length);
  if (isSimple || (most !== null && most.above + most.below === 1)) {
    const fast = newtonRate(lanes, flows.length - 1);
    if (fast !== null && fast > lowest && fast < highest && (isSimple || crossesAt(lanes, flows.length - 1, fast))) return answered(fast);
  }
  const changes = signChanges(lanes, flows.length);
  if (Number.isNaN(changes)) return unanswered(texts.noNumber);
  if (changes === 0) return unanswered(texts.noChangeOfSign);
  const roots = internalRates(flows);
  const [only] = roots;
  if (only === undefined) return unanswered(texts.noRate);
  if (roots.length > 1) return unanswered(severalRatesText(roots));
  return answered(only);
}

/** The root nearest to zero, which spreadsheets and libraries print even where there are several. Null where there is none. */
export function internalRateNearestZero(flows: readonly number[]): number | null {
  const roots = internalRates(flows);
  return roots.reduce<number | null>((best, root) => (best === null || Math.abs(root) < Math.abs(best) ? root : best), null);
}
