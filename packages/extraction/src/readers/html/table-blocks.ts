import { isStateOfRents, rentOfState, rowsOfState } from '../../facts/income/columns-of-state.ts';
import { labelInGroup, meaningOf } from '../../vocabulary/labels.ts';
import { limits } from '../limits.ts';
import { tooLarge } from '../read-failure.ts';
import { hasStructure, isLabelText } from './element-shape.ts';
import { type CellElement, cellMatrix } from './html-table.ts';
import { textOf } from './html-text.ts';
import { childElements, type HtmlElement } from './html-tree.ts';
import type { PageBlocks, Place, Walk } from './page-blocks.ts';
import { couldBeLabel } from './repeated-pairs.ts';
import { statesInForm } from './states-in-form.ts';
import {
  alternatingCells,
  bandedCells,
  headerRows,
  isForm,
  isLoneLabel,
  isMark,
  isStrongLabel,
  labelColumns,
  labelledCells,
  rollRows,
  underGroup,
  withoutMarks,
} from './table-shape.ts';

/** Ways to further stations in rows of their own under an access, whose cell for the label is empty. */
function furtherWays(rows: readonly (readonly (CellElement | null)[])[], texts: readonly (readonly string[])[], index: number): string[] {
  const ways: string[] = [];
  for (let at = index + 1; at < rows.length; at += 1) {
    const filled = (rows[at] ?? []).flatMap((cell, column) => (cell?.origin && texts[at]?.[column] ? [texts[at]?.[column] ?? ''] : []));
    const [way = ''] = filled;
    if (filled.length !== 1 || !/線[^。]*(?:徒歩|歩|バス)\s*約?[\d０-９]+\s*分/.test(way)) break;
    ways.push(way);
  }
  return ways;
}

/** Rows of cells: header cells followed by data cells are pairs; first rows of header cells alone make a table. */
export function tableBlocks(element: HtmlElement, place: Place, page: PageBlocks, walk: Walk): void {
  const caption = childElements(element).find((child) => child.tagName === 'caption');
  const inner = { ...place, group: page.newGroup(), ...(caption && { caption: textOf(caption) }) };
  const matrix = withoutMarks(cellMatrix(element));
  if (matrix.isTooWide) throw tooLarge(page.sourceName, `a table of more than ${limits.columns} columns`);
  const texts = matrix.rows.map((row) => row.map((cell) => (cell === null ? '' : textOf(cell.element).slice(0, limits.cellCharacters))));
  const labelled = labelledCells(matrix.rows, texts);
  if (labelled.length > 0) {
    for (const { label, value, within } of labelled) page.addPair(label, value, 'table', { ...inner, within });
    const own = new Set(labelled.map(({ within }) => within));
    for (const cell of matrix.rows.flat()) if (cell?.origin && !own.has(cell.element)) walk.children(cell.element, inner);
    return;
  }
  const turns = alternatingCells(matrix.rows, texts);
  if (turns.length > 0) {
    for (const { label, value, within } of turns) page.addPair(label, value, 'table', { ...inner, within });
    return;
  }
  const roll = rollRows(matrix.rows);
  // What a table calls itself tells for which day it holds.
  if (caption) page.addLine(textOf(caption), false, { ...inner, within: caption });
  if (roll !== null) {
    page.addGrid(roll, 1, inner);
    return;
  }
  const bands = bandedCells(matrix.rows, texts);
  for (const { label, value, within } of bands.pairs) page.addPair(label, value, 'table', { ...inner, within });
  // Rows of a full house and of today under the names of rents and yields, whatever the tags.
  const ofStates = rowsOfState(texts, 0) !== null ? 1 : 0;
  const headers = bands.taken.size > 0 ? 0 : Math.max(ofStates, headerRows(matrix.rows, texts));
  if (headers > 0) {
    const names = (texts[headers - 1] ?? []).map((label, column) =>
      headers > 1 ? underGroup(texts[headers - 2]?.[column] ?? '', label) : label,
    );
    page.addGrid([names, ...texts.slice(headers)], headers, inner);
  }
  const states = headers === 0 && bands.taken.size === 0 ? statesInForm(matrix.rows, texts) : { pairs: [], taken: new Set<HtmlElement>() };
  for (const { label, value, within } of states.pairs) page.addPair(label, value, 'table', { ...inner, within });
  const labels = headers === 0 ? labelColumns(matrix.rows, texts) : new Set<number>();
  // A sheet saved as a page: labels and values by turns in columns of every width.
  const asForm = headers === 0 && isForm(texts);
  for (const [index, row] of matrix.rows.entries()) {
    if (bands.taken.has(index)) continue;
    // A row of one cell names the group of the rows under it.
    const [head] = row;
    if (row.length > 1 && head && row.every((cell) => cell?.element === head.element) && couldBeLabel(textOf(head.element)))
      inner.caption = textOf(head.element);
    for (const [column, cell] of row.entries()) {
      if (cell === null || !cell.origin || states.taken.has(cell.element)) continue;
      const text = texts[index]?.[column] ?? '';
      const value = row.slice(column + 1).find((next) => next !== null && next.element !== cell.element) ?? null;
      // `用途地域：商業地域`: a cell that holds its own value.
      const isWhole = /[:：]\s*\S/.test(text);
      const isLabel =
        cell.element.tagName === 'th' ||
        (!isWhole &&
          ((column % 2 === 0 && row.length % 2 === 0 && (meaningOf(text) !== null || (headers === 0 && isLabelText(text)))) ||
            (labels.has(column) && couldBeLabel(text)) ||
            (asForm && text.length <= 12 && meaningOf(text) !== null && value !== null && !isStrongLabel(textOf(value.element))) ||
            isLoneLabel(row, column, text)));
      if (headers === 0 && isLabel && value?.element.tagName === 'td' && value.origin) {
        const group = row[column - 1] ?? null;
        const above = group !== null && group.element.tagName === 'th' ? textOf(group.element) : '';
        // `現況` before `月額`: whose rents the rest of the row tells, and no label of that word.
        if (isStateOfRents(text, textOf(value.element))) continue;
        // Rows numbered under their group: `交通` beside `①`, `②`.
        const grouped = above !== '' && meaningOf(text) === null && isMark(text) ? above : labelInGroup(above, text);
        const label = rentOfState(texts[index] ?? [], column) ?? grouped;
        const ways = meaningOf(label)?.reading === 'stations' ? furtherWays(matrix.rows, texts, index) : [];
        page.addPair(label, [textOf(value.element), ...ways].join('\n'), 'table', { ...inner, within: value.element });
      }
      const before = row[column - 1] ?? null;
      const nested = place.nested === true || (before !== null && meaningOf(textOf(before.element)) !== null);
      if (!isLabel || hasStructure(cell.element)) walk.children(cell.element, { ...inner, nested });
    }
  }
}
