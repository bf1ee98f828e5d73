/** Whole digits of a non-negative number with commas between thousands. Own code, so that every locale and engine prints the same. */
export function groupDigits(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A number with a fixed count of decimals, thousands grouped, and a true minus sign. */
export function fixed(value: number, decimals: number): string {
  const rounded = Math.abs(value).toFixed(decimals);
  const [whole = '0', fraction] = rounded.split('.');
  const sign = value < 0 && Number(rounded) !== 0 ? '−' : '';
  return `${sign}${groupDigits(Number(whole))}${fraction === undefined ? '' : `.${fraction}`}`;
}
