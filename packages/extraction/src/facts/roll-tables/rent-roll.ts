import type { RentRollLine } from '@rimawari/underwriting';
import { plainText } from '../../normalise/text.ts';
import { finishRoll } from '../rolls/finish-roll.ts';
import { groupName, isFutureGroup, isParking } from '../rolls/roll-rows.ts';
import type { RentRoll } from '../rolls/roll-shape.ts';
import { addTotal } from './add-total.ts';
import { closedText } from './roll-cells.ts';
import { withPlainFigures } from './roll-figures.ts';
import { type RollHeader, rollHeaderAt } from './roll-header.ts';
import { RollReader } from './roll-reader.ts';
import { kindOf, type RowKind } from './row-kind.ts';
import { shapeOf } from './row-words.ts';
import { sheetUnit } from './sheet-unit.ts';

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
      unitColumn: Math.max(0, this.reader.cells.indexOf('unit')),
      header: header.labels.filter((label) => label !== '').join(' | '),
      totals: null,
      statedTotals: [],
      houses: [],
      floors: [],
      headerRow: header.to - 1,
      end: header.to,
    };
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
    roll.floors?.push(this.reader.cells.has('house') ? this.reader.cells.cell(row, 'floor') : '');
    this.sinceSubtotal.push(line);
  }

  private addTotal(row: readonly string[], at: number): void {
    const { besides, inParking, sinceSubtotal } = this;
    const { lines, statedTotals } = this.roll;
    if (addTotal(row, at, this.reader, { statedTotals, lines, sinceSubtotal, besides, inParking })) this.sinceSubtotal = [];
  }

  private kindOf(row: readonly string[]): RowKind {
    const { sinceSubtotal, inParking, inFuture, names, shapes } = this;
    const { lines, statedTotals, unitColumn } = this.roll;
    const allSized = lines.length >= 3 && this.unsized === 0;
    return kindOf(row, this.reader, { lines, sinceSubtotal, statedTotals, unitColumn, inParking, inFuture, names, shapes, allSized });
  }

  /** What a row of parking or the like brings in. */
  private besidesOf(row: readonly string[]): number {
    const { rent, total } = this.reader.money.amounts(row);
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

/** The column that tells houses apart: of `物件名` and `棟` the one that does not say the same in every row; without either the floor. */
function houseColumnOf(reader: RollReader, rows: readonly (readonly string[])[]): number {
  const named = reader.cells.indexesOf('house');
  const tells = (column: number): boolean =>
    new Set(rows.map((row) => plainText(row[column] ?? '')).filter((cell) => cell !== '')).size > 1;
  return named.find(tells) ?? named[0] ?? reader.cells.indexOf('floor');
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
