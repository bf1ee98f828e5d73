import type { ReadingName } from '../../lexicon/reading-names.ts';
import { plainText } from '../../normalise/text.ts';
import type { Block, LineBlock, PairBlock } from '../../reading/source-reading.ts';
import { labelInGroup, likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import { readValue } from '../values/read-value.ts';

/** Labels on lines of their own that make a page set all it says so. */
const leastLabels = 4;
const longestLabel = 20;
const longestValue = 120;

interface LabelLine {
  line: LineBlock;
  label: string;
  reading: ReadingName;
}

/** `◆ 価格 ◆`, `【価格】`, `価格：`: the label without what adorns it. */
function bare(text: string): string {
  return plainText(text).replace(/^[\s■●◆◇□▪◎★▼○・*【〔[<《≪]+|[\s■●◆◇□▪◎★▼○・*】〕\]>》≫:|]+$/g, '');
}

function labelLine(line: LineBlock): LabelLine | null {
  const label = bare(line.text);
  if (label.length > longestLabel || label.length < 2 || /[。\d]/.test(label)) return null;
  const meaning = likelyMeaning(label);
  return meaning === null ? null : { line, label, reading: meaning.reading };
}

function fits({ label, reading }: LabelLine, value: LineBlock | undefined, mayBeHeading = false): boolean {
  if (value === undefined || (value.heading && !mayBeHeading) || value.text.length > longestValue || meaningOf(bare(value.text)) !== null)
    return false;
  return readValue(reading, value.text, label).length > 0;
}

const isStation = (line: LineBlock | undefined): boolean => line !== undefined && readValue('stations', line.text, '交通').length > 0;

/** A label with the value that begins at a line, where the value stands; a way to several stations goes on over lines, `step` onward each time. */
function pairedAt({ label, reading, line }: LabelLine, lines: readonly LineBlock[], at: number, step: 1 | -1): PairBlock {
  const { group, section, aside } = line;
  const texts = [lines[at]?.text ?? ''];
  if (reading === 'stations')
    for (let next = at + step; isStation(lines[next]); next += step) texts[step > 0 ? 'push' : 'unshift'](lines[next]?.text ?? '');
  const head = section?.split(' > ').at(-1) ?? '';
  const named = labelInGroup(head.length <= 6 ? head : '', label);
  return { type: 'pair', label: named, value: texts.join('\n'), form: 'siblings', group, section, aside, at: (lines[at] ?? line).at };
}

/** Several labels and then as many values, `価格`, `利回り`, `2,480万円`, `7.2%`, as a cell of labels beside a cell of values leaves them. */
function inBlocks(lines: readonly LineBlock[], labels: readonly (LabelLine | null)[]): PairBlock[] {
  const pairs: PairBlock[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    let end = index;
    while (labels[end]) end += 1;
    const count = end - index;
    if (count < 2) continue;
    let stop = end;
    while (stop < lines.length && !labels[stop] && stop - end < 2 * count && !lines[stop]?.heading) stop += 1;
    let at = end;
    const found: PairBlock[] = [];
    for (const label of labels.slice(index, end)) {
      if (!label) continue;
      let next = at;
      while (next < stop && !fits(label, lines[next])) next += 1;
      // A label whose value is not understood takes the line in its place.
      if (next - at > 2 || next >= stop) {
        at += 1;
        continue;
      }
      const pair = pairedAt(label, lines, next, 1);
      found.push(pair);
      at = next + pair.value.split('\n').length;
    }
    if (found.length >= 2 && found.length >= 0.6 * count) pairs.push(...found);
    index = end - 1;
  }
  return pairs;
}

/**
 * Labels alone on their lines with their values under them, or over them, throughout a page: cells of `価格<br>2,480万円`,
 * figures over their names, `◆ 価格 ◆` over its value. Which of the two it is, is told by which values can be read.
 * @param taken What labelled values of the page say already; nothing is added to it.
 */
export function labelsInTurns(blocks: readonly Block[], taken: ReadonlySet<ReadingName>): PairBlock[] {
  const lines = blocks.filter((block): block is LineBlock => block.type === 'line' && block.aside === null);
  const labels = lines.map(labelLine);
  const open = labels.flatMap((label, index) => (label && !taken.has(label.reading) ? [{ label, index }] : []));
  if (open.length < leastLabels) return [];
  const under = open.filter(({ label, index }) => fits(label, lines[index + 1]));
  const over = open.filter(({ label, index }) => fits(label, lines[index - 1], true));
  const blocksOf = inBlocks(lines, labels).filter((pair) => !taken.has(meaningOf(pair.label)?.reading ?? 'name'));
  const most = Math.max(under.length, over.length, blocksOf.length);
  if (most < leastLabels || most < 0.5 * open.length) return [];
  if (blocksOf.length > 1.3 * Math.max(under.length, over.length)) return blocksOf;
  if (Math.min(under.length, over.length) > 0.7 * most) return [];
  const [fitting, step] = under.length >= over.length ? [under, 1 as const] : [over, -1 as const];
  return fitting.map(({ label, index }) => pairedAt(label, lines, index + step, step));
}
