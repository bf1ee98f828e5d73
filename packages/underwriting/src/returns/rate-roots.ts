/**
 * Every rate at which flows have a net present value of zero, by Descartes' rule of signs in Bernstein form: on an interval the polynomial
 * has at most as many roots as its Bernstein coefficients change sign, and the difference is even. An interval without a change has no
 * root, one with a single change has exactly one, any other is halved (de Casteljau). Source: G. Farin, "Curves and Surfaces for CAGD",
 * chapter 6; A. Vincent (1836) for the isolation of roots.
 */

/** Width of the first intervals, as a ratio of growth factors. */
const firstWidth = Math.SQRT2;
/** An interval this narrow, relative to its place, is not halved further: rounding of the coefficients decides what is in it. */
const narrowest = 1e-9;
/** Roots closer than this are one root, read twice. */
const sameRoot = 1e-7;

/** Longer lists of flows lose the precision of their coefficients in Bernstein form. */
export const longestIsolated = 60;

/** Binomial coefficients up to the longest list, row by row. */
const binomials: readonly Float64Array[] = Array.from({ length: longestIsolated + 1 }, (_, row) => {
  const line = new Float64Array(row + 1);
  line[0] = 1;
  for (let index = 1; index <= row; index += 1) line[index] = ((line[index - 1] as number) * (row - index + 1)) / index;
  return line;
});

/** Bernstein coefficients on [low, high] of the polynomial with the given coefficients, lowest power first. */
function bernsteinOn(coefficients: ArrayLike<number>, low: number, high: number): Float64Array {
  const degree = coefficients.length - 1;
  const shifted = Float64Array.from(coefficients);
  // Taylor shift to `low` by repeated synthetic division, then scaling to the unit interval.
  for (let start = 0; start < degree; start += 1)
    for (let index = degree - 1; index >= start; index -= 1)
      shifted[index] = (shifted[index] as number) + low * (shifted[index + 1] as number);
  const width = high - low;
  let scale = 1;
  for (let index = 1; index <= degree; index += 1) {
    scale *= width;
    shifted[index] = (shifted[index] as number) * scale;
  }
  const whole = binomials[degree] as Float64Array;
  const result = new Float64Array(degree + 1);
  for (let index = 0; index <= degree; index += 1) {
    const row = binomials[index] as Float64Array;
    let sum = 0;
    for (let power = 0; power <= index; power += 1) sum += ((row[power] as number) / (whole[power] as number)) * (shifted[power] as number);
    result[index] = sum;
  }
  return result;
}

function variations(coefficients: Float64Array): number {
  let changes = 0;
  let last = 0;
  for (const value of coefficients) {
    const sign = Math.sign(value);
    if (sign === 0) continue;
    if (last !== 0 && sign !== last) changes += 1;
    last = sign;
  }
  return changes;
}

/** Both halves of an interval, in Bernstein form, by de Casteljau's construction at its middle. */
function halves(coefficients: Float64Array): [left: Float64Array, right: Float64Array] {
  const degree = coefficients.length - 1;
  const left = new Float64Array(degree + 1);
  const right = Float64Array.from(coefficients);
  for (let step = 0; step <= degree; step += 1) {
    left[step] = right[0] as number;
    for (let index = 0; index < degree - step; index += 1) right[index] = ((right[index] as number) + (right[index + 1] as number)) / 2;
  }
  return [left, right];
}

/** Roots of a polynomial inside an interval, found by halving and pushed to `roots`. */
class Isolation {
  readonly roots: number[] = [];
  readonly #coefficients: ArrayLike<number>;

  constructor(coefficients: ArrayLike<number>) {
    this.#coefficients = coefficients;
  }

  #valueAt(place: number): number {
    let value = 0;
    for (let index = this.#coefficients.length - 1; index >= 0; index -= 1) value = value * place + (this.#coefficients[index] as number);
    return value;
  }

  /** What rounding alone can make of a value of zero. */
  #noiseAt(place: number): number {
    let size = 0;
    for (let index = this.#coefficients.length - 1; index >= 0; index -= 1)
      size = size * place + Math.abs(this.#coefficients[index] as number);
    return size * this.#coefficients.length * 4 * Number.EPSILON;
  }

  #crossing(low: number, high: number): number {
    let [from, to] = [low, high];
    const sign = Math.sign(this.#valueAt(from));
    for (;;) {
      const middle = (from + to) / 2;
      if (middle <= from || middle >= to) return middle;
      if (Math.sign(this.#valueAt(middle)) === sign) from = middle;
      else to = middle;
    }
  }

  search(low: number, high: number, coefficients = bernsteinOn(this.#coefficients, low, high)): void {
    const changes = variations(coefficients);
    if (changes === 0) return;
    const [first, last] = [Math.sign(this.#valueAt(low)), Math.sign(this.#valueAt(high))];
    if (changes === 1 && first * last < 0) {
      this.roots.push(this.#crossing(low, high));
      return;
    }
    const middle = (low + high) / 2;
    if (high - low < narrowest * middle) {
      if (first * last < 0) this.roots.push(this.#crossing(low, high));
      else if (Math.abs(this.#valueAt(middle)) <= this.#noiseAt(middle)) this.roots.push(middle);
      return;
    }
    const [left, right] = halves(coefficients);
    this.search(low, middle, left);
    if (this.#valueAt(middle) === 0) this.roots.push(middle);
    this.search(middle, high, right);
  }
}

/** Growth factors between the bounds at which the first intervals end: never exactly one, so that a rate of zero is inside an interval. */
function* intervals(least: number, most: number): Generator<[low: number, high: number]> {
  // The offset keeps round rates away from the ends.
  const offset = 1.011_358;
  let step = Math.floor(Math.log(least / offset) / Math.log(firstWidth));
  for (let low = offset * firstWidth ** step; low < most; step += 1) {
    const high = offset * firstWidth ** (step + 1);
    yield [low, high];
    low = high;
  }
}

/**
 * Rates between two bounds at which flows have a net present value of zero, lowest first. A double root is given once; roots closer than
 * 10⁻⁷ of their growth factor are one.
 * @param flows at most {@link longestIsolated} + 1 from the first to the last that is not zero; otherwise use a search by sign changes
 * @param least lowest rate, as a ratio above −1
 * @param most highest rate, as a ratio
 */
export function isolatedRates(flows: readonly number[], least: number, most: number): number[] {
  const first = flows.findIndex((flow) => flow !== 0);
  const last = flows.findLastIndex((flow) => flow !== 0);
  if (first < 0) return [];
  const rising = flows.slice(first, last + 1);
  const falling = rising.toReversed();
  const rates: number[] = [];
  // Above a growth factor of one the polynomial in the discount factor has small powers, below it the one in the growth factor.
  const byDiscount = new Isolation(rising);
  const byGrowth = new Isolation(falling);
  for (const [low, high] of intervals(1 + least, 1 + most)) {
    const isDiscounted = low * high > 1;
    const isolation = isDiscounted ? byDiscount : byGrowth;
    isolation.roots.length = 0;
    if (isDiscounted) isolation.search(1 / high, 1 / low);
    else isolation.search(low, high);
    for (const root of isolation.roots) rates.push(isDiscounted ? 1 / root - 1 : root - 1);
  }
  return merged(rates.filter((rate) => rate >= least && rate <= most).toSorted((a, b) => a - b));
}

function merged(rates: readonly number[]): number[] {
  const kept: number[] = [];
  for (const rate of rates) {
    const before = kept.at(-1);
    if (before === undefined || rate - before > sameRoot * (1 + rate)) kept.push(rate);
  }
  return kept;
}
