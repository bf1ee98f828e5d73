import { UnderwritingError } from '../errors.ts';
import { type LoanTerms, requireLoanTerms } from '../loan/loan-terms.ts';
import { newtonRate, signChanges } from '../returns/internal-rate.ts';
import { netPresentValue } from '../returns/net-present-value.ts';
import { fillRandom, fractionOf, nearlyNormalOf, seededState, triangularAt } from './random.ts';
import { rankFinder } from './rank.ts';
import { agreedRate, type Block, blockSize, newBlock, payLoan } from './simulated-loan.ts';

/** What a simulation starts from: plain yearly figures of the base case. Yen, ratios. Lists begin with the first year. */
export interface SimulationModel {
  years: number;
  equity: number;
  grossPotential: number;
  vacancy: number;
  /** Costs that follow the rent collected, as a ratio of it. */
  rentCosts: number;
  /** Cost of finding tenants, as a ratio of the full rent. */
  lettingCosts: number;
  /** What tenants pay now in a year, where units stand vacant: the first year brings no more, and only their tenancies can end. Null where none do. */
  paidNow: number | null;
  /** Other running costs with property tax, without what is set aside. One year more than `years`: a buyer pays for the year after. */
  operatingCosts: readonly number[];
  /** Set aside or spent on large repairs. It lowers cash, but not the income a buyer pays for. */
  capitalReserve: readonly number[];
  /** Costs of the year that the closing paid: they lower the income, but leave no cash again. */
  paidAtClosing: readonly number[];
  /** The loan as agreed, or null for a purchase with cash. */
  loan: LoanTerms | null;
  exitCap: number;
  saleCostRate: number;
  rentChange: number;
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
  /** Cash flow of each year at the 10th, 50th and 90th percentile as in the cash flow of the base case. */
  bands: { p10: number[]; p50: number[]; p90: number[] };
}

function startBlock(block: Block, model: SimulationModel, spread: SimulationSpread, state: Int32Array, count: number): void {
  const { loan } = model;
  fillRandom(state, block.bits, count * 2);
  for (let slot = 0; slot < count; slot += 1) {
    const first = fractionOf(block.bits[slot * 2] as number);
    const second = fractionOf(block.bits[slot * 2 + 1] as number);
    block.level[slot] = triangularAt(first, spread.vacancy[0], model.vacancy, spread.vacancy[1]);
    block.cap[slot] = triangularAt(second, spread.exitCap[0], model.exitCap, spread.exitCap[1]);
  }
  block.rent.fill(model.grossPotential);
  block.rate.fill(loan?.annualRate ?? 0);
  const bonus = loan?.bonusPrincipal ?? 0;
  block.balance.fill((loan?.principal ?? 0) - bonus);
  block.bonus.fill(bonus);
  block.unpaid.fill(0);
  block.paid.fill(0);
  block.sum.fill(0);
  block.negative.fill(0);
  block.shortened = false;
  block.slice = loan ? (loan.principal - bonus) / (loan.months - (loan.interestOnlyMonths ?? 0)) : 0;
}

/** A number kept between zero and `most`. `Math.min` and `Math.max` take twice the time, and this is asked for in every year of every run. */
function held(value: number, most: number): number {
  if (value < 0) return 0;
  if (value > most) return most;
  return value;
}

/** One year of every run of a block; `shift` is the step of the agreed rate after it. */
function runYear(
  block: Block,
  model: SimulationModel,
  spread: SimulationSpread,
  year: { costs: number; letting: number; mostRent: number },
  shift: number,
  count: number,
  cash: Float64Array,
  first: number,
): void {
  const { level, rent: rents, rate: rates, paid, sum, negative, bits } = block;
  const { rentCosts, rentChange } = model;
  const { rate: rateSpread, rateCap, repairChance, rentChange: rentSpread } = spread;
  const vacancyWidth = (spread.vacancy[1] - spread.vacancy[0]) / 2;
  const repairLow = spread.repair[0];
  const repairWidth = spread.repair[1] - spread.repair[0];
  const { costs, letting, mostRent } = year;
  const collectedShare = 1 - rentCosts;
  for (let slot = 0; slot < count; slot += 1) {
    const rent = rents[slot] as number;
    const at = slot * 4;
    const vacancy = held((level[slot] as number) + (fractionOf(bits[at] as number) - 0.5) * vacancyWidth, 0.95);
    // One draw tells both whether there is a repair and how large: below the chance, its place there is even again.
    const chance = fractionOf(bits[at + 1] as number);
    const repair = chance < repairChance ? repairLow + (chance / repairChance) * repairWidth : 0;
    const leased = rent * (1 - vacancy);
    const collected = held(leased, mostRent);
    const value = collected * collectedShare - rent * letting - costs - repair - (paid[slot] as number);
    cash[first + slot] = value;
    sum[slot] = (sum[slot] as number) + value;
    if (value < 0) negative[slot] = 1;
    rents[slot] = rent * (1 + rentChange + nearlyNormalOf(bits[at + 2] as number) * rentSpread);
    rates[slot] = held((rates[slot] as number) + shift + nearlyNormalOf(bits[at + 3] as number) * rateSpread, rateCap);
  }
}

/** Cash of each year at the 10th, 50th and 90th percentile. */
function bandsOf(cash: Float64Array, runs: number, years: number): Simulation['bands'] {
  const ranks = [0.1, 0.5, 0.9].map((share) => Math.min(runs - 1, Math.floor(share * runs)));
  const find = rankFinder(runs, ranks);
  const byYear = Array.from({ length: years }, (_, year) => find(cash.subarray(year * runs, (year + 1) * runs)));
  const [p10, p50, p90] = [0, 1, 2].map((band) => byYear.map((values) => values[band] as number)) as [number[], number[], number[]];
  return { p10, p50, p90 };
}

/** What a sale at the end leaves: the income of the year after, before anything is set aside, at the exit yield of the run. */
function saleProceeds(block: Block, slot: number, model: SimulationModel): number {
  const kept = (1 - (block.level[slot] as number)) * (1 - model.rentCosts) - model.lettingCosts;
  const income = Math.max(0, (block.rent[slot] as number) * kept - (model.operatingCosts[model.years] as number));
  const owed = (block.balance[slot] as number) + (block.bonus[slot] as number) + (block.unpaid[slot] as number);
  return (income / (block.cap[slot] as number)) * (1 - model.saleCostRate) - owed;
}

const halvings = 30;
/** Rates from −99 to 100 % among which a single root is looked for, even in the logarithm of the growth factor. */
const scanRates = Array.from({ length: 25 }, (_, step) => 0.01 * Math.exp((step / 24) * Math.log(200)) - 1);

/** Newton's rate; where years of paying in keep it from settling, the only one between −99 and 100 %, by halving, if there is just one. */
function rateOfRun(flows: Float64Array): number | null {
  const quick = newtonRate(flows, flows.length - 1);
  if (quick !== null) return quick;
  const list = Array.from(flows);
  // With an even number of changes the flows begin and end alike: no rate, or more than one.
  if (signChanges(list) % 2 !== 1) return null;
  let from = -1;
  let before = true;
  for (const [index, rate] of scanRates.entries()) {
    const positive = netPresentValue(rate, list) > 0;
    if (index > 0 && positive !== before) {
      if (from >= 0) return null;
      from = index - 1;
    }
    before = positive;
  }
  if (from < 0 || before) return null;
  let low = scanRates[from] as number;
  let high = scanRates[from + 1] as number;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (netPresentValue(middle, list) > 0) low = middle;
    else high = middle;
  }
  return low;
}

/** Cash of every run and year, kept for the next simulation of the same size: so much memory is slow to get anew. Every place is written again. */
let cashKept = new Float64Array(0);

function requireModel(model: SimulationModel, runs: number): void {
  const { years } = model;
  if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(years) || years < 1)
    throw new UnderwritingError('invalid_assumption', 'A simulation needs at least one run and one year.', 'runs');
  if (model.operatingCosts.length <= years || model.capitalReserve.length < years || model.paidAtClosing.length < years)
    throw new UnderwritingError(
      'invalid_assumption',
      'A simulation needs the costs of every year, and the operating costs of the year after the last.',
      'operating_costs',
    );
  if (model.loan) requireLoanTerms(model.loan);
}

/**
 * Runs the base case many times with rent, vacancy, rate, repairs and exit yield moving at random, from a seed.
 * The loan is the agreed one, adjustable: its rate moves once a year, around the agreed path. Income tax is left out.
 * Without any spread every run is the base case, but for the yen that single payments are cut to.
 * Throws `invalid_assumption` without runs or years, for lists of costs that are too short, and for terms no loan can have.
 */
export function simulate(model: SimulationModel, spread: SimulationSpread, runs: number, seed: number): Simulation {
  requireModel(model, runs);
  const { years, loan, operatingCosts, capitalReserve, paidAtClosing, grossPotential, lettingCosts, paidNow } = model;
  const state = seededState(seed);
  if (cashKept.length !== runs * years) cashKept = new Float64Array(runs * years);
  const cash = cashKept;
  const flows = new Float64Array(years + 1);
  const rates = new Float64Array(runs);
  const block = newBlock();
  let found = 0;
  let negativeRuns = 0;
  let lostRuns = 0;
  for (let start = 0; start < runs; start += blockSize) {
    const count = Math.min(blockSize, runs - start);
    startBlock(block, model, spread, state, count);
    for (let year = 0; year < years; year += 1) {
      fillRandom(state, block.bits, count * 4);
      if (loan) payLoan(block, loan, year, count);
      const costs = (operatingCosts[year] as number) + (capitalReserve[year] as number) - (paidAtClosing[year] as number);
      const isPartlyPaid = year === 0 && paidNow !== null && paidNow < grossPotential;
      const ofYear = {
        costs,
        letting: isPartlyPaid ? (lettingCosts * paidNow) / grossPotential : lettingCosts,
        mostRent: isPartlyPaid ? paidNow : Number.POSITIVE_INFINITY,
      };
      const shift = loan?.ratePath ? agreedRate(loan, year + 1) - agreedRate(loan, year) : 0;
      runYear(block, model, spread, ofYear, shift, count, cash, year * runs + start);
    }
    for (let slot = 0; slot < count; slot += 1) {
      const proceeds = saleProceeds(block, slot, model);
      if ((block.negative[slot] as number) === 1) negativeRuns += 1;
      if ((block.sum[slot] as number) + proceeds < model.equity) lostRuns += 1;
      flows[0] = -model.equity;
      for (let year = 0; year < years; year += 1) flows[year + 1] = cash[year * runs + start + slot] as number;
      flows[years] = (flows[years] as number) + proceeds;
      const answer = rateOfRun(flows);
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
