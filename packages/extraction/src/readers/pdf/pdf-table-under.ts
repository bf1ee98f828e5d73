import { isRollHeader, rollColumnOf } from '../../facts/roll-tables/grid-roles.ts';
import { isParking, totalName } from '../../facts/rolls/roll-rows.ts';
import { widePair } from '../../vocabulary/glued-label.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { besideOthers } from './pdf-beside-others.ts';
import type { Header } from './pdf-header-beside.ts';
import { type PlacedTable, whole } from './pdf-placed-table.ts';
import type { Segment } from './pdf-segment.ts';
import { columnOf, columnsOf, extentsOf, pieces } from './pdf-table-columns.ts';

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

/** The rows under a header, each run in its column, down to where something else begins. */
export function tableUnder(page: readonly Segment[][], { from, ...found }: Header & { from: number }): PlacedTable {
  const { header, height } = found;
  const names = header.map((segment) => segment.text.trim());
  const isRoll = isRollHeader(names);
  const narrow = isRoll && height > 0 ? besideOthers(page, found, from) : null;
  const rows = narrow ?? page;
  const above = rows.slice(from, from + height).flat();
  const table: PlacedTable = {
    rows: [names],
    places: [whole(above.length > 0 ? above : header)],
    header,
    from,
    to: from + height,
    own: narrow === null ? null : new Set(above),
  };
  const own = new Set(above);
  let last = height === 0 ? (rows[0]?.[0]?.y ?? 0) : (rows[from + height - 1]?.[0]?.y ?? header[0]?.y ?? 0);
  let step = 0;
  const extents = isRoll
    ? extentsOf(
        rows.slice(from + height).map((row) => row.flatMap((run) => pieces(run, header))),
        header,
      )
    : [];
  for (const [at, row] of rows.slice(from + height).entries()) {
    if (row.length === 0) continue;
    const y = row[0]?.y ?? 0;
    if ((step > 0 && y - last > 2.2 * step) || (step === 0 && y - last > 6 * (header[0]?.size ?? 10))) break;
    const label = row[0]?.text.trim() ?? '';
    if (!isRoll) {
      const texts = row.map((segment) => segment.text.trim());
      // Another row of labels, or pairs of their own.
      if (widePair(texts.join(' ')) !== null || (texts.length >= 2 && texts.every((text) => meaningOf(text) !== null))) break;
      if (texts.some((text) => meaningOf(/^([^:：]{1,12})[:：]\s*\S/.exec(text)?.[1] ?? '') !== null)) break;
    }
    // Right under the names a second line of them goes with rooms of two lines each.
    const secondNames = at === 0 && row.every(({ text }) => rollColumnOf(text.trim()) !== null) && y - last < 2 * (header[0]?.size ?? 10);
    if (row.length >= 2 && isRoll && meaningOf(label) !== null && totalName([label]) === null && !secondNames) {
      // `駐車場 3台 24,000` between the rooms and their total brings in rent as they do.
      const under = rows[from + height + at + 1]?.[0]?.text.trim() ?? '';
      const isBetween = totalName([under]) !== null && totalName(table.rows.at(-1) ?? []) === null;
      if (!isParking(label) || !isBetween || !row.some(({ text }) => /^[\d,]*\d,\d{3}円?$/.test(text.trim()))) break;
    }
    const cells = names.map(() => '');
    const runs = row.flatMap((run) => pieces(run, header));
    const columns = isRoll ? columnsOf(runs, header, extents) : runs.map((segment) => columnOf(segment, header));
    for (const [index, segment] of runs.entries()) {
      const column = columns[index] ?? 0;
      cells[column] = cells[column] ? `${cells[column]} ${segment.text.trim()}` : segment.text.trim();
    }
    table.rows.push(cells);
    table.places.push(whole(row));
    for (const segment of row) own.add(segment);
    table.to = from + height + at + 1;
    // The second line of names is closer to the first than rooms are to each other.
    if (!secondNames) step = Math.max(step, y - last);
    last = y;
  }
  return isRoll ? { ...table, ...(narrow !== null && { own }) } : wrapped(table);
}
