import { meaningOf } from '../../vocabulary/labels.ts';
import type { Segment } from './pdf-segment.ts';

/** Letters of the end of a label that was broken over two lines. */
const longestRest = 8;

/** How far the two letters of a label that fills its column may stand apart, in sizes of type. */
const mostSpread = 8;

/** `階` and, far behind it, `数`: a label of two letters that is spread over the width of its column is one. */
function withSpreadLetters(row: readonly Segment[]): Segment[] {
  const isLetter = (segment: Segment | undefined): segment is Segment =>
    segment !== undefined && /^\p{Script=Han}$/u.test(segment.text.trim());
  const whole: Segment[] = [];
  for (const segment of row) {
    const before = whole.at(-1);
    const text = `${before?.text.trim() ?? ''}${segment.text.trim()}`;
    const spread =
      isLetter(before) && isLetter(segment) && segment.x - before.x - before.width <= mostSpread * segment.size && meaningOf(text) !== null;
    if (spread) whole.splice(-1, 1, { ...before, text, width: segment.x + segment.width - before.x });
    else whole.push(segment);
  }
  return whole;
}

/** Labels that a narrow column broke over two lines, `専有面積（壁` over `芯）`, whole again on the first of them. */
export function withWholeLabels(printed: readonly Segment[][]): Segment[][] {
  const rows = printed.map(withSpreadLetters);
  const gone = new Set<Segment>();
  const whole = new Map<Segment, Segment>();
  for (const [index, row] of rows.entries())
    for (const segment of row) {
      const text = segment.text.trim();
      if (text.length < 2 || text.length > 16 || /[\d０-９:：]/.test(text) || meaningOf(text) !== null) continue;
      const rest = rows
        .slice(index + 1, index + 3)
        .flat()
        .find(
          ({ x, y, size, text: end }) =>
            Math.abs(x - segment.x) <= 0.5 * segment.size &&
            y - segment.y <= 1.9 * segment.size &&
            Math.abs(size - segment.size) < 0.1 * segment.size &&
            end.trim().length <= longestRest &&
            meaningOf(text + end.trim()) !== null,
        );
      if (rest === undefined || gone.has(rest) || meaningOf(rest.text.trim()) !== null) continue;
      gone.add(rest);
      whole.set(segment, { ...segment, text: text + rest.text.trim() });
    }
  return whole.size === 0
    ? rows.map((row) => [...row])
    : rows.map((row) => row.flatMap((segment) => (gone.has(segment) ? [] : [whole.get(segment) ?? segment])));
}
