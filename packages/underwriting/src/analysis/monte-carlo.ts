import { UnderwritingError } from '../errors.ts';
import { compoundGrowth } from '../loan/level-payment.ts';
import { newtonRate } from '../returns/internal-rate.ts';
import { fillRandom, fractionOf, nearlyNormalOf, seededState, triangularAt } from './random.ts';
import { selectRank } from './rank.ts';

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
  /** Cash flow of each year at the 10th, 50th and 90th percentile. */
  bands: { p10: number[]; p50: number[]; p90: number[] };
}

/** Runs worked out side by side, year by year: each waits for its own numbers only, and their cash lies together in memory. */
const blockSize = 128;

/** What differs between the runs of a block. */
interface Block {
  level: Float64Array;
  cap: Float64Array;
  rent: Float64Array;
  rate: Float64Array;
  balance: Float64Array;
  sum: Float64Array;
  negative: Uint8Array;
  bits: Int32Array;
}

function newBlock(): Block {
  const numbers = () => new Float64Array(blockSize);
  return {
    level: numbers(),
    cap: numbers(),
    rent: numbers(),
    rate: numbers(),
    balance: numbers(),
    sum: numbers(),
    negative: new Uint8Array(blockSize),
    bits: new Int32Array(blockSize * 4),
  };
}

function startBlock(block: Block, model: SimulationModel, spread: SimulationSpread, state: Int32Array, count: number): void {
  fillRandom(state, block.bits, count * 2);
  for (let slot = 0; slot < count; slot += 1) {
    const first = fractionOf(block.bits[slot * 2] as number);
    const second = fractionOf(block.bits[slot * 2 + 1] as number);
    block.level[slot] = triangularAt(first, spread.vacancy[0], model.vacancy, spread.vacancy[1]);
    block.cap[slot] = triangularAt(second, spread.exitCap[0], model.exitCap, spread.exitCap[1]);
  }
  block.rent.fill(model.grossPotential);
  block.rate.fill(model.loanRate);
  block.balance.fill(model.loan);
  block.sum.fill(0);
  block.negative.fill(0);
}

/**
 * One year of every run of a block. The loan takes twelve level payments at the rate of the year: with q the growth of a
 * month and n the months left, 12·r·qⁿ ÷ (qⁿ − 1) of the balance is paid and 1 − (q¹² − 1) ÷ (qⁿ − 1) of it is left.
 */
function runYear(
  block: Block,
  model: SimulationModel,
  spread: SimulationSpread,
  costs: number,
  yearsLeft: number,
  count: number,
  cash: Float64Array,
  first: number,
): void {
  const { level, rent: rents, rate: rates, balance: balances, sum, negative, bits } = block;
  const { rentCosts, rentChange } = model;
  const { rate: rateSpread, rateCap, repairChance, rentChange: rentSpread } = spread;
  const vacancyWidth = (spread.vacancy[1] - spread.vacancy[0]) / 2;
  const repairLow = spread.repair[0];
  const repairWidth = spread.repair[1] - spread.repair[0];
  const collectedShare = 1 - rentCosts;
  const months = yearsLeft > 0 ? Math.max(1, Math.round(yearsLeft * 12)) : 0;
  const wholeYears = months % 12 === 0 ? months / 12 : 0;
  const paidMonths = Math.min(12, months);
  for (let slot = 0; slot < count; slot += 1) {
    const rate = rates[slot] as number;
    const rent = rents[slot] as number;
    const balance = balances[slot] as number;
    let paid = 0;
    if (months > 0) {
      const monthly = rate / 12;
      const second = monthly * (2 + monthly);
      const fourth = second * (2 + second);
      const eighth = fourth * (2 + fourth);
      const ofYear = paidMonths === 12 ? eighth + fourth + eighth * fourth : compoundGrowth(monthly, paidMonths);
      const ofTerm = wholeYears > 0 ? compoundGrowth(ofYear, wholeYears) : compoundGrowth(monthly, months);
      if (ofTerm === 0) {
        paid = (balance / months) * paidMonths;
        balances[slot] = balance - paid;
      } else {
        paid = (balance * paidMonths * monthly * (1 + ofTerm)) / ofTerm;
        balances[slot] = balance * (1 - ofYear / ofTerm);
      }
    }
    const at = slot * 4;
    const vacancy = Math.min(0.95, Math.max(0, (level[slot] as number) + (fractionOf(bits[at] as number) - 0.5) * vacancyWidth));
    // One draw tells both whether there is a repair and how large: below the chance, its place there is even again.
    const chance = fractionOf(bits[at + 1] as number);
    const repair = chance < repairChance ? repairLow + (chance / repairChance) * repairWidth : 0;
    const value = rent * (1 - vacancy) * collectedShare - costs - repair - paid;
    cash[first + slot] = value;
    sum[slot] = (sum[slot] as number) + value;
    if (value < 0) negative[slot] = 1;
    rents[slot] = rent * (1 + rentChange + nearlyNormalOf(bits[at + 2] as number) * rentSpread);
    rates[slot] = Math.min(rateCap, Math.max(0, rate + nearlyNormalOf(bits[at + 3] as number) * rateSpread));
  }
}

/** Cash of each year at the 10th, 50th and 90th percentile. The middle is found first, so that the outer ones are sought in half of the runs. */
function bandsOf(cash: Float64Array, runs: number, years: number): Simulation['bands'] {
  const bands = { p10: [] as number[], p50: [] as number[], p90: [] as number[] };
  const rank = (share: number) => Math.min(runs - 1, Math.floor(share * runs));
  for (let year = 0; year < years; year += 1) {
    const start = year * runs;
    const end = start + runs - 1;
    const middle = start + rank(0.5);
    bands.p50.push(selectRank(cash, start, end, middle));
    bands.p10.push(selectRank(cash, start, middle, start + rank(0.1)));
    bands.p90.push(selectRank(cash, middle, end, start + rank(0.9)));
  }
  return bands;
}

/**
 * Runs the base case many times with rent, vacancy, rate, repairs and exit yield moving at random, from a seed.
 * The loan is an adjustable one worked out anew each year; income tax is left out.
 */
export function simulate(model: SimulationModel, spread: SimulationSpread, runs: number, seed: number): Simulation {
  const { years } = model;
  if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(years) || years < 1)
    throw new UnderwritingError('invalid_assumption', 'A simulation needs at least one run and one year.', 'runs');
  const state = seededState(seed);
  const cash = new Float64Array(runs * years);
  const flows = new Float64Array(years + 1);
  const rates = new Float64Array(runs);
  const block = newBlock();
  let found = 0;
  let negativeRuns = 0;
  let lostRuns = 0;
  for (let start = 0; start < runs; start += blockSize) {
    const count = Math.min(blockSize, runs - start);
    startBlock(block, model, spread, state, count);
    let costs = model.fixedCosts;
    for (let year = 0; year < years; year += 1) {
      fillRandom(state, block.bits, count * 4);
      runYear(block, model, spread, costs, model.loanYears - year, count, cash, year * runs + start);
      costs *= 1 + model.costGrowth;
    }
    for (let slot = 0; slot < count; slot += 1) {
      const income = (block.rent[slot] as number) * (1 - (block.level[slot] as number)) * (1 - model.rentCosts) - costs;
      const proceeds = (Math.max(0, income) / (block.cap[slot] as number)) * (1 - model.saleCostRate) - (block.balance[slot] as number);
      if ((block.negative[slot] as number) === 1) negativeRuns += 1;
      if ((block.sum[slot] as number) + proceeds < model.equity) lostRuns += 1;
      flows[0] = -model.equity;
      for (let year = 1; year <= years; year += 1) flows[year] = cash[(year - 1) * runs + start + slot] as number;
      flows[years] = (flows[years] as number) + proceeds;
      const answer = newtonRate(flows, years);
      if (answer !== null && answer > -0.99) {
        rates[found] = answer;
        found += 1;
      }
    }
  }
  return {
    runs,
    seed,
    rates: rates.slice(0, found).sort(),
    withoutRate: runs - found,
    anyNegativeYear: negativeRuns / runs,
    capitalLost: lostRuns / runs,
    bands: bandsOf(cash, runs, years),
  };
}
