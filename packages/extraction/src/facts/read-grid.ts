import type { GridBlock, PairBlock } from '../reading/source-reading.ts';
import { meaningOf } from '../vocabulary/labels.ts';
import { isHeaderRow, isRollHeader, isTotalRow } from './grid-roles.ts';
import { type RentRoll, readRentRoll } from './rent-roll.ts';

interface GridReading {
  /** Labels with their values, from header-and-row tables and from label cells beside value cells. */
  pairs: PairBlock[];
  rolls: { roll: RentRoll; grid: GridBlock }[];
  /** Rows of header-and-row tables that each describe a property; more than one is a list. */
  propertyRows: number;
}

/** `B7` of the zero-based column 1 and one-based row 7. */
export function cellName(column: number, row: number): string {
  let name = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) name = String.fromCharCode(65 + (rest % 26)) + name;
  return `${name}${row}`;
}

function isLabel(cell: string | undefined): boolean {
  return cell !== undefined && cell.trim() !== '' && meaningOf(cell) !== null;
}

/** A header of two rows (`賃貸条件` over `賃料`, `共益費`): the lower name where there is one. */
function stackedHeader(upper: readonly string[], lower: readonly string[]): string[] {
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) =>
    lower[column]?.trim() ? (lower[column] ?? '') : (upper[column] ?? ''),
  );
}

/** Interprets a sheet: rent rolls, tables whose rows are properties, and label cells with the value to the right. */
export function readGrid(grid: GridBlock): GridReading {
  const result: GridReading = { pairs: [], rolls: [], propertyRows: 0 };
  const at = (column: number, row: number): PairBlock['at'] =>
    grid.sheet === null
      ? { cell: cellName(column, grid.first_row + row) }
      : { sheet: grid.sheet, cell: cellName(column, grid.first_row + row) };
  const addPair = (label: string, value: string, column: number, row: number, group: number): void => {
    result.pairs.push({ type: 'pair', label, value, form: 'table', group, section: grid.section, aside: grid.aside, at: at(column, row) });
  };
  let index = 0;
  while (index < grid.rows.length) {
    const row = grid.rows[index] ?? [];
    const below = grid.rows[index + 1] ?? [];
    const stacked = !isRollHeader(row) && !isRollHeader(below) && isRollHeader(stackedHeader(row, below));
    if (isRollHeader(row) || stacked) {
      const rows = stacked ? grid.rows.map((cells, position) => (position === index + 1 ? stackedHeader(row, below) : cells)) : grid.rows;
      const roll = readRentRoll(rows, stacked ? index + 1 : index);
      if (roll.lines.length > 0) {
        result.rolls.push({ roll, grid });
        index = Math.max(roll.end, index + 1);
        continue;
      }
    }
    if (isHeaderRow(row)) {
      let data = index + 1;
      for (; data < grid.rows.length; data += 1) {
        const cells = grid.rows[data] ?? [];
        if (cells.every((cell) => cell.trim() === '') || isTotalRow(cells) || isHeaderRow(cells)) break;
        if (cells.filter((cell) => cell.trim() !== '').length < 2) break;
        result.propertyRows += row.some((cell) => ['price', 'address'].includes(meaningOf(cell)?.reading ?? '')) ? 1 : 0;
        for (const [column, label] of row.entries())
          if (isLabel(label)) addPair(label, cells[column] ?? '', column, data, grid.group * 1000 + data);
      }
      if (data > index + 1) {
        index = data;
        continue;
      }
    }
    for (let column = 0; column < row.length; column += 1) {
      const label = row[column] ?? '';
      if (!isLabel(label)) {
        const inline = /^([^:：]{1,24})[:：]\s*(.+)$/s.exec(label);
        if (inline && isLabel(inline[1])) addPair(inline[1] ?? '', inline[2] ?? '', column, index, grid.group);
        continue;
      }
      const next = row.findIndex((cell, position) => position > column && cell.trim() !== '');
      const value = row[next];
      if (next === -1 || value === undefined || (isLabel(value) && next - column > 1)) continue;
      if (isLabel(value) && meaningOf(value)?.reading !== 'category') continue;
      const unitCell = row[next + 1]?.trim() ?? '';
      addPair(
        label,
        /^(?:円|万円|億円|㎡|m2|m²|%|％|戸|階|円\/月|年)$/.test(unitCell) ? `${value}${unitCell}` : value,
        next,
        index,
        grid.group,
      );
      column = next;
    }
    index += 1;
  }
  return result;
}
