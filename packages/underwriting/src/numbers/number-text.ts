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
