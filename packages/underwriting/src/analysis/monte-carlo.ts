// Longer than usual on purpose: the years of a run and its loan share one block of memory, and their loops stand side by side.
import { UnderwritingError } from '../errors.ts';
import { compoundGrowth, levelPaymentExact } from '../loan/level-payment.ts';
import { type LoanTerms, requireLoanTerms } from '../loan/loan-terms.ts';
import { newtonRate, signChanges } from '../returns/internal-rate.ts';
import { netPresentValue } from '../returns/net-present-value.ts';
import { fillRandom, fractionOf, nearlyNormalOf, seededState, triangularAt } from './random.ts';
import { selectRank } from './rank.ts';

/** What a simulation starts from: plain yearly figures of the base case. Yen, ratios. Lists begin with the first year. */
export interface SimulationModel {
  years: number;
  equity: number;
  grossPotential: number;
  vacancy: number;
  /** Costs that follow the rent collected, as a ratio of it. */
  rentCosts: number;
  /** Other running costs with property tax, without what is set aside. One year more than `years`: a buyer pays for the year after. */
  operatingCosts: readonly number[];
  /** Set aside or spent on large repairs. It lowers cash, but not the income a buyer pays for. */
  capitalReserve: readonly number[];
  /** Premium of the year that was paid at closing: a cost of the year, but no cash paid again. */
  prepaidInsurance: readonly number[];
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
  /** Cash flow of each year at the 10th, 50th and 90th percentile; the premium counts in its year, as in the cash flow of the base case. */
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
  /** Interest that agreed payments did not cover. */
  unpaid: Float64Array;
  /** Paid to the lender in the year at hand. */
  paid: Float64Array;
  /** Monthly payment that stays for some years. */
  agreed: Float64Array;
  /** What would be owed without the prepayment that shortened the term: the payment still follows it. */
  unshortened: Float64Array;
  sum: Float64Array;
  negative: Uint8Array;
  bits: Int32Array;
  shortened: boolean;
  /** Monthly principal of a loan with level principal. */
  slice: number;
}

function newBlock(): Block {
  const numbers = () => new Float64Array(blockSize);
  return {
    level: numbers(),
    cap: numbers(),
    rent: numbers(),
    rate: numbers(),
    balance: numbers(),
    unpaid: numbers(),
    paid: numbers(),
    agreed: numbers(),
    unshortened: numbers(),
    sum: numbers(),
    negative: new Uint8Array(blockSize),
    bits: new Int32Array(blockSize * 4),
    shortened: false,
    slice: 0,
  };
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
  block.balance.fill(loan?.principal ?? 0);
  block.unpaid.fill(0);
  block.paid.fill(0);
  block.sum.fill(0);
  block.negative.fill(0);
  block.shortened = false;
  block.slice = loan ? loan.principal / (loan.months - (loan.interestOnlyMonths ?? 0)) : 0;
}

/** Rate agreed for a year of the loan, counted from zero, before anything moves at random. */
function agreedRate(loan: LoanTerms, year: number): number {
  let rate = loan.annualRate;
  for (const step of loan.ratePath ?? []) if (step.fromMonth <= year * 12 + 1) rate = step.annualRate;
  return rate;
}

/**
 * Level payments worked out anew at the rate of the year: with q the growth of a month and n the months left,
 * 12·r·qⁿ ÷ (qⁿ − 1) of the balance is paid and 1 − (q¹² − 1) ÷ (qⁿ − 1) of it is left.
 */
function payLevel(block: Block, left: number, ofYear: number, count: number): void {
  const { rate: rates, balance: balances, paid } = block;
  const wholeYears = ofYear === 12 && left % 12 === 0 ? left / 12 : 0;
  for (let slot = 0; slot < count; slot += 1) {
    const monthly = (rates[slot] as number) / 12;
    const balance = balances[slot] as number;
    const second = monthly * (2 + monthly);
    const fourth = second * (2 + second);
    const eighth = fourth * (2 + fourth);
    const inYear = ofYear === 12 ? eighth + fourth + eighth * fourth : compoundGrowth(monthly, ofYear);
    const inTerm = wholeYears > 0 ? compoundGrowth(inYear, wholeYears) : compoundGrowth(monthly, left);
    let payment: number;
    if (inTerm === 0) {
      payment = (balance / left) * ofYear;
      balances[slot] = balance - payment;
    } else {
      payment = (balance * ofYear * monthly * (1 + inTerm)) / inTerm;
      balances[slot] = balance * (1 - inYear / inTerm);
    }
    paid[slot] = (paid[slot] as number) + payment;
  }
}

/** A year of agreed payments month by month, for one run: it may end the loan, or leave interest unpaid, which bears none itself. */
function payMonths(block: Block, slot: number, left: number, ofYear: number): number {
  const monthly = (block.rate[slot] as number) / 12;
  const payment = block.agreed[slot] as number;
  let balance = block.balance[slot] as number;
  let unpaid = block.unpaid[slot] as number;
  let total = 0;
  for (let month = 0; month < ofYear && (balance > 0 || unpaid > 0); month += 1) {
    const due = balance * monthly + unpaid;
    const clears = month === left - 1;
    const interest = clears ? due : Math.min(due, payment);
    const principal = clears ? balance : Math.min(balance, payment - interest);
    unpaid = due - interest;
    balance -= principal;
    total += interest + principal;
  }
  block.balance[slot] = balance;
  block.unpaid[slot] = unpaid;
  return total;
}

/** Payments of `agreed` until the loan is paid off; the last payment of the term clears what is left. */
function payAgreed(block: Block, left: number, ofYear: number, count: number): void {
  const { rate: rates, balance: balances, agreed, unpaid, paid } = block;
  for (let slot = 0; slot < count; slot += 1) {
    const monthly = (rates[slot] as number) / 12;
    const payment = agreed[slot] as number;
    const balance = balances[slot] as number;
    const growth = compoundGrowth(monthly, ofYear);
    const after = balance * (1 + growth) - payment * (monthly === 0 ? ofYear : growth / monthly);
    let total = payment * ofYear;
    if (after < 0 || payment < balance * monthly || (unpaid[slot] as number) > 0) total = payMonths(block, slot, left, ofYear);
    else {
      if (ofYear === left) total += after;
      balances[slot] = ofYear === left ? 0 : after;
    }
    paid[slot] = (paid[slot] as number) + total;
  }
}

/** The same principal each month and interest on what is left. What is owed does not depend on the rate, so it is alike in all runs. */
function payPrincipal(block: Block, left: number, ofYear: number, count: number): void {
  const { rate: rates, balance: balances, paid, slice } = block;
  const balance = balances[0] as number;
  let after = balance;
  let owedMonths = 0;
  for (let month = 0; month < ofYear; month += 1) {
    owedMonths += after;
    after = month === left - 1 ? 0 : Math.max(0, after - slice);
  }
  for (let slot = 0; slot < count; slot += 1) {
    paid[slot] = (paid[slot] as number) + balance - after + (owedMonths * (rates[slot] as number)) / 12;
    balances[slot] = after;
  }
}

const reviewYears = 5;
const highestRise = 1.25;

/** Sets the payments that stay: under the five-year rule until a review, and after a prepayment that shortens as if it had not been made. */
function agreePayments(block: Block, loan: LoanTerms, year: number, left: number, ofYear: number, count: number): void {
  const { rate: rates, balance: balances, agreed, unshortened, shortened } = block;
  const fiveYears = loan.adjustment === 'five_year_125';
  const first = Math.floor((loan.interestOnlyMonths ?? 0) / 12) === year;
  const stays = fiveYears && !first && year % reviewYears !== 0;
  // As in the base case, a review or a step of the agreed rate works the payment out on what is owed by then, over the first term.
  const stepped = fiveYears ? !stays && loan.ratePath !== undefined : agreedRate(loan, year) !== agreedRate(loan, year - 1);
  for (let slot = 0; slot < count; slot += 1) {
    const monthly = (rates[slot] as number) / 12;
    const owed = (shortened && !stepped ? unshortened[slot] : balances[slot]) as number;
    if (!stays) {
      const fresh = levelPaymentExact(owed, monthly, left);
      agreed[slot] = fiveYears && !first ? Math.min(fresh, (agreed[slot] as number) * highestRise) : fresh;
    }
    if (!shortened) continue;
    const growth = compoundGrowth(monthly, ofYear);
    unshortened[slot] = Math.max(0, owed * (1 + growth) - (agreed[slot] as number) * (monthly === 0 ? ofYear : growth / monthly));
  }
}

/** Prepayments of a year, at its end. */
function prepay(block: Block, loan: LoanTerms, year: number, count: number): void {
  const { rate: rates, balance: balances, agreed, unshortened, paid } = block;
  for (const { month, amount, effect } of loan.prepayments ?? []) {
    if (month <= year * 12 || month > year * 12 + 12 || month >= loan.months) continue;
    const repaying = month > (loan.interestOnlyMonths ?? 0);
    const left = loan.months - (year + 1) * 12;
    if (effect === 'shorten' && repaying && !block.shortened) {
      unshortened.set(balances);
      block.shortened = true;
    }
    for (let slot = 0; slot < count; slot += 1) {
      const prepaid = Math.min(balances[slot] as number, amount);
      balances[slot] = (balances[slot] as number) - prepaid;
      paid[slot] = (paid[slot] as number) + prepaid;
    }
    if (effect === 'shorten' || !repaying || left <= 0) continue;
    block.shortened = false;
    block.slice = (balances[0] as number) / left;
    for (let slot = 0; slot < count; slot += 1)
      agreed[slot] = levelPaymentExact(balances[slot] as number, (rates[slot] as number) / 12, left);
  }
}

/** What every run of a block pays its lender in a year, and what it owes after it. */
function payLoan(block: Block, loan: LoanTerms, year: number, count: number): void {
  const { rate: rates, balance: balances, paid } = block;
  paid.fill(0);
  const months = loan.months - year * 12;
  if (months <= 0) return;
  const idle = Math.max(0, Math.min((loan.interestOnlyMonths ?? 0) - year * 12, 12, months));
  const ofYear = Math.min(12, months) - idle;
  const left = months - idle;
  if (idle > 0) for (let slot = 0; slot < count; slot += 1) paid[slot] = ((balances[slot] as number) * (rates[slot] as number) * idle) / 12;
  if (ofYear > 0 && loan.method === 'level_principal') payPrincipal(block, left, ofYear, count);
  else if (ofYear > 0 && (block.shortened || loan.adjustment === 'five_year_125')) {
    agreePayments(block, loan, year, left, ofYear, count);
    payAgreed(block, left, ofYear, count);
  } else if (ofYear > 0) payLevel(block, left, ofYear, count);
  if (loan.prepayments) prepay(block, loan, year, count);
}

/** One year of every run of a block; `shift` is the step of the agreed rate after it. */
function runYear(
  block: Block,
  model: SimulationModel,
  spread: SimulationSpread,
  costs: number,
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
  const collectedShare = 1 - rentCosts;
  for (let slot = 0; slot < count; slot += 1) {
    const rent = rents[slot] as number;
    const at = slot * 4;
    const vacancy = Math.min(0.95, Math.max(0, (level[slot] as number) + (fractionOf(bits[at] as number) - 0.5) * vacancyWidth));
    // One draw tells both whether there is a repair and how large: below the chance, its place there is even again.
    const chance = fractionOf(bits[at + 1] as number);
    const repair = chance < repairChance ? repairLow + (chance / repairChance) * repairWidth : 0;
    const value = rent * (1 - vacancy) * collectedShare - costs - repair - (paid[slot] as number);
    cash[first + slot] = value;
    sum[slot] = (sum[slot] as number) + value;
    if (value < 0) negative[slot] = 1;
    rents[slot] = rent * (1 + rentChange + nearlyNormalOf(bits[at + 2] as number) * rentSpread);
    const rate = (rates[slot] as number) + shift + nearlyNormalOf(bits[at + 3] as number) * rateSpread;
    rates[slot] = Math.min(rateCap, Math.max(0, rate));
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

/** What a sale at the end leaves: the income of the year after, before anything is set aside, at the exit yield of the run. */
function saleProceeds(block: Block, slot: number, model: SimulationModel): number {
  const collected = (block.rent[slot] as number) * (1 - (block.level[slot] as number)) * (1 - model.rentCosts);
  const income = Math.max(0, collected - (model.operatingCosts[model.years] as number));
  const owed = (block.balance[slot] as number) + (block.unpaid[slot] as number);
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

function requireModel(model: SimulationModel, runs: number): void {
  const { years } = model;
  const wrong = (message: string, field: string) => new UnderwritingError('invalid_assumption', message, field);
  if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(years) || years < 1)
    throw wrong('A simulation needs at least one run and one year.', 'runs');
  if (model.operatingCosts.length <= years || model.capitalReserve.length < years || model.prepaidInsurance.length < years)
    throw wrong('A simulation needs the costs of every year, and the operating costs of the year after the last.', 'operating_costs');
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
  const { years, loan, operatingCosts, capitalReserve, prepaidInsurance } = model;
  const prepaidSum = prepaidInsurance.slice(0, years).reduce((total, amount) => total + amount, 0);
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
    for (let year = 0; year < years; year += 1) {
      fillRandom(state, block.bits, count * 4);
      if (loan) payLoan(block, loan, year, count);
      const costs = (operatingCosts[year] as number) + (capitalReserve[year] as number);
      const shift = loan?.ratePath ? agreedRate(loan, year + 1) - agreedRate(loan, year) : 0;
      runYear(block, model, spread, costs, shift, count, cash, year * runs + start);
    }
    for (let slot = 0; slot < count; slot += 1) {
      const proceeds = saleProceeds(block, slot, model);
      if ((block.negative[slot] as number) === 1) negativeRuns += 1;
      if ((block.sum[slot] as number) + prepaidSum + proceeds < model.equity) lostRuns += 1;
      flows[0] = -model.equity;
      for (let year = 0; year < years; year += 1)
        flows[year + 1] = (cash[year * runs + start + slot] as number) + (prepaidInsurance[year] as number);
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
