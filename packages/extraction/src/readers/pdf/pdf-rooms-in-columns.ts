import { rollColumnOf } from '../../facts/roll-tables/grid-roles.ts';
import { totalName } from '../../facts/rolls/roll-rows.ts';
import { type PlacedTable, whole } from './pdf-placed-table.ts';
import type { Segment } from './pdf-segment.ts';
import { columnOf } from './pdf-table-columns.ts';

/** `101号室`, `A-203`, `102`; a number of four figures alone may be a year. */
const roomName = /^(?:[A-Z][棟-]?\s*)?\d{3}$|^(?:[A-Z][棟-]?\s*)?\d{1,4}(?:号室?|室)$/;
const ofRent: ReadonlySet<string> = new Set(['rent', 'asking', 'rent_and_fee', 'total']);

/** A roll whose rooms stand in columns: a row of their names over rows that begin with what each says of them. Its corner is empty. */
export function roomsInColumns(page: readonly Segment[][], from: number): PlacedTable | null {
  const heads = page[from] ?? [];
  const rooms = heads.filter(({ text }) => roomName.test(text.trim()));
  const [room] = rooms;
  if (!room || rooms.length < 2 || heads.some((head) => !rooms.includes(head) && totalName([head.text.trim()]) === null)) return null;
  const rows = [['', ...heads.map(({ text }) => text.trim())]];
  const places = [whole(heads)];
  const roles = new Set<string>();
  for (const row of page.slice(from + 1)) {
    const [label, ...values] = row;
    const role = label && label.x + label.width < room.x + room.width ? rollColumnOf(label.text.trim()) : null;
    if (!label || role === null) break;
    roles.add(role);
    const cells = heads.map(() => '');
    for (const value of values) {
      const column = columnOf(value, heads);
      cells[column] = `${cells[column]} ${value.text.trim()}`.trim();
    }
    rows.push([label.text.trim(), ...cells]);
    places.push(whole(row));
  }
  if (roles.size < 3 || ![...roles].some((role) => ofRent.has(role))) return null;
  return { rows, places, header: [...heads], from, to: from + rows.length, own: null };
}
