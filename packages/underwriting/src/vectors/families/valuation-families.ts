import { convertLandPrice } from '../../assessment/building-assessment.ts';
import { legalLives, type TaxStructure } from '../../depreciation/legal-life.ts';
import { netPresentValueFromPeriodOne } from '../../returns/net-present-value.ts';
import { buildingCostValue, landCostValue, leaseholdValue, residualRate } from '../../valuation/cost-approach.ts';
import { directCapitalisation, discountedCashFlow } from '../../valuation/income-approach.ts';
import { type Family, type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn, UnknownShape } from '../vector.ts';
import { solveCase } from './case-solver.ts';

const structures: Readonly<Record<string, TaxStructure>> = {
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
  return numberIn(inputs, 'legal_life') ?? (structure === undefined ? needNumber(inputs, 'legal_life') : legalLives.residential[structure]);
}

/** Share of the land's value that a leasehold has, by the letter of the road price map. */
const leaseholdGrades: Readonly<Record<string, number>> = { A: 0.9, B: 0.8, C: 0.7, D: 0.6, E: 0.5, F: 0.4, G: 0.3 };

function building(inputs: Inputs): Outputs {
  const at = (unitCost: number) =>
    buildingCostValue({
      unitCost,
      floorAreaSqm: needNumber(inputs, 'floor_area'),
      ageYears: numberIn(inputs, 'age') ?? 0,
      legalLifeYears: lifeOf(inputs),
    });
  const range = numbersIn(inputs, 'unit_cost_range');
  return range ? { building_value_range: range.map(at) } : { building_value: at(needNumber(inputs, 'unit_cost')) };
}

function land(inputs: Inputs): Outputs {
  return {
    land_value: landCostValue(
      needNumber(inputs, 'rosenka', 'road_price'),
      needNumber(inputs, 'land_area'),
      Object.entries(inputs).reduce(
        (product, [key, value]) => (key.endsWith('adjustment') && typeof value === 'number' ? product * value : product),
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
    assessed_estimate: clean(prices.assessed),
  };
}

function capitalisation(inputs: Inputs): Outputs {
  const known = solveCase(inputs);
  const noi = known.noi;
  if (noi === undefined) throw new UnknownShape('no net operating income follows');
  const range = numbersIn(inputs, 'cap_range');
  const list = numbersIn(inputs, 'caps', 'cap_rates');
  const cap = numberIn(inputs, 'cap', 'cap_rate');
  return {
    ...known,
    noi,
    value: cap === undefined ? known.value : directCapitalisation(noi, cap),
    value_range: range?.map((entry) => directCapitalisation(noi, entry)).sort((left, right) => left - right),
    values: list?.map((entry) => directCapitalisation(noi, entry)),
  };
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

export const valuation: Family = (inputs) => {
  const method = textIn(inputs, 'method') ?? methodFrom(inputs);
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
    const flows = numbersIn(inputs, 'flows', 'noi_by_year', 'cash_flows');
    const rate = numberIn(inputs, 'discount', 'discount_rate', 'rate');
    if (flows && rate !== undefined) {
      const end = numberIn(inputs, 'terminal_value', 'sale_price') ?? 0;
      const net = end * (1 - (numberIn(inputs, 'sale_cost', 'sale_cost_rate') ?? 0));
      return {
        terminal_gross: end,
        dcf_value: netPresentValueFromPeriodOne(
          rate,
          flows.map((flow, index) => flow + (index === flows.length - 1 ? net : 0)),
        ),
      };
    }
    const result = discountedCashFlow({
      noi: needNumber(inputs, 'noi'),
      growth: numberIn(inputs, 'growth') ?? 0,
      discount: needNumber(inputs, 'discount', 'discount_rate', 'rate'),
      terminalCap: needNumber(inputs, 'terminal_cap', 'terminal_cap_rate', 'exit_cap'),
      years: needNumber(inputs, 'years'),
      saleCost: numberIn(inputs, 'sale_cost', 'sale_cost_rate', 'selling_cost') ?? 0,
    });
    return {
      terminal_gross: result.terminalGross,
      terminal_net: result.terminalGross * (1 - (numberIn(inputs, 'sale_cost', 'sale_cost_rate', 'selling_cost') ?? 0)),
      dcf_value: result.value,
      value: result.value,
    };
  }
  if (method === 'leasehold') {
    const parts = leaseholdValue(
      needNumber(inputs, 'land_value'),
      numberIn(inputs, 'leasehold_ratio') ??
        leaseholdGrades[textIn(inputs, 'leasehold_grade', 'grade') ?? ''] ??
        needNumber(inputs, 'leasehold_ratio'),
    );
    return { leasehold_value: parts.leasehold, bottom_land: parts.bottomLand };
  }
  if (method === 'ratios' || method === 'grm' || method === 'ratio') return solveCase(inputs);
  throw new UnknownShape(`the method "${method ?? ''}" is not known`);
};
