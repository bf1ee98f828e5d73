import { plainText } from '../../recognition/line-text.ts';
import { heightOf } from '../../recognition/raster.ts';
import type { RecognisedLine } from '../../recognition/recognise-page.ts';

/** Lines that begin at one place with a bar make it the side of a frame. */
const leastBars = 3;
/** How far the lines of one column may begin apart, in heights of the line: some boxes begin at the bar, others behind it. */
const sameColumn = 0.9;

const surelyBar = /^[|丨]/;
const likeBar = /^[|丨「」『』]\s*/;
const count = (text: string, letters: RegExp): number => (text.match(letters) ?? []).length;
const digits = (text: string): string => plainText(text).replace(/\D/g, '');

/** A line without the bar before it. A 1 is one where the second reader saw a bar, and behind it the same figures. */
function withoutBar(line: RecognisedLine): RecognisedLine {
  const { text, seen = '' } = line;
  const opens = count(text, /[「『]/g) <= count(text, /[」』]/g);
  if (surelyBar.test(text) || (likeBar.test(text) && !opens)) return { ...line, text: text.replace(likeBar, '') };
  if (!/^1[\d,.]/.test(text) || !likeBar.test(seen)) return line;
  const [first, ...numbers] = line.numbers;
  const [read, behind] = [
    first?.text.slice(1).replace(/^[,.]/, '') ?? '',
    /^[\d,.]+/.exec(plainText(seen.replace(likeBar, '')).replace(/\s/g, ''))?.[0] ?? '',
  ];
  if (!first || !text.startsWith(first.text) || read === '' || digits(read) !== digits(behind)) return line;
  return { ...line, text: read + text.slice(first.text.length), numbers: [{ text: read, state: 'agreed' }, ...numbers] };
}

/** The lines of a page whose frames are typed, letter by letter, without the bars that stand at the left of their cells. */
export function withoutFrameBars(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const barred = lines.filter(({ text, seen = '' }) => surelyBar.test(text) || surelyBar.test(seen));
  return lines.map((line) => {
    const beside = barred.filter((other) => Math.abs(other.left - line.left) < sameColumn * heightOf(line));
    return beside.length >= leastBars ? withoutBar(line) : line;
  });
}
