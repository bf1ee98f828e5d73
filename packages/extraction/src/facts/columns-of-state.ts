import { plainText } from '../normalise/text.ts';
import { likelyMeaning } from '../vocabulary/labels.ts';

const full = /^(?:満室|想定|満室想定|想定満室|満室時|満室時想定)(?:賃料|収入|の?場合)?(?:[月年](?:額|収|間))?(?:\([^()]*\))?$/;
const current = /^(?:現[況行状在]|現在の?状況|稼働中?|実績)(?:賃料|収入|の?場合)?(?:[月年](?:額|収|間))?(?:\([^()]*\))?$/;
/** Rows that total the ones above, whose period the name of the column gives. */
const totalRow = /^(?:合\s*計|総\s*計|総合計|計|年[額間](?:合計)?)$/;
const ofYear = /^年[額間]/;

/** What rents and yields under a column are of: of the house when it is full, or of today. */
type State = '満室想定' | '現況';

function stateOf(cell: string): State | null {
  const plain = plainText(cell).replace(/\s/g, '');
  return full.test(plain) ? '満室想定' : current.test(plain) ? '現況' : null;
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
    if (!sums && !ofIncome.test(likelyMeaning(label)?.reading ?? '')) continue;
    for (const [index, value] of cells.entries()) {
      const state = states[index + 1];
      const period = ofYear.test(plainText(label)) ? '年' : /[月年](?=[額収間])/.exec(plainText(rows[header]?.[index + 1] ?? ''))?.[0];
      const name = sums ? (period === undefined ? null : `${period}額賃料`) : label.trim();
      if (state && name !== null && /\d/.test(value)) figures.push({ label: `${name}(${state})`, value, row: to, column: index + 1 });
    }
  }
  return figures.length === 0 ? null : { figures, to };
}
