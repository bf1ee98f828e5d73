import { convertLandPrice } from '../../assessment/building-assessment.ts';
import { buildingCostValue, landCostValue, leaseholdValue, residualRate } from '../../valuation/cost-approach.ts';
import { directCapitalisation, discountedCashFlow } from '../../valuation/income-approach.ts';
import { type Family, type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn, UnknownShape } from '../vector.ts';
import { solveCase } from './case-solver.ts';

function building(inputs: Inputs): Outputs {
  const at = (unitCost: number) =>
    buildingCostValue({
      unitCost,
      floorAreaSqm: needNumber(inputs, 'floor_area'),
      ageYears: numberIn(inputs, 'age') ?? 0,
      legalLifeYears: needNumber(inputs, 'legal_life'),
    });
  const range = numbersIn(inputs, 'unit_cost_range');
  return range ? { building_value_range: range.map(at) } : { building_value: at(needNumber(inputs, 'unit_cost')) };
}

function land(inputs: Inputs): Outputs {
  return {
    land_value: landCostValue(
      needNumber(inputs, 'rosenka', 'road_price'),
      needNumber(inputs, 'land_area'),
      numberIn(inputs, 'adjustment') ?? 1,
    ),
  };
}

function conversion(inputs: Inputs): Outputs {
  const koji = numberIn(inputs, 'koji');
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
  const list = numbersIn(inputs, 'caps');
  const cap = numberIn(inputs, 'cap', 'cap_rate');
  return {
    egi: known.egi,
    noi,
    value: cap === undefined ? undefined : directCapitalisation(noi, cap),
    value_range: range?.map((entry) => directCapitalisation(noi, entry)).sort((left, right) => left - right),
    values: list?.map((entry) => directCapitalisation(noi, entry)),
  };
}

export const valuation: Family = (inputs) => {
  const method = textIn(inputs, 'method');
  if (method === 'cost_building') return building(inputs);
  if (method === 'cost_land') return land(inputs);
  if (method === 'cost') {
    const parts = { ...land(inputs), ...building(inputs) };
    return { ...parts, total: (parts.land_value as number) + (parts.building_value as number) };
  }
  if (method === 'residual_rate') return { residual_rate: residualRate(needNumber(inputs, 'age'), needNumber(inputs, 'legal_life')) };
  if (method === 'land_conversion') return conversion(inputs);
  if (method === 'direct_cap' || method === 'cap_sensitivity') return capitalisation(inputs);
  if (method === 'dcf') {
    const result = discountedCashFlow({
      noi: needNumber(inputs, 'noi'),
      growth: numberIn(inputs, 'growth') ?? 0,
      discount: needNumber(inputs, 'discount'),
      terminalCap: needNumber(inputs, 'terminal_cap'),
      years: needNumber(inputs, 'years'),
      saleCost: numberIn(inputs, 'sale_cost') ?? 0,
    });
    return { terminal_gross: result.terminalGross, dcf_value: result.value, value: result.value };
  }
  if (method === 'leasehold') {
    const parts = leaseholdValue(needNumber(inputs, 'land_value'), needNumber(inputs, 'leasehold_ratio'));
    return { leasehold_value: parts.leasehold, bottom_land: parts.bottomLand };
  }
  throw new UnknownShape(`the method "${method ?? ''}" is not known`);
};
