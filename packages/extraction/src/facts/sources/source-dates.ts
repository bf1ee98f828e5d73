import type { Candidate } from '../candidate.ts';

/** Days by the id of their source, `YYYY-MM-DD`. */
export type SourceDates = ReadonlyMap<string, string>;

/** The day each source gives for itself. */
export function datesOf(candidates: readonly Candidate[]): SourceDates {
  const dates = new Map<string, string>();
  for (const { field, value, evidence } of candidates)
    if ((field === 'extra.updated_on' || field === 'extra.rent_roll_date') && typeof value === 'string')
      dates.set(evidence.source_id, value);
  return dates;
}
