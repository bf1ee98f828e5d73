import type { Conflict, FactField } from '@rimawari/underwriting';
import type { Candidate } from '../candidate.ts';
import type { Group } from './candidate-groups.ts';
import type { SourceDates } from './source-dates.ts';

function placeOf(candidate: Candidate | undefined): string | null {
  if (!candidate) return null;
  const { label, page, sheet, cell } = candidate.evidence;
  return [page ? `page ${page}` : '', sheet ?? '', cell ?? '', label ?? ''].filter(Boolean).join(' ') || null;
}

/** Readings of one field that contradict each other, as they stand in the facts. */
export function conflictOf(field: FactField, groups: readonly Group[], used: Group, dates: SourceDates): Conflict {
  const places = groups.map((group) => placeOf(group.candidates[0]));
  const days = groups.map((group) => dates.get(group.candidates[0]?.evidence.source_id ?? '') ?? null);
  return {
    field,
    values: groups.map((group) => group.value),
    sources: groups.map((group) => group.candidates[0]?.evidence.source_name ?? ''),
    ...(places.some((place) => place !== null) && { places }),
    ...(days.some((day) => day !== null) && { dates: days }),
    used: groups.indexOf(used),
  };
}
