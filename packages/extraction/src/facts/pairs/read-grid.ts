import type { GridBlock, PairBlock } from '../../reading/source-reading.ts';
import { likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import { columnsOfState, rowsOfState } from '../income/columns-of-state.ts';
import { isHeaderRow, isTotalRow } from '../roll-tables/grid-roles.ts';
import { rollAt } from '../roll-tables/roll-tables.ts';
import { sheetUnit } from '../roll-tables/sheet-unit.ts';
import { cellName } from '../rolls/cell-name.ts';
import { isParking } from '../rolls/roll-rows.ts';
import type { RentRoll } from '../rolls/roll-shape.ts';
import { pairsInCell } from './cell-pairs.ts';
import { withoutGroupCells } from './group-cells.ts';
import { assessedValues, isAssessmentHeader } from './read-assessment.ts';
import { sideBySide } from './side-by-side.ts';
import { withSlashedColumns } from './slashed-columns.ts';

export interface GridReading {
  /** Labels with their values, from header-and-row tables and from label cells beside value cells. */
  pairs: PairBlock[];
  rolls: { roll: RentRoll; grid: GridBlock }[];
  /** Income of tables that list no rooms (parking, signs, machines), yen a month. */
  besides: number;
  /** Rows of header-and-row tables that each describe a property; more than one is a list. */
  propertyRows: number;
  /** Columns that each describe a property, beside a column of labels. */
  propertyColumns: number;
}

function isLabel(cell: string | undefined): boolean {
  return cell !== undefined && cell.trim() !== '' && meaningOf(cell) !== null;
}

/** A cell that names what stands beside it, by its words alone. */
function likelyLabel(cell: string, next: string | undefined): boolean {
  const longest = /^[\u0020-\u007e]+$/.test(cell) ? 40 : 16;
  return (
    !isLabel(cell) && !isLabel(next) && cell.length <= longest && likelyMeaning(cell) !== null && next !== undefined && next.trim() !== ''
  );
}

/** A row that says one thing, its figure under a column of the table above: `Monthly income at full occupancy | | | 718000`. */
function loneFigure(row: readonly string[]): { label: string; value: string; column: number } | null {
  const filled = row.flatMap((cell, column) => (cell.trim() === '' ? [] : [column]));
  const [first = -1, column = -1] = filled;
  const [label = '', value = ''] = [row[first], row[column]];
  const apart =
    filled.length === 2 && column > first + 1 && label.length <= 40 && /^[¥\\]?\s*[\d,.]+\s*(?:円|%|％|万円|千円)?$/.test(value.trim());
  return apart && !isLabel(label) && likelyMeaning(label) !== null ? { label, value, column } : null;
}

/** Words that stand in a cell of their own between a label and its figure. */
const qualifier = /^(?:公簿|実測|登記(?:簿)?|延床|延べ|延|壁芯|内法|月額|税込)$/;

/** A value that goes on in the cells to its right: its unit, the rest of an address, `1999 | 年 | 4 | 月`. */
function continuedCell(label: string, row: readonly string[], first: number): { text: string; last: number } {
  let text = row[first] ?? '';
  let last = first;
  const reading = meaningOf(label)?.reading;
  for (let next = first + 1; next < Math.min(row.length, first + 6); next += 1) {
    const cell = row[next]?.trim() ?? '';
    const unit = last === first && /^(?:円|万円|億円|㎡|m2|m²|平米|%|％|戸|階|円\/月|年)$/.test(cell);
    const date = reading === 'built' && /^(?:[年月日]|\d{1,2}[月日]?)$/.test(cell) && /[\d年]$/.test(text);
    const place = reading === 'address' && /^[\d０-９一二三四五六七八九十][\d０-９\-－丁目番地号の]*$/.test(cell) && !/\d$/.test(text);
    if (!unit && !date && !place) break;
    text += cell;
    last = next;
  }
  return { text, last };
}

/** Names of columns under which each row offers a property: its price, or its place with what makes it one to live or invest in. */
function offersProperties(row: readonly string[]): boolean {
  const named = new Set(row.map((cell) => meaningOf(cell)?.reading ?? null));
  const others = ['stations', 'layout', 'built', 'construction', 'yield_full', 'rent_monthly', 'rent_annual'] as const;
  const described = others.some((name) => named.has(name));
  return named.has('price') || (named.has('address') && described);
}

/** Properties side by side: columns behind the labels in which a price and a place or an area stand for each. */
function propertyColumns(rows: readonly string[][]): number {
  const filled = (reading: string): number =>
    Math.max(
      0,
      ...rows
        .filter((row) => meaningOf(row[0] ?? '')?.reading === reading && !row.slice(1).some(isLabel))
        .map((row) => row.slice(1).filter((cell) => /\d/.test(cell)).length),
    );
  const counts = [filled('price'), Math.max(filled('address'), filled('floor_area'))];
  return Math.min(...counts);
}

/** Interprets a sheet: rent rolls, tables whose rows are properties, and label cells with the value to the right. */
export function readGrid(block: GridBlock): GridReading {
  const parts = sideBySide(block).map(readPart);
  const [first] = parts;
  if (first && parts.length === 1) return first;
  return {
    pairs: parts.flatMap(({ pairs }) => pairs),
    rolls: parts.flatMap(({ rolls }) => rolls),
    besides: parts.reduce((sum, { besides }) => sum + besides, 0),
    propertyRows: Math.max(0, ...parts.map(({ propertyRows }) => propertyRows)),
    propertyColumns: Math.max(0, ...parts.map(({ propertyColumns: columns }) => columns)),
  };
}

function readPart(block: GridBlock): GridReading {
  const grid: GridBlock = { ...block, rows: withoutGroupCells(withSlashedColumns(block.rows)).map((row) => [...row]) };
  const result: GridReading = { pairs: [], rolls: [], besides: 0, propertyRows: 0, propertyColumns: propertyColumns(grid.rows) };
  const unit = sheetUnit(grid.rows, 8);
  const at = (column: number, row: number): PairBlock['at'] =>
    grid.sheet === null
      ? { cell: cellName(column, grid.first_row + row) }
      : { sheet: grid.sheet, cell: cellName(column, grid.first_row + row) };
  const addPair = (label: string, value: string, column: number, row: number, group: number): void => {
    result.pairs.push({
      type: 'pair',
      label,
      value,
      form: 'table',
      ...(unit !== '' && { unit }),
      group,
      section: grid.section,
      aside: grid.aside,
      at: at(column, row),
    });
  };
  let index = 0;
  while (index < grid.rows.length) {
    const row = grid.rows[index] ?? [];
    const placed = rollAt(grid, index);
    if (placed !== null) {
      // Under a heading of their own, places for cars are not rooms.
      const forCars = isParking((grid.section ?? '').split(' > ').at(-1) ?? '') && !/[住室]/.test(grid.section ?? '');
      if (forCars) result.besides += placed.roll.lines.reduce((sum, { rent_jpy: rent }) => sum + (rent ?? 0), 0);
      else if (placed.roll.lines.length > 0) result.rolls.push({ roll: placed.roll, grid });
      else result.besides += placed.roll.besides ?? 0;
      index = Math.max(placed.end, index + 1);
      continue;
    }
    if (isAssessmentHeader(grid.rows, index)) {
      for (const part of assessedValues(grid.rows, index)) addPair(part.label, part.value, part.column, part.row, grid.group);
      break;
    }
    const stated = columnsOfState(grid.rows, index) ?? rowsOfState(grid.rows, index);
    if (stated !== null) {
      for (const figure of stated.figures) addPair(figure.label, figure.value, figure.column, figure.row, grid.group);
      index = stated.to;
      continue;
    }
    if (isHeaderRow(row)) {
      let data = index + 1;
      for (; data < grid.rows.length; data += 1) {
        const cells = grid.rows[data] ?? [];
        if (cells.every((cell) => cell.trim() === '') || isTotalRow(cells) || isHeaderRow(cells)) break;
        if (cells.filter((cell) => cell.trim() !== '').length < 2) break;
        result.propertyRows += offersProperties(row) ? 1 : 0;
        for (const [column, label] of row.entries())
          if (label.trim() !== '' && likelyMeaning(label) !== null)
            addPair(label, cells[column] ?? '', column, data, grid.group * 1000 + data);
      }
      if (data > index + 1) {
        index = data;
        continue;
      }
    }
    const lone = loneFigure(row);
    if (lone !== null) addPair(lone.label, lone.value, lone.column, index, grid.group);
    for (let column = 0; lone === null && column < row.length; column += 1) {
      const label = row[column] ?? '';
      if (likelyLabel(label, row[column + 1])) {
        addPair(label, row[column + 1] ?? '', column + 1, index, grid.group);
        column += 1;
        continue;
      }
      if (!isLabel(label)) {
        // `作成日 2026年11月9日` in one cell.
        const dated = /^(\S{2,10})[\s　]+((?:20\d\d|令和|R\d)\S.{0,30})$/.exec(label.trim());
        if (dated && meaningOf(dated[1] ?? '')?.reading === 'updated') addPair(dated[1] ?? '', dated[2] ?? '', column, index, grid.group);
        for (const pair of pairsInCell(label, grid.places === undefined)) addPair(pair.label, pair.value, column, index, grid.group);
        continue;
      }
      const next = row.findIndex((cell, position) => position > column && cell.trim() !== '');
      const value = row[next];
      if (value !== undefined && qualifier.test(value.trim()) && /\d/.test(row[next + 1] ?? '')) {
        const whole = continuedCell(label, row, next + 1);
        addPair(label, whole.text, next + 1, index, grid.group);
        column = whole.last;
        continue;
      }
      if (next === -1 || value === undefined || (isLabel(value) && next - column > 1)) continue;
      if (isLabel(value) && meaningOf(value)?.reading !== 'category') continue;
      const whole = continuedCell(label, row, next);
      addPair(label, whole.text, next, index, grid.group);
      column = whole.last;
    }
    index += 1;
  }
  return result;
}
