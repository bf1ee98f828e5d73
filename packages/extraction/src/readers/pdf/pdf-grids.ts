import { isAssessmentHeader } from '../../facts/pairs/read-assessment.ts';
import { isHeaderRow } from '../../facts/roll-tables/grid-roles.ts';
import { rollHeaderAt } from '../../facts/roll-tables/roll-header.ts';
import { totalName } from '../../facts/rolls/roll-rows.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { cellsOf, placeOfCell, type RuledCell, textOfCell } from './pdf-cells.ts';
import { whole } from './pdf-placed-table.ts';
import type { Rules } from './pdf-rules.ts';
import type { Segment } from './pdf-segment.ts';

/** A ruled table whose columns are named above them. */
export interface RuledGrid {
  rows: string[][];
  /** Where each row stands: its segments as one. */
  places: Segment[];
  /** Every run of type in it. */
  own: Segment[];
  /** The names of its columns. */
  header: Segment[];
  /** Index of the first row of the page after it. */
  to: number;
}

const slack = 2.5;
/** Edges of cells as near as this count once. */
const sameEdge = 3;
/** Columns and rows that make a table of rows, and not a list of labels beside their values. */
const leastColumns = 4;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The tables that a page rules: rules that cross or meet belong to one. */
function ruledBoxes({ horizontal, vertical }: Rules): Box[] {
  const boxes: Box[] = [];
  const merge = (box: Box): void => {
    const touching = boxes.filter(
      (other) =>
        box.left <= other.right + slack &&
        box.right >= other.left - slack &&
        box.top <= other.bottom + slack &&
        box.bottom >= other.top - slack,
    );
    for (const other of touching) boxes.splice(boxes.indexOf(other), 1);
    const all = [box, ...touching];
    boxes.push({
      left: Math.min(...all.map(({ left }) => left)),
      right: Math.max(...all.map(({ right }) => right)),
      top: Math.min(...all.map(({ top }) => top)),
      bottom: Math.max(...all.map(({ bottom }) => bottom)),
    });
  };
  for (const { at, from, to } of horizontal) merge({ left: from, right: to, top: at, bottom: at });
  for (const { at, from, to } of vertical) merge({ left: at, right: at, top: from, bottom: to });
  return boxes;
}

/** Edges in order, those that are as good as one once. */
function edgesOf(values: readonly number[]): number[] {
  const edges: number[] = [];
  for (const value of values.toSorted((a, b) => a - b)) if (value - (edges.at(-1) ?? -Infinity) > sameEdge) edges.push(value);
  return edges;
}

const indexOfEdge = (edges: readonly number[], value: number): number => edges.findLastIndex((edge) => edge <= value + 0.1);

/** The cells of a table in rows and columns; a joined one stands at its upper left corner. */
function gridOf(cells: readonly RuledCell[]): { rows: string[][]; cells: (RuledCell | null)[][] } {
  const lefts = edgesOf(cells.map(({ left }) => left));
  const tops = edgesOf(cells.map(({ top }) => top));
  const placed: (RuledCell | null)[][] = tops.map(() => lefts.map(() => null));
  for (const cell of cells) {
    const row = placed[indexOfEdge(tops, cell.top)];
    const column = indexOfEdge(lefts, cell.left);
    if (row?.[column] === null) row[column] = cell;
  }
  return { rows: placed.map((row) => row.map((cell) => (cell === null ? '' : textOfCell(cell.rows)))), cells: placed };
}

const filled = (row: readonly string[] | undefined): number => (row ?? []).filter((cell) => cell.trim() !== '').length;

/** Whether a table names what it says in its first column, line by line. */
function namesLines(rows: readonly string[][]): boolean {
  const leading = rows.flatMap((row) => row.find((cell) => cell.trim() !== '') ?? []).map((cell) => cell.replace(/\s+/g, ' '));
  return leading.filter((cell) => meaningOf(cell) !== null && totalName([cell]) === null).length > Math.max(1, 0.4 * leading.length);
}

/** The row under which a table lists rooms or properties; -1 where it does neither. */
function headerRow(rows: readonly string[][]): number {
  if (namesLines(rows)) return -1;
  return rows.findIndex((row, index) => {
    // Boxes that hold a label over its value name no columns.
    if (filled(row) < 3 || row.some((cell) => /\n.*\d/.test(cell))) return false;
    const roll = rollHeaderAt(rows, index);
    if (roll !== null) return rows.slice(roll.to).filter((below) => filled(below) >= 3).length >= 2;
    const values = rows[index + 1] ?? [];
    if (isAssessmentHeader(rows, index)) return true;
    return (
      filled(row) >= leastColumns &&
      isHeaderRow(row.map((cell) => cell.replace(/\s+/g, ''))) &&
      filled(values) >= 0.6 * filled(row) &&
      // Rows of labels by turns with rows of values, or names over names, are read box by box.
      rows.every((other) => other === row || other.every((cell) => cell === '' || meaningOf(cell) === null))
    );
  });
}

/** Whether a cell holds a list of its own, `【構造】木造` over `【築年月】平成8年4月`: facts beside a table, and no cell of it. */
function holdsList({ rows }: RuledCell): boolean {
  const named = rows.filter(([first]) => {
    const label = /^\s*[【［〔●■]?\s*([^】］〕:：\d]{2,10})[】］〕:：]/.exec(first?.text ?? '')?.[1];
    return label !== undefined && meaningOf(label) !== null;
  });
  return named.length >= 3 && named.length >= 0.6 * rows.length;
}

/** Ruled tables of a page that list rooms or properties under the names of their columns. Others are read pair by pair. */
export function gridsOnPage(rows: readonly Segment[][], rules: Rules): RuledGrid[] {
  const all = cellsOf(rules, rows);
  if (all.length < 2 * leastColumns) return [];
  return ruledBoxes(rules).flatMap((box): RuledGrid[] => {
    const inside = all
      .filter((cell) => !holdsList(cell))
      .filter(
        ({ left, right, top, bottom }) =>
          left >= box.left - slack && right <= box.right + slack && top >= box.top - slack && bottom <= box.bottom + slack,
      );
    const grid = gridOf(inside);
    const header = headerRow(grid.rows);
    if (header === -1 || (grid.rows[0]?.length ?? 0) < leastColumns) return [];
    const own = inside.flatMap((cell) => cell.rows.flat());
    const last = rows.findLastIndex((row) => row.some((segment) => own.includes(segment)));
    const names = (grid.cells[header] ?? []).flatMap((cell, column) =>
      cell === null ? [] : [placeOfCell(cell, (grid.rows[header]?.[column] ?? '').replace(/\s+/g, ''))],
    );
    return [
      {
        rows: grid.rows,
        places: grid.cells.map((row) => whole(row.flatMap((cell) => cell?.rows.flat() ?? []))),
        own,
        header: names,
        to: last + 1,
      },
    ];
  });
}
