import type { Conflict } from '@rimawari/underwriting';
import type { Resolved } from '../resolved.ts';
import type { SourceDates } from './source-dates.ts';

/** A monthly rent of one source against a yearly rent of another, where they do not say the same. */
export function rentsOfTwoSources({ values, evidence, conflicts }: Resolved, dates: SourceDates): Conflict | null {
  const [monthly, annual] = [values.get('monthly_rent_jpy'), values.get('annual_rent_jpy')];
  const [ofMonth, ofYear] = [evidence.monthly_rent_jpy ?? [], evidence.annual_rent_jpy ?? []];
  const [first, second] = [ofYear[0], ofMonth[0]];
  if (typeof monthly !== 'number' || typeof annual !== 'number' || !first || !second) return null;
  if (ofYear.some((one) => ofMonth.some((other) => one.source_id === other.source_id))) return null;
  // Yearly rents are often printed in round ten thousands.
  if (Math.abs(monthly * 12 - annual) <= Math.max(12, annual * 0.002, annual % 10_000 === 0 ? 10_000 : 0)) return null;
  if (conflicts.some(({ field }) => field === 'monthly_rent_jpy' || field === 'annual_rent_jpy')) return null;
  const days = [first, second].map((entry) => dates.get(entry.source_id) ?? null);
  return {
    field: 'annual_rent_jpy',
    values: [annual, monthly * 12],
    sources: [first.source_name, second.source_name],
    places: [first.label, `${second.label ?? ''} × 12`.trim()],
    ...(days.some((day) => day !== null) && { dates: days }),
    used: second.source_kind === 'document' && first.source_kind !== 'document' ? 1 : 0,
  };
}
