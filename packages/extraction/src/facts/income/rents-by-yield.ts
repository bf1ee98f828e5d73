import type { Candidate, CandidateField } from '../candidate.ts';

const current: Partial<Record<CandidateField, { field: CandidateField; months: number }>> = {
  annual_rent_jpy: { field: 'extra.current_annual_rent_jpy', months: 1 },
  monthly_rent_jpy: { field: 'extra.current_monthly_rent_jpy', months: 12 },
};

/** Whether a year's rent gives a printed yield, to its last digit. */
function gives(year: number, price: number, stated: number): boolean {
  const decimals = (String(stated).split('.')[1] ?? '').length;
  return Math.abs((year / price) * 100 - stated) < 10 ** -Math.max(1, decimals);
}

function valuesOf(candidates: readonly Candidate[], field: CandidateField): number[] {
  return [...new Set(candidates.flatMap((one) => (one.field === field && typeof one.value === 'number' ? [one.value] : [])))];
}

/**
 * `年収489万円` under `満室想定利回り 7.55%` and `年収434万円` under `現況利回り 6.70%`: two rents of one name, of which the
 * yields tell which one is of today. Where both yields have one name too, the lower one is of today, as no house earns more
 * in part than in full. Only where one price proves both.
 */
export function withRentsByYield(candidates: readonly Candidate[]): Candidate[] {
  const [price, ...prices] = valuesOf(candidates, 'price_jpy');
  if (price === undefined || prices.length > 0) return [...candidates];
  const isOf = (yields: readonly number[], year: number): boolean => yields.some((stated) => gives(year, price, stated));
  const years = valuesOf(candidates, 'annual_rent_jpy');
  const named = valuesOf(candidates, 'extra.current_gross_yield_pct');
  const unnamed = valuesOf(candidates, 'gross_yield_pct').filter((stated) => !named.includes(stated));
  const [higher, lower] = unnamed.toSorted((a, b) => b - a);
  const isPair =
    named.length === 0 &&
    unnamed.length === 2 &&
    years.length === 2 &&
    unnamed.every((stated) => years.some((year) => gives(year, price, stated)));
  const now = isPair && lower !== undefined ? [lower] : named;
  const full = isPair && higher !== undefined ? [higher] : unnamed;
  if (now.length === 0 || full.length === 0) return [...candidates];
  const proved = (field: CandidateField, months: number): boolean => {
    const values = valuesOf(candidates, field);
    return values.length > 1 && values.some((value) => isOf(full, value * months));
  };
  return candidates.map((candidate) => {
    if (isPair && candidate.field === 'gross_yield_pct' && candidate.value === lower)
      return { ...candidate, field: 'extra.current_gross_yield_pct' };
    const other = current[candidate.field];
    if (other === undefined || typeof candidate.value !== 'number' || !proved(candidate.field, other.months)) return candidate;
    const year = candidate.value * other.months;
    return isOf(now, year) && !isOf(full, year) ? { ...candidate, field: other.field } : candidate;
  });
}
