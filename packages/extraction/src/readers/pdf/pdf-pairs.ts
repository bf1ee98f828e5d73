import { labelKey } from '../../vocabulary/label-key.ts';
import { labelInGroup, meaningOf } from '../../vocabulary/labels.ts';
import { withFiguresOnLine } from './pdf-figures-on-line.ts';
import { inlinePairs, isLabel, type PlacedPair, withClosedBrackets } from './pdf-inline-pairs.ts';
import { withWholeLatinLabels } from './pdf-latin-labels.ts';
import { withNamedStates } from './pdf-named-states.ts';
import { withPeriodsUnder } from './pdf-periods-under.ts';
import type { Segment } from './pdf-segment.ts';
import { valuesAbove } from './pdf-values-above.ts';
import { labelsOverValues, overFigures } from './pdf-values-under.ts';
import { withWholeLabels } from './pdf-whole-labels.ts';
import { withWholePlace } from './pdf-whole-places.ts';
import { withRestOfNumber } from './pdf-wrapped-address.ts';
import { withRestOfZone } from './pdf-wrapped-zone.ts';

const severalLines = new Set(['stations', 'remarks']);

/** How far to the right of its label a value may stand, in sizes of type, where no column says more. */
const usualGap = 16;
/** The same for lines on the right of a table, which end together. */
const farGap = 40;
/** Rows that make a column of labels and one of values, however far apart. */
const leastRows = 3;

/** Values far to the right of their labels in a list whose labels begin on one line and whose values begin or end on one: `価格 …… 1,140万円`. */
function farValues(rows: readonly Segment[][]): ReadonlySet<Segment> {
  const pairs = rows.flatMap((row) =>
    row.flatMap((label, index) => {
      const value = row[index + 1];
      return value && isLabel(label) && !isLabel(value) ? [{ label, value }] : [];
    }),
  );
  // A list of costs names some of its rows with words that name nothing elsewhere.
  const couples = rows.flatMap((row) =>
    row.flatMap((label, index) => {
      const value = row[index + 1];
      return value && (isLabel(label) ? !isLabel(value) : /\d\s*円$/.test(value.text)) ? [{ label, value }] : [];
    }),
  );
  const near = (a: number, b: number, size: number): boolean => Math.abs(a - b) <= size;
  const inColumn = ({ label, value }: (typeof pairs)[number]): boolean =>
    couples.filter(
      (other) =>
        near(other.label.x, label.x, label.size) &&
        (near(other.value.x, value.x, label.size) || near(other.value.x + other.value.width, value.x + value.width, label.size)),
    ).length >= leastRows;
  return new Set(pairs.filter(inColumn).map(({ value }) => value));
}

/** The text to the right of a label, up to the next label or a wide gap, which only a value of a column may have before it. */
function besideLabel(row: readonly Segment[], index: number, far: ReadonlySet<Segment>): Segment | null {
  const label = row[index];
  const first = row[index + 1];
  const onlyLikely = first !== undefined && row.length === index + 2 && meaningOf(first.text.trim()) === null;
  if (!label || !first || (isLabel(first) && !onlyLikely)) return null;
  if (first.x - label.x - label.width > usualGap * Math.max(label.size, first.size) && !far.has(first)) return null;
  let value = { ...first };
  for (const next of row.slice(index + 2)) {
    const total = /^\s*(?:合計|延|計)/.test(next.text) && /㎡|m2|m²/.test(next.text + value.text);
    if (!total && (isLabel(next) || inlinePairs(next).length > 0)) break;
    if (next.x - value.x - value.width > 2.5 * next.size) break;
    value = { ...value, text: `${value.text} ${next.text}`, width: next.x + next.width - value.x };
  }
  return value;
}

/** Lines of a value of which one stands above and one below the baseline of its label, as in a cell of two lines. */
function aroundLabel(rows: readonly Segment[][], rowIndex: number, label: Segment): Segment | null {
  const near = rows
    .slice(Math.max(0, rowIndex - 2), rowIndex + 3)
    .flat()
    .filter((segment) => {
      const gap = segment.x - label.x - label.width;
      return segment !== label && gap > -1 && gap < farGap * label.size && Math.abs(segment.y - label.y) <= 1.3 * label.size;
    });
  const above = near.find((segment) => segment.y < label.y - 0.3 * label.size);
  const right = ({ x, width }: Segment): number => x + width;
  const below = near.find(
    (segment) =>
      segment.y > label.y + 0.3 * label.size &&
      above &&
      // Lines of one value begin or, on the right of a table, end together.
      ((Math.abs(segment.x - above.x) < label.size && above.x - right(label) < usualGap * label.size) ||
        Math.abs(right(segment) - right(above)) < 0.6 * label.size),
  );
  if (!above || !below || isLabel(above) || isLabel(below)) return null;
  const [upper, lower] = [above, below].map((segment) => {
    const home = rows.findIndex((row) => row.includes(segment));
    return withRunsBehind(rows, home, rows[home]?.indexOf(segment) ?? 0, [], label);
  });
  return upper && lower ? { ...upper, text: `${upper.text}\n${lower.text}`, width: Math.max(upper.width, lower.width) } : null;
}

/** A figure set large right above its label, `3,480万円` over `販売価格`. */
function aboveLabel(rows: readonly Segment[][], rowIndex: number, label: Segment): Segment | null {
  for (let row = rowIndex - 1; row >= Math.max(0, rowIndex - 3); row -= 1)
    for (const segment of rows[row] ?? []) {
      const up = label.y - segment.y;
      const aligned = segment.x < label.x + label.width && segment.x + segment.width > label.x;
      if (
        aligned &&
        up > 0 &&
        up <= 2 * segment.size &&
        segment.size >= 1.5 * label.size &&
        /^(?:[¥￥約]?\s*[\d０-９]|(?:S?RC|[SW]|木|鉄骨|鉄筋\S{0,6}|軽量鉄骨)造|(?:所有|借地)権)/.test(segment.text.trim())
      )
        return segment;
    }
  return null;
}

const loneAmount = /^[¥￥]?(?:[\d０-９]{1,3}億)?[\d０-９,，.．]*(?:万円|億円|円|[%％])$/;

/** A figure set larger than its label, beside it on a baseline of its own: `利回り` and, a little lower, `10.28 ％`. */
function besideLarger(rows: readonly Segment[][], rowIndex: number, label: Segment): Segment | null {
  for (const near of [rowIndex - 1, rowIndex + 1]) {
    const row = rows[near] ?? [];
    const index = row.findIndex(({ x }) => x > label.x + label.width - 1);
    const figure = row[index];
    if (!figure || figure.size < 1.5 * label.size || !/^[¥￥約]?\s*[\d０-９]/.test(figure.text.trim())) continue;
    // An amount in full may end where its column does, far behind its label.
    const reach = loneAmount.test(figure.text.trim()) ? usualGap : 3;
    const close = figure.x - label.x - label.width < reach * label.size && Math.abs(figure.y - label.y) < 0.5 * figure.size;
    // What stands between them on the line of the label is its value.
    const between = rows[rowIndex]?.some((other) => other.x > label.x && other.x < figure.x);
    if (close && !between) return withRunsBehind(rows, near, index, [], label);
  }
  return null;
}

/** A value under its label with what follows it closely, up to the place of the next label: `小田急線` and `町田駅 徒歩3分`. */
function withRunsBehind(
  rows: readonly Segment[][],
  row: number,
  index: number,
  labels: readonly Segment[],
  label: Segment,
  mostGap = 0.8,
): Segment {
  // A word right behind the label is its name in another language.
  const next = labels.find(({ x }) => x > label.x + label.width + 1.5 * label.size);
  let value = rows[row]?.[index] ?? label;
  for (const behind of (rows[row] ?? []).slice(index + 1)) {
    const gap = behind.x - value.x - value.width;
    const walked = /^(?:徒歩|歩|停歩|バス)\s*約?[\d０-９]/.test(behind.text.trim());
    if (gap > (walked ? 2.5 : mostGap) * value.size || (next && behind.x > next.x - 0.5 * next.size) || isLabel(behind)) break;
    value = { ...value, text: `${value.text} ${behind.text}`, width: behind.x + behind.width - value.x };
  }
  return value;
}

/** Whether a row of labels stands over a row of as many values, each in the column of its label, and these two are a pair of them. */
function inStep(labels: readonly Segment[], values: readonly Segment[], label: Segment, value: Segment): boolean {
  return (
    labels.length > 1 &&
    labels.length === values.length &&
    labels.indexOf(label) === values.indexOf(value) &&
    labels.every((one, index) => {
      const [under, next] = [values[index], labels[index + 1]];
      return isLabel(one) && under && !isLabel(under) && under.x >= one.x && (!next || under.x + under.width <= next.x);
    })
  );
}

/** The nearest text under a label. */
function belowLabel(
  rows: readonly Segment[][],
  rowIndex: number,
  label: Segment,
  over: ReadonlySet<Segment>,
): { segment: Segment; row: number } | null {
  for (let row = rowIndex + 1; row < rows.length; row += 1) {
    for (const [index, segment] of (rows[row] ?? []).entries()) {
      const down = segment.y - label.y;
      const centred = Math.abs(segment.x + segment.width / 2 - label.x - label.width / 2) < 0.5 * label.size;
      // A value that ends where its label does, as on the left of a line in the middle.
      const flush = Math.abs(segment.x + segment.width - label.x - label.width) < 0.5 * label.size && segment.x < label.x;
      const outside = segment.x < label.x - 2 * label.size || segment.x > label.x + label.width + 6 * label.size;
      if (down < 0.4 * label.size || (outside && !centred && !flush && !inStep(rows[rowIndex] ?? [], rows[row] ?? [], label, segment)))
        continue;
      if (down > 4.2 * Math.max(label.size, segment.size * 0.7)) continue;
      if (isLabel(segment)) return null;
      const beside = (rows[row] ?? [])[index - 1];
      const near = beside && segment.x - beside.x - beside.width <= usualGap * Math.max(beside.size, segment.size);
      if (beside && near && isLabel(beside) && !over.has(beside)) return null;
      return { segment: withRunsBehind(rows, row, index, rows[rowIndex] ?? [], label), row };
    }
    if (((rows[row] ?? [])[0]?.y ?? 0) - label.y > 6 * label.size) return null;
  }
  return null;
}

/** Lines of one value are this far apart at most, in sizes of type; each station of a list may have a line of its own, as high as the rows of its table. */
const usualLeading = 2.2;
const stationLeading = 5.5;
const stationLine = /[「『].+[」』]\s*駅?.*(?:徒歩|バス)\s*約?\d+\s*分|駅\s*(?:徒歩|バス)\s*約?\d+\s*分/;

/** The rest of a way that a text broke off, `所前 歩18分` under `交通 …板橋区役`, where the lines of the text begin with the label. */
function goesOnUnder({ x, text }: Segment, label: Segment, lines: readonly string[]): boolean {
  const open = !/(?:分|[)）])$/.test(lines.at(-1)?.trim() ?? '');
  return open && Math.abs(x - label.x) <= 0.5 * label.size && /(?:徒歩|歩|バス)\s*約?[\d０-９]+\s*分/.test(text);
}

/** Following lines in the column of a value. */
function continued(rows: readonly Segment[][], row: number, value: Segment, label?: Segment): string {
  const lines = [value.text];
  let last = value;
  const reach = (stationLine.test(value.text) ? stationLeading : usualLeading) * value.size;
  for (const [below, next] of rows.slice(row + 1).entries()) {
    const segment = next.find(
      (candidate) => Math.abs(candidate.x - value.x) <= 1.5 * value.size || (label !== undefined && goesOnUnder(candidate, label, lines)),
    );
    if (!segment) {
      if ((next[0]?.y ?? 0) - last.y > reach) break;
      continue;
    }
    const left = next[next.indexOf(segment) - 1];
    if (
      segment.y - last.y > (stationLine.test(segment.text) ? reach : usualLeading * value.size) ||
      isLabel(segment) ||
      (left && isLabel(left)) ||
      // `滝』 駅徒歩6分`: the rest of a way, and no label `駅徒歩` with its value.
      inlinePairs(segment).some((pair) => pair.label !== '駅徒歩') ||
      lines.length > 6
    )
      break;
    // As far apart as the runs of the line with the label may be.
    lines.push(withRunsBehind(rows, row + 1 + below, next.indexOf(segment), [], segment, 2.5).text);
    last = segment;
  }
  return lines.join('\n');
}

/** The end of a place over a value, `番4号`, is that of the value before. */
const restOfPlace = /^[\d０-９]{0,4}(?:番地?|丁目?|号|[-－の])[\d０-９番地号丁目の－-]*$/;

/** Lines above a value whose label stands at mid-height of a cell of several lines. */
function preceding(rows: readonly Segment[][], row: number, value: Segment): string {
  const lines: string[] = [];
  let first = value;
  for (let index = row - 1; index >= 0 && lines.length < 3; index -= 1) {
    const above = rows[index] ?? [];
    const segment = above.find((candidate) => Math.abs(candidate.x - value.x) <= 0.5 * value.size);
    if (!segment) {
      if (first.y - (above[0]?.y ?? 0) > 1.9 * value.size) break;
      continue;
    }
    const left = above[above.indexOf(segment) - 1];
    if (first.y - segment.y > 1.9 * value.size || isLabel(segment) || (left && isLabel(left)) || restOfPlace.test(segment.text.trim()))
      break;
    lines.unshift(segment.text);
    first = segment;
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** What goes on in the lines under a pair inside a segment: stations whose lines name no label, the rest of a place or of a zone. */
function withNextLines(pairs: PlacedPair[], rows: readonly Segment[][], row: number, segment: Segment): PlacedPair[] {
  const last = pairs.at(-1);
  const reading = last === undefined ? undefined : meaningOf(last.label)?.reading;
  if (last && reading === 'address') last.value = withRestOfNumber(rows, row, { ...segment, text: last.value });
  if (last && reading === 'zoning') last.value = withRestOfZone(rows, row, last.value, segment);
  if (!last || reading !== 'stations') return pairs;
  // `交通：…「白金台」駅` and, behind wide spaces, `徒歩5分／…「目黒」駅` and `徒歩9分`.
  let end = segment;
  for (const behind of (rows[row] ?? []).filter(({ x }) => x > segment.x + segment.width - 0.5 * segment.size)) {
    if (behind.x - end.x - end.width > 2.5 * end.size || !/^(?:徒歩|歩|バス|停歩)\s*約?[\d０-９]/.test(behind.text.trim())) break;
    last.value += ` ${behind.text.trim()}`;
    end = behind;
  }
  let y = segment.y;
  for (const next of rows.slice(row + 1, row + 8)) {
    const line = next.find((candidate) => candidate.x > segment.x - segment.size && candidate.x < segment.x + 8 * segment.size);
    if (!line && (next[0]?.y ?? 0) - y <= 2.2 * segment.size) continue;
    if (
      !line ||
      line.y - y > 2.2 * segment.size ||
      isLabel(line) ||
      inlinePairs(line).length > 0 ||
      !/徒歩|歩\d|バス|駅|\bmin(?:ute)?s?\b|\bwalk\b|on foot|Station|Line\b/.test(line.text)
    )
      break;
    last.value += `\n${line.text.trim()}`;
    y = line.y;
  }
  return pairs;
}

/** Words of two letters set one letter to a line, `土` over `地`, beside the lines that they head. */
function stackedGroups(rows: readonly (readonly Segment[])[]): { text: string; x: number; from: number; to: number }[] {
  const letters = rows.flat().filter(({ text }) => /^\p{Script=Han}$/u.test(text.trim()));
  return letters.flatMap((first) => {
    const second = letters.find(
      ({ x, y }) => Math.abs(x - first.x) < 1.5 && y - first.y > 0.5 * first.size && y - first.y < 4 * first.size,
    );
    const word = second === undefined ? '' : first.text.trim() + second.text.trim();
    return second !== undefined && /^(?:土地|敷地|建物|専有|住戸)$/.test(word)
      ? [{ text: word, x: first.x, from: first.y - 1.6 * first.size, to: second.y + 1.6 * second.size }]
      : [];
  });
}

/** Bare labels beside a word that is set downwards, `面積` beside `土` over `地`, are those of its group. */
function inStackedGroup(pair: PlacedPair, groups: ReturnType<typeof stackedGroups>): PlacedPair {
  const place = pair.labelPlace ?? pair.place;
  const beside = groups.filter(({ x, from, to }) => x < place.x && place.x - x < 8 * place.size && from <= place.y && place.y <= to);
  const middle = ({ from, to }: (typeof groups)[number]): number => Math.abs((from + to) / 2 - place.y);
  const [group] = beside.toSorted((a, b) => middle(a) - middle(b));
  return group === undefined ? pair : { ...pair, label: labelInGroup(group.text, pair.label) };
}

const qualifierOfRow = /^(?:満室(?:時|想定|時想定)?|想定|現[況行状在])$/;
const ofIncome = new Set(['rent_annual', 'rent_monthly', 'yield_full', 'rent_annual_full', 'rent_monthly_full']);

/** `【現況】 年収 823.2万円 利回り 6.4％`: what stands in front of a row says of its rents and yields whether they are those of today. */
function qualifiedByRow(pair: PlacedPair, rows: readonly (readonly Segment[])[]): PlacedPair {
  const row = rows.find(
    ([first]) => first !== undefined && first.x < pair.place.x && Math.abs(first.y - pair.place.y) < 0.5 * pair.place.size,
  );
  const head = labelKey(row?.[0]?.text ?? '');
  const meaning = meaningOf(pair.label);
  if (!qualifierOfRow.test(head) || !meaning || !ofIncome.has(meaning.reading) || /満室|想定|現[況行状在]/.test(pair.label)) return pair;
  return { ...pair, label: `${pair.label}(${head})` };
}

function valueBelow(rows: readonly Segment[][], { row, segment }: { row: number; segment: Segment }, label: Segment): string {
  const reading = meaningOf(label.text)?.reading ?? '';
  if (severalLines.has(reading)) return preceding(rows, row, segment) + continued(rows, row, segment);
  if (reading === 'zoning') return withRestOfZone(rows, row, segment.text, segment);
  return reading === 'address' ? withRestOfNumber(rows, row, segment) : segment.text;
}

/** Labels of a page with their values: inside a segment, to the right, or underneath. */
export function pairsOnPage(printed: readonly Segment[][]): PlacedPair[] {
  const labelled = withNamedStates(withWholeLabels(withPeriodsUnder(withFiguresOnLine(withWholeLatinLabels(printed)))));
  const above = valuesAbove(labelled);
  const rows = above.taken.size === 0 ? labelled : labelled.map((row) => row.filter((segment) => !above.taken.has(segment)));
  const pairs: PlacedPair[] = [...above.pairs];
  const far = farValues(rows);
  const over = labelsOverValues(rows);
  for (const [rowIndex, row] of rows.entries()) {
    for (const [index, segment] of row.entries()) {
      if (!isLabel(segment)) {
        pairs.push(...withNextLines(inlinePairs(segment), rows, rowIndex, segment));
        continue;
      }
      const long = severalLines.has(meaningOf(segment.text)?.reading ?? '');
      const beside = over.has(segment) || overFigures(row, rows[rowIndex + 1] ?? []) ? null : besideLabel(row, index, far);
      if (beside) {
        const reading = meaningOf(segment.text)?.reading;
        const whole =
          reading === 'address'
            ? withRestOfNumber(rows, rowIndex, beside)
            : reading === 'zoning'
              ? withRestOfZone(rows, rowIndex, beside.text, beside)
              : beside.text;
        const alone = whole.replace(/^[:：]\s*/, '');
        pairs.push({
          label: segment.text.trim(),
          value: long ? (preceding(rows, rowIndex, beside) + continued(rows, rowIndex, beside, segment)).replace(/^[:：]\s*/, '') : alone,
          form: 'row',
          place: beside,
          labelPlace: segment,
        });
        continue;
      }
      const around = aroundLabel(rows, rowIndex, segment);
      if (around) {
        pairs.push({ label: segment.text.trim(), value: around.text, form: 'row', place: around, labelPlace: segment });
        continue;
      }
      const larger = besideLarger(rows, rowIndex, segment);
      if (larger) {
        pairs.push({ label: segment.text.trim(), value: larger.text, form: 'row', place: larger, labelPlace: segment });
        continue;
      }
      const below = belowLabel(rows, rowIndex, segment, over);
      const above = aboveLabel(rows, rowIndex, segment);
      if (above && (!below || segment.y - segment.size - above.y < below.segment.y - below.segment.size - segment.y)) {
        pairs.push({ label: segment.text.trim(), value: above.text, form: 'below', place: above, labelPlace: segment });
        continue;
      }
      if (below)
        pairs.push({
          label: segment.text.trim(),
          value: valueBelow(rows, below, segment),
          form: 'below',
          place: below.segment,
          labelPlace: segment,
        });
    }
  }
  const groups = stackedGroups(rows);
  return withClosedBrackets(
    pairs.map((pair) => withWholePlace(inStackedGroup(qualifiedByRow(pair, rows), groups), rows)),
    rows,
  );
}
