// Dates as sources state them: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.

/** Month that stands in where only a year is stated. */
export const middleOfYear = 7;

export function isYearAlone(date: string): boolean {
  return date.length === 4;
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** Month of a date, `YYYY-MM`; a year alone counts as its middle. */
export function monthOf(date: string): string {
  return isYearAlone(date) ? `${date}-${String(middleOfYear).padStart(2, '0')}` : date.slice(0, 7);
}

/** First day of a date's month; a year alone counts as its December, the last month in which what is announced may come. */
export function latestMonthStart(date: string): string {
  return isYearAlone(date) ? `${date}-12-01` : monthStart(date);
}

/** First day of the month of a `YYYY-MM-DD` or `YYYY-MM`. */
export function monthStart(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** A day with no more detail than another date states, so that the two can be compared: `2026-11-20` beside `2027` is `2026`. */
export function cutLike(day: string, date: string): string {
  return day.slice(0, date.length);
}
