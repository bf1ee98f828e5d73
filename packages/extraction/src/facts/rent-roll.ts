import type { RentRollLine } from '@rimawari/underwriting';
import { area } from '../normalise/area.ts';
import { dateOf } from '../normalise/dates.ts';
import { layoutOf } from '../normalise/layout.ts';
import { bareMoney, moneyAmounts } from '../normalise/money.ts';
import { isBlankValue, plainText } from '../normalise/text.ts';
import { isSubtotalRow, isTotalRow, type RollColumn, rollColumnOf } from './grid-roles.ts';

export interface RentRoll {
  lines: RentRollLine[];
  /** Totals as printed, yen a month. */
  totals: { rent_jpy?: number; common_fee_jpy?: number; total_jpy?: number; asking_rent_jpy?: number } | null;
  /** Row of the total inside the grid. */
  totalRow: number | null;
  headerRow: number;
  /** First row after the roll. */
  end: number;
}

const vacantWord = /^(?:(?:空室|空き室|空家|募集中|退去済み?|vacant)(?:[\s(・/].*)?|空き?|[×✕])$/i;
const notDwelling = /^(?:駐車場|駐輪場|自販機|看板|アンテナ|parking)/i;

function yen(cell: string, header: string): number | null {
  return isBlankValue(cell) ? null : (moneyAmounts(cell)[0] ?? bareMoney(cell, header, 0));
}

/** Whether a row after an empty one still belongs to the roll: a total, or a room with a rent. */
function goesOn(row: readonly string[], columns: readonly string[]): boolean {
  const cell = (column: string): string => plainText(row[columns.indexOf(column)] ?? '');
  return isTotalRow(row) || (columns.includes('unit') && /\d/.test(cell('unit')) && /\d/.test(cell('rent')));
}

/** Reads unit rows under a roll header. A vacant room has no rent; what is asked for it stands in `asking_rent_jpy`. */
export function readRentRoll(rows: readonly string[][], headerRow: number): RentRoll {
  const header = rows[headerRow] ?? [];
  const columns = header.map((label) => rollColumnOf(label) ?? 'other');
  const lines: RentRollLine[] = [];
  let totals: RentRoll['totals'] = null;
  let totalRow: number | null = null;
  let index = headerRow + 1;
  for (; index < rows.length; index += 1) {
    const row = rows[index] ?? [];
    if (row.every((cell) => cell.trim() === '')) {
      if (totals === null && goesOn(rows[index + 1] ?? [], columns)) continue;
      break;
    }
    if (isSubtotalRow(row)) continue;
    const cellOf = (column: RollColumn): string => plainText(row[columns.indexOf(column)] ?? '');
    const headerOf = (column: RollColumn): string => header[columns.indexOf(column)] ?? '';
    const money = (column: RollColumn): number | null => (columns.includes(column) ? yen(cellOf(column), headerOf(column)) : null);
    const first = plainText(row.find((cell) => cell.trim() !== '') ?? '');
    if (isTotalRow(row)) {
      const [rent, fee, total, asking] = [money('rent'), money('fee'), money('total'), money('asking')];
      totals = {
        ...(rent !== null && { rent_jpy: rent }),
        ...(fee !== null && { common_fee_jpy: fee }),
        ...(total !== null && { total_jpy: total }),
        ...(asking !== null && columns.includes('rent') && { asking_rent_jpy: asking }),
      };
      totalRow = index;
      continue;
    }
    if (totals !== null || (row.filter((cell) => cell.trim() !== '').length <= 2 && !/\d/.test(first))) break;
    if (notDwelling.test(first)) continue;
    const said = row.some((cell) => vacantWord.test(plainText(cell)));
    const rent = money('rent');
    const filled = [cellOf('status'), cellOf('tenant'), cellOf('start')].some((cell) => !isBlankValue(cell));
    const hasState = columns.includes('status') || columns.includes('tenant') || columns.includes('start');
    const vacant = said || (hasState && !filled && rent === null);
    const asking = money('asking') ?? (vacant ? rent : null);
    lines.push({
      unit: cellOf('unit') || null,
      layout: columns.includes('layout') ? layoutOf(cellOf('layout')) : null,
      area_m2: columns.includes('area') ? area(cellOf('area')) : null,
      rent_jpy: vacant ? null : rent,
      common_fee_jpy: money('fee'),
      occupied: vacant ? false : hasState && filled ? true : null,
      lease_start: columns.includes('start') ? dateOf(cellOf('start')) : null,
      ...(asking !== null && vacant && { asking_rent_jpy: asking }),
    });
  }
  return { lines, totals, totalRow, headerRow, end: index };
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
