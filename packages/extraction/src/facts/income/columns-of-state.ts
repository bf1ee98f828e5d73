import { assumedIncome, fullyLet, stateToday } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import { likelyMeaning } from '../../vocabulary/labels.ts';

const full = composed`^(?:${fullyLet}|${assumedIncome}|${fullyLet}${assumedIncome}|${assumedIncome}${fullyLet}|${fullyLet}時|${fullyLet}時${assumedIncome})(?:賃料|収入|の?場合)?(?:[月年](?:額|収|間))?(?:\([^()]*\))?$`;
const current = composed`^(?:${stateToday}|現在の?状況|稼働中?|実績)(?:賃料|収入|の?場合)?(?:[月年](?:額|収|間))?(?:\([^()]*\))?$`;
/** Rows that total the ones above, whose period the name of the column gives. */
const totalRow = /^(?:合\s*計|総\s*計|総合計|計|年[額間](?:合計)?)$/;
const ofYear = /^年[額間]/;

/** What rents and yields under a column are of: of the house when it is full, or of today. */
export type State = '満室想定' | '現況';

export function stateOf(cell: string): State | null {
  const plain = plainText(cell.slice(0, 60)).replace(/\s/g, '');
  return full.test(plain) ? '満室想定' : current.test(plain) ? '現況' : null;
}

/** `月額`, `年額` beside `満室想定賃料`: periods of what its row or its column names. */
const period = /^(?:月額?|年額?|月間|年間)$/;

/** The name of a rent or a yield under a state, or null where it is none: a period alone stands for the rent of it. */
export function incomeName(name: string): string | null {
  const plain = name.trim();
  if (period.test(plain)) return `賃料(${plain})`;
  return ofIncome.test(likelyMeaning(plain)?.reading ?? '') ? plain : null;
}

const ofIncome = /^(?:rent_(?:annual|monthly)|yield_full|yield_current)/;

/** A figure of a table that names its columns `想定（満室）` and `現行（2026年10月）`, with its row and column. */
export interface StatedFigure {
  label: string;
  value: string;
  row: number;
  column: number;
}

/**
 * Rents and yields of a table whose columns are the full house and today, beside names of rows: each with its column's
 * state in its label. Null where the row names no such columns or no row under it is one of income.
 */
export function columnsOfState(rows: readonly (readonly string[])[], header: number): { figures: StatedFigure[]; to: number } | null {
  const states = (rows[header] ?? []).map(stateOf);
  if (new Set(states.filter((state) => state !== null)).size < 2 || stateOf(rows[header]?.[0] ?? '') !== null) return null;
  const figures: StatedFigure[] = [];
  let to = header + 1;
  for (; to < rows.length; to += 1) {
    const [label = '', ...cells] = rows[to] ?? [];
    if (label.trim() === '' || cells.every((cell) => cell.trim() === '')) break;
    const sums = totalRow.test(plainText(label));
    const income = sums ? null : incomeName(label);
    if (!sums && income === null) continue;
    for (const [index, value] of cells.entries()) {
      const state = states[index + 1];
      const span = ofYear.test(plainText(label)) ? '年' : /[月年](?=[額収間])/.exec(plainText(rows[header]?.[index + 1] ?? ''))?.[0];
      const name = sums ? (span === undefined ? null : `${span}額賃料`) : income;
      if (state && name !== null && /\d/.test(value)) figures.push({ label: `${name}(${state})`, value, row: to, column: index + 1 });
    }
  }
  return figures.length === 0 ? null : { figures, to };
}

/** What may stand over the names of such rows. */
const overRows = /^(?:区分|項目|内訳|種別|状況|収支|収益|収入|賃料|利回り?)?$/;

/**
 * The same table turned: `現行` and `満室想定` name its rows, rents and yields its columns. Null where no row under the
 * header is named so, or no column is one of income.
 */
export function rowsOfState(rows: readonly (readonly string[])[], header: number): { figures: StatedFigure[]; to: number } | null {
  const [corner = '', ...names] = rows[header] ?? [];
  if (!overRows.test(plainText(corner).replace(/\s/g, ''))) return null;
  const income = names.map(incomeName);
  if (income.every((own) => own === null)) return null;
  // `想定` alone says of a full house beside what is paid today.
  const named = new Set(rows.slice(header + 1, header + 4).map(([name = '']) => stateOf(name)));
  const figures: StatedFigure[] = [];
  let to = header + 1;
  for (; to < rows.length; to += 1) {
    const [name = '', ...cells] = rows[to] ?? [];
    const state = stateOf(name);
    if (state === null || (!composed`${fullyLet}|現`.test(name) && !named.has('現況'))) break;
    for (const [index, value] of cells.entries())
      if (income[index] && /\d/.test(value)) figures.push({ label: `${income[index]}(${state})`, value, row: to, column: index + 1 });
  }
  return figures.length === 0 ? null : { figures, to };
}

/** Whether a cell says whose rents the row tells, `現況` before `月額`. */
export const isStateOfRents = (cell: string, next: string): boolean => stateOf(cell) !== null && period.test(plainText(next).trim());

/** The rent that a period alone stands for in a row which names a state before it: `月額` behind `満室時` or `現況`. Null for other cells. */
export function rentOfState(row: readonly string[], column: number): string | null {
  const own = plainText(row[column] ?? '').trim();
  if (!period.test(own)) return null;
  const state = row
    .slice(0, column)
    .map(stateOf)
    .findLast((named) => named !== null);
  return state ? `${own.startsWith('年') ? '年' : '月'}額賃料(${state})` : null;
}
