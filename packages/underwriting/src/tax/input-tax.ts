import { timesRate, type Yen } from '../money/yen.ts';
import { readRule } from '../rules/dated-rule.ts';
import { unregisteredInputTax } from '../rules/write-off.ts';

/** First day of the system of qualified invoices: before it, purchases from anyone were creditable in full. */
const invoicesFrom = '2023-10-01';

/** Share of the tax on a purchase that may be credited, as a ratio: all from a registered seller, the schedule of the day from others. */
export function creditableShare(purchasedOn: string, sellerRegistered: boolean): number {
  if (sellerRegistered || purchasedOn < invoicesFrom) return 1;
  return readRule(unregisteredInputTax, purchasedOn).version.value;
}

/**
 * Consumption tax on a purchase that may be credited, cut to the yen. That on a residential rental building never is (消法30条10項).
 * @param tax yen of consumption tax in the price
 */
export function creditableInputTax(input: {
  tax: Yen;
  purchasedOn: string;
  sellerRegistered: boolean;
  residentialBuilding?: boolean;
}): Yen {
  if (input.residentialBuilding) return 0;
  return timesRate(input.tax, creditableShare(input.purchasedOn, input.sellerRegistered));
}
