import { limits } from '../limits.ts';
import { tooLarge } from '../read-failure.ts';

/** Throws a ReadFailure where a table is larger than the limits: it is read whole or not at all. */
export function assertTableFits(rows: readonly (readonly string[])[], sourceName: string): void {
  if (rows.length > limits.rows) throw tooLarge(sourceName, `more than ${limits.rows} rows`);
  let widest = 0;
  let longest = 0;
  for (const row of rows) {
    widest = Math.max(widest, row.length);
    for (const cell of row) longest = Math.max(longest, cell.length);
  }
  if (widest > limits.columns) throw tooLarge(sourceName, `${widest} columns, the limit is ${limits.columns}`);
  if (longest > limits.cellCharacters) throw tooLarge(sourceName, `a cell of ${longest} characters, the limit is ${limits.cellCharacters}`);
}
