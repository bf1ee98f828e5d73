import { isHeaderRow, isRollHeader, rollColumnOf } from '../../facts/grid-roles.ts';
import { totalName } from '../../facts/roll-rows.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
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

/** The names of a header over two rows: the lower ones, the upper ones that have none below, and `専有` over `面積` together. */
function stackedHeader(upper: readonly Segment[], lower: readonly Segment[]): Segment[] | null {
  const [first, second] = [upper[0], lower[0]];
  if (!first || !second || second.y - first.y > 2.2 * first.size) return null;
  const covers = (above: Segment, below: Segment): boolean =>
    below.x < above.x + Math.max(above.width, above.size) && below.x + below.width > above.x - above.size;
  const names = lower.map((segment) => {
    const above = upper.find((candidate) => Math.abs(candidate.x - segment.x) < 0.6 * segment.size);
    const whole = above ? above.text.trim() + segment.text.trim() : '';
    return above && (rollColumnOf(whole) !== null || meaningOf(whole) !== null) ? { ...segment, text: whole } : segment;
  });
  const alone = upper.filter((above) => !lower.some((below) => covers(above, below)));
  return [...names, ...alone].sort((a, b) => a.x - b.x);
}

const namesColumns = (names: readonly string[]): boolean =>
  names.length >= 4 && !names.some((name) => /\d{2,}/.test(name)) && (isRollHeader(names) || (isHeaderRow(names) && names.length >= 5));

/** The header that begins at a row: that row alone, or with the next one under it. */
function headerAt(rows: readonly Segment[][], index: number): { header: Segment[]; height: number } | null {
  const own = rows[index] ?? [];
  const text = (header: readonly Segment[]): string[] => header.map((segment) => segment.text.trim());
  const stacked = own.length >= 2 ? stackedHeader(own, rows[index + 1] ?? []) : null;
  if (stacked && namesColumns(text(stacked)) && (!namesColumns(text(own)) || isRollHeader(text(stacked)))) {
    const known = (header: readonly Segment[]): number => text(header).filter((name) => rollColumnOf(name) ?? meaningOf(name)).length;
    if (known(stacked) > known(own) && (isRollHeader(text(stacked)) || known(stacked) >= 0.8 * stacked.length))
      return { header: stacked, height: 2 };
  }
  return namesColumns(text(own)) ? { header: own, height: 1 } : null;
}

/** Rent rolls and other tables on a page: a row of column names over rows that fall under them. */
export function tablesOnPage(rows: readonly Segment[][]): PlacedTable[] {
  const tables: PlacedTable[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const found = headerAt(rows, index);
    if (!found) continue;
    const { header, height } = found;
    const names = header.map((segment) => segment.text.trim());
    const table: PlacedTable = { rows: [names], from: index, to: index + height };
    let last = rows[index + height - 1]?.[0]?.y ?? 0;
    let step = 0;
    for (const row of rows.slice(index + height)) {
      const y = row[0]?.y ?? 0;
      if ((step > 0 && y - last > 2.2 * step) || (step === 0 && y - last > 6 * (header[0]?.size ?? 10))) break;
      const label = row[0]?.text.trim() ?? '';
      if (row.length >= 2 && isRollHeader(names) && meaningOf(label) !== null && totalName([label]) === null) break;
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
