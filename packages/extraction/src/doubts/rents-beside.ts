import type { FactValues } from '@rimawari/underwriting';
import { fullyLet } from '../lexicon/occupancy.ts';
import { composed } from '../lexicon/pattern.ts';
import { thresholds } from '../lexicon/thresholds.ts';
import { moneyAmounts } from '../normalise/money.ts';

/** Words for what the whole brings in once it is let. */
const fullHouse = composed.giu`${fullyLet}|フル稼働|potential|fully (?:let|leased|occupied)|full occupancy`;
/** How far behind those words their amounts stand, on the same line. */
const reach = 50;

function amountsOfFullHouse(text: string): number[] {
  return [...text.matchAll(fullHouse)].flatMap(({ index, 0: word }) =>
    moneyAmounts(text.slice(index + word.length, index + word.length + reach).split('\n')[0] ?? ''),
  );
}

const isOne = (amount: number, rent: number): boolean => Math.abs(amount - rent) <= thresholds.sameRent.value * rent;

/**
 * Whether a source prints, as what the whole brings in once let, an amount that is neither the rent in use nor twelve times or a
 * twelfth of it: the rent may be that of today.
 */
export function printsOtherFullRent(texts: readonly string[], rents: readonly number[], price: number | null): boolean {
  const known = rents.flatMap((rent) => [rent, rent * 12, rent / 12]);
  return texts
    .flatMap(amountsOfFullHouse)
    .filter((amount) => amount >= thresholds.leastRentBeside.value && (price === null || amount < price / 2))
    .some((amount) => !known.some((rent) => isOne(amount, rent)));
}

/** Whether a rent is of the size that rents of such a price have. */
export function isPlausibleRent(field: 'monthly_rent_jpy' | 'annual_rent_jpy', values: FactValues): boolean {
  const { price_jpy: price, [field]: rent } = values;
  if (price === null || rent === null) return true;
  const share = (rent * (field === 'monthly_rent_jpy' ? 12 : 1)) / price;
  return share >= thresholds.leastRentOfPrice.value && share <= thresholds.mostRentOfPrice.value;
}
