import { planKind } from '../../lexicon/layouts.ts';
import { composed } from '../../lexicon/pattern.ts';
import type { Block, Locator } from '../../reading/source-reading.ts';
import { accuracyNote } from '../../recognition/measured-accuracy.ts';
import type { RecognisedLine, RecognisedPage } from '../../recognition/recognise-page.ts';
import type { Ruling } from '../../recognition/rulings.ts';
import type { PageBlocks } from '../page-blocks.ts';
import { cellNameAt } from '../pdf/pdf-cells.ts';
import type { Rules } from '../pdf/pdf-rules.ts';
import type { Segment } from '../pdf/pdf-segment.ts';
import { segmentRows } from '../pdf/pdf-segments.ts';
import { blocksOfPage } from '../pdf/read-pdf.ts';
import { constructionAlone, expectedValue, isCutAmount, isMisshapen, lostTenThousands, withAreas } from './expected-value.ts';
import { withoutFrameBars } from './frame-bars.ts';
import { withoutDashes, withoutNumbering, withSpreadLabels } from './label-marks.ts';
import { mendedBySeen } from './mended-by-seen.ts';
import { labelOfEither } from './nearest-label.ts';
import { provenBlocks } from './proven.ts';
import { withParagraphs } from './running-text.ts';
import { withBullets, withFiguresApart, withoutBadges, withoutSpecks, withUnitsBeside } from './tidy-lines.ts';
import { withUnreadUnits } from './unread-units.ts';
import { withValuesBelow } from './value-below.ts';
import { withWrappedLines } from './wrapped-lines.ts';

/** The long side of an A4 page in points: sizes of type are compared with those of a PDF. */
const pageLength = 842;

/** Numbers that only one of two readers saw, or that they saw differently. */
const unsureStates: ReadonlySet<string> = new Set(['first_only', 'second_only', 'conflict']);

/** A figure of three decimals without a unit: a percentage of two, whose sign became a digit. */
const bareThousandths = /^\d{1,2}\.\d{3}$/;

/** `月額賃料 (共益費込)`: the width of a bracket before a note at the end of a name is not a gap between two words. */
const withCloseNote = (text: string): string => text.replace(/(?<=^\p{L}{2,10}) (?=\([^()\d]{1,8}\)$)/u, '');

function segmentOf(line: RecognisedLine, scale: number): Segment {
  const height = (line.bottom - line.top) * scale;
  const text = withCloseNote(withBullets(labelOfEither(line.text, line.seen)));
  return {
    text,
    x: line.left * scale,
    // The detector's box is a fifth higher than the letters.
    y: (line.bottom - 0.17 * (line.bottom - line.top)) * scale,
    width: (line.right - line.left) * scale,
    size: line.direction === 'column' ? (line.right - line.left) * scale * 0.8 : height * 0.76,
    ...(line.within && { ground: `${line.within.left} ${line.within.right}` }),
  };
}

// The 2 of a square metre belongs to no number.
const numbersOf = (text: string): string[] =>
  text
    .replace(/㎡|m²/g, ' ')
    .normalize('NFKC')
    .match(/\d[\d,.]*\d|\d/g) ?? [];

/** Lines whose middle lies in a block's place, or no farther out than a part of its height. */
function linesAt(at: Locator, page: RecognisedPage, slack = 0.5): RecognisedLine[] {
  if (!at.box) return [];
  const [left, top, width, height] = at.box;
  const { width: pageWidth, height: pageHeight } = page.picture;
  return page.lines.filter((line) => {
    const middle = (line.top + line.bottom) / 2 / pageHeight;
    const shared = Math.min((left + width) * pageWidth, line.right) - Math.max(left * pageWidth, line.left);
    return (
      middle > top - slack * height &&
      middle < top + (1 + slack) * height &&
      shared > 0.2 * Math.min(width * pageWidth, line.right - line.left)
    );
  });
}

/**
 * Whether every number of a text was seen alike by both readers: where the text stands, or, for the further lines of a
 * value, somewhere on the page and nowhere otherwise.
 */
function isSure(text: string, at: Locator, page: RecognisedPage): boolean {
  const [own, near] = [0, 0.5].map((slack) => linesAt(at, page, slack).flatMap((line) => line.numbers));
  // The further lines of a value stand in its text whole.
  const flat = text.replace(/\s/g, '');
  const further = page.lines.filter((line) => line.text.length > 2 && flat.includes(line.text.replace(/\s/g, '')));
  const places = [own ?? [], near ?? [], further.flatMap((line) => line.numbers), page.lines.flatMap((line) => line.numbers)];
  return numbersOf(text).every((number) => {
    const known = places.map((seen) => seen.filter((one) => one.text === number)).find((seen) => seen.length > 0) ?? [];
    return known.length > 0 && known.every((one) => !unsureStates.has(one.state));
  });
}

/** A plan in doubt that stands for certain in the same column: the rooms of a house are often alike. */
function isRepeatedPlan(cell: string, column: number, rows: readonly string[][], sure: readonly boolean[][]): boolean {
  return /^\d[SLDKR]{1,4}$/.test(cell) && rows.some((row, index) => row[column] === cell && sure[index]?.[column] === true);
}

const wholePlans = composed.g`(?<![\dA-Z.])\d${planKind}(?![\dA-Z])`;

/** A plan in doubt under its label that stands for certain elsewhere on the page: a flyer names it beside the drawing too. */
function isPlanOfPage(value: string, page: RecognisedPage): boolean {
  const plan = value.replace(/\s/g, '');
  if (!composed`^\d${planKind}$`.test(plan)) return false;
  const sure = (line: RecognisedLine): boolean => line.numbers.some((number) => number.text === plan[0] && !unsureStates.has(number.state));
  return page.lines.some((line) => [...line.text.replace(/\s/g, '').matchAll(wholePlans)].some(([found]) => found === plan) && sure(line));
}

/** A text with the numbers that the second reader saw in place of those on which the two differ; null where they do not. */
function asOtherSaw(text: string, at: Locator, page: RecognisedPage): string | null {
  const differing = linesAt(at, page).flatMap((line) =>
    line.numbers.filter(({ state, other }) => state === 'conflict' && other !== undefined),
  );
  const other = differing.reduce((rest, number) => rest.replace(number.text, number.other ?? number.text), text);
  return other === text ? null : other;
}

/** `ADDRESS` over `所在地 東京都渋谷区…`: a value that is a label with its own value is said once, by that label. */
function saidOnce(blocks: readonly Block[]): Block[] {
  const pairs = blocks.filter((block) => block.type === 'pair');
  return blocks.filter(
    (block) =>
      block.type !== 'pair' ||
      !pairs.some(
        (other) =>
          other !== block &&
          other.form === 'inline' &&
          String(other.at.box) === String(block.at.box) &&
          block.value.length > other.value.length &&
          block.value.replace(/\s/g, '').startsWith(other.label.replace(/\s/g, '')),
      ),
  );
}

/** `地下鉄3き西線「東札幌」`: what looks like a figure in the name of a line is none, and the list of stations knows the name. */
const lineBeforeStation = /[^\s「」\n]{1,12}線(?=「)/gu;

/** The blocks of a page that was read from a picture, in the way of a page with a text layer. */
export function blocksOfPicture(recognised: RecognisedPage, number: number, sourceName: string): PageBlocks {
  const page = { ...recognised, lines: withoutDashes(withUnreadUnits(mendedBySeen(withoutFrameBars(recognised.lines)))) };
  const scale = pageLength / Math.max(page.picture.width, page.picture.height);
  const size = { width: page.picture.width * scale, height: page.picture.height * scale };
  const inPoints = ({ at, from, to }: Ruling): Ruling => ({ at: at * scale, from: from * scale, to: to * scale });
  const rules: Rules = { measured: true, horizontal: page.rulings.horizontal.map(inPoints), vertical: page.rulings.vertical.map(inPoints) };
  // What stands on grounds of two colours is no more one run than what stands in two boxes.
  const rows = segmentRows(
    withParagraphs(
      withWrappedLines(withUnitsBeside(withFiguresApart(withSpreadLabels(withoutNumbering(withoutBadges(withoutSpecks(page.lines))))))),
    ).map((line) => segmentOf(line, scale)),
    (segment) => segment.ground ?? cellNameAt(rules, segment),
    true,
  );
  let leftOut = 0;
  const blocks = saidOnce(blocksOfPage(rows, rules, number, size, null).blocks).flatMap((block): Block[] => {
    if (block.type === 'grid') {
      // A table has no place for a question about one cell: what is not certain is unknown.
      const written = withAreas(block.rows);
      const sure = written.map((row, index) => row.map((cell) => isSure(cell, block.places?.[index] ?? {}, page)));
      const sureCells = written.map((row, index) =>
        row.map((cell, column) => (sure[index]?.[column] === true || isRepeatedPlan(cell, column, written, sure) ? cell : '')),
      );
      leftOut += sureCells.flat().filter((cell, index) => cell !== block.rows.flat()[index]).length;
      return [{ ...block, rows: sureCells }];
    }
    const text = block.type === 'pair' ? block.value : block.text;
    const read = block.type === 'pair' ? { ...block, value: expectedValue(block.label, block.value) } : block;
    // A word of a closed list that its letters gave is as sure as they are: what looked like a figure in it was none.
    const numbered =
      read.type === 'pair' && read.value !== text && !/\d/.test(read.value) ? read.value : text.replace(lineBeforeStation, '');
    const sure =
      (isSure(numbered, block.at, page) || (read.type === 'pair' && isPlanOfPage(read.value, page))) &&
      !(read.type === 'pair' && lostTenThousands(read.label, text)) &&
      !(read.type === 'pair' ? isMisshapen(read.label, read.value) : bareThousandths.test(read.text) || isCutAmount(read.text));
    const seen = sure ? null : asOtherSaw(text, block.at, page);
    const other = seen !== null && block.type === 'pair' ? expectedValue(block.label, seen) : seen;
    const agreement = Math.min(1, ...linesAt(block.at, page).map((line) => line.confidence));
    const at: Locator = { ...block.at, recognised: sure ? 'sure' : 'unsure', agreement: Math.round(agreement * 100) / 100 };
    const whole = { ...read, at: other === null ? at : { ...at, other_raw: other } };
    // A way of building is in words: a figure in doubt behind it, of storeys or a year, says nothing against them.
    const words = !sure && read.type === 'pair' ? constructionAlone(read.label, read.value) : null;
    return words === null || read.type !== 'pair' ? [whole] : [whole, { ...read, value: words, at: { ...at, recognised: 'sure' } }];
  });
  const cells = leftOut === 1 ? '1 cell' : `${leftOut} cells`;
  const note = `${cells} of a table on page ${number} of ${sourceName} could not be read for certain and ${leftOut === 1 ? 'is' : 'are'} left out.`;
  return {
    blocks: provenBlocks(withValuesBelow(blocks, page)),
    notes: [accuracyNote(page.kind, sourceName), ...(leftOut > 0 ? [note] : [])],
  };
}
