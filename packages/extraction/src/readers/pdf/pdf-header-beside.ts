import { isRollHeader, rollColumnOf } from '../../facts/roll-tables/grid-roles.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import type { Segment } from './pdf-segment.ts';

/** Names of the columns of a roll that stands beside other things: neighbouring runs of a row, set apart from the rest of it. */
function rollRun(row: readonly Segment[]): Segment[] | null {
  const columns = row.map(({ text }) => (/\d{2,}/.test(text) ? null : rollColumnOf(text.trim())));
  const apart = (index: number): boolean => {
    const [left, right] = [row[index - 1], row[index]];
    return !left || !right || right.x - left.x - left.width > right.size;
  };
  let best: Segment[] | null = null;
  for (let from = 0; from < row.length; from += 1) {
    let to = from;
    while (to < row.length && columns[to] !== null) to += 1;
    const run = row.slice(from, to);
    if (run.length >= 4 && apart(from) && apart(to) && isRollHeader(run.map(({ text }) => text.trim())) && run.length > (best?.length ?? 0))
      best = run;
  }
  return best;
}

/** A header, and on which sides other things stand in its line. */
export interface Header {
  header: Segment[];
  height: number;
  apart?: ('left' | 'right')[];
}

/** The header of a roll in a row that holds other things too. */
export function headerBeside(row: readonly Segment[]): Header | null {
  const header = rollRun(row);
  return header === null ? null : { header, height: 1 };
}

/** Sizes of type between a table and a word of a map or of a plan beside it, and rows under it in which a column would go on. */
const farOff = 5;
const rowsLookedAt = 4;

/** The header of a roll without the words that stand far off in its line and name no column: `スーパー 5分` of a map. */
export function headerAlone(found: Header, below: readonly Segment[][]): Header {
  const { header, height } = found;
  // A column without a name of its own goes on in the rows under it.
  const goesOn = (name: Segment): boolean =>
    below
      .slice(0, rowsLookedAt)
      .filter((row) => row.some(({ x, width }) => x < name.x + name.width + name.size && x + width > name.x - name.size)).length >=
    0.5 * rowsLookedAt;
  const strange = (name: Segment | undefined): boolean =>
    name !== undefined && rollColumnOf(name.text.trim()) === null && meaningOf(name.text.trim()) === null && !goesOn(name);
  const gap = (index: number): number => {
    const [left, right] = [header[index - 1], header[index]];
    return left && right ? (right.x - left.x - left.width) / right.size : 0;
  };
  let [from, to] = [0, header.length];
  while (from < to && strange(header[from]) && gap(from + 1) > farOff) from += 1;
  while (to > from && strange(header[to - 1]) && gap(to - 1) > farOff) to -= 1;
  const rest = header.slice(from, to);
  if (rest.length === header.length || rest.length < 4 || !isRollHeader(rest.map(({ text }) => text.trim()))) return found;
  const apart = [...(from > 0 ? (['left'] as const) : []), ...(to < header.length ? (['right'] as const) : [])];
  return { header: rest, height, apart };
}
