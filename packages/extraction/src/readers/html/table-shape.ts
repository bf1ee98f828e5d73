import { rollHeaderAt } from '../../facts/roll-tables/roll-header.ts';
import { labelInGroup, meaningOf } from '../../vocabulary/labels.ts';
import { limits } from '../limits.ts';
import { isLabelText } from './element-shape.ts';
import type { CellElement } from './html-table.ts';
import { textOf } from './html-text.ts';
import { childElements, type HtmlElement } from './html-tree.ts';
import { couldBeLabel } from './repeated-pairs.ts';

/** How many rows at the top only name the columns: none, one, or a second one under the names of groups. */
export function headerRows(rows: readonly (CellElement | null)[][], texts: readonly string[][]): number {
  const first = rows.findIndex((row) => row.some((cell) => cell !== null));
  if (first !== 0) return 0;
  const allHeads = (index: number): boolean => (rows[index] ?? []).every((cell) => cell === null || cell.element.tagName === 'th');
  const width = new Set((rows[0] ?? []).map((cell) => cell?.element)).size;
  if (allHeads(0) && allHeads(1) && rows.length > 2 && !allHeads(2) && (rows[1] ?? []).length >= 3) return 2;
  const named =
    width >= 3 &&
    ((rows[0] ?? []).every((cell) => cell?.element.tagName === 'th') || (texts[0] ?? []).every((text) => meaningOf(text) !== null));
  const data = (rows[1] ?? []).some((cell, column) => cell?.element.tagName === 'td' && meaningOf(texts[1]?.[column] ?? '') === null);
  return named && rows.length >= 2 && data ? 1 : 0;
}

/** A number or a mark that orders the rows of a group and names nothing. */
export function isMark(text: string): boolean {
  return /^[(（]?(?:\d{1,2}|[①-⑳]|[ア-オa-eA-E])[)）.．]?$/.test(text.trim());
}

/** Columns whose cells are labels in most rows, some of them known: then all of their cells are. */
export function labelColumns(rows: readonly (CellElement | null)[][], texts: readonly string[][]): Set<number> {
  const found = new Set<number>();
  const widest = Math.max(0, ...rows.map((row) => row.length));
  for (let column = 0; column < Math.min(widest - 1, 6); column += 1) {
    const cells = rows.flatMap((row, index) => (row[column]?.origin ? [texts[index]?.[column] ?? ''] : [])).filter((text) => text !== '');
    const beside = rows.flatMap((row, index) => (row[column + 1]?.origin ? [texts[index]?.[column + 1] ?? ''] : []));
    const known = cells.filter(isLabelText).length;
    if (
      cells.length >= 3 &&
      known >= 2 &&
      known >= 0.3 * cells.length &&
      cells.every(couldBeLabel) &&
      !beside.some((text) => meaningOf(text) !== null)
    )
      found.add(column);
  }
  return found;
}

/** A known label in a row of two cells, whatever the tags. */
export function isLoneLabel(row: readonly (CellElement | null)[], column: number, text: string): boolean {
  return column === 0 && row.length === 2 && isLabelText(text);
}

/** A row of header cells by turns with their values, `<th>価格</th><td>2,480万円</td><th>利回り</th><td>7.2%</td>`. */
function namesByTurns(row: readonly (CellElement | null)[]): boolean {
  const tags = row.flatMap((cell) => (cell?.origin ? [cell.element.tagName] : []));
  return tags.length >= 2 && tags.every((tag, index) => tag === (index % 2 === 0 ? 'th' : 'td'));
}

/** The rows of a table that holds a rent roll, whatever its tags: words that span rows stand in each of them. Null where it holds none. */
export function rollRows(matrix: readonly (CellElement | null)[][]): string[][] | null {
  if (matrix.every(namesByTurns)) return null;
  const rows = matrix.map((row) =>
    row.map((cell, column) => {
      if (cell === null || cell.element === (row[column - 1] ?? null)?.element) return '';
      const text = textOf(cell.element).slice(0, limits.cellCharacters);
      return cell.origin || !/^[¥\d,.\-\s円]+$/.test(text) ? text : '';
    }),
  );
  return rows.some((_, index) => rollHeaderAt(rows, index) !== null) ? rows : null;
}

/** Cells of a room, at least. */
const leastCells = 3;

/** The rows of a rent roll that is set in blocks of as many parts each, `<div><span>101</span><span>1K</span>…</div>`. Null where it is none. */
export function blockRows(element: HtmlElement): string[][] | null {
  const lines = childElements(element);
  const [first] = lines;
  const width = first === undefined ? 0 : childElements(first).length;
  if (lines.length < leastCells || width < leastCells || width > limits.columns) return null;
  const even = lines.every((line) => line.tagName === first?.tagName && childElements(line).length === width);
  if (!even || lines.some((line) => /^(?:tr|dl|table)$/.test(line.tagName))) return null;
  const rows = lines.map((line) => childElements(line).map((cell) => textOf(cell).slice(0, limits.cellCharacters)));
  return rollHeaderAt(rows, 0) === null ? null : rows;
}

/** Pairs by column of a table of which every second row only names what stands under it. None where it is not one. */
export function alternatingCells(
  rows: readonly (CellElement | null)[][],
  texts: readonly string[][],
): { label: string; value: string; within: HtmlElement }[] {
  if (rows.length < 4 || rows.length % 2 !== 0) return [];
  // One column: each header cell names the cell under it.
  const single = rows.every((row, index) => row.length === 1 && row[0]?.element.tagName === (index % 2 === 0 ? 'th' : 'td'));
  const named = rows.map((row, index) => row.filter((cell, column) => cell?.origin && isLabelText(texts[index]?.[column] ?? '')).length);
  const cells = rows.map((row) => row.filter((cell) => cell?.origin).length);
  const alternates = rows.every((_, index) =>
    index % 2 === 0
      ? (cells[index] ?? 0) >= (single || index === rows.length - 2 ? 1 : 2) && (named[index] ?? 0) >= 0.6 * (cells[index] ?? 1)
      : (rows[index] ?? []).every((cell, column) => !cell?.origin || meaningOf(texts[index]?.[column] ?? '') === null),
  );
  return alternates ? rows.flatMap((_, index) => (index % 2 === 0 ? pairsUnder(rows, texts, index) : [])) : [];
}

/** Each cell of a row with the one under it. */
function pairsUnder(
  rows: readonly (CellElement | null)[][],
  texts: readonly string[][],
  index: number,
): { label: string; value: string; within: HtmlElement }[] {
  return (rows[index] ?? []).flatMap((cell, column) => {
    const under = rows[index + 1]?.[column];
    const [label, value] = [texts[index]?.[column] ?? '', texts[index + 1]?.[column] ?? ''];
    return cell?.origin && under?.origin && label !== '' && value !== '' ? [{ label, value, within: under.element }] : [];
  });
}

/** The same table without columns that hold nothing but a mark between label and value, `価格` `：` `2,480万円`. */
export function withoutMarks(matrix: { rows: (CellElement | null)[][]; isTooWide: boolean }): typeof matrix {
  const widest = Math.max(0, ...matrix.rows.map((row) => row.length));
  const marks = Array.from({ length: Math.min(widest, limits.columns) }, (_, column) => {
    const cells = matrix.rows.flatMap((row) => (row[column]?.origin ? [textOf(row[column].element)] : []));
    return column > 0 && cells.every((text) => /^[:：|｜=＝]?$/.test(text)) && cells.some((text) => text !== '');
  });
  return marks.includes(true) ? { ...matrix, rows: matrix.rows.map((row) => row.filter((_, column) => !marks[column])) } : matrix;
}

/** Cells that hold label and value both, at least; and their part of all cells that hold something. */
const leastLabelled = 4;
const leastPartLabelled = 0.6;

/** The first line of a cell, or its first element where it has one line, and what comes behind it. */
function labelAndRest(text: string, cell: HtmlElement): [string, string] {
  const [line = '', ...rest] = text.split('\n');
  if (rest.length > 0) return [line, rest.join('\n')];
  const [first, second] = childElements(cell);
  const label = first === undefined ? '' : textOf(first);
  return second !== undefined && label !== '' && text.startsWith(label)
    ? [label, text.slice(label.length).replace(/^[\s　:：]+/, '')]
    : ['', ''];
}

/** Pairs of a table whose cells each hold a label over its value, `価格<br>2,480万円`, or before it in an element of its own. None where it is not one. */
export function labelledCells(
  rows: readonly (CellElement | null)[][],
  texts: readonly string[][],
): { label: string; value: string; within: HtmlElement }[] {
  const filled = rows.flatMap((row, index) =>
    row.flatMap((cell, column) => {
      const text = texts[index]?.[column] ?? '';
      return cell?.origin && text !== '' ? [{ text, within: cell.element }] : [];
    }),
  );
  const pairs = filled.flatMap(({ text, within }) => {
    const [label, value] = labelAndRest(text, within);
    const names = isLabelText(label) && couldBeLabel(label) && value !== '' && !value.split('\n').some((line) => meaningOf(line) !== null);
    return names && !/^[（(][^（()）]*[）)]$/.test(value.replace(/\n/g, '')) ? [{ label, value, within }] : [];
  });
  return pairs.length >= leastLabelled && pairs.length >= leastPartLabelled * filled.length ? pairs : [];
}

/** Bands of a sheet that make it a form, and pairs in them together. */
const leastBands = 3;
const leastBanded = 8;

/**
 * Bands of a sheet that was laid out for paper: a row of labels over a row of values, each as wide as its label, anywhere in
 * the table. None with fewer than three of them; with them the rows that they take.
 */
export function bandedCells(
  rows: readonly (CellElement | null)[][],
  texts: readonly string[][],
): { pairs: { label: string; value: string; within: HtmlElement }[]; taken: Set<number> } {
  const taken = new Set<number>();
  const wordsAt = (index: number): string[] =>
    (rows[index] ?? []).flatMap((cell, column) =>
      cell?.origin && (texts[index]?.[column] ?? '') !== '' ? [texts[index]?.[column] ?? ''] : [],
    );
  const pairs: { label: string; value: string; within: HtmlElement }[] = [];
  for (let index = 0; index + 1 < rows.length; index += 1) {
    const [labels, values] = [wordsAt(index), wordsAt(index + 1)];
    const isBand =
      labels.length >= 3 &&
      labels.every(couldBeLabel) &&
      labels.filter(isLabelText).length >= 0.6 * labels.length &&
      values.length >= 0.5 * labels.length &&
      values.every((value) => meaningOf(value) === null);
    if (!isBand) continue;
    const found = pairsUnder(rows, texts, index);
    if (found.length < 0.5 * labels.length) continue;
    pairs.push(...found);
    taken.add(index).add(index + 1);
    index += 1;
  }
  return taken.size >= 2 * leastBands && pairs.length >= leastBanded ? { pairs, taken } : { pairs: [], taken: new Set() };
}

/** A name under the name of its group, which may hold the unit for both: `売価` under `収支（万円）`. */
export function underGroup(group: string, label: string): string {
  const [unit] = /[（(][^（()）]*[円㎡%％][）)]/.exec(group) ?? [];
  const words = group.replace(/[（(].*$/, '');
  // `月額` and `年額` under `賃料収入（税抜）`: the period of what the group names.
  const ofPeriod = /^(?:月額?|年額?|月間|年間)$/.test(label.trim()) && /(?:賃料|家賃|収入)$/.test(words.trim());
  const named = group === label ? label : ofPeriod ? `${words.trim()}(${label.trim()})` : labelInGroup(words, label);
  return unit === undefined || /[（(]/.test(named.replace(/\([月年][額間]?\)$/, '')) ? named : `${named}${unit}`;
}

/** A short text that is a known label whatever stands beside it. */
export const isStrongLabel = (text: string): boolean => text.length > 1 && text.length <= 12 && meaningOf(text)?.weak === false;

/** Rows with several known labels each, as a sheet has that is filled in as a form. */
export function isForm(texts: readonly (readonly string[])[]): boolean {
  return texts.filter((row) => new Set(row.filter(isStrongLabel)).size >= 2).length >= 3;
}
