import { incomeName, stateOf } from '../../facts/income/columns-of-state.ts';
import { assumedIncome } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import type { CellElement } from './html-table.ts';
import type { HtmlElement } from './html-tree.ts';

/** `月額`, `年額`, `利回り` over the figures of a house. */
const measure = composed`^(?:月額?|年額?|月間|年間|月収|年収)(?:賃料|家賃|収入)?$|^(?:表面|${assumedIncome})?利回り?$`;
/** Names of columns that make a row their head, and rows of states under it. */
const leastMeasures = 2;
const mostStates = 3;

/** Pairs of income in a form, and the cells that are read with them. */
export interface StatesInForm {
  pairs: { label: string; value: string; within: HtmlElement }[];
  taken: ReadonlySet<HtmlElement>;
}

/**
 * Rents and yields of the full house and of today that stand as a small table among the rows of a form: `月額 | 年額 | 利回り`
 * in one row, `満室想定` and `現況` before the figures of the rows under it, in columns of every width.
 */
export function statesInForm(rows: readonly (readonly (CellElement | null)[])[], texts: readonly (readonly string[])[]): StatesInForm {
  const pairs: StatesInForm['pairs'] = [];
  const taken = new Set<HtmlElement>();
  const plainAt = (row: number, column: number): string => plainText(texts[row]?.[column] ?? '').replace(/\s/g, '');
  for (const [head, cells] of rows.entries()) {
    const measures = cells.flatMap((cell, column) => {
      const name = plainAt(head, column);
      const income = cell?.origin && measure.test(name) ? incomeName(name) : null;
      return income === null ? [] : [{ column, income }];
    });
    const [first] = measures;
    if (first === undefined || measures.length < leastMeasures) continue;
    for (let row = head + 1; row <= head + mostStates && row < rows.length; row += 1) {
      const at = (rows[row] ?? []).findIndex(
        (cell, column) => column < first.column && cell?.origin && stateOf(plainAt(row, column)) !== null,
      );
      const state = at < 0 ? null : stateOf(plainAt(row, at));
      if (state === null) break;
      const stateCell = rows[row]?.[at];
      for (const { column, income } of measures) {
        const cell = rows[row]?.[column];
        const value = texts[row]?.[column] ?? '';
        if (!cell || cell.element === stateCell?.element || !/\d/.test(value)) continue;
        pairs.push({ label: `${income}(${state})`, value, within: cell.element });
        taken.add(cell.element);
      }
      if (stateCell) taken.add(stateCell.element);
    }
  }
  return { pairs, taken };
}
