import { type Conflict, factDefinition, type PropertyFacts, type Station } from '@rimawari/underwriting';
import type { Candidate, CandidateField } from './candidate.ts';
import { reconcile } from './compatible.ts';

export interface Resolved {
  values: Map<CandidateField, unknown>;
  evidence: PropertyFacts['evidence'];
  conflicts: Conflict[];
}

const evidencePerField = 6;

interface Group {
  value: unknown;
  candidates: Candidate[];
}

/** Candidates that agree form one group; the value of a group is its most precise statement. */
function grouped(field: string, candidates: readonly Candidate[]): Group[] {
  const groups: Group[] = [];
  for (const candidate of candidates) {
    const home = groups
      .map((group) => ({ group, value: reconcile(field, group.value, candidate.value) }))
      .find(({ value }) => value !== undefined);
    if (home) {
      home.group.value = home.value;
      home.group.candidates.push(candidate);
    } else groups.push({ value: candidate.value, candidates: [candidate] });
  }
  return groups;
}

/** Running text may speak of several things: where nothing but sentences of one source says it, what it says first or most often counts. */
function spoken(groups: Group[]): Group[] {
  const all = groups.flatMap((group) => group.candidates);
  if (groups.length < 2 || all.some(({ rank }) => rank > 1) || new Set(all.map(({ evidence }) => evidence.source_id)).size > 1)
    return groups;
  return groups.toSorted((a, b) => b.candidates.length - a.candidates.length).slice(0, 1);
}

function placeName(candidate: Candidate | undefined, severalPlaces: boolean): string {
  if (!candidate) return '';
  const { source_name: source, label, page, sheet, cell } = candidate.evidence;
  const place = [page ? `page ${page}` : '', sheet ?? '', cell ?? '', label ?? ''].filter(Boolean).join(' ');
  return severalPlaces && place ? `${source} (${place})` : source;
}

/** Several parcels, remarks and the like are kept side by side, or the first one stands; they never conflict. */
function resolveExtra(field: string, candidates: readonly Candidate[]): unknown {
  const [first] = candidates;
  const type = factDefinition(field)?.type;
  if (type === 'texts') return [...new Set(candidates.flatMap((candidate) => candidate.value as string[]))].slice(0, 20);
  if (type === 'rent_roll') return candidates.map((candidate) => candidate.value as unknown[]).sort((a, b) => b.length - a.length)[0];
  return first?.value;
}

/** Running text names again, in other words, a station that a labelled list already gives; only new ones count. */
function withoutRepeatedStations(candidates: readonly Candidate[]): Candidate[] {
  const listed = new Set(
    candidates
      .filter((candidate) => candidate.rank > 1)
      .flatMap((candidate) => (candidate.value as Station[]).map(({ station }) => station)),
  );
  return candidates.flatMap((candidate) => {
    if (candidate.rank > 1) return [candidate];
    const value = (candidate.value as Station[]).filter(({ station }) => !listed.has(station));
    return value.length > 0 ? [{ ...candidate, value }] : [];
  });
}

/**
 * Weighs candidates. Within a source the highest rank speaks; agreeing statements unite. Where places or sources
 * contradict each other the field stays empty and all values stand in `conflicts`.
 */
export function resolve(candidates: readonly Candidate[]): Resolved {
  const result: Resolved = { values: new Map(), evidence: {}, conflicts: [] };
  const fields = [...new Set(candidates.map((candidate) => candidate.field))];
  for (const field of fields) {
    // Placed before, by the kind of property.
    if (field === 'floor_or_storeys') continue;
    const own = candidates.filter((candidate) => candidate.field === field);
    const sources = [...new Set(own.map((candidate) => candidate.evidence.source_id))];
    const best = sources.flatMap((source) => {
      const ofSource = own.filter((candidate) => candidate.evidence.source_id === source);
      const rank = Math.max(...ofSource.map((candidate) => candidate.rank));
      return field === 'stations' ? ofSource : ofSource.filter((candidate) => candidate.rank === rank);
    });
    const labelled = best.filter((candidate) => candidate.rank > 1);
    const speaking = labelled.length > 0 && field !== 'stations' ? labelled : best;
    if (field.startsWith('extra.')) {
      const top = Math.max(...speaking.map((candidate) => candidate.rank));
      const best = speaking.filter((candidate) => candidate.rank === top);
      result.values.set(field, resolveExtra(field, best));
      result.evidence[field] = best.slice(0, evidencePerField).map((candidate) => candidate.evidence);
      continue;
    }
    const groups = spoken(grouped(field, field === 'stations' ? withoutRepeatedStations(speaking) : speaking));
    const [only] = groups;
    if (groups.length === 1 && only) {
      const agreeing = own.filter(
        (candidate) => !only.candidates.includes(candidate) && reconcile(field, only.value, candidate.value) !== undefined,
      );
      result.values.set(field, only.value);
      result.evidence[field] = [...only.candidates, ...agreeing].slice(0, evidencePerField).map((candidate) => candidate.evidence);
    } else {
      result.values.set(field, null);
      const sameSource = new Set(groups.map((group) => group.candidates[0]?.evidence.source_name)).size < groups.length;
      result.conflicts.push({
        field,
        values: groups.map((group) => group.value),
        sources: groups.map((group) => placeName(group.candidates[0], sameSource)),
      });
      result.evidence[field] = groups.flatMap((group) => group.candidates.slice(0, 2)).map((candidate) => candidate.evidence);
    }
  }
  return result;
}
