import type { Unit } from '../numbers/unit.ts';
import { term } from '../terms/term.ts';

// simulation

const simulationInput = (label: string, unit: Unit) => term(label, null, unit, 'Input of the simulation.');
const rankedRate = (label: string) =>
  term(label, null, 'percent', 'Before tax. Runs without an IRR are excluded here and counted separately.');
const rankedCash = (label: string) =>
  term(label, null, 'JPY/year', 'Cash flow before tax in the simulation, on the same basis as the base case.');

// reading

export const shares = (negative: number, prepays: boolean, lost: number) =>
  `Cash flow before tax is negative in at least one year in ${negative}% of runs${prepays ? ' (including the prepayment year)' : ''}; ${lost}% of runs lose equity. The spreads are our defaults, not a forecast.`;

// simulation.seed, simulation.runs

export const seed = simulationInput('Seed', 'count');
export const seedReason = 'The same seed gives the same runs.';
export const runs = simulationInput('Runs', 'count');
export const runsReason = 'Enough for stable percentiles.';

// simulation.rent_spread

export const rentSpread = simulationInput('Standard deviation of annual rent change', 'points');
export const rentSpreadReason = 'Standard deviation around the assumed change; wider if the rent is estimated.';

// simulation.rate_spread

export const rateSpread = simulationInput('Spread of annual rate change', 'percent');
export const rateSpreadReason = (highestRate: number) =>
  `Standard deviation of 0.3 pts a year, within 0%–${highestRate}%; the loan is modeled as adjustable, with its other terms unchanged.`;

// simulation.repair_chance

export const repairChance = simulationInput('Annual chance of unplanned repair', 'percent');
export const repairChanceReason = 'About once in 17 years.';

// simulation.repair_low, simulation.repair_high

export const repairLow = simulationInput('Smallest unplanned repair', 'JPY');
export const repairLowReason = '30% of the largest effect.';
export const repairHigh = simulationInput('Largest unplanned repair', 'JPY');
export const repairHighReason = 'The unplanned repair used in the stress tests.';

// simulation.vacancy_low, simulation.vacancy_high

export const vacancyLow = simulationInput('Lowest vacancy', 'percent');
export const vacancyLowReason = 'Low end of the input’s range; half of the value you entered.';
export const vacancyHigh = simulationInput('Highest vacancy', 'percent');
export const vacancyHighReason = 'High end of the input’s range: twice the value you entered, plus 2 pts.';

// simulation.exit_cap_low, simulation.exit_cap_high

export const exitCapLow = simulationInput('Lowest exit cap rate', 'percent');
export const exitCapLowReason = 'Cap rate at the highest exit price of the methods, or the low end of the input.';
export const exitCapHigh = simulationInput('Highest exit cap rate', 'percent');
export const exitCapHighReason = 'Cap rate at the lowest exit price of the methods, or the high end of the input.';

// shares of the runs

export const shareFormula = (runs: number) => `share of ${runs} seeded runs`;
export const anyNegativeYear = term(
  'Runs with a negative year',
  null,
  'percent',
  'Share of runs with negative cash flow before tax in at least one year.',
);
export const capitalLost = term(
  'Runs that lose equity',
  null,
  'percent',
  'Share of runs in which total cash flow and sale are below the equity.',
);
export const withoutRate = term(
  'Runs without an IRR',
  null,
  'percent',
  'Share of runs without an IRR: it would be below −99%, or more than one rate fits.',
);

// simulation.irr

export const rankFormula = 'rank among runs with an IRR';
export const noRate = 'Not available: no run has an IRR.';
export const irrLow = rankedRate('IRR, 10th percentile');
export const irrMedian = rankedRate('IRR, median');
export const irrHigh = rankedRate('IRR, 90th percentile');

// simulation.btcf

export const cashFormula = 'rank among the runs, year by year';
export const cashLow = rankedCash('Cash flow, 10th percentile');
export const cashMedian = rankedCash('Cash flow, median');
export const cashHigh = rankedCash('Cash flow, 90th percentile');

// distributions

export const rentDistribution = 'Rent change: near-normal around the assumed change, independent each year';
export const vacancyDistribution =
  'Vacancy: triangular between lowest and highest, with its peak at the assumption, redrawn around it each year';
export const noLoanDistribution = 'Loan: none';
export const rateDistribution = (highestRate: number) =>
  `Interest rate: random walk with near-normal steps around the loan’s rates, within 0%–${highestRate}%`;
export const loanDistribution =
  'Loan: terms as in the base case; the rate changes once a year and the payment with it, or at the reviews of the five-year rule; a prepayment keeps the payment and shortens the term';
export const repairDistribution = 'Repairs: random each year, uniform between smallest and largest';
export const exitCapDistribution =
  'Exit cap rate: triangular between lowest and highest, with its peak at the base case; exit price is NOI of the year after ÷ cap rate, with selling costs at the base-case share';
export const notDistributed = 'Operating expenses and capital reserve: as in the base case in every run';
