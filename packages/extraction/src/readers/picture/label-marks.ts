import { heightOf } from '../../recognition/raster.ts';
import type { RecognisedLine } from '../../recognition/recognise-page.ts';
import { meaningOf } from '../../vocabulary/labels.ts';

/** Lines of a page that must hold a dash at the same place before it is one: in a value alone `一` is a numeral. */
const leastDashes = 3;
const dashed = /^(\p{L}[\p{L}・]{1,9})\s*[一ー―‐-]+\s*(\S.*)$/u;

const isDashed = ({ text }: RecognisedLine): boolean => {
  const [, label = ''] = dashed.exec(text) ?? [];
  return meaningOf(label) !== null;
};

/** `価格 ― 1,590万円`: a dash between label and value, which is read as the numeral one, becomes a colon on a page that has several. */
export function withoutDashes(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const dashes = lines.filter(isDashed).length;
  return dashes < leastDashes
    ? [...lines]
    : lines.map((line) => (isDashed(line) ? { ...line, text: line.text.replace(dashed, '$1:$2') } : line));
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
