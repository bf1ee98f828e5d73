import { moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import { type CandidateField, one, type Read } from '../candidate.ts';
import { firstLine, yen } from './read-amount.ts';

// Plain text has one space in a row; a pattern that allows many tries every way to part them.
const amount = String.raw`(?:\([^)\d]*\))?\s?:?\s?(?:約\s?)?([\d,.]+\s?(?:億\s?[\d,.]*\s?)?万?\s?[\d,]*\s?円)`;
const parts: readonly [field: CandidateField, pattern: RegExp][] = [
  ['extra.consumption_tax_jpy', new RegExp(`消費税(?:額|等|相当額|及び地方消費税)?${amount}`)],
  ['extra.building_price_jpy', new RegExp(`建物(?:価格|価額|代金|分|本体価格|本体)?${amount}`)],
  ['extra.land_price_jpy', new RegExp(`土地(?:価格|価額|代金|分)?${amount}`)],
];

/** Parts of the price named behind it: `6,800万円（土地4,600万円、建物2,200万円、うち消費税200万円）`. */
export function namedPriceParts(text: string): Read[] {
  const plain = plainText(text);
  return parts.flatMap(([field, pattern]) => {
    const named = pattern.exec(plain)?.[1];
    return one(field, named === undefined ? null : (moneyAmounts(named)[0] ?? null));
  });
}

/** One amount in yen beside its own label. */
export function amountOf(field: CandidateField): (text: string, label: string) => Read[] {
  return (text, label) => one(field, yen(firstLine(text), label));
}

/** Whether a price holds the tax, in the words that are printed. */
export const taxOf = (text: string): string | undefined => /税込|税抜|税別|非課税/.exec(text)?.[0];
