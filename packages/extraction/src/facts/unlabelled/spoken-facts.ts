import { thresholds } from '../../lexicon/thresholds.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import type { LineBlock, Locator, PairBlock, SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, mainBlocks, one, type Read } from '../candidate.ts';
import { namedCostTotal, namedPropertyTax, remarkedCharges } from '../values/read-charges.ts';
import { dayInLine } from './day-of-document.ts';
import { dayOfPage } from './day-of-page.ts';
import { isOfAnother, labelledPrices } from './line-of-another.ts';
import { readSentences } from './read-sentences.ts';

/** Columns of running text that a page may have, headings beside them among them. */
const columnsSideBySide = 5;

/** `事務局（「江吉良」駅から徒歩12分）`, `執行官室 …（大津駅 徒歩5分）`: the place of an office, and the way to it. */
const ofOffice = /事務局|本店|支店|営業所|執行官室|閲覧室/;

type Box = readonly [left: number, top: number, width: number, height: number];

/** The left edge of a line under another one; the first line of a paragraph may be set in by a letter or two. */
function beginsAlike(above: number, [left, , , height]: Box): boolean {
  return Math.abs(above - left) < 0.005 || (above > left && above - left < 1.6 * height);
}

/** Whether a line ends where its column does: at the right edge, or where the first word of the next line found no room. */
function isFull([left, , width]: Box, [, , nextWidth]: Box, next: string, edge: number): boolean {
  const end = left + width;
  const word = /^[A-Za-z¥\d][^\s]*/.exec(next)?.[0] ?? '';
  return end > 0.9 * edge || (word !== '' && width > 0.25 && end + (nextWidth * (word.length + 1)) / Math.max(1, next.length) > edge);
}

/** Where a text of two lines ends; it is as sure as the line that is less so. */
function joinedPlace(last: Locator, next: Locator): Locator {
  const agreement = Math.min(last.agreement ?? 1, next.agreement ?? 1);
  return {
    ...last,
    ...(next.box && { box: next.box }),
    ...(last.recognised && { recognised: next.recognised === 'unsure' ? ('unsure' as const) : last.recognised, agreement }),
  };
}

/** Lines of one paragraph of a page put together again: same left edge and size, one under the other. */
function paragraphs(blocks: readonly LineBlock[]): LineBlock[] {
  const result: LineBlock[] = [];
  const column = (left: number, size: number | null): string => `${Math.round(left * 100)} ${size}`;
  const rightEdges = new Map<string, number>();
  for (const { at, size } of blocks)
    if (at.box) {
      const own = column(at.box[0], size);
      rightEdges.set(own, Math.max(rightEdges.get(own) ?? 0.35, at.box[0] + at.box[2]));
    }
  const follows = (last: LineBlock, block: LineBlock): boolean => {
    const [a, b] = [last.at.box, block.at.box];
    return (
      a !== undefined &&
      b !== undefined &&
      last.at.page === block.at.page &&
      last.size === block.size &&
      beginsAlike(a[0], b) &&
      b[1] - a[1] > 0 &&
      b[1] - a[1] < 2.2 * b[3] &&
      isFull(a, b, block.text, rightEdges.get(column(b[0], block.size)) ?? 1) &&
      !/[。！]$/.test(last.text)
    );
  };
  for (const block of blocks) {
    // Lines of columns side by side come by turns.
    const at = result.slice(-columnsSideBySide).findLastIndex((other) => follows(other, block));
    const index = at === -1 ? -1 : result.length - Math.min(columnsSideBySide, result.length) + at;
    const last = result[index];
    const space = last && /[A-Za-z\d.,;:)%'’"”]$/.test(last.text) && /^[A-Za-z\d(¥"“]/.test(block.text) ? ' ' : '';
    if (last) result[index] = { ...last, text: last.text + space + block.text, at: joinedPlace(last.at, block.at) };
    else result.push(block);
  }
  return result;
}

/** What a page says in sentences: read where no label says it. Lines that are the value of a label are left to it. */
export function sentenceCandidates(reading: SourceReading, labelled: ReadonlySet<string>): Candidate[] {
  const prices = labelledPrices(reading);
  const lines = mainBlocks(reading).filter((block): block is LineBlock => {
    if (block.type !== 'line' || labelled.has(plainText(block.text))) return false;
    return block.text.length >= 60 || block.text.includes('。') || !isOfAnother(plainText(block.text), prices);
  });
  const seen = new Set<string>();
  const named = lines.flatMap((block) =>
    candidatesFrom(
      [
        ...namedPropertyTax(block.text),
        ...namedCostTotal(block.text),
        ...looseRoad(block.text),
        ...taxOfPrice(block.text),
        ...(reading.medium === 'html' ? dayOfPage(block.text) : one('extra.updated_on', dayInLine(block.text))),
        ...announcedRise(block.text),
      ],
      {
        reading,
        label: null,
        rule: 'sentence.named',
        raw: block.text,
        form: 'sentence',
        weak: false,
        rank: 1,
        group: block.group,
        at: block.at,
      },
    ),
  );
  const said = paragraphs(lines).flatMap((block) => {
    if (seen.has(block.text)) return [];
    seen.add(block.text);
    // Where an agent tells of its licence or its fee, the way and the place are those of its office.
    const ofAgent = /\b(?:Licen[cs]e|Brokerage|Commission)\b/.test(block.text);
    return sentencesOf(reading, block.text, block.group, block.at).filter(
      ({ field, evidence }) => !(ofAgent || ofOffice.test(evidence.raw)) || !['stations', 'address'].includes(field),
    );
  });
  return [...said, ...named];
}

/** `￥145,000,000（税込）` on a line of its own, or run together from two cells. */
function taxOfPrice(text: string): Read[] {
  const found = /^(?:(?:売買|販売|売却)?(?:価格|代金)\s*:?\s*)?([¥\d][\d,.億万]*円?)\s*\((税込|税込み|税抜|税抜き|税別|非課税)\)$/.exec(
    plainText(text).trim(),
  );
  return found && (moneyAmounts(found[1] ?? '')[0] ?? 0) >= thresholds.leastPriceSpoken.value ? one('extra.price_tax', found[2]) : [];
}

/** A line that tells the road and no more, without a label: `南東側 市道 幅員6.0mに接道`, `北東 幅員4m公道に面す`. */
function looseRoad(text: string): Read[] {
  const plain = plainText(text).trim();
  const isRoad =
    plain.length <= 50 &&
    /^(?:(?:前面道路|接道)\s*)?[東西南北]{1,2}側?(?:で|に|は|が)?[\s:・]*(?:.{0,12})(?:公道|私道|市道|町道|村道|県道|府道|都道|国道|区道|道路)/.test(
      plain,
    ) &&
    /\d\s*m(?!2)/.test(plain) &&
    !/[。]|駅|徒歩/.test(plain);
  return one('extra.road', isRoad ? plain : null);
}

/** A rise of the reserve that a line announces: `2027年3月分より修繕積立金 6,890円に変更予定`. */
function announcedRise(text: string): Read[] {
  if (!/積立/.test(text)) return [];
  return remarkedCharges(text).filter(({ field }) => field === 'extra.reserve_rise_on' || field === 'extra.reserve_rise_jpy_month');
}

/** What the sentences of one text say. */
export function sentencesOf(reading: SourceReading, text: string, group: number, at: PairBlock['at']): Candidate[] {
  return readSentences(text).flatMap(({ sentence, reads }) =>
    candidatesFrom(reads, {
      reading,
      label: null,
      rule: 'sentence.spoken',
      raw: sentence,
      form: 'sentence',
      weak: false,
      rank: 1,
      group,
      at,
    }),
  );
}
