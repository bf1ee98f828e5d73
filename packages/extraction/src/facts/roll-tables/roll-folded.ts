import { areas } from '../../normalise/area.ts';
import { layoutOf } from '../../normalise/layout.ts';
import { plainText } from '../../normalise/text.ts';
import { totalName } from '../rolls/roll-rows.ts';
import { areRollColumns, rollColumnOf } from './grid-roles.ts';
import { mayBeHeader } from './roll-header.ts';

/** A roll that gives each room two lines, unfolded: one wide row for each room under one wide header. */
export interface FoldedRows {
  /** The header and a row for each room. */
  rows: string[][];
  /** Row of the grid on which each of these rows begins. */
  from: number[];
  end: number;
}

const leastShared = 2;

const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;

/** Whether two lines of names name different things above the same columns: 契約者 over 契約期間, 賃料 over 間取り. */
function namesTwice(upper: readonly string[], lower: readonly string[]): boolean {
  if (!mayBeHeader(upper) || !mayBeHeader(lower)) return false;
  const [first, second] = [upper.map(rollColumnOf), lower.map(rollColumnOf)];
  const shared = second.filter((role, column) => role !== null && (first[column] ?? null) !== null && role !== first[column]);
  return shared.length >= leastShared && areRollColumns([...first, ...second]) && new Set(shared).size >= leastShared;
}

/** Rooms of two lines each that begin at a row of a grid. Null where none do. */
export function foldedRowsAt(rows: readonly (readonly string[])[], from: number): FoldedRows | null {
  const [upper, lower] = [rows[from] ?? [], rows[from + 1] ?? []];
  if (!namesTwice(upper, lower)) return null;
  const unit = upper.map(rollColumnOf).indexOf('unit');
  // `室` over `番`: the name of the room's own column, broken over both lines.
  const below = (lower[unit] ?? '').trim();
  const isBroken = below.length === 1 && rollColumnOf(`${(upper[unit] ?? '').trim()}${below}`) === 'unit';
  const under = below === '' || isBroken ? null : rollColumnOf(below);
  if (unit < 0 || (below !== '' && !isBroken && under !== 'layout' && under !== 'area')) return null;
  /** Whether a cell under the name of a room belongs to the room's second line: nothing, or the plan or area named there. */
  const isSecond = (cell: string): boolean =>
    under === 'layout' ? layoutOf(cell) !== null : under === 'area' ? areas(cell).length > 0 : cell === '';
  const width = Math.max(...rows.slice(from, from + 6).map((row) => row.length));
  const wide = (first: readonly string[], second: readonly string[]): string[] =>
    [first, second].flatMap((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
  const result: FoldedRows = { rows: [wide(upper, lower)], from: [from], end: from + 2 };
  let pairs = 0;
  for (let index = from + 2; index < rows.length; index += 1) {
    const row = rows[index] ?? [];
    if (filled(row) === 0) break;
    const next = rows[index + 1] ?? [];
    const goesOn = isSecond(plainText(next[unit] ?? '')) && filled(next) > 0 && totalName(next) === null && totalName(row) === null;
    result.rows.push(wide(row, goesOn ? next : []));
    result.from.push(index);
    if (goesOn) {
      pairs += 1;
      index += 1;
    }
    result.end = index + 1;
  }
  return pairs >= 2 && pairs * 2 >= result.rows.length - 1 ? result : null;
}
