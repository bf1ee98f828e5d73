import type { Candidate } from '../candidate.ts';
import { reconcile } from './compatible.ts';

export interface Group {
  value: unknown;
  candidates: Candidate[];
}

/** How a floor area was measured, where the words beside it say so. */
function measured({ evidence }: Candidate): 'centre' | 'inside' | null {
  const words = `${evidence.label ?? ''}${evidence.raw}`;
  // Of a whole building the register says the same as anybody who measures it.
  if (/延/.test(words) && !/専有/.test(words)) return null;
  if (/壁芯|壁心/.test(words)) return 'centre';
  return /内法|内のり|登記|公簿/.test(words) ? 'inside' : null;
}

/** The same rooms between wall centres and inside the walls: up to a ninth less, and no contradiction. */
function sameFloor(a: Candidate, b: Candidate): number | undefined {
  const [left, right] = [measured(a), measured(b)];
  if (left === right) return undefined;
  const [inside, centre] = left === 'inside' || right === 'centre' ? [a, b] : [b, a];
  const share = Number(inside.value) / Number(centre.value);
  // A lease says nothing of how it measures; between these shares it is inside the walls.
  const [least, most] = left !== null && right !== null ? [0.88, 1.001] : [0.92, 0.975];
  return share > least && share <= most ? Number(centre.value) : undefined;
}

function united(field: string, group: Group, candidate: Candidate): unknown {
  const value = reconcile(field, group.value, candidate.value);
  const [first] = group.candidates;
  return value ?? (field === 'floor_area_m2' && first ? sameFloor(first, candidate) : undefined);
}

/** Candidates that agree form one group; the value of a group is its most precise statement. */
export function grouped(field: string, candidates: readonly Candidate[]): Group[] {
  const groups: Group[] = [];
  for (const candidate of candidates) {
    const home = groups.map((group) => ({ group, value: united(field, group, candidate) })).find(({ value }) => value !== undefined);
    if (home) {
      home.group.value = home.value;
      home.group.candidates.push(candidate);
    } else groups.push({ value: candidate.value, candidates: [candidate] });
  }
  return groups;
}

/** Running text may speak of several things: where nothing but sentences of one source says it, what it says first or most often counts. */
export function spoken(groups: Group[]): Group[] {
  const all = groups.flatMap((group) => group.candidates);
  if (groups.length < 2 || all.some(({ rank }) => rank > 1) || new Set(all.map(({ evidence }) => evidence.source_id)).size > 1)
    return groups;
  return groups.toSorted((a, b) => b.candidates.length - a.candidates.length).slice(0, 1);
}
