/** A number as a sentence gives it: digits apart in threes, decimals kept, a true minus sign. */
export function plainNumber(value: number): string {
  const [whole = '0', decimals] = String(Math.abs(value)).split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '−' : ''}${digits}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** So many decimals, with a true minus sign; a figure that rounds to zero has none. */
export function decimals(value: number, digits: number): string {
  const written = Math.abs(value).toFixed(digits);
  return value < 0 && Number(written) !== 0 ? `−${written}` : written;
}

/** Whole number with thousands apart, 1,234,567: written out here because a locale may differ between machines. */
export function grouped(value: number): string {
  const rounded = Math.round(value);
  const digits = String(Math.abs(rounded)).replace(/\B(?=(\d{3})+$)/g, ',');
  return rounded < 0 ? `−${digits}` : digits;
}

/** An amount as a sentence gives it: `¥1,234`, `−¥1,234`. The report's currency switch finds it by its mark. */
export function yenText(value: number): string {
  const text = grouped(value);
  return text.startsWith('−') ? `−¥${text.slice(1)}` : `¥${text}`;
}

/** `5.6%`, with a true minus sign. */
export function percentText(value: number, digits: number): string {
  return `${decimals(value, digits)}%`;
}

/** Both ends of a range, the low one first: `4%–14%`, and `−¥2 to ¥3` where an end is negative. */
export function rangeText([low, high]: readonly [number, number], write: (value: number) => string): string {
  return `${write(low)}${low < 0 || high < 0 ? ' to ' : '–'}${write(high)}`;
}
