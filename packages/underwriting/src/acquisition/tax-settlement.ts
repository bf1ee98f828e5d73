import { addMonths, daysBetween, parseDate } from '../calendar/days.ts';
import { timesFraction, type Yen } from '../money/yen.ts';

export interface TaxSettlement {
  daysInYear: number;
  buyerDays: number;
  buyerShare: Yen;
}

/**
 * The buyer's share of the year's fixed asset and city planning tax, by days from the handover.
 * Custom, not law: the year starts on 1 January in Kanto and 1 April in Kansai. For income tax the money is part of the price.
 * @param yearStart `MM-DD`
 */
export function taxSettlement(annualTax: Yen, buyerBearsFrom: string, yearStart: '01-01' | '04-01'): TaxSettlement {
  if (latest.from !== buyerBearsFrom || latest.yearStart !== yearStart) latest = daysOf(buyerBearsFrom, yearStart);
  const { daysInYear, buyerDays } = latest;
  return { daysInYear, buyerDays, buyerShare: timesFraction(annualTax, buyerDays, daysInYear) };
}

/** The days asked for last: a report settles the tax of one day a hundred times. */
let latest = { from: '', yearStart: '', daysInYear: 0, buyerDays: 0 };

function daysOf(from: string, yearStart: '01-01' | '04-01'): typeof latest {
  const { year } = parseDate(from);
  const thisStart = `${String(year).padStart(4, '0')}-${yearStart}`;
  const start = from >= thisStart ? thisStart : addMonths(thisStart, -12);
  const end = addMonths(start, 12);
  return { from, yearStart, daysInYear: daysBetween(start, end), buyerDays: daysBetween(from, end) };
}
