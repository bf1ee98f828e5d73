import type { RentRollLine } from '@rimawari/underwriting';
import { composed } from '../../lexicon/pattern.ts';
import { dwellingCounter } from '../../lexicon/units.ts';
import { area } from '../../normalise/area.ts';
import { isBlankValue, plainText } from '../../normalise/text.ts';
import { likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import { isTotalAgain, restatesTotal } from '../rolls/roll-restated.ts';
import { groupName, isNotForRent, isOnlyParking, isOtherMatter, isParking, isStorage, totalName } from '../rolls/roll-rows.ts';
import type { StatedTotal } from '../rolls/roll-shape.ts';
import { isSumOf } from '../rolls/roll-sums.ts';
import { isHeaderRow } from './grid-roles.ts';
import type { RollReader } from './roll-reader.ts';
import { filledOf, firstOf, shapeOf } from './row-words.ts';

/** What the rows above a row tell of it. */
export interface RowsAbove {
  lines: readonly RentRollLine[];
  sinceSubtotal: readonly RentRollLine[];
  statedTotals: readonly StatedTotal[];
  unitColumn: number;
  inParking: boolean;
  inFuture: boolean;
  names: ReadonlySet<string>;
  /** How names of rooms are written here: `A-999`. */
  shapes: ReadonlySet<string>;
  /** Whether every room has an area and a number. */
  allSized: boolean;
}

/** What a row under a roll header is. */
export type RowKind = 'empty' | 'header' | 'group' | 'total' | 'parking' | 'other' | 'room' | 'unknown';

/** `1/2頁`, `Page 2 of 3`, `- 2 -`: what a printed page has at its foot. */
const pageMark =
  /^(?:-\s*)?(?:p(?:age)?\.?\s*)?\d{1,3}\s*(?:\/|of)\s*\d{1,3}\s*(?:頁|ページ|枚|pages?)$|^\d{1,3}\s*(?:頁|ページ)(?:目)?$|^page\s*\d{1,3}(?:\s*(?:\/|of)\s*\d{1,3})?$/i;
const isRoomName = (unit: string): boolean => /[\dA-Za-z\u30a0-\u30ff\u4e00-\u9fff]/.test(unit) && !pageMark.test(unit);
const notice = /^[※*＊・注●（(]|^備\s*考|^注[)）:：]|[。、]|ください|です|ます|とおり|現在$|以上$/;

/** More letters than the name of anything that is let: a sentence. */
const longestName = 28;

/** Whether the row that totals rooms says so, or adds them up. */
function isTotal(row: readonly string[], unit: string, amount: number | null, reader: RollReader, above: RowsAbove): boolean {
  const name = totalName(row);
  if (amount === null && namesIncome(row)) return false;
  const nameless =
    unit === '' || !isRoomName(unit) || Number(unit) === above.lines.length || composed`^全?\s*\d+\s*${dwellingCounter}$`.test(unit);
  const leading = row.slice(0, above.unitColumn + 1).some((cell) => totalName([cell]) !== null) || totalName([firstOf(row)]) !== null;
  if (name !== null && (leading || nameless)) return true;
  if (amount === null || above.lines.length < 2) return false;
  const described = (['layout', 'tenant', 'start', 'status'] as const).some((column) => !isBlankValue(reader.cells.cell(row, column)));
  // `店舗・事務所` and, in the next cell, `小計`.
  if (name !== null && !described && !/\d/.test(unit) && isSumOf(amount, above.lines, above.sinceSubtotal)) return true;
  return nameless && !described && (isSumOf(amount, above.lines, above.sinceSubtotal) || repeatsRoom(row, unit, reader, above));
}

/** Whether a row says a total again, for a year or with the tax: by its words, or by what it comes to. */
function isRestated(row: readonly string[], amount: number | null, reader: RollReader, { lines, statedTotals }: RowsAbove): boolean {
  const first = firstOf(row);
  const described = (['layout', 'area', 'start'] as const).some((column) => !isBlankValue(reader.cells.cell(row, column)));
  if (described || (amount === null && lines.length === 0)) return false;
  return restatesTotal(first) || (amount !== null && !/\d{3}/.test(first) && isTotalAgain(amount, statedTotals));
}

/** A row without a name that prints the area and the rent of the one room since the last subtotal: the subtotal of its floor. */
function repeatsRoom(row: readonly string[], unit: string, reader: RollReader, { sinceSubtotal }: RowsAbove): boolean {
  const [only] = sinceSubtotal;
  if (unit !== '' || only === undefined || sinceSubtotal.length > 1 || only.area_m2 === null) return false;
  return reader.money.amounts(row).rent === only.rent_jpy && area(reader.cells.cell(row, 'area')) === only.area_m2;
}

/** Tells a row under a roll header apart by its words and by the rows above it. */
export function kindOf(row: readonly string[], reader: RollReader, above: RowsAbove): RowKind {
  if (row.every((cell) => cell.trim() === '')) return 'empty';
  if (groupName(row) !== null) return 'group';
  const unit = reader.cells.cell(row, 'unit');
  const amount = reader.money.amount(row);
  if (isTotal(row, unit, amount, reader, above)) return 'total';
  if (isHeaderRow(row) || namesMonths(row)) return 'header';
  const first = firstOf(row);
  if (isRestated(row, amount, reader, above)) return 'unknown';
  if (isOtherMatter(first) || notice.test(unit) || unit.length > 24) return 'other';
  const sized = !isBlankValue(reader.cells.cell(row, 'area'));
  const rented = reader.money.amounts(row).rent !== null;
  const words = [
    unit,
    first,
    ...(['use', 'layout', 'floor'] as const).map((column) => reader.cells.cell(row, column)),
    ...(rented ? [] : [reader.cells.cell(row, 'tenant')]),
  ];
  if (
    above.inParking ||
    isOnlyParking(reader.cells.cell(row, 'tenant')) ||
    words.some((word) => word.length <= longestName && isParking(word)) ||
    ((!sized || amount === null) && words.some(isStorage))
  )
    return 'parking';
  // A second row under the name of a room, for its parking.
  if (unit !== '' && above.names.has(unit) && row.some((cell) => isParking(plainText(cell).slice(0, 8)))) return 'parking';
  if (meaningOf(unit) !== null && !/\d/.test(unit)) return 'unknown';
  // `Passing income per month`: what the house brings in, stated below its rooms.
  if (!/\d/.test(unit) && /^(?:rent|yield)_/.test(likelyMeaning(unit)?.reading ?? '')) return 'unknown';
  if (above.inFuture || (!rented && [unit, reader.cells.cell(row, 'tenant'), reader.cells.cell(row, 'use')].some(isNotForRent)))
    return 'other';
  // Antennas, cables, machines: what has neither the number nor the area that all rooms have is none.
  if (!sized && !/\d/.test(unit) && rented && above.allSized) return 'parking';
  const described = reader.described(row);
  const vacant = reader.state.vacant(row);
  if (unit === '') return described && amount !== null ? 'room' : 'unknown';
  if (!isRoomName(unit)) return 'unknown';
  return amount !== null || vacant || (/\d/.test(unit) && described) || above.shapes.has(shapeOf(unit)) ? 'room' : 'unknown';
}

/** `満室想定月収 | 387,000円 | 満室想定年収 | 4,644,000円`: labels with their values, under other columns than those of the rooms. */
function namesIncome(row: readonly string[]): boolean {
  const cells = filledOf(row);
  return cells.some(
    (cell, index) => /^(?:rent|yield)_/.test(likelyMeaning(cell)?.reading ?? '') && /\d\s*[円%]/.test(cells[index + 1] ?? ''),
  );
}

/** The head of a table of months below the rooms: `2026年 | 4月 | 5月 | 6月`. */
function namesMonths(row: readonly string[]): boolean {
  return filledOf(row).filter((cell) => /^(?:\d{4}年)?\d{1,2}月分?$/.test(cell)).length >= 3;
}
