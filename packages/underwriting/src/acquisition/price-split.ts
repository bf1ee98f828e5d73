import { allocate } from '../money/allocate.ts';
import { timesFraction, timesRate, type Yen } from '../money/yen.ts';

/** How the price was divided, in the order the tax office uses. */
export type SplitMethod = 'contract' | 'consumption_tax' | 'standard_cost' | 'assessed_values' | 'assumed_share';

export interface PriceSplit {
  land: Yen;
  /** Building with the consumption tax in it. */
  building: Yen;
  consumptionTax: Yen;
  method: SplitMethod;
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

/** Building at its standard cost less wear, the rest land; kept between a lowest and a highest share of the price. */
export function splitByStandardCost(price: Yen, depreciatedCost: Yen, lowestShare: number, highestShare: number): PriceSplit {
  const building = Math.min(timesRate(price, highestShare), Math.max(timesRate(price, lowestShare), depreciatedCost));
  return { land: price - building, building, consumptionTax: 0, method: 'standard_cost' };
}
