import { composed } from '../../lexicon/pattern.ts';
import { storeyMark } from '../../lexicon/units.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { inlinePairs, isLabel, type PlacedPair } from './pdf-inline-pairs.ts';
import type { Segment } from './pdf-segment.ts';
import { withRestOfNumber } from './pdf-wrapped-address.ts';
import { withRestOfZone } from './pdf-wrapped-zone.ts';

const walk = /^(?:徒歩|歩|バス|停歩)\s*約?[\d０-９]/;
/** How the name of a line begins at the end of a printed line and goes on in the next, `熊本市` before `電`. */
const begunName = /^[^\d０-９:：]{1,14}$/;

/** `…「白金台」駅` and, behind wide spaces, `徒歩5分／…「目黒」駅` and `徒歩9分`; behind a walk also the name that the next line ends. */
function walksBehind(row: readonly Segment[], segment: Segment): string {
  let rest = '';
  let end = segment;
  for (const behind of row.filter(({ x }) => x > segment.x + segment.width - 0.5 * segment.size)) {
    const text = behind.text.trim();
    const isBegun = rest.endsWith('分') && begunName.test(text) && !isLabel(behind) && behind.x - end.x - end.width <= 1.2 * end.size;
    if (behind.x - end.x - end.width > 2.5 * end.size || (!walk.test(text) && !isBegun)) break;
    rest += ` ${text}`;
    end = behind;
  }
  return rest;
}

const storeySizes = composed`^[(（]?(?:(?:地上|地下)?[\d０-９]{1,2}\s*${storeyMark}(?:部分)?\s*[:：]?\s*約?[\d０-９][\d０-９.．,]*\s*(?:㎡|m2|m²|平米)[\s・、,／/]*){2,}[)）]?$`;

/** `1階74.52㎡・2階74.52㎡` alone in the line under the area of the house. */
function storeysUnder(rows: readonly Segment[][], row: number, segment: Segment): string {
  const under = (rows[row + 1] ?? []).find(({ x }) => x > segment.x - segment.size && x < segment.x + 8 * segment.size);
  return under && under.y - segment.y <= 2.2 * segment.size && storeySizes.test(under.text.trim()) ? ` ${under.text.trim()}` : '';
}

/** What goes on in the lines under a pair inside a segment: stations whose lines name no label, the rest of a place or of a zone. */
export function withNextLines(pairs: PlacedPair[], rows: readonly Segment[][], row: number, segment: Segment): PlacedPair[] {
  const last = pairs.at(-1);
  const reading = last === undefined ? undefined : meaningOf(last.label)?.reading;
  if (last && reading === 'address') last.value = withRestOfNumber(rows, row, { ...segment, text: last.value });
  if (last && reading === 'zoning') last.value = withRestOfZone(rows, row, last.value, segment);
  if (last && reading === 'floor_area') last.value += storeysUnder(rows, row, segment);
  if (!last || reading !== 'stations') return pairs;
  last.value += walksBehind(rows[row] ?? [], segment);
  let y = segment.y;
  for (const next of rows.slice(row + 1, row + 8)) {
    const line = next.find((candidate) => candidate.x > segment.x - segment.size && candidate.x < segment.x + 8 * segment.size);
    if (!line && (next[0]?.y ?? 0) - y <= 2.2 * segment.size) continue;
    if (
      !line ||
      line.y - y > 2.2 * segment.size ||
      isLabel(line) ||
      inlinePairs(line).length > 0 ||
      !/徒歩|歩\d|バス|駅|電停|停留場|\bmin(?:ute)?s?\b|\bwalk\b|on foot|Station|Line\b/.test(line.text)
    )
      break;
    last.value += `\n${line.text.trim()}${walksBehind(next, line)}`;
    y = line.y;
  }
  return pairs;
}
