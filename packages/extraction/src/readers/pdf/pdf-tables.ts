import { isHeaderRow, isRollHeader, rollColumnOf } from '../../facts/grid-roles.ts';
import { totalName } from '../../facts/roll-rows.ts';
import { widePair } from '../../vocabulary/glued-label.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import type { Segment } from './pdf-segment.ts';

export interface PlacedTable {
  rows: string[][];
  /** Where each row stands: its segments as one. */
  places: Segment[];
  header: Segment[];
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
  // A line of words above a header that adds nothing to it stands on its own.
  if (alone.length === 0 && names.every((name, index) => name === lower[index])) return null;
  return [...names, ...alone].sort((a, b) => a.x - b.x);
}

const namesColumns = (names: readonly string[]): boolean =>
  names.length >= 4 &&
  // `●現況／空室` is a pair of its own.
  !names.some((name) => /\d{2,}/.test(name) || /^[●■◆◇・].*[／:：]\S/.test(name)) &&
  (isRollHeader(names) || (isHeaderRow(names) && names.length >= 5));

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

/** The segments of a row as one. */
function whole(row: readonly Segment[]): Segment {
  const left = Math.min(...row.map(({ x }) => x));
  const right = Math.max(...row.map(({ x, width }) => x + width));
  const [first] = row;
  return { text: '', x: left, y: first?.y ?? 0, width: right - left, size: Math.max(...row.map(({ size }) => size)) };
}

/** A table that went on to the foot of the page before: its rows at the top of this one, under the names of its columns. */
function continuedTable(rows: readonly Segment[][], before: readonly Segment[]): PlacedTable | null {
  const names = before.map((segment) => segment.text.trim());
  const [first] = rows;
  if (!first || headerAt(rows, 0) !== null || !isRollHeader(names)) return null;
  const table = tableUnder(rows, { header: [...before], from: 0, height: 0 });
  const room = names.findIndex((name) => rollColumnOf(name) === 'unit');
  const rooms = table.rows.slice(1).filter((row) => /\d/.test(row[room] ?? '') && row.filter((cell) => cell !== '').length >= 3);
  return rooms.length > 0 && rooms[0] === table.rows[1] ? table : null;
}

/** Lines of one cell that stand above or below the line of the other cells belong to that row: `横浜市南区` over `永田東2-8-11`. */
function wrapped(table: PlacedTable): PlacedTable {
  const { rows, places } = table;
  const filled = (row: readonly string[]): number => row.filter((cell) => cell !== '').length;
  const [header = [], ...body] = rows;
  const full = body.filter((row) => filled(row) >= 0.6 * header.length);
  const [only = []] = full;
  if (full.length !== 1 || body.length > 6 || body.length < 2) return table;
  const cells = only.map((_, column) =>
    body
      .map((row) => row[column] ?? '')
      .filter((cell) => cell !== '')
      .join(''),
  );
  return { ...table, rows: [header, cells], places: [...places.slice(0, 1), whole(places.slice(1))] };
}

/** Rent rolls and other tables on a page: a row of column names over rows that fall under them. `before` names the columns of a roll that ended at the foot of the page before. */
export function tablesOnPage(rows: readonly Segment[][], before: readonly Segment[] | null = null): PlacedTable[] {
  const tables: PlacedTable[] = [];
  const continued = before === null ? null : continuedTable(rows, before);
  if (continued) tables.push(continued);
  for (let index = continued?.to ?? 0; index < rows.length; index += 1) {
    const found = headerAt(rows, index);
    if (!found) continue;
    const table = tableUnder(rows, { ...found, from: index });
    if (table.rows.length > 1) {
      tables.push(table);
      index = table.to - 1;
    }
  }
  return tables;
}

function tableUnder(
  rows: readonly Segment[][],
  { header, height, from }: { header: Segment[]; height: number; from: number },
): PlacedTable {
  const names = header.map((segment) => segment.text.trim());
  const above = rows.slice(from, from + height).flat();
  const table: PlacedTable = { rows: [names], places: [whole(above.length > 0 ? above : header)], header, from, to: from + height };
  let last = height === 0 ? (rows[0]?.[0]?.y ?? 0) : (rows[from + height - 1]?.[0]?.y ?? 0);
  let step = 0;
  for (const row of rows.slice(from + height)) {
    const y = row[0]?.y ?? 0;
    if ((step > 0 && y - last > 2.2 * step) || (step === 0 && y - last > 6 * (header[0]?.size ?? 10))) break;
    const label = row[0]?.text.trim() ?? '';
    if (!isRollHeader(names)) {
      const own = row.map((segment) => segment.text.trim());
      // Another row of labels, or pairs of their own.
      if (widePair(own.join(' ')) !== null || (own.length >= 2 && own.every((text) => meaningOf(text) !== null))) break;
      if (own.some((text) => meaningOf(/^([^:：]{1,12})[:：]\s*\S/.exec(text)?.[1] ?? '') !== null)) break;
    }
    if (row.length >= 2 && isRollHeader(names) && meaningOf(label) !== null && totalName([label]) === null) break;
    const cells = names.map(() => '');
    for (const segment of row.flatMap((run) => pieces(run, header))) {
      const column = columnOf(segment, header);
      cells[column] = cells[column] ? `${cells[column]} ${segment.text.trim()}` : segment.text.trim();
    }
    table.rows.push(cells);
    table.places.push(whole(row));
    table.to += 1;
    step = Math.max(step, y - last);
    last = y;
  }
  return isRollHeader(names) ? table : wrapped(table);
}
