import { isRollHeader, rollColumnOf } from '../../facts/roll-tables/grid-roles.ts';
import { type Header, headerAlone, headerBeside } from './pdf-header-beside.ts';
import type { PlacedTable } from './pdf-placed-table.ts';
import { roomsInColumns } from './pdf-rooms-in-columns.ts';
import type { Segment } from './pdf-segment.ts';
import { headerAt } from './pdf-table-header.ts';
import { tableUnder } from './pdf-table-under.ts';

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

/** Rent rolls and other tables on a page: a row of column names over rows that fall under them. `before` names the columns of a roll that ended at the foot of the page before. */
export function tablesOnPage(rows: readonly Segment[][], before: readonly Segment[] | null = null): PlacedTable[] {
  const tables: PlacedTable[] = [];
  const continued = before === null ? null : continuedTable(rows, before);
  if (continued) tables.push(continued);
  let left = rows;
  for (let index = continued?.to ?? 0; index < rows.length; index += 1) {
    const turned = roomsInColumns(left, index);
    if (turned !== null) {
      tables.push(turned);
      index = turned.to - 1;
      continue;
    }
    const found: Header | null = headerAt(left, index) ?? headerBeside(left[index] ?? []);
    if (!found) continue;
    const table = tableUnder(left, { ...headerAlone(found, left.slice(index + found.height)), from: index });
    const { own } = table;
    if (table.rows.length < 2) continue;
    tables.push(table);
    if (own === null) index = table.to - 1;
    else left = left.map((row) => row.filter((segment) => !own.has(segment)));
  }
  return tables;
}
