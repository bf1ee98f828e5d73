import { plainText } from '../../normalise/text.ts';
import type { GridBlock, Locator } from '../../reading/source-reading.ts';
import { cellName } from '../rolls/cell-name.ts';
import { finishRoll } from '../rolls/finish-roll.ts';
import { groupName, isParking } from '../rolls/roll-rows.ts';
import type { RentRoll, StatedTotal } from '../rolls/roll-shape.ts';
import { heldAgainstAll } from '../rolls/roll-sums.ts';
import { type RollColumn, rollColumnOf } from './grid-roles.ts';
import { readRentRoll } from './rent-roll.ts';
import { roomCardsAt } from './roll-cards.ts';
import { foldedRowsAt } from './roll-folded.ts';
import { bandsOf, type RollHeader, rollHeaderAt } from './roll-header.ts';

/** A rent roll inside a grid: its rooms with the place of each. */
export interface PlacedRoll {
  roll: RentRoll;
  /** First and last row of the grid that it takes. */
  from: number;
  end: number;
}

function placeAt(grid: GridBlock, row: number, column: number): Locator {
  const own = grid.places?.[row];
  if (own !== undefined) return own;
  const cell = cellName(column, grid.first_row + row);
  return grid.sheet === null ? { cell } : { sheet: grid.sheet, cell };
}

function withPlaces(grid: GridBlock, roll: RentRoll, at: (line: number) => { row: number; column: number }): void {
  for (const [index, line] of roll.lines.entries()) {
    const { row, column } = at(index);
    line.place = placeAt(grid, row, column);
  }
}

const blankRow = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** The group named right above a header: `B棟`. */
function groupAbove(rows: readonly (readonly string[])[], header: number): string | null {
  for (let index = header - 1; index >= Math.max(0, header - 2); index -= 1) {
    const row = rows[index] ?? [];
    if (!blankRow(row)) return groupName(row);
  }
  return null;
}

const ofOtherIncome = /駐車|駐輪|パーキング|parking|バイク置|自販機|看板|その他(?:の)?(?:収入|賃料)|[附付]帯収入|雑収入|other income/i;
const ofRooms = /住戸|住居|部屋|居室|貸室|店舗|事務所|レントロール|rent ?roll|含|込|[&＆+＋]|及び|および/i;
const ofBay = /^(?:駐車)?(?:車室|車両?番号|車番|車種|車名|登録番号|台数|区画サイズ)|^bay|vehicle|license plate/i;

/** Whether a table lists parking or other income and no rooms: its title or its sheet says so, or it has columns for cars. */
function listsOtherIncome(grid: GridBlock, header: RollHeader): boolean {
  if (header.columns.some((column) => column === 'area' || column === 'layout')) return false;
  if (header.labels.some((label) => ofBay.test(plainText(label)))) return true;
  const above = grid.rows
    .slice(Math.max(0, header.from - 3), header.from)
    .map((row) => row.filter((cell) => cell.trim() !== ''))
    .filter((row) => row.length === 1)
    .map(([title = '']) => plainText(title));
  return [grid.sheet ?? '', ...above].some((title) => ofOtherIncome.test(title) && !ofRooms.test(title) && title.length <= 30);
}

/** Rooms in columns side by side under one header: each band of columns read for itself, then together. */
function readBands(grid: GridBlock, header: RollHeader): RentRoll {
  const bands = bandsOf(header);
  const house = listsOtherIncome(grid, header) ? '駐車場' : groupAbove(grid.rows, header.from);
  const rolls = bands.map(([left, right]) => {
    const rows = bands.length === 1 ? grid.rows : grid.rows.map((row) => row.slice(left, right));
    const own: RollHeader = { ...header, columns: header.columns.slice(left, right), labels: header.labels.slice(left, right) };
    const roll = readRentRoll(rows, own, house);
    withPlaces(grid, roll, (line) => ({ row: roll.lineRows[line] ?? 0, column: left + roll.unitColumn }));
    return roll;
  });
  const [first] = rolls;
  if (rolls.length === 1 && first) return first;
  return finishRoll({
    lines: rolls.flatMap(({ lines }) => lines),
    lineRows: rolls.flatMap(({ lineRows }) => lineRows),
    unitColumn: first?.unitColumn ?? 0,
    header: first?.header ?? '',
    totals: null,
    statedTotals: totalsOfBands(rolls),
    houses: rolls.flatMap(({ houses }) => houses),
    besides: rolls.reduce((sum, { besides = 0 }) => sum + besides, 0),
    headerRow: header.to - 1,
    end: Math.max(...rolls.map(({ end }) => end)),
  });
}

/** Totals under bands side by side: one that all bands come to is proved by them together. */
function totalsOfBands(rolls: readonly RentRoll[]): StatedTotal[] {
  const all = rolls.flatMap(({ lines }) => lines);
  return rolls.flatMap(({ statedTotals }) => statedTotals.map((total) => ({ ...heldAgainstAll(total, all).total, part: true })));
}

/** A corner that names what stands beside it rooms: then letters alone are names of rooms. */
const namesRooms = (corner: string): boolean => /^(?:号室|部屋|室番|住戸|区画)/.test(plainText(corner));

const roomLike = /^(?:[^\d]{0,6}\d{1,4}[A-Za-z]?(?:号室?|室)?|[A-Z]-?\d{0,3}(?:号室?|室)?|.{0,4}\d階|計|合\s*計)$/;

/** The column of names of a table whose rooms stand in columns, and the rows of that table. */
function transposedAt(rows: readonly (readonly string[])[], from: number): { column: number; to: number } | null {
  const row = rows[from] ?? [];
  const first = row.findIndex((cell) => cell.trim() !== '');
  if (first < 0) return null;
  const corner =
    (rollColumnOf(row[first] ?? '') === 'unit' && !/\d/.test(row[first] ?? '')) ||
    /^(?:項目|区分|内容|内訳|item)$/i.test(plainText(row[first] ?? ''));
  // The corner may be empty: then the names begin in the column before the rooms.
  const column = corner ? first : first - 1;
  const rooms = row
    .slice(column + 1)
    .map((cell) => plainText(cell))
    .filter((cell) => cell !== '');
  if (
    column < 0 ||
    rooms.length < 2 ||
    !rooms.every((cell) => roomLike.test(cell)) ||
    !(rooms.some((cell) => /\d|号室/.test(cell)) || namesRooms(row[first] ?? ''))
  )
    return null;
  let to = from + 1;
  const named = new Set(['unit']);
  for (; to < rows.length; to += 1) {
    const next = rows[to] ?? [];
    const label = next[column] ?? '';
    if (blankRow(next) || label.trim() === '' || plainText(label).length > 16) break;
    const role = rollColumnOf(label);
    if (role !== null) named.add(role);
  }
  return named.size >= 3 && ['rent', 'asking', 'rent_and_fee', 'total'].some((role) => named.has(role)) ? { column, to } : null;
}

function readTransposed(grid: GridBlock, from: number, column: number, to: number): RentRoll | null {
  const block = grid.rows.slice(from, to).map((row) => row.slice(column));
  const width = Math.max(...block.map((row) => row.length));
  const turned = Array.from({ length: width }, (_, at) => block.map((row, line) => (at === 0 && line === 0 ? '号室' : (row[at] ?? ''))));
  const header = rollHeaderAt(turned, 0);
  if (!header) return null;
  const above = grid.rows.slice(Math.max(0, from - 8), from);
  const roll = readRentRoll([...above, ...turned], { ...header, from: header.from + above.length, to: header.to + above.length });
  withPlaces(grid, roll, (line) => ({ row: from + roll.unitColumn, column: column + (roll.lineRows[line] ?? 0) - above.length }));
  return { ...roll, headerRow: from, end: to };
}

/** Rooms of two lines each, read from the rows that both lines make together. */
function readFolded(grid: GridBlock, from: number): PlacedRoll | null {
  const folded = foldedRowsAt(grid.rows, from);
  const header = folded && rollHeaderAt(folded.rows.slice(0, 1), 0);
  if (!folded || !header) return null;
  const above = grid.rows.slice(Math.max(0, from - 8), from);
  const roll = readRentRoll(
    [...above, ...folded.rows],
    { ...header, from: above.length, to: above.length + 1 },
    groupAbove(grid.rows, from),
  );
  withPlaces(grid, roll, (line) => ({ row: folded.from[(roll.lineRows[line] ?? 0) - above.length] ?? from, column: roll.unitColumn }));
  return roll.lines.length > 1 ? { roll: { ...roll, headerRow: from, end: folded.end }, from, end: folded.end } : null;
}

function readCards(grid: GridBlock, from: number): PlacedRoll | null {
  const cards = roomCardsAt(grid.rows, from);
  const header = cards && rollHeaderAt(cards.rows, 0);
  if (!cards || !header) return null;
  const roll = readRentRoll(cards.rows, header);
  withPlaces(grid, roll, (line) => cards.places[(roll.lineRows[line] ?? 1) - 1] ?? { row: from, column: 0 });
  return roll.lines.length > 1 ? { roll, from, end: cards.end } : null;
}

const ofTenancy: ReadonlySet<RollColumn | null> = new Set<RollColumn | null>([
  'unit',
  'number',
  'floor',
  'house',
  'tenant',
  'start',
  'status',
  'deposit',
]);

/** One row under names of which none is a room's, a tenant's or a contract's: rent, plan and area of the unit that is sold. */
function isOfOneUnit({ rows }: GridBlock, header: RollHeader): boolean {
  const filled = rows.slice(header.to).filter((row) => row.some((cell) => cell.trim() !== ''));
  return filled.length === 1 && !header.columns.some((column) => ofTenancy.has(column));
}

/** The rent roll that begins at a row of a grid, upright or with its rooms in columns. Null where none does. */
export function rollAt(grid: GridBlock, row: number): PlacedRoll | null {
  const turned = transposedAt(grid.rows, row);
  const transposed = turned === null ? null : readTransposed(grid, row, turned.column, turned.to);
  if (transposed !== null && transposed.lines.length > 1) return { roll: transposed, from: row, end: transposed.end };
  const folded = readFolded(grid, row);
  if (folded !== null) return folded;
  const header = rollHeaderAt(grid.rows, row);
  if (header === null) return readCards(grid, row);
  if (isOfOneUnit(grid, header)) return null;
  const roll = readBands(grid, header);
  // A table of parking has no rooms, and is none of the property's facts either.
  return roll.lines.length > 0 || isParking(groupAbove(grid.rows, header.from) ?? '') || listsOtherIncome(grid, header)
    ? { roll, from: row, end: Math.max(roll.end, header.to) }
    : null;
}
