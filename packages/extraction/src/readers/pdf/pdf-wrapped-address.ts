import { meaningOf } from '../../vocabulary/labels.ts';
import type { Segment } from './pdf-segment.ts';

/** Distance of two lines of one value, in sizes of type; the size of a line in a picture is known to a fifth. */
const mostLeading = 2.2;

/** The rest of an address that was broken over two lines inside its number: `204番` over `地7`. */
export function withRestOfNumber(rows: readonly Segment[][], row: number, value: Segment): string {
  if (!/[\d０-９番地丁目の－-]$/.test(value.text.trim())) return value.text;
  for (const next of rows.slice(row + 1)) {
    const below = next.find((candidate) => Math.abs(candidate.x - value.x) <= 0.6 * value.size);
    const down = (below ?? next[0] ?? value).y - value.y;
    if (down > mostLeading * value.size) break;
    const left = below && next[next.indexOf(below) - 1];
    if (left && meaningOf(left.text.trim()) !== null) break;
    if (below && /^(?:番地?|地|目|号|の|[-－])?\s*[\d０-９][\d０-９番地号の－-]*$/.test(below.text.trim()))
      return value.text + below.text.trim();
  }
  return value.text;
}
