import { assumedIncome, incomeState } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { withoutLineNumber } from '../../vocabulary/label-key.ts';
import { labelInGroup, likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import { cellsOf, isBelow, isRightOf, placeOfCell, type RuledCell, textOfCell } from './pdf-cells.ts';
import type { PlacedPair } from './pdf-inline-pairs.ts';
import { withoutOpenSpaces } from './pdf-open-boxes.ts';
import { pairsOnPage } from './pdf-pairs.ts';
import type { Rules } from './pdf-rules.ts';
import type { Segment } from './pdf-segment.ts';
import { withWaysBelow } from './pdf-ways-below.ts';

/** How far from its label the value of a framed box may stand, in sizes of type. */
const framedGap = 16;

interface Cell extends RuledCell {
  text: string;
  label: boolean;
  place: Segment;
}

/** A box whose words are a label: broken over lines or not, known, or likely by its words. */
function isLabelText(text: string): boolean {
  const whole = withoutLineNumber(text.trim()).replace(/\s+/g, '');
  return (
    whole.length > 0 &&
    whole.length <= (/^[\x20-\x7e]+$/.test(whole) ? 40 : 24) &&
    ((meaningOf(text) ?? meaningOf(whole)) !== null || (!/[:：／|｜].*\S/.test(whole) && likelyMeaning(whole) !== null))
  );
}

/** A box that holds a label and, beside it, its value. */
function holdsValue(rows: readonly Segment[][]): boolean {
  return rows.some(
    ([first, second]) =>
      first !== undefined &&
      second !== undefined &&
      meaningOf(first.text.trim()) !== null &&
      meaningOf(second.text.trim()) === null &&
      // `階` and `数`, set apart over the width of their box, are one label.
      meaningOf(first.text.trim() + second.text.trim()) === null,
  );
}

/** A box with its label in the first line, as small as in a corner, and its value in the lines under it. */
function isStacked({ rows }: RuledCell): boolean {
  const [head = [], ...rest] = rows;
  const [label] = head;
  return (
    head.length === 1 &&
    label !== undefined &&
    rest.length > 0 &&
    meaningOf(label.text.trim()) !== null &&
    rest.flat().every(({ text }) => meaningOf(text.trim()) === null && !/^[(（]/.test(text.trim()))
  );
}

/** Boxes that each hold a label over its value: a form of them, with figures in most of its values. */
function stackedCells(cells: readonly RuledCell[]): RuledCell[] {
  const stacked = cells.filter(isStacked);
  const figures = stacked.filter(({ rows }) => /\d/.test(textOfCell(rows.slice(1)))).length;
  return stacked.length >= 4 && figures >= 0.5 * stacked.length ? stacked : [];
}

function pairInside(cell: RuledCell): PlacedPair {
  const [[label] = [], ...rest] = cell.rows;
  const value = textOfCell(rest);
  const place = placeOfCell({ rows: rest }, value);
  return { label: label?.text.trim() ?? '', value, form: 'table', place, ...(label && { labelPlace: label }) };
}

function couldBeLabel(text: string): boolean {
  const whole = text.replace(/\s+/g, '');
  return whole.length > 0 && whole.length <= 16 && !/[\d０-９。、]/.test(whole);
}

/** Boxes in the column of two known labels are labels too, whatever they say. */
function markColumns(cells: readonly Cell[]): void {
  for (const cell of cells) {
    if (cell.label || !couldBeLabel(cell.text)) continue;
    const column = cells.filter((other) => Math.abs(other.left - cell.left) <= 3 && Math.abs(other.right - cell.right) <= 3);
    const known = column.filter((other) => isLabelText(other.text)).length;
    const beside = cells.find((other) => isRightOf(other, cell));
    if (known >= 2 && known >= 0.4 * column.length && column.every(({ text }) => couldBeLabel(text)) && beside && !isLabelText(beside.text))
      cell.label = true;
  }
}

/** Words that say of an amount whether it is that of today or of the whole let, and nothing else. */
const qualifier = composed`^(?:${incomeState}(?:${assumedIncome})?)$`;
const period = /^(?:月額|年額|月間|年間)$/;

const flatText = ({ text }: Cell): string => withoutLineNumber(text.trim()).replace(/\s+/g, '');

/** The label of several columns that stands above a box: `年間賃料収入` over `満室想定` and `現況`. */
function headOver(cells: readonly Cell[], cell: Cell): Cell | undefined {
  return cells.find(
    (other) =>
      other.label &&
      Math.abs(other.bottom - cell.top) <= 4 &&
      other.left <= cell.left + 3 &&
      other.right >= cell.right - 3 &&
      other.right - other.left > 1.3 * (cell.right - cell.left),
  );
}

/** `満室想定` and `現況` under the label of both are labels. */
function markQualifiers(cells: readonly Cell[]): void {
  for (const cell of cells) if (qualifier.test(flatText(cell)) && headOver(cells, cell)) cell.label = true;
}

/** `月額` in the row of `現況` is what is paid today. */
function qualifierOfRow(cells: readonly Cell[], cell: Cell): string {
  let at: Cell | undefined = cell;
  for (let steps = 0; steps < 4 && at; steps += 1) {
    const from: Cell = at;
    at = cells.find((other) => isRightOf(from, other));
    if (at && qualifier.test(flatText(at))) return flatText(at);
  }
  return '';
}

/** Whether a table of two columns that ends in this row itemises what the property brings in a year: `年間収入内訳` over `住居`, `駐車場`, `合計`. */
function titleOver(cells: readonly Cell[], cell: Cell): boolean {
  const value = cells.find((other) => isRightOf(other, cell));
  return cells.some(
    (other) =>
      value !== undefined &&
      other.bottom <= cell.top + 3 &&
      Math.abs(other.left - cell.left) <= 3 &&
      Math.abs(other.right - value.right) <= 3 &&
      /年間?.{0,3}(?:賃料)?収入|(?:賃料)?収入.{0,3}年/.test(flatText(other)),
  );
}

/** The label of a column, with what its row says of the value. */
function underRow(cells: readonly Cell[], label: string, value: Cell): string {
  const row = qualifierOfRow(cells, value);
  return row === '' || label.includes(row) ? label : `${label}(${row})`;
}

/** What a label box announces, with the head of its columns, its group or its row where it says little alone. */
function labelOfCell(cells: readonly Cell[], cell: Cell): string {
  const own = flatText(cell);
  const head = qualifier.test(own) ? headOver(cells, cell) : undefined;
  if (head) return `${flatText(head)}(${own})`;
  if (/^(?:合計|総計|計)$/.test(own) && titleOver(cells, cell)) return '年間収入';
  if (period.test(own)) return `${qualifierOfRow(cells, cell)}${own}`;
  const group = cells.find((other) => other.label && isRightOf(cell, other) && other.bottom - other.top > 1.4 * (cell.bottom - cell.top));
  return group ? labelInGroup(group.text, own) : own;
}

/** `1,080万円`, `9.11%`: an amount or a percentage, and nothing else. */
const amountAlone = /^(?:約\s*)?[¥￥]?[\d０-９][\d０-９,，.．億万\s]*(?:円|[%％])$/;

/** Label boxes with the box, or boxes, to their right or under them; then what is written inside of each value box. */
function pairsInCells(cells: readonly Cell[]): PlacedPair[] {
  const pairs: PlacedPair[] = [];
  const add = (label: Cell, text: string, value: Cell, whole = value.text): void => {
    pairs.push({ label: text, value: whole, form: 'table', place: value.place, labelPlace: label.place });
  };
  for (const cell of cells) {
    if (!cell.label) continue;
    const label = labelOfCell(cells, cell);
    const right = cells.filter((other) => isRightOf(other, cell)).toSorted((a, b) => a.top - b.top);
    const values = right.filter((other) => !other.label);
    const [first] = values;
    if (first && values.length === right.length) {
      if (values.length === 1) add(cell, label, first, withWaysBelow(cells, label, first));
      else add(cell, label, first, values.map(({ text }) => text).join('\n'));
    } else if (right.every((other) => other.label)) {
      const below = cells.find((other) => isBelow(other, cell));
      if (below && !below.label && below.text !== '') add(cell, underRow(cells, label, below), below);
      // Further rows of a table whose rows are named too: `満室想定` over `現況`.
      for (let next = below, steps = 0; next && steps < 4; steps += 1) {
        const from: Cell = next;
        next = cells.find((other) => isBelow(other, from));
        if (next && !next.label && qualifierOfRow(cells, next) !== '') add(cell, underRow(cells, label, next), next);
      }
    }
  }
  return pairs;
}

/** Labels that stand in no box, right beside a box that no other label has: only the values of such a table are framed. */
function pairsBeside(rows: readonly Segment[][], boxed: ReadonlySet<Segment>, unnamed: readonly Cell[]): PlacedPair[] {
  return rows.flatMap((row) =>
    row.flatMap((label, index): PlacedPair[] => {
      const next = row[index + 1];
      if (!next || boxed.has(label) || !isLabelText(label.text)) return [];
      const cell = unnamed.find(({ rows: own }) => own.some((line) => line[0] === next));
      const gap = next.x - label.x - label.width;
      if (!cell || gap > framedGap * label.size || label.x + label.width > cell.left + label.size) return [];
      return [{ label: label.text.trim(), value: cell.text, form: 'row', place: cell.place, labelPlace: label }];
    }),
  );
}

/** Labels of a page with their values: by its ruled boxes where it has a table of them, by position everywhere else. */
export function pairsOfPage(rows: readonly Segment[][], rules: Rules): PlacedPair[] {
  const ruled = cellsOf(rules, rows);
  const stacked = new Set(stackedCells(ruled));
  if (stacked.size > 0) {
    const own = new Set([...stacked].flatMap((cell) => cell.rows.flat()));
    const others = rows.map((row) => row.filter((segment) => !own.has(segment))).filter((row) => row.length > 0);
    return [...[...stacked].map(pairInside), ...pairsInAndOutside(others, rules)];
  }
  return pairsInAndOutside(rows, rules);
}

/** Whether a box holds a column of labels whose values stand in no box of theirs: a frame, open where its heading stands in its line. */
function isLabelColumn({ rows }: RuledCell): boolean {
  return (
    rows.length >= 3 &&
    rows.every((row) => row.length === 1) &&
    rows.filter(([only]) => meaningOf(only?.text.trim() ?? '') !== null).length >= 0.6 * rows.length
  );
}

/** The boxes of a table, without frames around labels and values together. */
function tabledCells(rows: readonly Segment[][], rules: Rules): RuledCell[] {
  const all = withoutOpenSpaces(cellsOf(rules, rows));
  const columns = all.filter(isLabelColumn);
  return all.filter((cell) => !columns.some((column) => cell.top < column.bottom && cell.bottom > column.top));
}

function pairsInAndOutside(rows: readonly Segment[][], rules: Rules): PlacedPair[] {
  const cells = tabledCells(rows, rules).map((cell): Cell => {
    const text = textOfCell(cell.rows);
    return { ...cell, text, label: isLabelText(text) && !holdsValue(cell.rows), place: placeOfCell(cell, text) };
  });
  if (!cells.some(({ label }) => label)) return pairsOnPage(rows);
  markQualifiers(cells);
  markColumns(cells);
  const paired = pairsInCells(cells);
  const named = new Set(paired.map(({ labelPlace }) => labelPlace));
  // A label in a box whose value stands in none is paired by position.
  const used = new Set(paired.map(({ place }) => place));
  // As is an amount alone in a box that no label has: its name may stand right over it, in no box.
  const isOpen = (cell: Cell): boolean =>
    cell.label ? !named.has(cell.place) : !used.has(cell.place) && amountAlone.test(cell.text.trim());
  const boxed = new Set(cells.filter((cell) => !isOpen(cell)).flatMap((cell) => cell.rows.flat()));
  const outside = rows.map((row) => row.filter((segment) => !boxed.has(segment))).filter((row) => row.length > 0);
  const inside = cells.filter((cell) => !cell.label).flatMap((cell) => pairsOnPage(cell.rows));
  const unnamed = cells.filter((cell) => !cell.label && !used.has(cell.place) && pairsOnPage(cell.rows).length === 0);
  return [...paired, ...inside, ...pairsOnPage(outside), ...pairsBeside(rows, boxed, unnamed)];
}
