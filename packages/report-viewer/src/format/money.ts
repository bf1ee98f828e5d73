import { fixed } from './group-digits.ts';

export type Currency = 'JPY' | 'USD';

/** Yen are the currency of record: dollars are always worked out from them, never the other way. */
export function inCurrency(yen: number, currency: Currency, yenPerDollar: number): number {
  return currency === 'USD' && yenPerDollar > 0 ? yen / yenPerDollar : yen;
}

/** `¥39,800,000`, or `$265,333`; whole units, a true minus sign before the currency mark. Dollars under 100 keep their cents. */
export function formatMoney(yen: number, currency: Currency, yenPerDollar: number): string {
  const amount = inCurrency(yen, currency, yenPerDollar);
  const mark = currency === 'USD' ? '$' : '¥';
  const decimals = currency === 'USD' && amount !== 0 && Math.abs(amount) < 100 ? 2 : 0;
  return signed(fixed(amount, decimals), mark);
}

/** `¥1,234`, or `$8`: without cents, for the columns of a table of years, where decimals of one cell would break the line of the others. */
export function formatMoneyWhole(yen: number, currency: Currency, yenPerDollar: number): string {
  return signed(fixed(inCurrency(yen, currency, yenPerDollar), 0), currency === 'USD' ? '$' : '¥');
}

/** `¥39.8M`, `$265K`: three figures, for axes and labels in charts, never where the yen count. */
export function formatMoneyShort(yen: number, currency: Currency, yenPerDollar: number): string {
  const amount = inCurrency(yen, currency, yenPerDollar);
  const mark = currency === 'USD' ? '$' : '¥';
  const size = Math.abs(amount);
  if (size < 999.5) return signed(fixed(amount, 0), mark);
  const [scaled, letter] = size >= 999_500_000 ? [amount / 1e9, 'B'] : size >= 999_500 ? [amount / 1e6, 'M'] : [amount / 1e3, 'K'];
  const digits = Math.abs(scaled) >= 99.95 ? 0 : Math.abs(scaled) >= 9.995 ? 1 : 2;
  return signed(`${trimZeros(fixed(scaled, digits))}${letter}`, mark);
}

function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

function signed(text: string, mark: string): string {
  return text.startsWith('−') ? `−${mark}${text.slice(1)}` : `${mark}${text}`;
}
