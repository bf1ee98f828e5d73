import { heightOf } from '../../recognition/raster.ts';
import type { RecognisedLine } from '../../recognition/recognise-page.ts';
import { likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';

/** Lines of a page that must hold a mark at the same place before it is one: in a value alone `一` is a numeral. */
const leastMarks = 3;
/** What a dash or an arrow between label and value becomes: the numeral one, or one or two letters in kana. */
const marked = /^(\p{L}[\p{L}・]{1,9}?)(\s*(?:[一ー―‐→>-]+|[\u3041-\u3096]{1,2}(?![\u3041-\u30fa])))\s*(\S.*)$/u;

const isMarked = ({ text }: RecognisedLine): boolean => {
  const [, label = '', mark = ''] = marked.exec(text) ?? [];
  // `間取り 1LDK`: the last letter of a label that is known with it.
  return meaningOf(label) !== null && meaningOf(label + mark) === null;
};

/** `価格 ― 1,590万円`, `構造 → 木造`: a mark between label and value, which is read as letters, becomes a colon on a page that has several. */
export function withoutDashes(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const marks = lines.filter(isMarked).length;
  return marks < leastMarks
    ? [...lines]
    : lines.map((line) => (isMarked(line) ? { ...line, text: line.text.replace(marked, '$1:$3') } : line));
}

/** Labels on a page with numbers in front of them before these are their numbers, and no figures that belong to the words. */
const leastNumbered = 3;
const numbered = /^(\d{1,2})[.)．]?(\s*)(\p{L}[\p{L}\s・/&()]*)$/u;
/** The same with the value in the same line: `4販売価格 22,050万円`. */
const numberedPair = /^(\d{1,2})[.)．]?(?![階戸年月日分坪台室棟号番帖畳丁区])(\s*)(\p{L}[\p{L}・]{1,9})[.。…]*\s+(\S.*)$/u;

/** `5 Monthly rent`, `14 階建`: numbers in front of the labels of a form, one to each, are not part of them. */
export function withoutNumbering(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const labels = new Map<RecognisedLine, { number: string; label: string }>();
  for (const line of lines) {
    const [, number = '', space = '', label = '', rest = ''] = numbered.exec(line.text) ?? numberedPair.exec(line.text) ?? [];
    const known = space === '' ? meaningOf(label) : (meaningOf(label) ?? likelyMeaning(label));
    // `3階`, `12戸`, `2 storeys` are values.
    if (label.length >= 2 && known !== null && !/^(?:storey|stories|floor|unit|apartment|room)s?\b/.test(label))
      labels.set(line, { number, label: rest === '' ? label : `${label} ${rest}` });
  }
  if (new Set([...labels.values()].map(({ number }) => number)).size < leastNumbered) return [...lines];
  return lines.map((line) => {
    const own = labels.get(line);
    return own ? { ...line, text: own.label, seen: '', numbers: line.numbers.filter(({ text }) => text !== own.number) } : line;
  });
}

/** How far the two letters of a label that fills its column may stand apart, in heights of the line. */
const mostSpread = 8;

/** `交` and, far behind it, `通`: a label of two letters that is spread over the width of a column of labels is one line. */
export function withSpreadLabels(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const singles = lines.filter(({ text, direction }) => direction === 'row' && /^\p{Script=Han}$/u.test(text));
  const taken = new Set<RecognisedLine>();
  const whole = lines.map((line) => {
    if (!singles.includes(line) || taken.has(line)) return line;
    const height = heightOf(line);
    const inRow = (other: RecognisedLine): boolean => Math.abs(other.top + other.bottom - line.top - line.bottom) < height;
    const behind = lines.filter((other) => other.left > line.right && inRow(other)).toSorted((a, b) => a.left - b.left)[0];
    if (!behind || !singles.includes(behind) || behind.left - line.right > mostSpread * height) return line;
    if (meaningOf(line.text + behind.text) === null) return line;
    taken.add(behind);
    return {
      ...line,
      text: line.text + behind.text,
      seen: '',
      right: behind.right,
      bottom: Math.max(line.bottom, behind.bottom),
      confidence: Math.min(line.confidence, behind.confidence),
    };
  });
  return whole.filter((_, index) => !taken.has(lines[index] as RecognisedLine));
}
