import type { RentRollLine } from '@rimawari/underwriting';
import { agrees } from './compare.ts';
import { addVerdict, type FieldScore, type Verdict } from './field-score.ts';

/** Columns of a rent roll that are compared, cell by cell. */
const cells = ['layout', 'area_m2', 'rent_jpy', 'common_fee_jpy', 'occupied', 'lease_start', 'asking_rent_jpy', 'deposit_jpy'] as const;

export interface RollScore {
  rooms: number;
  /** Rooms read that the roll does not have. */
  phantom: number;
  absent: number;
}

type Line = Partial<RentRollLine>;

function nameOf(line: Line): string {
  return (line.unit ?? '').normalize('NFKC').replace(/[\s号室棟-]/g, '');
}

/**
 * Rooms of the truth with the room read for each: by name and order of appearance, since two houses may both have a 101;
 * then rooms whose names differ only by the house or floor in front (`101` and `A101`, `1` and `3F-1`).
 */
function matched(truth: readonly Line[], read: readonly Line[]): { pairs: [Line, Line | null][]; phantom: Line[] } {
  const rest = [...read];
  const take = (fits: (other: Line) => boolean): Line | null => {
    const at = rest.findIndex(fits);
    return at === -1 ? null : (rest.splice(at, 1)[0] ?? null);
  };
  const found = new Map<Line, Line>();
  const pass = (fits: (line: Line, other: Line, index: number) => boolean): void => {
    for (const [index, line] of truth.entries()) {
      const other = found.has(line) ? null : take((candidate) => fits(line, candidate, index));
      if (other) found.set(line, other);
    }
  };
  pass((line, other) => nameOf(other) === nameOf(line));
  pass(
    (line, other) =>
      nameOf(line) !== '' && nameOf(other) !== '' && (nameOf(other).endsWith(nameOf(line)) || nameOf(line).endsWith(nameOf(other))),
  );
  pass((line, other, index) => nameOf(line) === '' && read[index] === other);
  return { pairs: truth.map((line) => [line, found.get(line) ?? null]), phantom: rest };
}

function verdictOf(field: string, truth: unknown, read: unknown): Verdict {
  if ((truth ?? null) === null) return (read ?? null) === null ? 'silent' : 'invented';
  if ((read ?? null) === null) return 'missed';
  return agrees(field, truth, read) ? 'correct' : 'wrong';
}

/** Compares a rent roll with its truth. A room that was not read misses every cell it states; one too many counts as a phantom. */
export function scoreRoll(
  truth: readonly Line[],
  read: readonly Line[],
  confidence: number,
  add: (field: string) => FieldScore[],
  differ: (field: string, truth: unknown, read: unknown, verdict: Verdict) => void,
): RollScore {
  const { pairs, phantom } = matched(truth, read);
  for (const [line, found] of pairs) {
    for (const cell of cells) {
      const verdict = verdictOf(cell, line[cell], found?.[cell]);
      for (const score of add(`roll.${cell}`)) addVerdict(score, verdict, confidence);
      if (verdict !== 'correct' && verdict !== 'silent')
        differ(`roll ${line.unit ?? '?'}.${cell}`, line[cell] ?? null, found?.[cell] ?? null, verdict);
    }
  }
  for (const line of phantom) differ('roll phantom room', null, line, 'invented');
  return { rooms: truth.length, phantom: phantom.length, absent: pairs.filter(([, found]) => found === null).length };
}
