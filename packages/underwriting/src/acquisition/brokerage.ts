import { requireYen, timesRate, type Yen } from '../money/yen.ts';
import { type BrokerageTier, brokerageLowPriceSpecial, brokerageTiers } from '../rules/brokerage.ts';
import { consumptionTaxRate } from '../rules/consumption-tax.ts';
import { readRule } from '../rules/dated-rule.ts';

export interface BrokerageCap {
  capExTax: Yen;
  capIncTax: Yen;
  /** Whether the cap for low-priced property was used. */
  special: boolean;
}

function ordinaryCap(price: Yen, tiers: readonly BrokerageTier[]): Yen {
  let below = 0;
  let millionths = 0;
  for (const tier of tiers) {
    const top = tier.upTo ?? Number.POSITIVE_INFINITY;
    const slice = Math.max(0, Math.min(price, top) - below);
    // Slices are summed before the yen is cut, so that the shortcut 3 % + 60,000 gives the same figure.
    millionths += slice * Math.round(tier.rate * 1_000_000);
    below = top;
  }
  return Math.floor(millionths / 1_000_000);
}

/**
 * Highest brokerage that one side of a sale may be charged. It is a cap, not the price of the service.
 * @param priceExTax yen, without the consumption tax inside the price
 * @param contractDate `YYYY-MM-DD`; picks the rule and the rate of consumption tax
 * Source: 宅地建物取引業法46条 and the fee notice. Rounding: floor to 1 yen.
 */
export function brokerageCap(input: {
  priceExTax: Yen;
  contractDate: string;
  side?: 'buyer' | 'seller';
  lowPriceSpecialAgreed?: boolean;
  taxableBroker?: boolean;
}): BrokerageCap {
  const price = requireYen(input.priceExTax, 'price');
  const ordinary = ordinaryCap(price, readRule(brokerageTiers, input.contractDate).version.value);
  const special = readRule(brokerageLowPriceSpecial, input.contractDate).version.value;
  const mayUseSpecial =
    input.lowPriceSpecialAgreed === true && special !== null && price <= special.priceUpTo && special.sides.includes(input.side ?? 'buyer');
  const capExTax = mayUseSpecial && special ? Math.max(ordinary, special.capExTax) : ordinary;
  const tax = input.taxableBroker === false ? 0 : readRule(consumptionTaxRate, input.contractDate).version.value;
  return { capExTax, capIncTax: timesRate(capExTax, 1 + tax), special: capExTax > ordinary };
}
