import { UnderwritingError } from '../errors.ts';
import { levelPaymentExact } from '../loan/level-payment.ts';
import { newtonRate } from '../returns/internal-rate.ts';
import { nearlyNormal, seededRandom, triangular } from './random.ts';

/** What a simulation starts from: plain yearly figures of the base case. Yen, ratios. */
export interface SimulationModel {
  years: number;
  equity: number;
  grossPotential: number;
  vacancy: number;
  /** Costs that follow the rent collected, as a ratio of it. */
  rentCosts: number;
  /** Other running costs and set-aside of the first year. */
  fixedCosts: number;
  loan: number;
  loanRate: number;
  loanYears: number;
  exitCap: number;
  saleCostRate: number;
  rentChange: number;
  costGrowth: number;
}

/** Spread of what is not known. Each is stated in the report. */
export interface SimulationSpread {
  /** Standard deviation of the yearly rent change. */
  rentChange: number;
  /** Lowest and highest vacancy of a run; a year moves around it by half of the distance. */
  vacancy: readonly [number, number];
  /** Standard deviation of the yearly move of the interest rate, held within 0 and `rateCap`. */
  rate: number;
  rateCap: number;
  /** Chance of an unplanned repair in a year, and its lowest and highest cost in yen. */
  repairChance: number;
  repair: readonly [number, number];
  /** Lowest and highest exit yield. */
  exitCap: readonly [number, number];
}

export interface Simulation {
  runs: number;
  seed: number;
  /** Rates of return in rising order, as ratios; runs without one are counted apart. */
  rates: Float64Array;
  withoutRate: number;
  /** Share of runs with negative cash in at least one year, and share that returns less than was put in. */
  anyNegativeYear: number;
  capitalLost: number;
  /** Cash flow of each year at the 10th, 50th and 90th hundredth. */
  bands: { p10: number[]; p50: number[]; p90: number[] };
}

/** Value at a share of a rising list; null for an empty one. */
export function quantile(rising: ArrayLike<number>, share: number): number | null {
  if (rising.length === 0) return null;
  return rising[Math.min(rising.length - 1, Math.max(0, Math.floor(share * rising.length)))] ?? null;
}

/** Moves the k-th smallest value of a slice to its place, the smaller ones before it; several times faster than sorting. */
function selectRank(values: Float64Array, from: number, to: number, rank: number): number {
  let left = from;
  let right = to;
  while (left < right) {
    const pivot = values[(left + right) >> 1] as number;
    let low = left;
    let high = right;
    while (low <= high) {
      while ((values[low] as number) < pivot) low += 1;
      while ((values[high] as number) > pivot) high -= 1;
      if (low <= high) {
        const held = values[low] as number;
        values[low] = values[high] as number;
        values[high] = held;
        low += 1;
        high -= 1;
      }
    }
    if (rank <= high) right = high;
    else if (rank >= low) left = low;
    else break;
  }
  return values[rank] as number;
}

/** Runs whose cash is held together before it is filed by year: writing each year far apart would miss the processor's cache. */
const blockSize = 128;

function flushBlock(stage: Float64Array, cash: Float64Array, years: number, runs: number, first: number, count: number): void {
  for (let year = 0; year < years; year += 1) cash.set(stage.subarray(year * blockSize, year * blockSize + count), year * runs + first);
}

/** Payments of a year on a balance: twelve level ones at the rate of the year, and what is owed after them. */
function loanYear(balance: number, rate: number, yearsLeft: number, out: { paid: number; balance: number }): void {
  if (balance <= 0 || yearsLeft <= 0) {
    out.paid = 0;
    out.balance = 0;
    return;
  }
  const monthly = rate / 12;
  const payment = levelPaymentExact(balance, monthly, Math.max(1, Math.round(yearsLeft * 12)));
  out.paid = payment * 12;
  const squared = (1 + monthly) * (1 + monthly);
  const growth = squared * squared * squared * squared * squared * squared;
  out.balance = monthly === 0 ? balance - out.paid : balance * growth - (payment * (growth - 1)) / monthly;
}

/**
 * Runs the base case many times with rent, vacancy, rate, repairs and exit yield moving at random, from a seed.
 * The loan is an adjustable one worked out anew each year; income tax is left out.
 */
export function simulate(model: SimulationModel, spread: SimulationSpread, runs: number, seed: number): Simulation {
  const { years } = model;
  if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(years) || years < 1)
    throw new UnderwritingError('invalid_assumption', 'A simulation needs at least one run and one year.', 'runs');
  const random = seededRandom(seed);
  const cash = new Float64Array(runs * years);
  const stage = new Float64Array(blockSize * years);
  const flows = new Float64Array(years + 1);
  const rates = new Float64Array(runs);
  const loan = { paid: 0, balance: 0 };
  let found = 0;
  let negativeRuns = 0;
  let lostRuns = 0;
  const vacancyWidth = (spread.vacancy[1] - spread.vacancy[0]) / 2;
  for (let run = 0; run < runs; run += 1) {
    const slot = run % blockSize;
    const level = triangular(random, spread.vacancy[0], model.vacancy, spread.vacancy[1]);
    const cap = triangular(random, spread.exitCap[0], model.exitCap, spread.exitCap[1]);
    let rent = model.grossPotential;
    let costs = model.fixedCosts;
    let rate = model.loanRate;
    let balance = model.loan;
    let sum = 0;
    let negative = false;
    flows[0] = -model.equity;
    for (let year = 1; year <= years; year += 1) {
      const vacancy = Math.min(0.95, Math.max(0, level + (random() - 0.5) * vacancyWidth));
      loanYear(balance, rate, model.loanYears - year + 1, loan);
      balance = loan.balance;
      const repair = random() < spread.repairChance ? spread.repair[0] + random() * (spread.repair[1] - spread.repair[0]) : 0;
      const value = rent * (1 - vacancy) * (1 - model.rentCosts) - costs - repair - loan.paid;
      flows[year] = value;
      stage[(year - 1) * blockSize + slot] = value;
      sum += value;
      if (value < 0) negative = true;
      rent *= 1 + model.rentChange + nearlyNormal(random) * spread.rentChange;
      costs *= 1 + model.costGrowth;
      rate = Math.min(spread.rateCap, Math.max(0, rate + nearlyNormal(random) * spread.rate));
    }
    if (slot === blockSize - 1 || run === runs - 1) flushBlock(stage, cash, years, runs, run - slot, slot + 1);
    const income = rent * (1 - level) * (1 - model.rentCosts) - costs;
    const proceeds = (Math.max(0, income) / cap) * (1 - model.saleCostRate) - balance;
    flows[years] = (flows[years] as number) + proceeds;
    if (negative) negativeRuns += 1;
    if (sum + proceeds < model.equity) lostRuns += 1;
    const answer = newtonRate(flows, years);
    if (answer !== null && answer > -0.99) {
      rates[found] = answer;
      found += 1;
    }
  }
  const bands = { p10: [] as number[], p50: [] as number[], p90: [] as number[] };
  for (let year = 0; year < years; year += 1) {
    const start = year * runs;
    const at = (share: number) => selectRank(cash, start, start + runs - 1, start + Math.min(runs - 1, Math.floor(share * runs)));
    bands.p50.push(at(0.5));
    bands.p10.push(at(0.1));
    bands.p90.push(at(0.9));
  }
  return {
    runs,
    seed,
    rates: rates.slice(0, found).sort(),
    withoutRate: runs - found,
    anyNegativeYear: negativeRuns / runs,
    capitalLost: lostRuns / runs,
    bands,
  };
}
