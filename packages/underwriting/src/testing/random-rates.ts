import { isolatedRates } from '../returns/rate-roots.ts';

const [least, most] = [-0.99, 10];
/** Two rates closer than this are a close pair; a set has at most one. */
const close = 0.01;

/** What the search made of random flows whose every rate in the range is known. */
export interface RandomRates {
  /** Known rates that were not found, each with the flows. */
  missed: { rate: number; flows: number[] }[];
  /** Found rates that are not among the known. */
  extra: { rate: number; flows: number[] }[];
}

/** A linear congruential generator (Numerical Recipes), from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const times = (left: readonly number[], right: readonly number[]): number[] => {
  const product = Array.from({ length: left.length + right.length - 1 }, () => 0);
  for (const [i, a] of left.entries()) for (const [j, b] of right.entries()) product[i + j] = (product[i + j] ?? 0) + a * b;
  return product;
};

/** A set of rates: most as investments have them, some anywhere in the range, and now and then a close pair. */
function ratesOf(count: number, random: () => number): number[] {
  for (;;) {
    const rates = Array.from({ length: count }, () =>
      random() < 0.6 ? -0.3 + random() * 0.8 : Math.exp(Math.log(1 + least) + random() * Math.log((1 + most) / (1 + least))) - 1,
    );
    if (count > 1 && random() < 0.3) rates[1] = (rates[0] as number) + close * (0.01 + random());
    const sorted = rates.toSorted((a, b) => a - b);
    const pairs = sorted.filter((rate, index) => index > 0 && rate - (sorted[index - 1] as number) < close).length;
    if (pairs <= 1 && sorted.every((rate) => rate > least && rate < most)) return sorted;
  }
}

/**
 * Random flows of degree 1 to 6, made by multiplying factors (1 + r − gᵢ) and factors without a real root, and what the search finds.
 * @param seed makes the same flows every time
 */
export function randomRates(count: number, seed: number): RandomRates {
  const random = generator(seed);
  const result: RandomRates = { missed: [], extra: [] };
  for (let round = 0; round < count; round += 1) {
    const degree = 1 + Math.floor(random() * 6);
    const complexPairs = Math.floor(random() * (Math.floor(degree / 2) + 1));
    const rates = ratesOf(degree - 2 * complexPairs, random);
    let polynomial = [-(1 + random() * 1e7)];
    for (const rate of rates) polynomial = times(polynomial, [1, -(1 + rate)]);
    for (let pair = 0; pair < complexPairs; pair += 1) {
      const [real, imaginary] = [random() * 2 - 0.5, 0.05 + random()];
      polynomial = times(polynomial, [1, -2 * real, real * real + imaginary * imaginary]);
    }
    const found = isolatedRates(polynomial, least, most);
    const near = (a: number, b: number) => Math.abs(a - b) < 1e-5 * (1 + Math.abs(b));
    for (const rate of rates) if (!found.some((each) => near(each, rate))) result.missed.push({ rate, flows: polynomial });
    for (const rate of found) if (!rates.some((each) => near(rate, each))) result.extra.push({ rate, flows: polynomial });
    if (found.length !== rates.length && result.missed.length + result.extra.length === 0)
      result.missed.push({ rate: Number.NaN, flows: polynomial });
  }
  return result;
}
