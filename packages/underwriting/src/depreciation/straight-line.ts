import { timesFraction, timesRate, type Yen } from '../money/yen.ts';
import { straightLineRate } from '../rules/straight-line-rate.ts';

export interface DepreciationSchedule {
  /** Yen by year; the first year counts the month of first use. */
  yearly: Yen[];
  /** Book value at the end of each year; ends at the memorandum value of one yen. */
  closing: Yen[];
}

/** Depreciation of one full year: cost × rate, cut to the yen. */
export function fullYearDepreciation(cost: Yen, lifeYears: number, rate = straightLineRate(lifeYears)): Yen {
  return timesRate(cost, rate);
}

/**
 * Straight-line depreciation down to one yen. Buildings acquired since April 1998 have no other method.
 * @param monthsFirstYear months of use in the first year, the first month counted whole
 */
export function straightLine(input: { cost: Yen; lifeYears: number; rate?: number; monthsFirstYear?: number }): DepreciationSchedule {
  const annual = fullYearDepreciation(input.cost, input.lifeYears, input.rate);
  const yearly: Yen[] = [];
  const closing: Yen[] = [];
  let book = input.cost;
  while (book > 1 && annual > 0) {
    const full = yearly.length === 0 ? timesFraction(annual, input.monthsFirstYear ?? 12, 12) : annual;
    const amount = Math.min(full, book - 1);
    if (amount <= 0 && yearly.length > 0) break;
    book -= amount;
    yearly.push(amount);
    closing.push(book);
  }
  return { yearly, closing };
}

/** Months of use in the first calendar year of an asset put to use on a date. */
export function monthsInFirstYear(inServiceMonth: number): number {
  return 13 - inServiceMonth;
}

/**
 * Wear of a building in years when it was not let, such as the owner's home: cost × 0.9 × rate of 1.5 times the life × years,
 * years rounded at six months, at most 95 % of the cost. Source: 所得税法施行令85条.
 */
export function deemedDepreciation(cost: Yen, legalLifeYears: number, elapsedMonths: number): Yen {
  const life = Math.floor(legalLifeYears * 1.5);
  const years = Math.floor((elapsedMonths + 6) / 12);
  const millionths = Math.round(straightLineRate(life) * 1000);
  return Math.min(timesFraction(cost, 9 * millionths * years, 10_000), timesFraction(cost, 95, 100));
}
