import { composed } from '../../lexicon/pattern.ts';
import type { ReadingName } from '../../lexicon/reading-names.ts';
import { dwellingCounter } from '../../lexicon/units.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { inlinePairs, isLabel, type PlacedPair } from './pdf-inline-pairs.ts';
import type { Segment } from './pdf-segment.ts';

/** What is told in several words, parted by spaces: `北側 市道 幅員11m`, `1階店舗 賃貸中／2階住居 空家`. */
const inWords: ReadonlySet<ReadingName> = new Set([
  'road',
  'private_road',
  'occupancy',
  'parking',
  'delivery',
  'construction',
  'floor_area',
] as const);
/** What follows the direction of a road: its kind, its width, how far the plot lies along it. */
const partOfRoad =
  /^(?:[東西南北]{1,2}側?|(?:公|私|市|県|国|区|町|村|都|府|道|農|里|位置指定)道路?|(?:約|幅員?|接道|接面|間口|巾|W\s*=?)+[\s:：]*(?:約\s*)?[\d０-９]|[\d０-９]+(?:[.．][\d０-９]+)?\s*(?:m|ｍ|メートル)(?:[\s公私市県国区町接幅(（].*)?$)/;
/** Words of one line stand this close, in sizes of type. */
const wordGap = 1.2;
const bullet = /^\s*[●■◆◇□▪◎★○▼▽※【〔［]/;

/** A value inside of a segment with the words that go on behind it in its line, up to the next label. */
export function withRestOfLine(pairs: PlacedPair[], row: readonly Segment[], segment: Segment): PlacedPair[] {
  const last = pairs.at(-1);
  const reading = last === undefined ? undefined : meaningOf(last.label)?.reading;
  if (last === undefined || reading === undefined || !inWords.has(reading) || !segment.text.trimEnd().endsWith(last.value)) return pairs;
  let end = segment.x + segment.width;
  for (const behind of row.slice(row.indexOf(segment) + 1)) {
    if (behind.x - end > wordGap * segment.size || Math.abs(behind.size - segment.size) > 0.1 * segment.size) break;
    if (bullet.test(behind.text) || isLabel(behind) || inlinePairs(behind).length > 0) break;
    if (reading === 'road' && !partOfRoad.test(behind.text.trim())) break;
    last.value += ` ${behind.text.trim()}`;
    end = behind.x + behind.width;
  }
  return pairs;
}

const openLabel = /[:：]\s*$/;
const figureAlone = composed`^約?[¥￥]?[\d０-９][\d０-９,，.．]*\s*(?:[%％]|㎡|m2|万?円|${dwellingCounter}|階)\S{0,12}$`;

/** `■容積率：` at the end of a line whose value, `300%`, is the first word of the line under it. */
export function valueOfNextLine(rows: readonly Segment[][], rowIndex: number, label: Segment): Segment | null {
  if (!openLabel.test(label.text)) return null;
  const row = rows[rowIndex] ?? [];
  const at = row.indexOf(label);
  const behind = row[at + 1];
  if (behind && behind.x - label.x - label.width <= 2.5 * label.size) return null;
  let first = label;
  for (const before of row.slice(0, at).toReversed()) {
    if (first.x - before.x - before.width > 2.5 * label.size) break;
    first = before;
  }
  if (first === label) return null;
  const next = rows[rowIndex + 1]?.find(({ x }) => Math.abs(x - first.x) <= 1.5 * label.size);
  const isValue = next !== undefined && next.y - label.y <= 2.2 * label.size && figureAlone.test(next.text.trim()) && !isLabel(next);
  return isValue ? next : null;
}
