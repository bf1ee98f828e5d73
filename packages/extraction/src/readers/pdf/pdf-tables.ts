import { isHeaderRow, isRollHeader } from '../../facts/grid-roles.ts';
import type { Segment } from './pdf-segment.ts';

interface PlacedTable {
  rows: string[][];
  /** Index of the header among the page's rows, and of the first row after the table. */
  from: number;
  to: number;
}

/** The column a segment stands in: the header whose middle or left edge is nearest. */
function columnOf(segment: Segment, header: readonly Segment[]): number {
  const middle = segment.x + segment.width / 2;
  const distances = header.map((label) =>
    Math.min(
      Math.abs(label.x + label.width / 2 - middle),
      Math.abs(label.x - segment.x),
      Math.abs(label.x + label.width - segment.x - segment.width),
    ),
  );
  return distances.indexOf(Math.min(...distances));
}

/** A run that reaches across columns (`3,000 2021/4/1`) cut at its spaces; a run inside one column stays whole. */
function pieces(segment: Segment, header: readonly Segment[]): Segment[] {
  const words = [...segment.text.matchAll(/\S+/g)];
  const under = header.filter((label) => label.x < segment.x + segment.width && label.x + label.width > segment.x);
  if (words.length < 2 || under.length < 2) return [segment];
  const letter = segment.width / segment.text.length;
  return words.map((word) => ({ ...segment, text: word[0], x: segment.x + letter * word.index, width: letter * word[0].length }));
}

/** Rent rolls and other tables on a page: a row of column names over rows that fall under them. */
export function tablesOnPage(rows: readonly Segment[][]): PlacedTable[] {
  const tables: PlacedTable[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const header = rows[index] ?? [];
    const names = header.map((segment) => segment.text.trim());
    if (
      header.length < 4 ||
      names.some((name) => /\d{2,}/.test(name)) ||
      !(isRollHeader(names) || (isHeaderRow(names) && names.length >= 5))
    )
      continue;
    const table: PlacedTable = { rows: [names], from: index, to: index + 1 };
    let last = header[0]?.y ?? 0;
    let step = 0;
    for (const row of rows.slice(index + 1)) {
      const y = row[0]?.y ?? 0;
      if ((step > 0 && y - last > 2.2 * step) || (step === 0 && y - last > 6 * (header[0]?.size ?? 10))) break;
      const cells = names.map(() => '');
      for (const segment of row.flatMap((whole) => pieces(whole, header))) {
        const column = columnOf(segment, header);
        cells[column] = cells[column] ? `${cells[column]} ${segment.text.trim()}` : segment.text.trim();
      }
      table.rows.push(cells);
      table.to += 1;
      step = Math.max(step, y - last);
      last = y;
    }
    if (table.rows.length > 1) {
      tables.push(table);
      index = table.to - 1;
    }
  }
  return tables;
}
