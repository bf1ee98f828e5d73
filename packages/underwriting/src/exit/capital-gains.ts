import { parseDate } from '../calendar/days.ts';
import { floorTo, timesRate, type Yen } from '../money/yen.ts';
import { capitalGainRates, deemedCostShare } from '../rules/capital-gains.ts';
import { readRule } from '../rules/dated-rule.ts';
import { surtaxRates } from '../tax/income-tax.ts';

/**
 * Long-term means held for more than five years on 1 January of the year of sale, counted from the day after acquisition,
 * which is the same as six calendar years apart. Whole years between the two days do not decide it.
 */
export function isLongTermHolding(acquiredOn: string, soldOn: string): boolean {
  return parseDate(soldOn).year - parseDate(acquiredOn).year >= 6;
}

export interface CapitalGainsTax {
  gain: Yen;
  taxable: Yen;
  incomeTax: Yen;
  surtax: Yen;
  residentTax: Yen;
  /** The three added up, as published examples do. */
  total: Yen;
  /** What is paid: income tax with surtax cut to 100 yen, plus resident tax. */
  payable: Yen;
}

/**
 * Tax of an individual on the gain from a sale. A loss is not taxed and cannot be set against other income.
 * @param costBasis yen: cost net of depreciation taken, purchase brokerage included
 * @param resident with an address in Japan on 1 January after the sale; owners abroad owe no resident tax
 */
export function capitalGainsTax(input: {
  salePrice: Yen;
  costBasis: Yen;
  transferExpenses: Yen;
  longTerm: boolean;
  year: number;
  resident?: boolean;
}): CapitalGainsTax {
  const rates = readRule(capitalGainRates, `${input.year}-12-31`).version.value;
  const gain = input.salePrice - input.costBasis - input.transferExpenses;
  const taxable = floorTo(Math.max(0, gain), 1_000);
  const incomeTax = timesRate(taxable, input.longTerm ? rates.longIncome : rates.shortIncome);
  const surtax = surtaxRates(input.year);
  const surtaxAmount = timesRate(incomeTax, surtax.reconstruction + surtax.defence);
  const residentTax =
    input.resident === false ? 0 : floorTo(timesRate(taxable, input.longTerm ? rates.longResident : rates.shortResident), 100);
  return {
    gain,
    taxable,
    incomeTax,
    surtax: surtaxAmount,
    residentTax,
    total: incomeTax + surtaxAmount + residentTax,
    payable: floorTo(incomeTax + surtaxAmount, 100) + residentTax,
  };
}

/** Five percent of the sale price, which may stand in for an unknown or lower cost. Yen. */
export function deemedCost(salePrice: Yen, soldOn: string): Yen {
  return timesRate(salePrice, readRule(deemedCostShare, soldOn).version.value);
}

/** The larger of the real and the deemed cost. */
export function costUsed(salePrice: Yen, actualCost: Yen | null, soldOn: string): Yen {
  return Math.max(actualCost ?? 0, deemedCost(salePrice, soldOn));
}

/** What is deducted as cost: land, building less depreciation, and purchase costs that were not already expensed against rent. */
export function costBasis(input: { landCost: Yen; buildingCost: Yen; depreciationTaken: Yen; capitalisedCosts: Yen }): Yen {
  return input.landCost + input.buildingCost - input.depreciationTaken + input.capitalisedCosts;
}
