import type { FactValues, PropertyFacts } from '@rimawari/underwriting';
import { stateToday } from '../lexicon/occupancy.ts';
import { composed } from '../lexicon/pattern.ts';
import { thresholds } from '../lexicon/thresholds.ts';

const today = composed.i`${stateToday}|^\s*(?:current|passing|in[- ]?place|actual|present)\b`;

/**
 * Whether the rent in use is called that of today by its label, of a house with empty rooms, while the printed yield comes from
 * another rent: what the whole brings in may stand where it was not read.
 */
export function isRentOfToday(
  field: 'monthly_rent_jpy' | 'annual_rent_jpy',
  values: FactValues,
  evidence: PropertyFacts['evidence'],
): boolean {
  const { price_jpy: price, gross_yield_pct: printed, occupancy, [field]: rent } = values;
  if (price === null || printed === null || rent === null || occupancy === 'tenanted') return false;
  const isToday = (evidence[field] ?? []).some(({ label }) => label !== null && today.test(label));
  const isYieldOfToday = (evidence.gross_yield_pct ?? []).some(({ label }) => label !== null && today.test(label));
  const given = ((rent * (field === 'monthly_rent_jpy' ? 12 : 1)) / price) * 100;
  return isToday && !isYieldOfToday && Math.abs(given - printed) > thresholds.roundedYield.value;
}
