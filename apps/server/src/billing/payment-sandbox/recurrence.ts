/** How often a price is charged. */
export interface Recurrence {
  interval: string;
  interval_count: number;
}

/** In seconds since 1970. */
export interface Period {
  start: number;
  end: number;
}

const daySeconds = 86_400;

/**
 * The end of the n-th period after the anchor, in seconds since 1970. Months keep the anchor's day and time of day (UTC);
 * in a month without that day it is the last one, and later months have the day again.
 */
export function periodEnd(anchor: number, { interval, interval_count: count }: Recurrence, periods: number): number {
  const steps = periods * count;
  if (interval === 'day') return anchor + steps * daySeconds;
  if (interval === 'week') return anchor + steps * 7 * daySeconds;
  const months = interval === 'year' ? steps * 12 : steps;
  const from = new Date(anchor * 1000);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(anchor * 1000);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/** The first end of a period that lies after that time. */
export function nextPeriodEnd(anchor: number, recurrence: Recurrence, time: number): number {
  let periods = 1;
  while (periodEnd(anchor, recurrence, periods) <= time) periods += 1;
  return periodEnd(anchor, recurrence, periods);
}
