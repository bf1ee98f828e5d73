import { heightOf, widthOf } from '../../recognition/raster.ts';
import type { RecognisedLine } from '../../recognition/recognise-page.ts';
import { meaningOf } from '../../vocabulary/labels.ts';

/** How far the left edges, the heights and the distances of two rows of one paragraph may differ, in heights of the line. */
const edgeTolerance = 0.6;
const heightTolerance = 0.3;
const mostLeading = 2.3;
/** Rows of running text are at least so many times as wide as high; those that are followed by another reach the right edge. */
const leastLength = 15;
const leftAtEnd = 2.2;
/** What is said in sentences, or in a list with commas between its parts. */
const inSentences = /。|、.*、/;
const beginsAnew = /^(?:[●■◆◇□○◎▪・※★①-⑳]|[(（]?\d{1,2}[)）.]|【)/;
/** What can only be the end of the figure in the line above. */
const endOfFigure = /^(?:階建(?:て)?|階(?:部分)?|戸|分|号|番地?|番\d{1,3}号?|㎡|万円|円|%|坪|台)(?:$|[\s（(／/、。])/;

const follows = (last: RecognisedLine, next: RecognisedLine): boolean => {
  const height = heightOf(last);
  const down = next.top - last.top;
  return (
    next.direction === 'row' &&
    Math.abs(next.left - last.left) < edgeTolerance * height &&
    Math.abs(heightOf(next) - height) < heightTolerance * height &&
    down > 0.7 * height &&
    down < mostLeading * height
  );
};

/** A place that breaks off inside of its number, and the rest of that number: `泉1丁目18番` over `20号`. */
const cutPlace = /[都道府県市区町村].*(?:\d|丁目?|番地?|[-－])$/;
const restOfPlace = /^(?:\d{1,4}(?:号|番地?\d*号?|[-－]\d+)|[-－番]\d{1,4}号?)$/;

/** A station and, in the line under it, the walk from there. */
const stationAlone = /(?:駅|」)$/;
const walkAlone = /^(?:駅\s*)?(?:徒歩|歩|停歩|バス)\s*約?\d{1,2}\s*分/;
/** The walk as English has it, and a way that it may end. */
const englishWay = /\b(?:Line|Sta\.?|Station|Railway|Subway|Monorail),?$|,\s*\d{1,2}$|\bmin\.?$/;
const restOfWay = /^(?:Station,?\s+)?(?:\d{1,2}\s*-?\s*min\b.*|min\b.*|walk\b.*)$/;
/** A place in Latin letters that breaks off behind a comma, and the town or prefecture that ends it. */
const openPlace = /^(?:[^:]{3,12}:\s*)?\d[\d-]*\s+[A-Z][^:]*,$/;
const restOfEnglishPlace = /^(?:[A-Z][\w'-]+(?:,?\s+|$)){1,4}\d{0,3}(?:-\d{4})?$/;

/** One line of several: where the first one stands, with the words and figures of all. */
const joined = (lines: readonly [RecognisedLine, ...RecognisedLine[]]): RecognisedLine => ({
  ...lines[0],
  text: lines.map(({ text }) => text).join(''),
  seen: '',
  numbers: lines.flatMap(({ numbers }) => numbers),
  confidence: Math.min(...lines.map(({ confidence }) => confidence)),
});

/** `地上5` over `階建`, `1丁目18番` over `20号`: a figure and, in the line under it, the unit or the number that it lost; a station and its walk. */
function withFiguresWhole(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const taken = new Set<RecognisedLine>();
  const whole = lines.map((line) => {
    const ends = [
      /\p{L}.*\d$/u.test(line.text) ? endOfFigure : null,
      cutPlace.test(line.text) ? restOfPlace : null,
      stationAlone.test(line.text) ? walkAlone : null,
      englishWay.test(line.text) ? restOfWay : null,
      openPlace.test(line.text) ? restOfEnglishPlace : null,
    ].filter((form) => form !== null);
    const end = lines.find((other) => ends.some((form) => form.test(other.text)) && follows(line, other));
    if (!end) return line;
    taken.add(end);
    return joined([line, end]);
  });
  return whole.filter((_, index) => !taken.has(lines[index] as RecognisedLine));
}

/** Whether the text of a paragraph goes on in this row. */
const isFull = (line: RecognisedLine, right: number): boolean =>
  widthOf(line) >= leastLength * heightOf(line) && right - line.right < leftAtEnd * heightOf(line);

/** How far behind its label a value begins at most, in heights of the line. */
const labelReach = 10;

/** Whether a known label stands right before a line, in its row: the line is its value, and goes on with nothing above it. */
const hasLabel = (line: RecognisedLine, lines: readonly RecognisedLine[]): boolean =>
  lines.some((label) => {
    const height = heightOf(line);
    const isBeside = Math.abs(label.top + label.bottom - line.top - line.bottom) < 0.8 * height;
    const gap = line.left - label.right;
    return isBeside && gap > 0 && gap < labelReach * height && meaningOf(label.text.replace(/\s+/g, '')) !== null;
  });

/**
 * Paragraphs of running text, each as one line: a sentence says what it says over the ends of its rows. Lists and tables,
 * whose rows are of many lengths or begin with marks and labels, stay as they are.
 */
export function withParagraphs(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const left = withFiguresWhole(lines);
  const paragraphs: [RecognisedLine, ...RecognisedLine[]][] = [];
  for (const line of left.toSorted((a, b) => a.top - b.top)) {
    const home = paragraphs.find((paragraph) => {
      const last = paragraph.at(-1);
      return last !== undefined && follows(last, line) && isFull(last, Math.max(line.right, ...paragraph.map(({ right }) => right)));
    });
    const [first = ''] = line.text.split(/[\s:：]/);
    const isOwn = beginsAnew.test(line.text) || meaningOf(first) !== null || hasLabel(line, left);
    if (home && line.direction === 'row' && !isOwn) home.push(line);
    else paragraphs.push([line]);
  }
  const homes = new Map(
    paragraphs.filter((paragraph) => paragraph.length > 1 && inSentences.test(joined(paragraph).text)).map((one) => [one[0], one]),
  );
  const inside = new Set([...homes.values()].flatMap(([, ...rest]) => rest));
  return left.flatMap((line) => {
    const paragraph = homes.get(line);
    if (paragraph) return [joined(paragraph)];
    return inside.has(line) ? [] : [line];
  });
}
