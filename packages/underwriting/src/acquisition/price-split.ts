import { allocate } from '../money/allocate.ts';
import { timesFraction, timesRate, type Yen } from '../money/yen.ts';

/** How the price was divided, in the order in which the methods are taken. */
export type SplitMethod =
  | 'given_share'
  | 'contract'
  | 'consumption_tax'
  | 'assessed_values'
  | 'standard_cost'
  | 'estimated_values'
  | 'building_cost';

export interface PriceSplit {
  land: Yen;
  /** Building with the consumption tax in it. */
  building: Yen;
  consumptionTax: Yen;
  method: SplitMethod;
}

/** What the contract or a listing states of the parts of the price, in yen. */
export interface StatedParts {
  building?: Yen;
  land?: Yen;
  consumptionTax?: Yen;
}

/**
 * Split as the contract states it. A building's part without tax is recognised when tax is stated beside it and only then adds up.
 * @returns null when no part is stated, or when the parts do not add up to the price
 */
export function splitByContract(price: Yen, stated: StatedParts, rate: number): PriceSplit | null {
  const { building, land, consumptionTax: tax } = stated;
  const divided = (withTax: Yen): PriceSplit | null =>
    withTax > 0 && withTax <= price ? { land: price - withTax, building: withTax, consumptionTax: tax ?? 0, method: 'contract' } : null;
  if (building === undefined) return land === undefined ? null : divided(price - land);
  if (land !== undefined) {
    if (building + land === price) return divided(building);
    return tax !== undefined && building + land + tax === price ? divided(building + tax) : null;
  }
  const isWithoutTax = tax !== undefined && tax > 0 && Math.abs(timesRate(building, rate) - tax) <= 1;
  return divided(isWithoutTax ? building + (tax ?? 0) : building);
}

/** Whether the stated tax fits inside the price: a building cannot cost more than building and land together. */
export function taxFits(price: Yen, consumptionTax: Yen, rate: number): boolean {
  return rate > 0 && consumptionTax > 0 && splitByConsumptionTax(price, consumptionTax, rate).land >= 0;
}

/** Back out of the consumption tax stated in the contract: building without tax = tax ÷ rate. Land bears none. */
export function splitByConsumptionTax(price: Yen, consumptionTax: Yen, rate: number): PriceSplit {
  const exTax = timesFraction(consumptionTax, 1_000_000, Math.round(rate * 1_000_000));
  return { land: price - exTax - consumptionTax, building: exTax + consumptionTax, consumptionTax, method: 'consumption_tax' };
}

/** In proportion to the assessed values; with a taxable seller the building's share carries the tax. */
export function splitByAssessedValues(price: Yen, landAssessed: Yen, buildingAssessed: Yen, consumptionTaxRate = 0): PriceSplit {
  if (consumptionTaxRate === 0) {
    const [land = price, building = 0] = allocate(price, [landAssessed, buildingAssessed]);
    return { land, building, consumptionTax: 0, method: 'assessed_values' };
  }
  const percent = Math.round((1 + consumptionTaxRate) * 1_000);
  const land = timesFraction(price, landAssessed * 1_000, landAssessed * 1_000 + buildingAssessed * percent);
  const building = price - land;
  return { land, building, consumptionTax: building - timesFraction(building, 1_000, percent, 'ceil'), method: 'assessed_values' };
}

/**
 * Building at its cost less wear, the rest land, of which some is left: the building takes at most a highest share of the price.
 * @param method `standard_cost` where the cost is that of the tax office's table, `building_cost` where it is our own
 */
export function splitByCost(price: Yen, depreciatedCost: Yen, highestShare: number, method: 'standard_cost' | 'building_cost'): PriceSplit {
  const building = Math.max(1, Math.min(timesRate(price, highestShare), depreciatedCost));
  return { land: price - building, building, consumptionTax: 0, method };
}
