import { type AlignedPair, align, lookAlike } from './align.ts';
import { withLatinWords } from './latin-words.ts';
import type { SureLetter } from './second-reader.ts';
import { inJapanese, isJapanese } from './simplified.ts';

/**
 * How well a number is known: both readers saw the same; the same digits with other points or commas; one of the two
 * alone; or they saw different digits.
 */
export type NumberState = 'agreed' | 'separators' | 'second_only' | 'first_only' | 'conflict';

export interface ReadNumber {
  /** As it stands in the text of the line. */
  text: string;
  state: NumberState;
  /** What the second reader saw, where it saw another well-formed number. */
  other?: string;
}

/** A line as both readers together have it. */
export interface FusedText {
  text: string;
  numbers: ReadNumber[];
  /** Share of the letters on which both readers agree, of those that both can read; 1 where there are none. */
  agreement: number;
  /** How many letters that is a share of. */
  compared: number;
}

const leastAgreement = 0.5;
const kana = /[\u3041-\u30ff\uff66-\uff9f]/;
const han = /\p{Script=Han}/u;

/** Width and form of characters as usual, but m² keeps its own sign: its 2 belongs to no number. */
export function plainText(text: string): string {
  return (
    text
      .replace(/[㎡]|m²|㎡/g, '\ue000')
      // A number in a ring counts the lines of a list: it is a mark, and no figure of the line.
      .replace(/[\u2460-\u2473\u2776-\u277f\u2780-\u2793\u24eb-\u24f4]+/g, '●')
      .normalize('NFKC')
      .replaceAll('\ue000', '㎡')
      .replace(/[‐‑–—−]/g, '-')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

const wellFormed = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
const digitsOf = (text: string): string => text.replace(/[.,]/g, '');
const isNumeric = (letter: string | null): boolean => letter !== null && /[\d.,]/.test(letter);

/** Where the second reader saw a percent sign, digits of the first one alone are what it made of that sign: `6.609` for `6.60％`. */
function withPercentSigns(pairs: readonly AlignedPair[]): AlignedPair[] {
  const lone = (pair: AlignedPair | undefined): boolean => pair?.second === null && isNumeric(pair.first);
  const isSign = (pair: AlignedPair | undefined): boolean =>
    pair?.second === '%' && (pair.first === null || pair.first === '%' || isNumeric(pair.first));
  return pairs.flatMap((pair, index) => {
    if (isSign(pair)) return [{ ...pair, first: '%' }];
    const besideSign = isSign(pairs[index - 1]) || (isSign(pairs[index + 1]) && pairs[index + 1]?.first !== '%');
    return lone(pair) && besideSign ? [] : [pair];
  });
}

/** `面積7533.17` beside `面積/533.17`: a stroke that the second reader surely saw between a word and a number does not belong to the number. */
function withStrokes(pairs: readonly AlignedPair[], sureness: readonly number[]): AlignedPair[] {
  const isStroke = (pair: AlignedPair | undefined): boolean => pair?.second === '/' && (sureness[pair.other] ?? 0) > surely;
  const isWord = (pair: AlignedPair | undefined): boolean => pair?.first != null && han.test(pair.first);
  const isFigure = (pair: AlignedPair | undefined): boolean => pair !== undefined && isNumeric(pair.first) && pair.first === pair.second;
  return pairs.map((pair, index) => {
    const [before, next] = [pairs[index - 1], pairs[index + 1]];
    // The figure stands beside the stroke, or the stroke beside the word before it and the figure alone.
    if (isStroke(pair) && isNumeric(pair.first) && isWord(before) && isFigure(next)) return { ...pair, first: '/' };
    if (pair.second === null && isNumeric(pair.first) && isStroke(before) && isWord(before) && isFigure(next))
      return { ...pair, first: '/', second: '/' };
    return isStroke(pair) && isWord(pair) && next?.second === null && isNumeric(next.first) && isFigure(pairs[index + 2])
      ? { ...pair, second: null }
      : pair;
  });
}

/** Capitals that the second reader surely saw side by side, of which the first one made a single character: `沢山陽本線` for `JR山陽本線`. */
function withCapitals(pairs: readonly AlignedPair[], sureness: readonly number[]): AlignedPair[] {
  const isCapital = ({ second, other }: AlignedPair): boolean => second !== null && /[A-Z]/.test(second) && (sureness[other] ?? 0) > surely;
  const result = [...pairs];
  for (let from = 0; from < pairs.length; from += 1) {
    let to = from;
    while (to < pairs.length && isCapital(pairs[to] as AlignedPair)) to += 1;
    const inside = pairs.slice(from, to);
    const seen = inside.flatMap(({ first }) => (first === null ? [] : [first]));
    if (inside.length >= 2 && seen.length === 1 && seen.every((letter) => han.test(letter) || kana.test(letter)))
      for (const [index, pair] of inside.entries()) result[from + index] = { ...pair, first: pair.second };
    from = Math.max(from, to);
  }
  return result;
}

/** Spans of the alignment that hold a number in either reading: numeric letters of one or both, side by side. */
function numberSpans(pairs: readonly AlignedPair[]): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (const [index, pair] of pairs.entries()) {
    // A letter that the second reader does not know may look like a digit to it: only the first one can begin a number there.
    const numeric =
      isNumeric(pair.first) || (isNumeric(pair.second) && (pair.first === null || (!kana.test(pair.first) && !han.test(pair.first))));
    if (!numeric) continue;
    const last = spans.at(-1);
    if (last && last.to === index) last.to = index + 1;
    else spans.push({ from: index, to: index + 1 });
  }
  return spans.filter(({ from, to }) => pairs.slice(from, to).some((pair) => /\d/.test(`${pair.first ?? ''}${pair.second ?? ''}`)));
}

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
function decide(first: string, second: string): ReadNumber {
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
function beforePercent(first: string, second: string): ReadNumber | null {
  const [longer, shorter] = first.length > second.length ? [first, second] : [second, first];
  const isRing = /^\d{1,2}\.\d{3}$/.test(longer) && longer.slice(0, -1) === shorter;
  // Percentages of a plot are whole tens.
  const isRingOfTens = /^[1-9]\d?0[69]$/.test(longer) && longer.slice(0, -1) === shorter;
  return isRing || isRingOfTens ? { text: shorter, state: 'agreed' } : null;
}

/** `TK` beside `1K`: what the first reader takes for a letter of one stroke is the 1 of a plan that the second one sees. */
function ofPlan(first: string, second: string, behind: AlignedPair | undefined): ReadNumber | null {
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

/** Signs that the first reader takes for letters and digits, and the second one sees. */
const signs = new Set('●■◆◇○/:・※★');
/** What the first reader makes of dirt between two letters. */
const spurious = new Set('人上るへノン参金ー一|4');
const surely = 0.9;

/** The character that stands where the readers differ. */
function letterOf({ first, second, at, other }: AlignedPair, sureness: readonly number[], knows: (letter: string) => boolean): string {
  if (first === null) return second !== null && signs.has(second) && (sureness[other] ?? 0) > surely ? second : '';
  if (second === null || first === second) return first;
  if (signs.has(second) && (at === 0 || !han.test(first))) return second;
  // A character that the second reader was never taught looks to it like one that it knows.
  if (lookAlike(first, second)) return knows(first) ? second : first;
  // The second reader knows the letter that the first one saw, and surely saw another one that is written in Japan.
  const bothHan = han.test(first) && isJapanese(second);
  return (sureness[other] ?? 0) > surely && bothHan && knows(first) ? second : first;
}

/** A letter of the first reader alone, between two that both saw: dirt, where it is one of those that dirt becomes. */
function isDirt(pairs: readonly AlignedPair[], index: number): boolean {
  const pair = pairs[index];
  if (pair?.first == null || pair.second !== null || !spurious.has(pair.first)) return false;
  const before = pairs[index - 1];
  const after = pairs[index + 1];
  const sure = (side: AlignedPair | undefined): boolean =>
    side === undefined || (side.first === side.second && !kana.test(side.first ?? ''));
  const signBefore = before === undefined || signs.has(before.second ?? '');
  return (sure(before) || signBefore) && after !== undefined && sure(after);
}

/** Whether the second reader can be held against the first at this place. */
const comparable = (pair: AlignedPair): boolean =>
  (pair.first !== null && /[\dA-Za-z]/.test(pair.first)) ||
  (pair.first !== null && pair.second !== null && han.test(pair.first) && han.test(pair.second));

/** The second reader's letters as usual, `m` and `²` as one sign. */
function inWholeSigns(letters: readonly SureLetter[]): SureLetter[] {
  const signs: SureLetter[] = [];
  for (const { letter, sureness } of letters) {
    const last = signs.at(-1);
    if (letter === '²' && last?.letter === 'm') last.letter = '㎡';
    else if (letter === '²' && last?.letter === '㎡') continue;
    else for (const one of inJapanese(plainText(letter))) if (one !== ' ') signs.push({ letter: one, sureness });
  }
  return signs;
}

/** Whether the second reader saw a line of words and digits, each of them surely. */
function isWhole(seen: readonly SureLetter[]): boolean {
  const meant = seen.filter(({ letter }) => han.test(letter) || /[\dA-Za-z]/.test(letter));
  const sureness = seen.reduce((sum, one) => sum + one.sureness, 0) / Math.max(1, seen.length);
  return meant.length >= 2 && meant.length >= 0.6 * seen.length && sureness > 0.8;
}

/** The line as the second reader has it, where the first one saw little else than dirt. */
function wholeLine(first: string, second: string): FusedText {
  const numbers = second.match(/\d[\d.,]*\d|\d/g) ?? [];
  return {
    text: second,
    numbers: numbers.map((text) => ({ text, state: first.includes(text) ? 'agreed' : /\d/.test(first) ? 'conflict' : 'second_only' })),
    agreement: leastAgreement,
    compared: second.length,
  };
}

/**
 * A number beside which the second reader saw a further digit, where the first one saw a word that the second knows as well:
 * `上18,000` beside `118,000`. One of the two lost the end of an amount or put it there. So it is with any letter before a
 * point that the second reader saw: `つ68` beside `5.68`.
 */
function withLostEnds(
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

/** A line as the second reader alone has it, in Japanese characters. */
export const seenAlone = (letters: readonly SureLetter[]): string =>
  inWholeSigns(letters)
    .map(({ letter }) => letter)
    .join('');

/** Puts two readings of one line together: words from the first reader, numbers from both, each with its state. */
export function fuse(firstText: string, secondLetters: readonly SureLetter[], knows: (letter: string) => boolean): FusedText {
  const first = [...plainText(firstText)];
  const seen = inWholeSigns(secondLetters);
  const second = seen.map(({ letter }) => letter);
  const sureness = seen.map((one) => one.sureness);
  const spaces = new Set<number>();
  const letters: string[] = [];
  for (const letter of first) {
    if (letter === ' ') spaces.add(letters.length);
    else letters.push(letter);
  }
  const pairs = withLatinWords(withCapitals(withStrokes(withPercentSigns(align(letters, second)), sureness), sureness), sureness);
  const compared = pairs.filter(comparable);
  const same = compared.filter((pair) => pair.first === pair.second || letterOf(pair, sureness, knows) === pair.second);
  const agreement = compared.length === 0 ? 1 : same.length / compared.length;
  if (agreement < leastAgreement && isWhole(seen)) return wholeLine(letters.join(''), second.join(''));
  const spans = numberSpans(pairs);
  const numbers: ReadNumber[] = [];
  let text = '';
  let index = 0;
  while (index < pairs.length) {
    const pair = pairs[index];
    if (!pair) break;
    if (pair.first !== null && spaces.has(pair.at)) text += ' ';
    const span = spans.find(({ from }) => from === index);
    if (span) {
      const inside = pairs.slice(span.from, span.to);
      const readings = [inside.map((one) => one.first ?? '').join(''), inside.map((one) => one.second ?? '').join('')] as const;
      const behind = pairs[span.to];
      const percent = (behind?.first === '%' || behind?.second === '%') && beforePercent(...readings);
      const decided = percent || (ofPlan(...readings, behind) ?? decide(...readings));
      const number = withLostEnds(decided, pairs, span, knows);
      const seenAlone = !inside.some((one) => one.second !== null && /\d/.test(one.second));
      const bullet = pairs.slice(0, span.to).some((one) => one.second !== null && signs.has(one.second));
      const leadingDirt = seenAlone && bullet && span.from < 3 && han.test(pairs[span.to]?.first ?? '');
      if (leadingDirt) {
        // A mark at the start of a line, taken for a digit.
      } else if (/\d/.test(number.text)) {
        // A number that one reader sees in a line of which they agree on little else is not a number.
        numbers.push(number.state === 'second_only' && agreement < leastAgreement ? { ...number, state: 'conflict' } : number);
        text += number.text;
      } else text += inside.map((one) => one.first ?? '').join('');
      index = span.to;
    } else {
      if (!isDirt(pairs, index)) text += letterOf(pair, sureness, knows);
      index += 1;
    }
  }
  return { text: text.trim(), numbers, agreement, compared: compared.length };
}
