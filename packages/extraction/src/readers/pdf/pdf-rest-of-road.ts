import { meaningOf } from '../../vocabulary/labels.ts';
import type { PlacedPair } from './pdf-inline-pairs.ts';
import type { Segment } from './pdf-segment.ts';

/** What follows the direction of a road: its kind, its width, how far the plot lies along it. */
const partOfRoad =
  /^(?:[東西南北]{1,2}側?|(?:公|私|市|県|国|区|町|村|都|府|道|農|里|位置指定)道路?|(?:約|幅員?|接道|接面|間口|巾|W\s*=?)+[\s:：]*(?:約\s*)?[\d０-９]|[\d０-９]+(?:[.．][\d０-９]+)?\s*(?:m|ｍ|メートル)(?:[\s公私市県国区町接幅(（].*)?$)/;
/** How far apart the parts stand, in sizes of type. */
const mostGap = 1.2;

/** `道路：北西側` and, set apart by spaces, `公道` and `6.2m`: the road of one line is one value. */
export function withRestOfRoad(pairs: readonly PlacedPair[], row: readonly Segment[], index: number): PlacedPair[] {
  const last = pairs.at(-1);
  if (!last || meaningOf(last.label)?.reading !== 'road') return [...pairs];
  let before = row[index];
  let { value } = last;
  for (const next of row.slice(index + 1)) {
    const gap = before === undefined ? Infinity : next.x - before.x - before.width;
    if (before === undefined || gap > mostGap * Math.max(before.size, next.size) || !partOfRoad.test(next.text.trim())) break;
    value = `${value} ${next.text.trim()}`;
    before = next;
  }
  return [...pairs.slice(0, -1), { ...last, value }];
}
