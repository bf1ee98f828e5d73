import { likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import type { Segment } from './pdf-segment.ts';

/** Words of a label: no figures, no sentence. `&` and brackets stand in `Fixed asset & city planning tax`, `Gross rent (full occupancy)`. */
const labelWords = /^[A-Z][A-Za-z&/()'’,. -]*$/;
/** A further line of one goes on in small letters, or within its bracket. */
const restWords = /^[(a-z][A-Za-z&/()'’,. -]*$/;
const longestLabel = 40;
const mostLeading = 1.9;
const mostRests = 2;

const opened = (text: string): number => (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);

/** What the lines of a label say together; null where they do not make a label, or the first is one without the others. */
function wholeLabel(first: string, rests: readonly string[]): string | null {
  const whole = [first, ...rests].join(' ');
  if (whole.length > longestLabel || opened(whole) !== 0) return null;
  const meaning = likelyMeaning(whole);
  const saysMore =
    opened(first) > 0 || rests[0]?.startsWith('(') || meaningOf(first) === null || likelyMeaning(first)?.reading !== meaning?.reading;
  return meaning !== null && saysMore ? whole : null;
}

/** The lines right under a label, alone in their rows, that could go on with it. */
function restsUnder(rows: readonly Segment[][], index: number, first: Segment, value: Segment): Segment[] {
  const rests: Segment[] = [];
  for (const [rest, beside] of rows.slice(index + 1, index + 1 + mostRests)) {
    const last = rests.at(-1) ?? first;
    const goesOn =
      rest !== undefined &&
      beside === undefined &&
      Math.abs(rest.x - first.x) <= 0.5 * first.size &&
      rest.y - last.y <= mostLeading * first.size &&
      Math.abs(rest.size - first.size) <= 0.1 * first.size &&
      rest.x + rest.width <= value.x &&
      restWords.test(rest.text.trim());
    if (!goesOn) break;
    rests.push(rest);
  }
  return rests;
}

/**
 * Labels of Latin letters that a narrow column broke, with the value on the line of their beginning, whole again there:
 * `Annual gross rent (full` beside `JPY 33,240,000` over `occupancy)`.
 */
export function withWholeLatinLabels(rows: readonly Segment[][]): Segment[][] {
  const gone = new Set<Segment>();
  const whole = new Map<Segment, Segment>();
  for (const [index, [first, value]] of rows.entries()) {
    if (!first || !value || !labelWords.test(first.text.trim())) continue;
    const rests = restsUnder(rows, index, first, value);
    for (let lines = rests.length; lines > 0 && !whole.has(first); lines -= 1) {
      const own = rests.slice(0, lines);
      const text = wholeLabel(
        first.text.trim(),
        own.map((rest) => rest.text.trim()),
      );
      if (text === null) continue;
      for (const rest of own) gone.add(rest);
      whole.set(first, { ...first, text });
    }
  }
  return gone.size === 0
    ? [...rows]
    : rows
        .map((row) => row.flatMap((segment) => (gone.has(segment) ? [] : [whole.get(segment) ?? segment])))
        .filter((row) => row.length > 0);
}
