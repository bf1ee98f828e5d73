import type { Conflict, FactField, RentRollLine } from '@rimawari/underwriting';
import type { Candidate } from '../candidate.ts';
import { paidOf } from '../rolls/roll-sums.ts';
import { holds, sumsOfRoll } from './what-totals-hold.ts';

/** Fields in which a page states what a roll adds up to: how many months, and whether of all rooms or of those let. */
const statements: readonly { field: FactField; months: number; of: 'full' | 'paid' }[] = [
  { field: 'monthly_rent_jpy', months: 1, of: 'full' },
  { field: 'annual_rent_jpy', months: 12, of: 'full' },
  { field: 'extra.current_monthly_rent_jpy', months: 1, of: 'paid' },
  { field: 'extra.current_annual_rent_jpy', months: 12, of: 'paid' },
];

/** The roll that counts: of a document before that of a page, the newer, the one with more rooms. */
export function bestRoll(candidates: readonly Candidate[], dates: ReadonlyMap<string, string>): Candidate | undefined {
  const day = ({ evidence }: Candidate): string => dates.get(evidence.source_id) ?? '';
  const document = ({ evidence }: Candidate): number => Number(evidence.source_kind === 'document');
  const rooms = ({ value }: Candidate): number => (value as RentRollLine[]).length;
  return candidates
    .filter((candidate) => candidate.field === 'extra.rent_roll')
    .toSorted((a, b) => document(b) - document(a) || day(b).localeCompare(day(a)) || rooms(b) - rooms(a))[0];
}

/** Rolls of two sources whose rooms pay different rents together. */
function otherRolls(candidates: readonly Candidate[], used: Candidate, dates: ReadonlyMap<string, string>): Conflict[] {
  const paid = ({ value }: Candidate): number => paidOf(value as RentRollLine[]);
  const other = candidates.find(
    (candidate) =>
      candidate.field === 'extra.rent_roll' && candidate.evidence.source_id !== used.evidence.source_id && paid(candidate) !== paid(used),
  );
  if (!other) return [];
  const both = [used, other];
  const days = both.map(({ evidence }) => dates.get(evidence.source_id) ?? null);
  return [
    {
      field: 'extra.current_monthly_rent_jpy',
      values: both.map(paid),
      sources: both.map(({ evidence }) => evidence.source_name),
      places: both.map(() => 'sum of the rooms let'),
      ...(days.some((entry) => entry !== null) && { dates: days }),
      used: 0,
    },
  ];
}

/**
 * What a rent roll adds up to against what another source states, with and without the fees, all rooms against all rooms
 * and rooms let against rooms let; and the number of its rooms against the number stated.
 */
export function rollConflicts(candidates: readonly Candidate[], dates: ReadonlyMap<string, string>): Conflict[] {
  const roll = bestRoll(candidates, dates);
  if (!roll) return [];
  const lines = roll.value as RentRollLine[];
  const sums = sumsOfRoll(lines, roll.besides ?? 0);
  const conflict = (field: FactField, candidate: Candidate, value: number, what: string): Conflict => {
    const days = [candidate, roll].map(({ evidence }) => dates.get(evidence.source_id) ?? null);
    return {
      field,
      values: [candidate.value, value],
      sources: [candidate.evidence.source_name, roll.evidence.source_name],
      places: [candidate.evidence.label, what],
      ...(days.some((day) => day !== null) && { dates: days }),
      used: roll.evidence.source_kind === 'document' && candidate.evidence.source_kind !== 'document' ? 1 : 0,
    };
  };
  const others = candidates.filter(({ evidence, rank }) => evidence.source_id !== roll.evidence.source_id && rank > 1);
  const rents = statements.flatMap(({ field, months, of }) => {
    const stated = others.filter((candidate) => candidate.field === field).toSorted((a, b) => b.rank - a.rank)[0];
    if (!stated || typeof stated.value !== 'number') return [];
    const { value } = stated;
    const own = of === 'paid' ? sums.paid : (sums.full ?? (value < sums.paid * months ? sums.paid : null));
    if (own === null || own === 0 || holds(value, months, of, own, sums)) return [];
    return [conflict(field, stated, own * months, of === 'full' ? 'sum of all rooms' : 'sum of the rooms let')];
  });
  const units = others.find((candidate) => candidate.field === 'units');
  const counted =
    units && typeof units.value === 'number' && units.value !== lines.length && units.value > 1
      ? conflict('units', units, lines.length, 'rooms of the roll')
      : null;
  // A month and a year of one rent are one disagreement.
  return [...rents.slice(0, 1), ...(counted ? [counted] : []), ...otherRolls(candidates, roll, dates)];
}
