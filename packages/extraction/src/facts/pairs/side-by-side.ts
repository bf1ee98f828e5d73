import type { GridBlock } from '../../reading/source-reading.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { rollHeaderAt } from '../roll-tables/roll-header.ts';

/** Labels with a value beside them that make a column of facts. */
const leastFacts = 3;

/** Rows whose first cell behind a column is a known label with something beside it. */
function factsFrom(rows: readonly (readonly string[])[], column: number): number {
  return rows.filter((row) => meaningOf(row[column] ?? '') !== null && (row[column + 1] ?? '').trim() !== '').length;
}

/**
 * The parts of a sheet that holds a rent roll and, beyond a column that is empty from top to bottom, facts as labels and values:
 * each with the cells of the other emptied, so that cells keep their names. One part where it is not so.
 */
export function sideBySide(grid: GridBlock): GridBlock[] {
  const width = Math.max(0, ...grid.rows.map((row) => row.length));
  const isEmpty = (column: number): boolean => grid.rows.every((row) => (row[column] ?? '').trim() === '');
  for (let gap = 2; gap < width - 2; gap += 1) {
    if (!isEmpty(gap) || isEmpty(gap + 1) || isEmpty(gap - 1)) continue;
    if (factsFrom(grid.rows, gap + 1) < leastFacts) continue;
    const part = (from: number, to: number): GridBlock => ({
      ...grid,
      rows: grid.rows.map((row) => row.map((cell, column) => (column >= from && column < to ? cell : ''))),
    });
    const left = part(0, gap);
    if (left.rows.some((_, index) => rollHeaderAt(left.rows, index) !== null)) return [left, part(gap + 1, width)];
  }
  return [grid];
}
