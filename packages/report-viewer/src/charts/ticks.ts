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
  return new Set(allLabelled(years) ? years : years.filter((year, index) => index === 0 || year % 5 === 0));
}

/** Whether the years are so few that each has its label, and the first no room beside it. */
export function allLabelled(years: readonly number[]): boolean {
  return years.length <= 12;
}
