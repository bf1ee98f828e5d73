import { likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import type { Segment } from './pdf-segment.ts';

/** Words of a label: no figures, no sentence. `&` and brackets stand in `Fixed asset & city planning tax`, `Gross rent (full occupancy)`. */
const labelWords = /^[A-Z][A-Za-z&/()'’,. -]*$/;
/** The second line of one goes on in small letters, or closes its bracket. */
const restWords = /^[(a-z][A-Za-z&/()'’,. -]*$/;
const longestLabel = 48;
const mostLeading = 1.9;

const opened = (text: string): number => (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);

/** What two lines say together; null where they are no label, or the first is one without the second. */
function wholeLabel(first: string, rest: string): string | null {
  const whole = `${first} ${rest}`;
  if (!labelWords.test(first) || !restWords.test(rest) || whole.length > longestLabel || opened(whole) !== 0) return null;
  const meaning = likelyMeaning(whole);
  return meaning !== null && (opened(first) > 0 || likelyMeaning(first)?.reading !== meaning.reading || meaningOf(first) === null) ? whole : null;
}

/**
 * Labels of Latin letters that a narrow column broke, with the value on the line of the first half, whole again there:
 * `Annual gross rent (full` beside `JPY 33,240,000` over `occupancy)`. The second half stands alone in its line.
 */
export function withWholeLatinLabels(rows: readonly Segment[][]): Segment[][] {
  const gone = new Set<Segment>();
  const whole = new Map<Segment, Segment>();
  for (const [index, row] of rows.entries()) {
    const [first, value] = row;
    const [rest, beside] = rows[index + 1] ?? [];
    if (!first || !value || !rest || beside || Math.abs(rest.x - first.x) > 0.5 * first.size) continue;
    if (rest.y - first.y > mostLeading * first.size || Math.abs(rest.size - first.size) > 0.1 * first.size) continue;
    if (rest.x + rest.width > value.x) continue;
    const text = wholeLabel(first.text.trim(), rest.text.trim());
    if (text === null) continue;
    gone.add(rest);
    whole.set(first, { ...first, text });
  }
  return gone.size === 0
    ? [...rows]
    : rows.map((row) => row.flatMap((segment) => (gone.has(segment) ? [] : [whole.get(segment) ?? segment]))).filter((row) => row.length > 0);
}
