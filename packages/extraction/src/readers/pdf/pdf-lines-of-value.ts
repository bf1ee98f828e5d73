import { meaningOf } from '../../vocabulary/labels.ts';
import { inlinePairs, isLabel } from './pdf-inline-pairs.ts';
import { withRunsBehind } from './pdf-runs-behind.ts';
import type { Segment } from './pdf-segment.ts';
import { withRestOfNumber } from './pdf-wrapped-address.ts';
import { withRestOfZone } from './pdf-wrapped-zone.ts';

/** Readings whose values go on over several lines. */
export const severalLines = new Set(['stations', 'remarks']);

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
export function continued(rows: readonly Segment[][], row: number, value: Segment, label?: Segment): string {
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
export function preceding(rows: readonly Segment[][], row: number, value: Segment): string {
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

/** The text of a value under its label, with the lines that belong to it. */
export function valueBelow(rows: readonly Segment[][], { row, segment }: { row: number; segment: Segment }, label: Segment): string {
  const reading = meaningOf(label.text)?.reading ?? '';
  if (severalLines.has(reading)) return preceding(rows, row, segment) + continued(rows, row, segment);
  if (reading === 'zoning') return withRestOfZone(rows, row, segment.text, segment);
  return reading === 'address' ? withRestOfNumber(rows, row, segment) : segment.text;
}
