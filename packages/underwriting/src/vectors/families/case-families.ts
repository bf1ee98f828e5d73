import { levelPayment } from '../../loan/level-payment.ts';
import { timesRate } from '../../money/yen.ts';
import { bandOf, netYieldBands, scoreBands } from '../../score/bands.ts';
import { withKnownNames } from '../input-names.ts';
import { type Family, type Inputs, needNumber, numberIn, numbersIn, textIn, UnknownShape, type Vector } from '../vector.ts';
import { lumpCostNames, withCaseCosts, withSharesOfPrice } from './case-costs.ts';
import { multiYear } from './case-sale.ts';
import { solveCase } from './case-solver.ts';
import { deadCross } from './dead-cross-family.ts';

export const ratios: Family = (inputs) => {
  const score = numberIn(inputs, 'score');
  if (score !== undefined) return { band: bandOf(score, scoreBands) };
  const scores = numbersIn(inputs, 'scores');
  if (scores) return { bands: scores.map((score) => bandOf(score, scoreBands)) };
  const netYield = numberIn(inputs, 'net_yield_pct');
  const netBand = netYield === undefined ? undefined : bandOf(netYield, netYieldBands);
  const asRatios = numbersIn(inputs, 'net_yields_pct') === undefined ? numbersIn(inputs, 'net_yields') : undefined;
  const yields = numbersIn(inputs, 'net_yields_pct') ?? asRatios?.map((value) => Number((value * 100).toPrecision(12)));
  if (yields) return { bands: yields.map((value) => bandOf(value, netYieldBands)) };
  if (numbersIn(inputs, 'annual_principal', 'principal_by_year')) return deadCross(inputs, {}, []);
  const known: Record<string, number | string | undefined> & { k_pct?: number } = { ...solveCase(withCaseCosts(inputs)), band: netBand };
  // Without purchase costs, price is the whole cost; without costs and debt service, the gap is that of gross yield and rate.
  known.fcr ??= known.net_yield_on_total_cost ?? known.net_yield_on_price;
  if (typeof known.fcr === 'number' && known.k_pct !== undefined) known.yield_gap ??= known.fcr - known.k_pct;
  known.yield_gap ??= known.yield_gap_simple;
  const [fcr, constant] = [known.net_yield_on_total_cost ?? known.net_yield_on_price, known.k_pct] as (number | undefined)[];
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
  vacancy: number;
}

/** Base cases that are not in the files; worked back from the stress vectors, which agree with them to the yen. */
const knownBases: Readonly<Record<string, StressBase>> = {
  'E2E-002': { gpi: 5_280_000, managementRate: 0.055, fixedCosts: 1_008_200, loan: 54_000_000, ratePercent: 2.2, years: 30, vacancy: 0.07 },
};

/** A case of the same files as the base: its own figures, with the management fee told apart from what does not follow the rent. */
function baseFrom(inputs: Inputs): StressBase {
  const flat = flattened(inputs);
  const solved = solveCase(withCaseCosts(withSharesOfPrice(flat)));
  const { gpi, egi, opex, loan, rate_pct: ratePercent, years } = solved;
  if (gpi === undefined || egi === undefined || opex === undefined) throw new UnknownShape('the base case tells no income and costs');
  const managementRate = solved.pm_rate ?? 0;
  const fixedCosts = opex - timesRate(Math.round(egi), managementRate);
  return { gpi, managementRate, fixedCosts, loan: loan ?? 0, ratePercent: ratePercent ?? 0, years: years ?? 1, vacancy: 1 - egi / gpi };
}

function baseOf(inputs: Inputs, all: readonly Vector[]): StressBase {
  const name = textIn(inputs, 'base');
  const stated = all.find((vector) => vector.id === name);
  if (stated && !stated.inputs.base) return baseFrom(stated.inputs);
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
    years: needNumber(inputs, 'years', 'loan_years'),
    vacancy: numberIn(inputs, 'base_vacancy') ?? 0,
  };
}

/** Shocks that only the name of a scenario states: `vacancy+10pt`, `rent-10%`, `rate+2pt`, alone or several. */
function shocksNamed(scenario: string): { vacancy: number; rent: number; rate: number } {
  const found = (pattern: RegExp) => Number(pattern.exec(scenario)?.[1] ?? 0);
  return {
    vacancy: found(/vacancy\s*([+-]\d+(?:\.\d+)?)\s*(?:pt|%)/) / 100,
    rent: found(/rent\s*([+-]\d+(?:\.\d+)?)\s*%/) / 100,
    rate: found(/rate\s*([+-]\d+(?:\.\d+)?)\s*(?:pt|%)/),
  };
}

export const stress: Family = (inputs, _expected, all) => {
  const base = baseOf(inputs, all);
  const named = shocksNamed(textIn(inputs, 'scenario') ?? '');
  const added = numberIn(inputs, 'vacancy_shock_pt', 'vacancy_shock_pct', 'vacancy_add_pct');
  const vacancy =
    numberIn(inputs, 'vacancy', 'vacancy_rate') ??
    base.vacancy + (added === undefined ? (numberIn(inputs, 'vacancy_shock') ?? named.vacancy) : added / 100);
  const gpi = timesRate(base.gpi, 1 + (numberIn(inputs, 'rent_change', 'rent_shock') ?? named.rent), 'nearest');
  const egi = gpi - timesRate(gpi, vacancy, 'nearest');
  const noi =
    egi - timesRate(egi, base.managementRate) - base.fixedCosts - (numberIn(inputs, 'repair_shock', 'repair_cost', 'repair') ?? 0);
  const payments =
    levelPayment(
      base.loan,
      (base.ratePercent + (numberIn(inputs, 'rate_shock_pct', 'rate_shock_pt') ?? named.rate)) / 1200,
      base.years * 12,
    ) * 12;
  return { gpi, egi, noi, annual_debt_service: payments, ads: payments, dscr: noi / payments, btcf: noi - payments };
};

/** What stands in a named part of an example, where the part's name is left out inside it. */
const within: Readonly<Record<string, (key: string) => string>> = {
  exit: (key) => (/^(exit|sale|sold|selling|long_term|hold)/.test(key) ? key : `exit_${key}`),
  sale: (key) => (/^(exit|sale|sold|selling|long_term|hold)/.test(key) ? key : `sale_${key}`),
  loan: (key) => ({ amount: 'loan', rate: 'loan_rate', rate_pct: 'annual_rate_pct', term: 'years' })[key] ?? key,
  tax: (key) => ({ rate: 'tax_rate', rate_pct: 'tax_rate_pct' })[key] ?? key,
  depreciation: (key) => ({ cost: 'building_cost' })[key] ?? key,
  building: (key) => (/^(price|cost|assessed|assessed_value)$/.test(key) ? `building_${key}` : key),
  land: (key) => (/^(price|cost|assessed|assessed_value|area|area_sqm)$/.test(key) ? `land_${key}` : key),
};

function flattened(inputs: Inputs): Inputs {
  const flat: Inputs = {};
  for (const [part, value] of Object.entries(inputs)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) flat[part] = value;
    else for (const [key, entry] of Object.entries(value)) flat[within[part]?.(key) ?? key] = entry;
  }
  return withKnownNames(flat);
}

/** Whole chains: whatever the solver reaches in the first year, the years after it and the sale. */
export const endToEnd: Family = (inputs) => {
  const flat = withSharesOfPrice(flattened(inputs));
  const known = solveCase(withCaseCosts(flat));
  const lump = lumpCostNames.some((name) => name in flat);
  return { ...multiYear(flat, known, lump), ...known };
};
