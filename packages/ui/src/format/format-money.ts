import { notStated } from './not-stated.ts';

/** An amount split for display, so that the unit can be set smaller than the figure. */
export interface MoneyParts {
  /** `−` for a negative amount, `+` only when asked for. */
  sign: '' | '−' | '+';
  /** Symbol of the currency, for example `¥`, `$` or `CA$`; a code in its place has a no-break space behind it. */
  symbol: string;
  /** Digits with separators, no sign. */
  digits: string;
}

export interface MoneyOptions {
  /** Show `+` before amounts above zero. */
  signed?: boolean | undefined;
}

/**
 * Splits an amount in major units (yen, dollars) by the rules of its currency: yen without decimals, dollars with two.
 * @param amount A finite number.
 * @param currency ISO 4217 code in any letter case, dollars when empty; a code nobody knows is printed as it is.
 */
export function moneyParts(amount: number, currency: string | null | undefined, options: MoneyOptions = {}): MoneyParts {
  const code = currency?.trim().toUpperCase() || 'USD';
  const parts = currencyFormat(code).formatToParts(Math.abs(amount));
  const symbol = parts.find((part) => part.type === 'currency')?.value ?? code;
  const digits = parts
    .filter((part) => part.type !== 'currency' && part.type !== 'literal')
    .map((part) => part.value)
    .join('');
  const isZero = !/[1-9]/.test(digits);
  const sign = isZero ? '' : amount < 0 ? '−' : options.signed ? '+' : '';
  return { sign, symbol: /[A-Z]$/.test(symbol) ? `${symbol}\u00a0` : symbol, digits };
}

/** `¥42,800,000`, `−$1,284.50`: the minus is a minus sign, not a hyphen. What is not an amount is `Not stated`. */
export function formatMoney(amount: number, currency: string | null | undefined, options: MoneyOptions = {}): string {
  if (!Number.isFinite(amount)) return notStated;
  const { sign, symbol, digits } = moneyParts(amount, currency, options);
  return `${sign}${symbol}${digits}`;
}

function currencyFormat(code: string): Intl.NumberFormat {
  try {
    // Not the narrow symbols: theirs is `$` for five countries and `¥` for two.
    return new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay: 'symbol' });
  } catch {
    return new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  }
}
