import type { RentRollLine } from '@rimawari/underwriting';
import { area } from '../normalise/area.ts';
import { isBlankValue, plainText } from '../normalise/text.ts';
import { likelyMeaning, meaningOf } from '../vocabulary/labels.ts';
import { finishRoll } from './finish-roll.ts';
import { isHeaderRow } from './grid-roles.ts';
import { closedText } from './roll-cells.ts';
import { withPlainFigures } from './roll-figures.ts';
import { type RollHeader, rollHeaderAt } from './roll-header.ts';
import { RollReader } from './roll-reader.ts';
import { isTotalAgain, restatesTotal } from './roll-restated.ts';
import {
  groupName,
  isFutureGroup,
  isNotForRent,
  isOnlyParking,
  isOtherMatter,
  isOtherTotal,
  isParking,
  isStorage,
  isSubtotalName,
  totalName,
} from './roll-rows.ts';
import type { RentRoll } from './roll-shape.ts';
import { isSumOf, isWithFees, paidOf, sumBeside, sumsTo } from './roll-sums.ts';

/** The unit of a sheet (`単位：千円`), printed above the header. */
export function sheetUnit(rows: readonly (readonly string[])[], headerRow: number): string {
  const said = rows
    .slice(Math.max(0, headerRow - 8), headerRow + 1)
    .flat()
    .map((cell) => {
      const plain = plainText(cell);
      return (
        /単位\s*[:：]?\s*[(（]?\s*((?:千|万|百万)?円)/.exec(plain)?.[1] ??
        /^[(（【[]\s*((?:千|万)円)(?:\/月)?\s*[)）】\]]$/.exec(plain)?.[1] ??
        (/(?:jpy|yen|¥|figures|amounts?|unit).{0,12}(?:thousand|'000)|(?:thousands? of|thousand) (?:jpy|yen)/i.test(plain)
          ? '千円'
          : undefined)
      );
    })
    .find((unit) => unit !== undefined);
  return said ?? '';
}

/** `1/2頁`, `Page 2 of 3`, `- 2 -`: what a printed page has at its foot. */
const pageMark =
  /^(?:-\s*)?(?:p(?:age)?\.?\s*)?\d{1,3}\s*(?:\/|of)\s*\d{1,3}\s*(?:頁|ページ|枚|pages?)$|^\d{1,3}\s*(?:頁|ページ)(?:目)?$|^page\s*\d{1,3}(?:\s*(?:\/|of)\s*\d{1,3})?$/i;
const isRoomName = (unit: string): boolean => /[\dA-Za-z\u30a0-\u30ff\u4e00-\u9fff]/.test(unit) && !pageMark.test(unit);
const notice = /^[※*＊・注●（(]|^備\s*考|^注[)）:：]|[。、]|ください|です|ます|とおり|現在$|以上$/;

/** More letters than the name of anything that is let: a sentence. */
const longestName = 28;

type RowKind = 'empty' | 'header' | 'group' | 'total' | 'parking' | 'other' | 'room' | 'unknown';

/** Tells rows under a roll header apart, by their words and by arithmetic, and collects them. */
class RollRows {
  readonly roll: RentRoll;
  private readonly rows: readonly (readonly string[])[];
  private readonly reader: RollReader;
  private readonly houseColumn: number;
  private house: string | null;
  private inParking = false;
  private inFuture = false;
  /** Rent of parking and the like, which some totals hold. */
  private besides = 0;
  private sinceSubtotal: RentRollLine[] = [];
  /** How names of rooms are written here: `A-999`. */
  private readonly shapes = new Set<string>();
  private readonly names = new Set<string>();
  /** Rooms without an area or a number. */
  private unsized = 0;

  constructor(rows: readonly (readonly string[])[], header: RollHeader, unit: string, house: string | null) {
    this.rows = rows;
    this.reader = new RollReader(header, rows.slice(header.to), unit);
    this.houseColumn = houseColumnOf(this.reader, rows.slice(header.to));
    this.house = house;
    this.inParking = house !== null && isParking(house);
    this.roll = {
      lines: [],
      lineRows: [],
      unitColumn: Math.max(0, this.reader.indexOf('unit')),
      header: header.labels.filter((label) => label !== '').join(' | '),
      totals: null,
      statedTotals: [],
      houses: [],
      floors: [],
      headerRow: header.to - 1,
      end: header.to,
    };
  }

  /** Whether the row that totals rooms says so, or adds them up. */
  private isTotal(row: readonly string[], unit: string, amount: number | null): boolean {
    const name = totalName(row);
    if (amount === null && namesIncome(row)) return false;
    const nameless = unit === '' || !isRoomName(unit) || Number(unit) === this.roll.lines.length || /^全?\s*\d+\s*[室戸]$/.test(unit);
    const leading = row.slice(0, this.roll.unitColumn + 1).some((cell) => totalName([cell]) !== null) || totalName([firstOf(row)]) !== null;
    if (name !== null && (leading || nameless)) return true;
    if (amount === null || this.roll.lines.length < 2) return false;
    const described = (['layout', 'tenant', 'start', 'status'] as const).some((column) => !isBlankValue(this.reader.cell(row, column)));
    return nameless && !described && (isSumOf(amount, this.roll.lines, this.sinceSubtotal) || this.repeatsRoom(row, unit));
  }

  /** Whether a row says a total again, for a year or with the tax: by its words, or by what it comes to. */
  private isRestated(row: readonly string[], first: string, amount: number | null): boolean {
    const described = (['layout', 'area', 'start'] as const).some((column) => !isBlankValue(this.reader.cell(row, column)));
    if (described || (amount === null && this.roll.lines.length === 0)) return false;
    return restatesTotal(first) || (amount !== null && !/\d{3}/.test(first) && isTotalAgain(amount, this.roll.statedTotals));
  }

  /** A row without a name that prints the area and the rent of the one room since the last subtotal: the subtotal of its floor. */
  private repeatsRoom(row: readonly string[], unit: string): boolean {
    const [only] = this.sinceSubtotal;
    if (unit !== '' || only === undefined || this.sinceSubtotal.length > 1 || only.area_m2 === null) return false;
    return this.reader.amounts(row).rent === only.rent_jpy && area(this.reader.cell(row, 'area')) === only.area_m2;
  }

  private kindOf(row: readonly string[]): RowKind {
    if (row.every((cell) => cell.trim() === '')) return 'empty';
    if (groupName(row) !== null) return 'group';
    const unit = this.reader.cell(row, 'unit');
    const amount = this.reader.amount(row);
    if (this.isTotal(row, unit, amount)) return 'total';
    if (isHeaderRow(row) || namesMonths(row)) return 'header';
    const first = firstOf(row);
    if (this.isRestated(row, first, amount)) return 'unknown';
    if (isOtherMatter(first) || notice.test(unit) || unit.length > 24) return 'other';
    const sized = !isBlankValue(this.reader.cell(row, 'area'));
    const rented = this.reader.amounts(row).rent !== null;
    const words = [
      unit,
      first,
      ...(['use', 'layout', 'floor'] as const).map((column) => this.reader.cell(row, column)),
      ...(rented ? [] : [this.reader.cell(row, 'tenant')]),
    ];
    if (
      this.inParking ||
      isOnlyParking(this.reader.cell(row, 'tenant')) ||
      words.some((word) => word.length <= longestName && isParking(word)) ||
      ((!sized || amount === null) && words.some(isStorage))
    )
      return 'parking';
    // A second row under the name of a room, for its parking.
    if (unit !== '' && this.names.has(unit) && row.some((cell) => isParking(plainText(cell).slice(0, 8)))) return 'parking';
    if (meaningOf(unit) !== null && !/\d/.test(unit)) return 'unknown';
    // `Passing income per month`: what the house brings in, stated below its rooms.
    if (!/\d/.test(unit) && /^(?:rent|yield)_/.test(likelyMeaning(unit)?.reading ?? '')) return 'unknown';
    if (this.inFuture || (!rented && [unit, this.reader.cell(row, 'tenant'), this.reader.cell(row, 'use')].some(isNotForRent)))
      return 'other';
    // Antennas, cables, machines: what has neither the number nor the area that all rooms have is none.
    if (!sized && !/\d/.test(unit) && rented && this.allSized()) return 'parking';
    const described = this.reader.described(row);
    const vacant = this.reader.vacant(row);
    if (unit === '') return described && amount !== null ? 'room' : 'unknown';
    if (!isRoomName(unit)) return 'unknown';
    return amount !== null || vacant || (/\d/.test(unit) && described) || this.shapes.has(shapeOf(unit)) ? 'room' : 'unknown';
  }

  private allSized(): boolean {
    return this.roll.lines.length >= 3 && this.unsized === 0;
  }

  private addTotal(row: readonly string[], at: number): void {
    const name = totalName(row) ?? '';
    const { rent, fee, total: underTotal, asking } = this.reader.amounts(row);
    const total = underTotal ?? sumBeside(row, rent, fee) ?? sumInWords(row, (rent ?? 0) + (fee ?? 0));
    const above = this.roll.statedTotals.at(-1);
    // A row below the total that adds its fees: `月額合計（家賃＋管理費）`.
    if (above && fee === null && rent !== null && (isWithFees(rent, above) || isWithFees(rent - this.besides, above))) {
      above.total_jpy ??= rent;
      return;
    }
    if ((rent ?? asking ?? total) !== null && !isOtherTotal(name) && !this.addsTax(name) && !(this.inParking && isSubtotalName(name))) {
      const sums = (rooms: readonly RentRollLine[]): boolean =>
        rent !== null && (sumsTo(rent, rooms) || (this.besides > 0 && (sumsTo(rent - this.besides, rooms) || rent === this.besides)));
      const whole = rent === null || sums(this.roll.lines);
      const part = isSubtotalName(name) || (!whole && sums(this.sinceSubtotal));
      const under = part ? this.sinceSubtotal : this.roll.lines;
      this.roll.statedTotals.push({
        name,
        row: at,
        part,
        ...(rent !== null && !sumsTo(rent, under) && sumsTo(rent - this.besides, under) && { other_jpy: this.besides }),
        ...(rent !== null && !sums(under) && under.length > 0 && { roomsGive: paidOf(under) }),
        ...(rent !== null && { rent_jpy: rent }),
        ...(fee !== null && { common_fee_jpy: fee }),
        ...(total !== null && { total_jpy: total }),
        ...(asking !== null && this.reader.has('rent') && { asking_rent_jpy: asking }),
      });
    }
    this.sinceSubtotal = [];
  }

  /** Whether a total is the one above it with the tax; the only one of a roll counts as it is. */
  private addsTax(name: string): boolean {
    return this.roll.statedTotals.some(({ part }) => !part) && restatesTotal(name);
  }

  private addRoom(row: readonly string[], at: number): void {
    const { roll } = this;
    const own = this.houseColumn >= 0 ? plainText(row[this.houseColumn] ?? '') : '';
    if (own !== '') this.house = own;
    const line = this.reader.line(row, this.reader.unitName(row) || null);
    roll.lines.push(line);
    if (line.unit !== null) this.names.add(line.unit);
    if (line.area_m2 === null || !/\d/.test(line.unit ?? '')) this.unsized += 1;
    if (line.unit !== null && /\d/.test(line.unit)) this.shapes.add(shapeOf(line.unit));
    roll.lineRows.push(at);
    roll.houses.push(this.house);
    roll.floors?.push(this.reader.has('house') ? this.reader.cell(row, 'floor') : '');
    this.sinceSubtotal.push(line);
  }

  /** What a row of parking or the like brings in. */
  private besidesOf(row: readonly string[]): number {
    const { rent, total } = this.reader.amounts(row);
    return rent ?? total ?? 0;
  }

  /** Whether a room or a total comes within the next rows. */
  private goesOn(at: number): boolean {
    for (const row of this.rows.slice(at + 1, at + 4)) {
      const kind = this.kindOf(row);
      if (kind === 'header') return false;
      if (kind === 'room' || kind === 'total' || kind === 'group' || kind === 'parking') return true;
    }
    return false;
  }

  read(): RentRoll {
    this.readRows();
    return this.besides === 0 ? this.roll : { ...this.roll, besides: this.besides };
  }

  private readRows(): void {
    const { roll, rows } = this;
    for (; roll.end < rows.length; roll.end += 1) {
      const row = rows[roll.end] ?? [];
      const kind = this.kindOf(row);
      if (kind === 'header') break;
      if (kind === 'room') this.addRoom(row, roll.end);
      else if (kind === 'parking') this.besides += this.besidesOf(row);
      else if (kind === 'total') this.addTotal(row, roll.end);
      else if (kind === 'group') {
        // The name of a group above another header belongs to the table that begins there.
        if (rollHeaderAt(rows, roll.end + 1) !== null) break;
        this.house = groupName(row);
        this.inParking = isParking(this.house ?? '');
        this.inFuture = isFutureGroup(this.house ?? '');
      } else if ((kind === 'empty' || kind === 'unknown') && !this.goesOn(roll.end)) break;
      if (kind === 'empty') this.inParking = false;
    }
  }
}

/** `月額計 481,000円` in a total row, where it is what the rents and the fees of the row give together. */
function sumInWords(row: readonly string[], sum: number): number | null {
  const said = filledOf(row).map(
    (cell) => /^(?:月額|月間|賃料等)?(?:合計|総計|計|総額)\s*:?\s*¥?(\d[\d,]*)\s*円?(?:\/月)?$/.exec(cell)?.[1],
  );
  return sum > 0 && said.some((amount) => amount !== undefined && Number(amount.replaceAll(',', '')) === sum) ? sum : null;
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

/** The column that tells houses apart: of `物件名` and `棟` the one that does not say the same in every row; without either the floor. */
function houseColumnOf(reader: RollReader, rows: readonly (readonly string[])[]): number {
  const named = reader.indexesOf('house');
  const tells = (column: number): boolean =>
    new Set(rows.map((row) => plainText(row[column] ?? '')).filter((cell) => cell !== '')).size > 1;
  return named.find(tells) ?? named[0] ?? reader.indexOf('floor');
}

function filledOf(row: readonly string[]): string[] {
  return row.map((cell) => plainText(cell)).filter((cell) => cell !== '');
}

const shapeOf = (unit: string): string => unit.replace(/\d/g, '9').replace(/[A-Z]/g, 'A');

function firstOf(row: readonly string[]): string {
  return filledOf(row)[0] ?? '';
}

const ditto = /^(?:〃|″|々|同上|同左|同|"|'')$/;

/** Cells that say `as above` with what stands above them. */
function withoutDittos(rows: string[][], from: number): string[][] {
  for (const [index, row] of rows.entries())
    if (index > from) for (const [column, cell] of row.entries()) if (ditto.test(cell)) row[column] = rows[index - 1]?.[column] ?? '';
  return rows;
}

/**
 * Reads unit rows under a roll header. A vacant room has no rent; what is asked for it stands in `asking_rent_jpy`.
 * Rows are told apart by their words and by arithmetic: what adds up the rooms above it is a total, whatever it is called.
 */
export function readRentRoll(rows: readonly (readonly string[])[], header: RollHeader, house: string | null = null): RentRoll {
  const closed = withPlainFigures(
    rows.map((row) => row.map(closedText)),
    header.columns,
    header.to,
  );
  const roll = new RollRows(withoutDittos(closed, header.to), header, sheetUnit(rows, header.from), house).read();
  return finishRoll(roll);
}
