import { dateOf } from '../normalise/dates.ts';
import { plainText } from '../normalise/text.ts';
import type { LineBlock, Locator, PairBlock, SourceReading } from '../reading/source-reading.ts';
import { type Candidate, candidatesFrom, mainBlocks, one, type Read } from './candidate.ts';
import { namedPropertyTax, remarkedCharges } from './read-charges.ts';
import { readSentences } from './read-sentences.ts';

/** Columns of running text that a page may have, headings beside them among them. */
const columnsSideBySide = 5;

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
  const lines = mainBlocks(reading).filter((block) => block.type === 'line' && !labelled.has(plainText(block.text))) as LineBlock[];
  const seen = new Set<string>();
  const named = lines.flatMap((block) =>
    candidatesFrom([...namedPropertyTax(block.text), ...dayOfPage(block.text), ...announcedRise(block.text)], {
      reading,
      label: null,
      raw: block.text,
      form: 'sentence',
      weak: false,
      rank: 1,
      group: block.group,
      at: block.at,
    }),
  );
  const said = paragraphs(lines).flatMap((block) => {
    if (seen.has(block.text)) return [];
    seen.add(block.text);
    // Where an agent tells of its licence or its fee, the way and the place are those of its office.
    const ofAgent = /\b(?:Licen[cs]e|Brokerage|Commission)\b/.test(block.text);
    return sentencesOf(reading, block.text, block.group, block.at).filter(
      ({ field }) => !ofAgent || !['stations', 'address'].includes(field),
    );
  });
  return [...said, ...named];
}

/** The day a page gives for itself in the open: `作成 令和8年11月10日`, `2026年11月20日更新`. */
function dayOfPage(text: string): Read[] {
  const plain = plainText(text);
  if (plain.length > 80) return [];
  const day = String.raw`((?:\d{4}|令和\s*\d{1,2})\s*[年/.]\s*\d{1,2}\s*[月/.]\s*\d{1,2}\s*日?)`;
  const named = new RegExp(`(?:作成|発行|掲載|更新|公開|登録)(?:日|年月日)?\\s*[:：]?\\s*${day}`).exec(plain)?.[1];
  const behind = new RegExp(`${day}\\s*(?:作成|発行|掲載|更新|公開|登録)`).exec(plain)?.[1];
  return /次回|予定/.test(plain) ? [] : one('extra.updated_on', dateOf(named ?? behind ?? ''));
}

/** A rise of the reserve that a line announces: `2027年3月分より修繕積立金 6,890円に変更予定`. */
function announcedRise(text: string): Read[] {
  if (!/積立/.test(text)) return [];
  return remarkedCharges(text).filter(({ field }) => field === 'extra.reserve_rise_on' || field === 'extra.reserve_rise_jpy_month');
}

/** What the sentences of one text say. */
export function sentencesOf(reading: SourceReading, text: string, group: number, at: PairBlock['at']): Candidate[] {
  return readSentences(text).flatMap(({ sentence, reads }) =>
    candidatesFrom(reads, { reading, label: null, raw: sentence, form: 'sentence', weak: false, rank: 1, group, at }),
  );
}
