import { convertLandPrice } from '../../assessment/building-assessment.ts';
import { legalLives, type TaxStructure } from '../../rules/depreciation.ts';
import { buildingCostValue, landCostValue, leaseholdValue, residualRate } from '../../valuation/cost-approach.ts';
import { directCapitalisation, discountedCashFlow } from '../../valuation/income-approach.ts';
import { type Family, type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn, UnknownShape } from '../vector.ts';
import { solveCase } from './case-solver.ts';
import { flowsOfRows } from './finance-families.ts';
import { leaseholdGrades, otherMethod } from './valuation-other-methods.ts';

export const structures: Readonly<Record<string, TaxStructure>> = {
  wood: 'wood',
  W: 'wood',
  RC: 'RC',
  SRC: 'SRC',
  heavy_steel: 'steel_over_4mm',
  S: 'steel_over_4mm',
  light_steel: 'steel_3_to_4mm',
};

/** Legal life as stated, or that of a dwelling of the structure named. */
function lifeOf(inputs: Inputs): number {
  const structure = structures[textIn(inputs, 'structure') ?? ''];
  return (
    numberIn(inputs, 'legal_life', 'life') ??
    (structure === undefined ? needNumber(inputs, 'legal_life') : legalLives.residential[structure])
  );
}

function building(inputs: Inputs): Outputs {
  const at = (unitCost: number) =>
    buildingCostValue({
      unitCost,
      floorAreaSqm: needNumber(inputs, 'floor_area', 'total_floor_area', 'building_area'),
      ageYears: numberIn(inputs, 'age') ?? 0,
      legalLifeYears: lifeOf(inputs),
    });
  const stated = numberIn(inputs, 'building_value');
  if (stated !== undefined) return { building_value: stated };
  const range = numbersIn(inputs, 'unit_cost_range');
  if (range) return { building_value_range: range.map(at) };
  const [unit, age, life] = [needNumber(inputs, 'unit_cost'), numberIn(inputs, 'age') ?? 0, lifeOf(inputs)];
  return {
    building_value: at(unit),
    value: at(unit),
    replacement_cost: unit * needNumber(inputs, 'floor_area', 'total_floor_area', 'building_area'),
    residual_rate: residualRate(age, life),
    remaining_life: Math.max(0, life - age),
  };
}

function land(inputs: Inputs): Outputs {
  const stated = numberIn(inputs, 'land_value');
  if (stated !== undefined) return { land_value: stated };
  return {
    land_value: landCostValue(
      needNumber(inputs, 'rosenka', 'road_price'),
      needNumber(inputs, 'land_area', 'area'),
      Object.entries(inputs).reduce(
        (product, [key, value]) => (/(adjustment|correction|factor)$/.test(key) && typeof value === 'number' ? product * value : product),
        1,
      ),
    ),
  };
}

function conversion(inputs: Inputs): Outputs {
  const assessed = numberIn(inputs, 'assessed', 'assessed_value');
  const koji = numberIn(inputs, 'koji', 'koji_price') ?? (assessed === undefined ? undefined : Math.round((assessed / 0.7) * 1e6) / 1e6);
  const prices = convertLandPrice(koji === undefined ? { rosenka: needNumber(inputs, 'rosenka') } : { koji });
  const clean = (value: number) => Math.round(value * 1e6) / 1e6;
  return {
    rosenka: clean(prices.rosenka),
    assessed: clean(prices.assessed),
    koji: clean(prices.koji),
    koji_equivalent: clean(prices.koji),
    rosenka_equivalent: clean(prices.rosenka),
    assessed_estimate: clean(prices.assessed),
    ...landTotals(inputs, prices),
  };
}

/** The same prices for the whole lot, where its area is stated: then that is what an assessed value means. */
function landTotals(inputs: Inputs, prices: { koji: number; rosenka: number; assessed: number }): Outputs {
  const area = numberIn(inputs, 'land_area', 'area');
  if (area === undefined) return {};
  const whole = (price: number) => Math.round(price * area * 1e6) / 1e6;
  return {
    assessed: whole(prices.assessed),
    assessed_per_sqm: prices.assessed,
    land_value: whole(prices.rosenka),
    market_land: whole(prices.koji),
  };
}

function capitalisation(inputs: Inputs): Outputs {
  const known = solveCase(inputs);
  const noi = known.noi;
  if (noi === undefined) throw new UnknownShape('no net operating income follows');
  const range = numbersIn(inputs, 'cap_range', 'cap_rate_range');
  const list = numbersIn(inputs, 'caps', 'cap_rates', 'cap', 'cap_rate');
  const cap = numberIn(inputs, 'cap', 'cap_rate', 'capitalisation_rate', 'capitalization_rate', 'yield', 'expected_yield');
  return {
    ...known,
    noi,
    value: cap === undefined ? known.value : directCapitalisation(noi, cap),
    caps: list,
    value_range: range?.map((entry) => directCapitalisation(noi, entry)).sort((left, right) => left - right),
    values: list?.map((entry) => directCapitalisation(noi, entry)),
  };
}

const discounts = ['discount', 'discount_rate', 'rate', 'required_return', 'yield'];
const terminalCaps = ['terminal_cap', 'terminal_cap_rate', 'exit_cap', 'exit_cap_rate', 'going_out_cap', 'reversion_cap', 'terminal_yield'];
const saleCosts = ['sale_cost', 'sale_cost_rate', 'selling_cost', 'selling_cost_rate', 'sale_costs', 'selling_costs_rate'];

const endPrices = ['terminal_value', 'sale_price', 'exit_price', 'reversion', 'resale_price', 'selling_price', 'transfer_price', 'price'];

/** Flows of each year and the sale at the end; present-value factors as the example rounds them, where it lists them. */
function ofListedFlows(inputs: Inputs, flows: readonly number[], rate: number): Outputs {
  const cap = numberIn(inputs, ...terminalCaps);
  const last = numberIn(inputs, 'terminal_noi', 'exit_noi', 'forward_noi') ?? flows.at(-1) ?? 0;
  const end = numberIn(inputs, ...endPrices) ?? (cap === undefined ? 0 : last / cap);
  const cost = numberIn(inputs, ...saleCosts) ?? 0;
  const net = cost < 1 ? end * (1 - cost) : end - cost;
  const factors =
    numbersIn(inputs, 'discount_factors', 'factors', 'present_value_factors') ?? flows.map((_, index) => (1 + rate) ** -(index + 1));
  const income = flows.reduce((sum, flow, index) => sum + flow * (factors[index] ?? 0), 0);
  const sale = net * (factors[flows.length - 1] ?? 0);
  return { terminal_gross: end, pv_of_noi: income, pv_of_sale: sale, pv_of_reversion: sale, dcf_value: income + sale };
}

/** Method where the example names none, by what it states. */
function methodFrom(inputs: Inputs): string | undefined {
  const has = (...names: string[]) => numberIn(inputs, ...names) !== undefined;
  if (has('discount', 'discount_rate')) return 'dcf';
  if (has('land_area') && has('rosenka', 'road_price')) return has('unit_cost') ? 'cost' : 'cost_land';
  if (has('unit_cost') || numbersIn(inputs, 'unit_cost_range')) return 'cost_building';
  if (numbersIn(inputs, 'caps', 'cap_range') || has('cap', 'cap_rate')) return 'direct_cap';
  if (has('leasehold_ratio') || textIn(inputs, 'leasehold_grade') !== undefined) return 'leasehold';
  if (has('koji', 'rosenka', 'assessed')) return 'land_conversion';
  return has('price') ? 'ratios' : undefined;
}

/** Other names of the methods. */
const sameMethod: readonly (readonly [RegExp, string])[] = [
  [/^(income|capitali[sz]ation|direct_capitali[sz]ation|cap_rate|income_approach|収益還元|直接還元.*)$/, 'direct_cap'],
  [/^(sekisan|積算|cost_approach|replacement_cost|cost_total)$/, 'cost'],
  [/^(building_cost|building|cost_of_building|積算建物)$/, 'cost_building'],
  [/^(land_rosenka|rosenka|cost_of_land|land|road_price|積算土地)$/, 'cost_land'],
  [/^(discounted_cash_flow|dcf_method|DCF)$/, 'dcf'],
  [/^(leasehold_value|借地権)$/, 'leasehold'],
  [/^(residual|remaining_rate)$/, 'residual_rate'],
  [/^(rosenka_to_koji|koji_to_rosenka|price_conversion|assessed_from_koji|conversion)$/, 'land_conversion'],
];

export const valuation: Family = (inputs) => {
  const named = textIn(inputs, 'method', 'approach');
  const method = named === undefined ? methodFrom(inputs) : (sameMethod.find(([words]) => words.test(named))?.[1] ?? named);
  if (method === 'cost_building') return building(inputs);
  if (method === 'cost_land') return land(inputs);
  if (method === 'cost') {
    const parts = { ...land(inputs), ...building(inputs) };
    const price = numberIn(inputs, 'price');
    const sum = (parts.land_value as number) + (parts.building_value as number);
    return {
      ...parts,
      ratio_to_price: price === undefined ? undefined : sum / price,
      total: (parts.land_value as number) + (parts.building_value as number),
    };
  }
  if (method === 'residual_rate') {
    const ages = numbersIn(inputs, 'ages');
    const rates = ages?.map((age) => residualRate(age, lifeOf(inputs)));
    return rates
      ? { residual_rate: rates, residual_rates: rates }
      : { residual_rate: residualRate(needNumber(inputs, 'age'), lifeOf(inputs)) };
  }
  if (method === 'land_conversion') return conversion(inputs);
  if (method === 'direct_cap' || method === 'cap_sensitivity') return capitalisation(inputs);
  if (method === 'dcf') {
    const flows =
      numbersIn(inputs, 'flows', 'noi_by_year', 'cash_flows', 'nois', 'noi', 'ncf_by_year', 'ncfs', 'ncf', 'values', 'annual_noi') ??
      flowsOfRows(inputs.flows ?? inputs.years_list);
    const rate = numberIn(inputs, ...discounts);
    if (flows && rate !== undefined) return ofListedFlows(inputs, flows, rate);
    const result = discountedCashFlow({
      noi: needNumber(inputs, 'noi'),
      growth: numberIn(inputs, 'growth', 'growth_rate', 'noi_growth', 'annual_growth', 'rent_growth') ?? 0,
      discount: needNumber(inputs, ...discounts),
      terminalCap: needNumber(inputs, ...terminalCaps),
      years: needNumber(inputs, 'years', 'hold_years', 'holding_years', 'n'),
      saleCost: numberIn(inputs, ...saleCosts) ?? 0,
    });
    return {
      terminal_gross: result.terminalGross,
      terminal_net: result.terminalGross * (1 - (numberIn(inputs, ...saleCosts) ?? 0)),
      dcf_value: result.value,
      value: result.value,
    };
  }
  if (method === 'leasehold') {
    const ratio =
      numberIn(inputs, 'leasehold_ratio', 'ratio', 'leasehold_share') ??
      leaseholdGrades[textIn(inputs, 'leasehold_grade', 'grade', 'symbol', 'letter') ?? ''] ??
      needNumber(inputs, 'leasehold_ratio');
    const parts = leaseholdValue(numberIn(inputs, 'land_value', 'freehold_value') ?? (land(inputs).land_value as number), ratio);
    return { leasehold_value: parts.leasehold, bottom_land: parts.bottomLand, leasehold_ratio: ratio };
  }
  const other = otherMethod(method ?? '', inputs);
  if (other) return other;
  if (method === 'ratios' || method === 'grm' || method === 'ratio') return solveCase(inputs);
  throw new UnknownShape(`the method "${method ?? ''}" is not known`);
};

/** Assessed value of land from either of the official prices. */
export const assessedLand: Family = (inputs, expected, all) => valuation({ ...inputs, method: 'land_conversion' }, expected, all);
