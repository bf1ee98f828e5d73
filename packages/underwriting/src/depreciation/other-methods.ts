import { timesRate, type Yen } from '../money/yen.ts';

/**
 * Declining balance (定率法) of equipment from before April 2016: book value × rate, until that falls below cost × guarantee rate;
 * from then on the book value of that year × revised rate each year. Ends at one yen. Source: 国税庁 No.2106.
 */
export function decliningBalance(input: { cost: Yen; rate: number; revisedRate: number; guaranteeRate: number }): Yen[] {
  const least = timesRate(input.cost, input.guaranteeRate);
  const yearly: Yen[] = [];
  let book = input.cost;
  let level: Yen | undefined;
  while (book > 1) {
    const declining = timesRate(book, input.rate);
    if (level === undefined && declining < least) level = timesRate(book, input.revisedRate);
    const amount = Math.min(level ?? declining, book - 1);
    if (amount <= 0) break;
    book -= amount;
    yearly.push(amount);
  }
  return yearly;
}

/** A year of the straight-line method for what was acquired before April 2007 (旧定額法): 90 % of the cost × rate. */
export function oldStraightLine(cost: Yen, rate: number): Yen {
  return timesRate(timesRate(cost, 0.9), rate);
}
