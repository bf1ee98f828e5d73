/** Round numbers from at or below `low` to at or above `high`, zero among them where the range holds it; about `count` of them. */
export function ticks(low: number, high: number, count = 4): number[] {
  const span = high - low || Math.abs(high) || 1;
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Of many years, those that are labelled: the first, then every fifth, or all if they are few. */
export function labelledYears(years: number[]): Set<number> {
  return new Set(years.length <= 12 ? years : years.filter((year, index) => index === 0 || year % 5 === 0));
}

/** What stands under a year: the first says what the numbers count. */
export function yearName(year: number, years: readonly number[]): string {
  return year === years[0] ? `Year ${year}` : String(year);
}
