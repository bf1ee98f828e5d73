import { plainText } from '../../normalise/text.ts';
import { labelInGroup, likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';

/** A cell that names what the labels beside and under it are of, and holds no value itself. */
const groupWord =
  /^(?:土地|敷地|建物|専有部分?|住戸|一棟|区分|物件|収支|収益|賃貸|費用|法令|法規|権利|その他|取引)(?:概要|情報|関係|条件|制限)?$/;

const isLabel = (cell: string | undefined): boolean =>
  cell !== undefined && cell.trim() !== '' && cell.length <= 20 && likelyMeaning(cell) !== null;

/** Whether a row goes on with a label and something that is none behind a first cell. */
function holdsPair(row: readonly string[]): boolean {
  const next = row[1];
  if (!isLabel(next)) return false;
  const value = row.slice(2).find((cell) => cell.trim() !== '');
  return value !== undefined && (meaningOf(value) === null || /\d/.test(value));
}

/**
 * A sheet whose first column names groups, `土地 | 面積 | 176.88㎡ | 権利 | 所有権`, once over the rows that go on with the
 * cell empty or again in each: the group becomes part of the labels, `土地面積`, and its cell is empty.
 */
export function withoutGroupCells(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let group = '';
  return rows.map((row) => {
    const first = plainText((row[0] ?? '').slice(0, 40)).replace(/\s/g, '');
    const own = groupWord.test(first) ? first : '';
    if (first !== '') group = own !== '' && holdsPair(row) ? own : '';
    if (group === '' || !holdsPair(row)) return row;
    return row.map((cell, column) => (column === 0 ? '' : isLabel(cell) ? labelInGroup(group, cell) : cell));
  });
}
