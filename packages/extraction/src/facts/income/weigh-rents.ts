import type { RentRollTotals } from '@rimawari/underwriting';
import { thresholds } from '../../lexicon/thresholds.ts';
import { doubt } from '../doubt.ts';
import type { Resolved } from '../resolved.ts';
import { rollLabel } from '../rolls/roll-label.ts';

/** What the rooms let pay together is not the rent of the whole, which stands for the year beside the roll. */
function dropPartialTotal({ values, evidence }: Resolved): void {
  const [monthly, annual] = [evidence.monthly_rent_jpy ?? [], evidence.annual_rent_jpy ?? []];
  const [rent, paid] = [values.get('monthly_rent_jpy'), values.get('extra.current_monthly_rent_jpy')];
  const totals = values.get('extra.totals') as RentRollTotals | undefined;
  const isPaid = rent === paid || (rent === totals?.rent_jpy && paid !== undefined && paid === totals?.total_jpy);
  const partial = isPaid && monthly.every(({ label }) => label === rollLabel);
  if (!partial || !annual.some(({ label }) => label !== rollLabel)) return;
  values.delete('monthly_rent_jpy');
  delete evidence.monthly_rent_jpy;
}

const ofYield = ['price_jpy', 'annual_rent_jpy', 'monthly_rent_jpy', 'gross_yield_pct'] as const;

/** Whether the stated yield is what rent and price give, where all three stand; one of them was misread or misprinted otherwise. */
function yieldFits({ values }: Resolved): boolean {
  const [price, annual, monthly, stated] = ofYield.map((field) => values.get(field));
  if (typeof price !== 'number' || typeof stated !== 'number' || price <= 0) return true;
  const years = [annual, typeof monthly === 'number' ? monthly * 12 : null].filter((rent) => typeof rent === 'number');
  return years.length === 0 || years.some((rent) => Math.abs((rent / price) * 100 - stated) <= thresholds.roughYield.value + 0.01 * stated);
}

/** One figure for the rent of a month and of a year: the one of the two that gives the stated yield stands, and neither for certain where none does. */
function dropOtherPeriod(result: Resolved): void {
  const { values, evidence } = result;
  const [price, annual, monthly, stated] = ofYield.map((field) => values.get(field));
  if (typeof monthly !== 'number' || monthly !== annual) return;
  const gives = (year: number): boolean =>
    typeof price === 'number' &&
    typeof stated === 'number' &&
    Math.abs((year / price) * 100 - stated) <= thresholds.roughYield.value + 0.01 * stated;
  const wrong = gives(annual) ? 'monthly_rent_jpy' : gives(monthly * 12) ? 'annual_rent_jpy' : null;
  if (wrong === null) for (const field of ['monthly_rent_jpy', 'annual_rent_jpy'] as const) doubt(result, field);
  else {
    values.delete(wrong);
    delete evidence[wrong];
  }
}

/** Holds the rents of a month and of a year against each other and against the stated yield. */
export function weighRents(result: Resolved): void {
  dropPartialTotal(result);
  dropOtherPeriod(result);
  if (!yieldFits(result)) for (const field of ofYield) doubt(result, field);
}
