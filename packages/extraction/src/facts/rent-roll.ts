import type { RentRollLine, RentRollTotals } from '@rimawari/underwriting';
import { area } from '../normalise/area.ts';
import { dateOf } from '../normalise/dates.ts';
import { layoutOf } from '../normalise/layout.ts';
import { bareMoney, moneyAmounts } from '../normalise/money.ts';
import { isBlankValue, plainText } from '../normalise/text.ts';
import { meaningOf } from '../vocabulary/labels.ts';
import { isHeaderRow, type RollColumn, rollColumnOf } from './grid-roles.ts';
import { isGroupRow, isOtherTotal, isParking, isSubtotalName, isSumOf, totalName } from './roll-rows.ts';

/** A total row as printed, yen a month. */
export interface StatedTotal extends RentRollTotals {
  name: string;
  row: number;
}

export interface RentRoll {
  lines: RentRollLine[];
  /** Row of each line inside the grid. */
  lineRows: number[];
  /** Totals of all rooms as printed, yen a month: the last row that totals them. */
  totals: RentRollTotals | null;
  /** Every total that is printed, parts of the house included. */
  statedTotals: StatedTotal[];
  headerRow: number;
  /** First row after the roll. */
  end: number;
}

const vacantWord = /^(?:(?:空室|空き室|空家|空区画|募集中|退去済み?|未契約|成約前|vacant)(?:[\s(・/].*)?|空き?|[×✕])$/i;

/** The unit of a sheet (`単位：千円`), printed above the header. */
export function sheetUnit(rows: readonly string[][], headerRow: number): string {
  const said = rows
    .slice(Math.max(0, headerRow - 8), headerRow + 1)
    .flat()
    .map((cell) => /単位\s*[:：]?\s*[(（]?\s*((?:千|万|百万)?円)/.exec(plainText(cell))?.[1])
    .find((unit) => unit !== undefined);
  return said ?? '';
}

class RollReader {
  private readonly header: readonly string[];
  private readonly columns: RollColumn[];
  private readonly unit: string;

  constructor(rows: readonly string[][], headerRow: number) {
    this.header = rows[headerRow] ?? [];
    this.columns = this.header.map((label) => rollColumnOf(label) ?? 'other');
    this.unit = sheetUnit(rows, headerRow);
  }

  has(column: RollColumn): boolean {
    return this.columns.includes(column);
  }

  cell(row: readonly string[], column: RollColumn): string {
    return plainText(row[this.columns.indexOf(column)] ?? '');
  }

  money(row: readonly string[], column: RollColumn): number | null {
    if (!this.has(column)) return null;
    const cell = this.cell(row, column);
    if (isBlankValue(cell)) return null;
    const label = this.header[this.columns.indexOf(column)] ?? '';
    const own = /円/.test(label) || this.unit === '' ? label : `${label}(${this.unit})`;
    return moneyAmounts(cell)[0] ?? bareMoney(cell.replace(/^[(（](.*)[)）]$/, '$1'), own, 0);
  }

  /** Whether the amount stands in brackets: what is asked for a room and not what is paid. */
  bracketed(row: readonly string[], column: RollColumn): boolean {
    return /^[(（].*[)）]$/.test(this.cell(row, column));
  }

  totals(row: readonly string[]): RentRollTotals {
    const [rent, fee, total, asking] = (['rent', 'fee', 'total', 'asking'] as const).map((column) => this.money(row, column));
    return {
      ...(rent != null && { rent_jpy: rent }),
      ...(fee != null && { common_fee_jpy: fee }),
      ...(total != null && { total_jpy: total }),
      ...(asking != null && this.has('rent') && { asking_rent_jpy: asking }),
    };
  }

  line(row: readonly string[], unit: string | null): RentRollLine {
    const rent = this.money(row, 'rent');
    const said = row.some((cell) => vacantWord.test(plainText(cell))) || this.bracketed(row, 'rent');
    const filled = [this.cell(row, 'status'), this.cell(row, 'tenant'), this.cell(row, 'start')].some((cell) => !isBlankValue(cell));
    const hasState = this.has('status') || this.has('tenant') || this.has('start');
    const vacant = said || (hasState && !filled && rent === null);
    const asking = this.money(row, 'asking') ?? (vacant ? rent : null);
    return {
      unit,
      layout: this.has('layout') ? layoutOf(this.cell(row, 'layout')) : null,
      area_m2: this.has('area') ? area(this.cell(row, 'area')) : null,
      rent_jpy: vacant ? null : rent,
      common_fee_jpy: this.money(row, 'fee'),
      occupied: vacant ? false : hasState && filled ? true : null,
      lease_start: this.has('start') ? dateOf(this.cell(row, 'start')) : null,
      ...(asking !== null && vacant && { asking_rent_jpy: asking }),
    };
  }
}

/** Whether rows after an empty or unknown one still belong to the roll: a total, or a room with an amount. */
function goesOn(rows: readonly string[][], reader: RollReader): boolean {
  return rows.slice(0, 2).some((row) => {
    if (isHeaderRow(row)) return false;
    const amount = reader.money(row, 'rent') ?? reader.money(row, 'asking') ?? reader.money(row, 'total');
    return amount !== null && (totalName(row) !== null || reader.cell(row, 'unit') !== '');
  });
}

/** Names of rooms that two houses share get the house in front: `A` and `101` make `A101`. */
function withHouses(lines: RentRollLine[], houses: readonly (string | null)[]): void {
  const names = lines.map((line) => line.unit);
  if (new Set(names).size === names.length) return;
  for (const [index, line] of lines.entries()) {
    const house = houses[index]?.replace(/棟$/, '');
    if (house && line.unit !== null && !line.unit.startsWith(house)) line.unit = `${house}${line.unit}`;
  }
}

/**
 * Reads unit rows under a roll header. A vacant room has no rent; what is asked for it stands in `asking_rent_jpy`.
 * Rows are told apart by their words and by arithmetic: what adds up the rooms above it is a total, whatever it is called.
 */
export function readRentRoll(rows: readonly string[][], headerRow: number): RentRoll {
  const reader = new RollReader(rows, headerRow);
  const roll: RentRoll = { lines: [], lineRows: [], totals: null, statedTotals: [], headerRow, end: headerRow + 1 };
  const houses: (string | null)[] = [];
  const houseColumn = (rows[headerRow] ?? []).findIndex((label) => /^(?:棟|号棟|棟名|建物|建物名)$/.test(plainText(label)));
  let house: string | null = null;
  let sinceSubtotal: RentRollLine[] = [];
  for (; roll.end < rows.length; roll.end += 1) {
    const row = rows[roll.end] ?? [];
    const rest = rows.slice(roll.end + 1);
    if (row.every((cell) => cell.trim() === '')) {
      if (goesOn(rest, reader)) continue;
      break;
    }
    if (isHeaderRow(row)) break;
    if (isGroupRow(row)) {
      house = plainText(row.find((cell) => cell.trim() !== '') ?? '');
      continue;
    }
    const name = totalName(row);
    const unit = reader.cell(row, 'unit');
    const amount = reader.money(row, 'rent') ?? reader.money(row, 'asking') ?? reader.money(row, 'total');
    const nameless = unit === '' || !/[\dA-Za-z\u30a0-\u30ff]/.test(unit);
    const described = ['layout', 'tenant', 'start', 'status'].some((column) => !isBlankValue(reader.cell(row, column as RollColumn)));
    const sums = amount !== null && isSumOf(amount, roll.lines, sinceSubtotal);
    // A count of the rooms in the place of a name.
    const counts = Number(unit) === roll.lines.length && roll.lines.length > 1;
    if (name !== null || ((nameless || counts) && !described && sums)) {
      if (amount !== null && !(name !== null && isOtherTotal(name)))
        roll.statedTotals.push({ name: name ?? '', row: roll.end, ...reader.totals(row) });
      if (name === null || isSubtotalName(name) || goesOn(rest, reader)) sinceSubtotal = [];
      continue;
    }
    if (isParking(unit) || isParking(plainText(row.find((cell) => cell.trim() !== '') ?? ''))) continue;
    const vacant = row.some((cell) => vacantWord.test(plainText(cell)));
    const sized = !isBlankValue(reader.cell(row, 'area')) || !isBlankValue(reader.cell(row, 'layout'));
    const isRoom =
      meaningOf(unit) === null &&
      (unit === '' ? described && amount !== null : amount !== null || vacant || (/\d/.test(unit) && (described || sized)));
    if (!isRoom) {
      if (goesOn(rest, reader)) continue;
      break;
    }
    // Notes under the table begin with a mark or are sentences.
    if (/^[※*＊注]/.test(unit) || unit.length > 24) continue;
    const line = reader.line(row, unit || null);
    roll.lines.push(line);
    roll.lineRows.push(roll.end);
    houses.push(houseColumn >= 0 ? plainText(row[houseColumn] ?? '') || house : house);
    if (houseColumn >= 0) house = plainText(row[houseColumn] ?? '') || house;
    sinceSubtotal.push(line);
  }
  withHouses(roll.lines, houses);
  roll.totals = wholeTotals(roll);
  return roll;
}

/** The totals of all rooms: the row that the rooms add up to, otherwise the last one that is not a subtotal. A row for full occupancy adds what is asked. */
function wholeTotals({ lines, statedTotals }: RentRoll): RentRollTotals | null {
  const whole = statedTotals.filter(({ name }) => !isSubtotalName(name));
  const grand = whole.filter(({ name }) => !/満室/.test(name));
  const adding = grand.filter(({ rent_jpy: rent }) => rent !== undefined && isSumOf(rent, lines, []));
  const chosen = adding.at(-1) ?? grand.at(-1) ?? (statedTotals.length === 1 ? statedTotals[0] : undefined);
  const full = whole.find(({ name }) => /満室/.test(name));
  const asking = full?.rent_jpy ?? full?.asking_rent_jpy;
  if (!chosen && asking === undefined) return null;
  const { name: _name, row: _row, ...totals } = chosen ?? { name: '', row: 0 };
  return { ...totals, ...(asking !== undefined && { asking_rent_jpy: asking }) };
}

/** Rent at full occupancy: rents in force and the asking rents of vacant rooms. Null when a room has neither. */
export function fullOccupancyRent(lines: readonly RentRollLine[]): number | null {
  let sum = 0;
  for (const line of lines) {
    const rent = line.rent_jpy ?? line.asking_rent_jpy;
    if (rent === null || rent === undefined) return null;
    sum += rent;
  }
  return lines.length > 0 ? sum : null;
}
