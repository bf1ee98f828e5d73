import { rangeJoint } from '../format/format-value.ts';
import { formatMoney, formatMoneyShort } from '../format/money.ts';

/** A sentence in parts: text, and amounts of yen that follow the currency switch, printed with three figures or `exact`. */
export type Words = readonly (string | { yen: number; exact?: boolean })[];

/** The sentence as plain text, with its amounts in yen. */
export function textOf(words: Words): string {
  return words
    .map((part) => (typeof part === 'string' ? part : (part.exact ? formatMoney : formatMoneyShort)(part.yen, 'JPY', 0)))
    .join('');
}

/** `¥17.3M–¥22.9M`; with `to` between the ends where one lies below zero. */
export function moneyRange([low, high]: readonly [number, number], exact = false): Words {
  return [{ yen: low, exact }, rangeJoint(low, high), { yen: high, exact }];
}

/** `−¥3.5M to +¥1.9M`: two changes, each with its sign. */
export function changeRange([low, high]: readonly [number, number]): Words {
  const signed = (yen: number): Words => [yen > 0 ? '+' : '', { yen }];
  return [...signed(low), ' to ', ...signed(high)];
}
