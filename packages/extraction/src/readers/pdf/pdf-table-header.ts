import { isHeaderRow, isRollHeader, rollColumnOf } from '../../facts/roll-tables/grid-roles.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import type { Segment } from './pdf-segment.ts';

/** Letters of the upper half of a name over two rows; what is longer is a title. */
const longestName = 12;

/** The names of a header over two rows: the lower ones, the upper ones that have none below, and `専有` over `面積` together. */
function stackedHeader(upper: readonly Segment[], lower: readonly Segment[]): Segment[] | null {
  const [first, second] = [upper[0], lower[0]];
  if (!first || !second || second.y - first.y > 2.2 * first.size) return null;
  const covers = (above: Segment, below: Segment): boolean =>
    below.x < above.x + Math.max(above.width, above.size) && below.x + below.width > above.x - above.size;
  const names = lower.map((segment) => {
    const above = upper.find((candidate) => Math.abs(candidate.x - segment.x) < 0.6 * segment.size);
    const whole = above ? above.text.trim() + segment.text.trim() : '';
    return above &&
      above.text.trim().length <= longestName &&
      !/[表覧]|ロール|roll/i.test(above.text) &&
      (rollColumnOf(whole) !== null || meaningOf(whole) !== null)
      ? { ...segment, text: whole }
      : segment;
  });
  // The number of the page names no column.
  const alone = upper.filter(
    (above) => !/^(?:p\.?|page)?[\d\s/／-]+(?:頁|ページ|枚目)?$/i.test(above.text.trim()) && !lower.some((below) => covers(above, below)),
  );
  // A line of words above a header that adds nothing to it stands on its own.
  if (alone.length === 0 && names.every((name, index) => name === lower[index])) return null;
  return [...names, ...alone].sort((a, b) => a.x - b.x);
}

/** `土地権利 所有権 現況 満室`: labels with their values, side by side. */
const arePairs = (names: readonly string[]): boolean =>
  names.length % 2 === 0 && names.every((name, index) => (meaningOf(name.trim()) !== null) === (index % 2 === 0));

/** Part of a row's words that are names, where they name columns of a table other than a roll. */
const leastNamed = 0.7;
const isName = (name: string): boolean => meaningOf(name.trim()) !== null || rollColumnOf(name.trim()) !== null;

/** Letters of the longest name of a column. */
const longestColumn = 22;

const namesColumns = (names: readonly string[]): boolean =>
  names.length >= 4 &&
  !arePairs(names) &&
  // What is said of a label in the same line names no column.
  !names.some((name) => name.length > longestColumn && /\p{Script=Han}/u.test(name)) &&
  // `●現況／空室` is a pair of its own.
  !names.some((name) => /\d{2,}/.test(name) || /^[●■◆◇・].*[／:：]\S/.test(name)) &&
  (isRollHeader(names) || (isHeaderRow(names) && names.length >= 5 && names.filter(isName).length >= leastNamed * names.length));

/** `部屋 間取` in one run are the names of two columns. */
function namesApart(row: readonly Segment[]): Segment[] {
  return row.flatMap((segment) => {
    const names = [...segment.text.trim().matchAll(/\S+/g)];
    const roles = names.map(([name]) => rollColumnOf(name));
    // `専有 面積` is one name.
    if (names.length < 2 || names.length > 3 || roles.includes(null) || new Set(roles).size < roles.length) return [segment];
    if (names.some(([name]) => !/[\p{Script=Han}\p{Script=Katakana}]/u.test(name))) return [segment];
    const letter = segment.width / segment.text.trim().length;
    return names.map((name) => ({ ...segment, text: name[0], x: segment.x + letter * name.index, width: letter * name[0].length }));
  });
}

/** The header that begins at a row: that row alone, or with the next one under it. */
export function headerAt(rows: readonly Segment[][], index: number): { header: Segment[]; height: number } | null {
  const three = headerOfThree(rows, index);
  if (three !== null) return three;
  const own = namesApart(rows[index] ?? []);
  const text = (header: readonly Segment[]): string[] => header.map((segment) => segment.text.trim());
  // What stands beside a roll on the next line does not belong to its header.
  const [left, right] = [own[0], own.at(-1)];
  const under = (rows[index + 1] ?? []).filter(
    ({ x, width, size, text: word }) =>
      left &&
      right &&
      (!isRollHeader(text(own)) || rollColumnOf(word.trim()) !== null || (x + width > left.x - size && x < right.x + right.width + size)),
  );
  const stacked = own.length >= 2 ? stackedHeader(own, under) : null;
  if (stacked && namesColumns(text(stacked)) && (!namesColumns(text(own)) || isRollHeader(text(stacked)))) {
    const known = (header: readonly Segment[]): number => text(header).filter((name) => rollColumnOf(name) ?? meaningOf(name)).length;
    if (known(stacked) > known(own) && (isRollHeader(text(stacked)) || known(stacked) >= 0.8 * stacked.length))
      return { header: stacked, height: 2 };
  }
  return namesColumns(text(own)) ? { header: own, height: 1 } : null;
}

/** Names of groups over their columns, with the names that stand for both lines set between them: `面積` and `月額`, `区画`, then `㎡` and `賃料`. */
function headerOfThree(rows: readonly Segment[][], index: number): { header: Segment[]; height: number } | null {
  const [upper, middle, lower] = rows.slice(index, index + 3);
  const [first, last] = [upper?.[0], lower?.[0]];
  if (!upper || !middle || !lower || !first || !last || last.y - first.y > 3 * Math.min(first.size, last.size)) return null;
  const overlap = (a: Segment, b: Segment): boolean => a.x < b.x + b.width && b.x < a.x + a.width;
  if (middle.some((name) => [...upper, ...lower].some((other) => overlap(name, other)))) return null;
  const names = [...middle, ...lower].sort((a, b) => a.x - b.x);
  const header = stackedHeader(upper, names) ?? names;
  const texts = header.map((segment) => segment.text.trim());
  const known = texts.filter((name) => rollColumnOf(name) !== null).length;
  const allNames = lower.every(({ text }) => rollColumnOf(text.trim()) !== null);
  return allNames && isRollHeader(texts) && lower.length >= 2 && known >= 0.8 * texts.length ? { header, height: 3 } : null;
}
