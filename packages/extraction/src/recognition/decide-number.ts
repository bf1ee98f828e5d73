import type { AlignedPair } from './align.ts';
import type { ReadNumber } from './fused-text.ts';
import { han, isNumeric } from './letter-kinds.ts';

const wellFormed = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
const digitsOf = (text: string): string => text.replace(/[.,]/g, '');

/**
 * `8,480.:` beside `8,4801`: whole groups of three that both saw, and behind them what a stroke at the edge of the line became,
 * which one reader takes for a mark and the other for a 1 that no group has room for.
 */
function beforeStroke(first: string, second: string): ReadNumber | null {
  const groups = /^(\d{1,3}(?:,\d{3})+)[1l|]$/.exec(second)?.[1];
  return groups !== undefined && first.startsWith(groups) && /^[.,:|]+$/.test(first.slice(groups.length))
    ? { text: groups, state: 'agreed' }
    : null;
}

/** Whether one reader took the comma of a group for a figure: `25980` beside `2,980`. */
const isCommaAsFigure = (first: string, second: string): boolean =>
  /^\d{5,}$/.test(first) &&
  /^\d{1,3},\d{3}$/.test(second) &&
  first.length === second.length &&
  [...second].every((sign, index) => sign === ',' || sign === first[index]);

/** The number of a span from what both readers saw. Points at its ends are sentence marks. */
export function decide(first: string, second: string): ReadNumber {
  const beforeEdge = beforeStroke(first, second);
  if (beforeEdge) return beforeEdge;
  const trim = (text: string): string => text.replace(/^[.,]+|[.,]+$/g, '');
  const a = trim(first);
  const b = trim(second);
  if (a === b) return { text: a, state: 'agreed' };
  const hasDigits = (text: string): boolean => /^[\d.,]+$/.test(text) && /\d/.test(text);
  if (hasDigits(a) && hasDigits(b)) {
    if (digitsOf(a) === digitsOf(b)) return { text: wellFormed.test(a) && !wellFormed.test(b) ? a : bestForm(a, b), state: 'separators' };
    if (isCommaAsFigure(a, b)) return { text: b, state: 'conflict', other: a };
    return { text: a, state: 'conflict', ...(wellFormed.test(b) && { other: b }) };
  }
  if (hasDigits(b) && !/\d/.test(a)) return { text: b, state: wellFormed.test(b) ? 'second_only' : 'conflict' };
  if (hasDigits(a) && b === '') return { text: a, state: 'first_only' };
  return hasDigits(b) && wellFormed.test(b) ? { text: b, state: 'second_only' } : { text: a, state: 'conflict' };
}

/** `5.819` and `5.81`, `7.952` and `7.95` before a percent sign: percentages have two decimals at most, and the third is a part of the sign. */
export function beforePercent(first: string, second: string): ReadNumber | null {
  const [longer, shorter] = first.length > second.length ? [first, second] : [second, first];
  const isRing = /^\d{1,2}\.\d{3}$/.test(longer) && longer.slice(0, -1) === shorter;
  // Percentages of a plot are whole tens.
  const isRingOfTens = /^[1-9]\d?0[69]$/.test(longer) && longer.slice(0, -1) === shorter;
  return isRing || isRingOfTens ? { text: shorter, state: 'agreed' } : null;
}

/** `TK` beside `1K`: what the first reader takes for a letter of one stroke is the 1 of a plan that the second one sees. */
export function ofPlan(first: string, second: string, behind: AlignedPair | undefined): ReadNumber | null {
  const isPlan = behind !== undefined && behind.first === behind.second && /^[KLDSR]$/.test(behind.first ?? '');
  return isPlan && second === '1' && /^[TIil|\]]$/.test(first) ? { text: '1', state: 'agreed' } : null;
}

/** Of two readings with the same digits, the one whose commas or point stand where a number has them. */
function bestForm(a: string, b: string): string {
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
  for (const text of [a, b]) if (grouped.test(text)) return text;
  for (const text of [a, b]) if (wellFormed.test(text) && /[.,]/.test(text)) return text;
  return wellFormed.test(b) ? b : a;
}

/**
 * A number beside which the second reader saw a further digit, where the first one saw a word that the second knows as well:
 * `上18,000` beside `118,000`. One of the two lost the end of an amount or put it there. So it is with any letter before a
 * point that the second reader saw: `つ68` beside `5.68`.
 */
export function withLostEnds(
  number: ReadNumber,
  pairs: readonly AlignedPair[],
  { from, to }: { from: number; to: number },
  knows: (letter: string) => boolean,
): ReadNumber {
  const isDigit = (pair: AlignedPair | undefined): boolean =>
    pair?.second != null && /\d/.test(pair.second) && pair.first !== null && han.test(pair.first) && knows(pair.first);
  const [before, behind] = [pairs[from - 1], pairs[to]];
  // What the second reader saw as the start of the number, `5.`, where the first one saw letters.
  let start = from;
  while (isNumeric(pairs[start - 1]?.second ?? null) && !isNumeric(pairs[start - 1]?.first ?? null)) start -= 1;
  const secondIn = (first: number, last: number): string =>
    pairs
      .slice(first, last)
      .map(({ second }) => second ?? '')
      .join('');
  const isFraction = /^\d+[.,]$/.test(secondIn(start, from)) || (/^\d+$/.test(secondIn(start, from)) && /^[.,]\d/.test(secondIn(from, to)));
  const isStart = isDigit(before) || isFraction;
  if (!isStart && !isDigit(behind)) return number;
  const seen = pairs.slice(isStart ? Math.min(start, from - 1) : from, isDigit(behind) ? to + 1 : to);
  const other = seen.map(({ second }) => second ?? '').join('');
  return { text: number.text, state: 'conflict', ...(wellFormed.test(other) && { other }) };
}
