import { composed, oneOf } from '../../lexicon/pattern.ts';
import type { Segment } from './pdf-segment.ts';

const longestHeading = 32;
/** Words that announce other offers. */
const wordsForOffers = oneOf(
  'u',
  /(?:その)?(?:他|ほか)の?\S{0,8}物件|(?:弊社|当社)?(?:おすすめ|オススメ|お薦め|取扱い?|取り扱い)(?:中の?)?\S{0,4}物件|未公開物件|(?:こちら|こんな)の?物件も/u,
  /(?:併せて|あわせて|合わせて)ご(?:覧|検討|紹介)|(?:関連|類似|同時募集)\S{0,3}物件|この物件(?:に近い|と似た|を見た方|の近くの)\S{0,10}/u,
  /(?:近隣|周辺|条件の?(?:近い|似た)|似た)(?:の|で)?\S{0,6}物件|Other (?:properties|listings|opportunities)/u,
);
/** `【他の収益物件もご紹介できます】`, `こちらの物件もおすすめ`, `■弊社取扱物件`: what stands under it is not the property of the flyer. */
const heading = composed.iu`^[【《〈<(（［[■●◆◇○★☆◎▼・\s]*${wordsForOffers}`;
/** A heading in brackets may have the first offer behind it in its line. */
const bracketed = /^[【《〈<(（［[][^】》〉>)）］\]]{4,30}[】》〉>)）］\]]/;
/** A line of an offer: what it is or what it brings, and its price. */
const price = /[\d０-９]\s*(?:万円|億)|(?:JPY|¥)\s*\d/;
const offered = /アパート|マンション|戸建|ビル|区分|土地|店舗|利\s*回|building|apartment|yield/i;
/** The flyer's own facts stand behind their labels. */
const ownFact = /^[■●◆・\s]*(?:所在地?|交通|価格|販売価格|構造|土地面積|専有面積|取引態様|備考)\s*[:：／]/;
const mostLeading = 2.4;
const mostLines = 12;
/** Such offers stand at the foot of a flyer, or on a page behind the first; a banner over its own price says `おすすめ物件` too. */
const lowerPart = 0.45;

/** What goes on in the line of a run, word by word. */
function runsBehind(row: readonly Segment[], head: Segment): Segment[] {
  const behind: Segment[] = [];
  let end = head.x + head.width;
  for (const segment of row.slice(row.indexOf(head) + 1)) {
    if (segment.x - end > 2 * head.size) break;
    behind.push(segment);
    end = segment.x + segment.width;
  }
  return behind;
}

const tellsOffer = (runs: readonly Segment[]): boolean =>
  runs.some(({ text }) => price.test(text)) && runs.some(({ text }) => offered.test(text));

/** Further cards in the lines of the first ones, far from the heading: each begins its lines at one place, and none of them is a fact of the flyer. */
function cardsBeside(lines: readonly (readonly Segment[])[], own: readonly Segment[]): Segment[] {
  const rest = lines.map((line) => line.filter((segment) => !own.includes(segment)));
  const firsts = rest.flatMap((line) => line.slice(0, 1));
  const [card] = firsts;
  const isCard =
    card !== undefined &&
    firsts.length >= 2 &&
    firsts.every(({ x, size, text }) => Math.abs(x - card.x) <= 2 * size && !ownFact.test(text)) &&
    own.every(({ x }) => x < card.x);
  return isCard && tellsOffer(rest.flat()) ? rest.flat() : [];
}

/** Runs of a page that tell of other offers: the lines set like each other under a heading that says so. */
export function otherOffersOn(rows: readonly Segment[][], page = 1): ReadonlySet<Segment> {
  const found = new Set<Segment>();
  const foot = Math.max(0, ...rows.flat().map(({ y }) => y));
  for (const [index, row] of rows.entries())
    for (const head of row) {
      const text = head.text.trim();
      if ((page === 1 && head.y < lowerPart * foot) || !heading.test(text) || (text.length > longestHeading && !bracketed.test(text)))
        continue;
      const own = runsBehind(row, head);
      const lines: (readonly Segment[])[] = [];
      let y = head.y;
      for (const below of rows.slice(index + 1, index + 1 + mostLines)) {
        const line = below.filter(({ x }) => x > head.x - head.size && x < head.x + Math.max(head.width, 30 * head.size));
        const [first] = line;
        if (!first) continue;
        if (first.y - y > mostLeading * head.size || Math.abs(first.x - head.x) > 2 * head.size) break;
        if (first.size > 1.2 * head.size || ownFact.test(first.text)) break;
        own.push(...line);
        lines.push(below);
        y = first.y;
      }
      if (tellsOffer(own)) for (const segment of [head, ...own, ...cardsBeside(lines, own)]) found.add(segment);
    }
  return found;
}
