import { plainText } from '../../normalise/text.ts';
import { moneyColumns, type RollColumn, rollColumnOf } from '../roll-tables/grid-roles.ts';

/** Columns that are read as they stand although they hold two things: their readers know both. */
const readWhole: ReadonlySet<RollColumn | null> = new Set<RollColumn | null>(['rent_and_fee', 'deposit', 'status', 'start']);
/** Rows of a header name at least as many columns. */
const leastNamed = 3;

/** `Occupied / 契約中`: one thing said in two languages. */
const inTwoLanguages = (one: string, other: string): boolean =>
  [
    [one, other],
    [other, one],
  ].some(
    ([latin = '', japanese = '']) => /^[A-Za-z][A-Za-z .&'’-]{2,}$/.test(latin.trim()) && /[\u3040-\u30ff\u4e00-\u9fff]/.test(japanese),
  );

/** The two columns that a name such as `間取/㎡` names; null for any other name. */
function namesOfTwo(cell: string): [string, string] | null {
  const parts = plainText(cell).split(/[/／・]/);
  const [first = '', second = ''] = parts.map((part) => part.trim());
  if (parts.length !== 2 || readWhole.has(rollColumnOf(cell))) return null;
  const [one, other] = [rollColumnOf(first), rollColumnOf(second)];
  return one !== null && other !== null && one !== other && one !== 'other' && other !== 'other' && !moneyColumns.has(one)
    ? [first, second]
    : null;
}

/**
 * Rows of a sheet in which a column holds two values set apart by a slash, `1LDK/38.5` under `間取/㎡`, with a column for
 * each: the second one stands behind all others, so that the places of the rest stay. Rows of other sheets as they are.
 */
export function withSlashedColumns(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const header = rows.findIndex((row) => row.filter((cell) => rollColumnOf(cell) !== null).length >= leastNamed && row.some(namesOfTwo));
  if (header < 0) return rows;
  const below = rows.slice(header + 1);
  const both = (cell: string): RegExpExecArray | null => /^([^/／]+)[/／]([^/／]+)$/.exec(plainText(cell));
  const split = (rows[header] ?? []).flatMap((cell, column) => {
    const names = namesOfTwo(cell);
    const filled = below.map((row) => row[column] ?? '').filter((text) => text.trim() !== '');
    const fits = filled.filter((text) => {
      const [, one = '', other = ''] = both(text) ?? [];
      return one !== '' && !inTwoLanguages(one, other);
    }).length;
    return names !== null && fits >= 2 && fits >= 0.5 * filled.length ? [{ column, names }] : [];
  });
  if (split.length === 0) return rows;
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row, index) => {
    if (index < header) return row;
    const cells = Array.from({ length: width }, (_, column) => row[column] ?? '');
    for (const { column, names } of split) {
      const parts = index === header ? ['', ...names] : (both(cells[column] ?? '') ?? ['', cells[column] ?? '', '']);
      cells[column] = (parts[1] ?? '').trim();
      cells.push((parts[2] ?? '').trim());
    }
    return cells;
  });
}
