import { ownerChange } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { thresholds } from '../../lexicon/thresholds.ts';
import { addressOf } from '../../normalise/address.ts';
import { stationsOf } from '../../normalise/stations.ts';
import { plainText } from '../../normalise/text.ts';
import type { Block, LineBlock, SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, mainBlocks, one, type Read } from '../candidate.ts';
import { taxOf } from '../values/read-price-parts.ts';
import { agentLine } from './agent-line.ts';
import { headlines } from './headlines.ts';
import { isOfAnother, labelledPrices } from './line-of-another.ts';
import { placeInLine } from './place-in-line.ts';
import { priceInLine } from './price-in-line.ts';

/** `埼玉県所沢市東所沢 一棟アパート 4,980万円`: the title of an offer. */
const titleOfOffer = composed`^((?:東京都|北海道|京都府|大阪府|[^\s\d]{2,3}県)[^\s\d]{1,12}[市区町村][^\s]{0,20})\s+((?:${ownerChange}|収益|投資用?|中古|売り?|区分|一棟|1棟|[・\s])*(?:戸建て?|一戸建て?|アパート|マンション|ビル|貸家|テラス)\s+[\d,.億万]+円)$`;

const englishPlace =
  /(?:^|[/•|]\s*)((?:\d[\d-]*(?:-?ch[oō]me(?:[\s-]\d[\d-]*)?)?,?\s+)?[A-Z][\w-]+(?:\s(?:[A-Z][\w-]+|\d+-ch[oō]me))*,\s+[A-Z]\w+-(?:ku|shi|cho|machi)(?:,\s+[A-Z][\w-]+)*)$/;

/** `9,800万円 / 利回り7% / 東京都練馬区… / RC造4階建`: a line of four short parts or more, each read as a line of its own. */
function asParts(block: Block): Block[] {
  // A post whose facts each begin with a sign, `💰価格 2,980万円 🚃JR総武線 …`.
  const signed =
    block.type === 'line' && block.at.box === undefined && block.text.length <= 600
      ? block.text.split(/(?=\p{Extended_Pictographic})/u)
      : [];
  if (block.type === 'line' && signed.length >= 5) return [block, ...signed.map((part) => ({ ...block, text: part.trim() }))];
  if (block.type !== 'line' || block.at.box !== undefined || block.text.length > 240) return [block];
  const parts = block.text.split(/[\s　]+[/／|｜][\s　]+|[｜／]/);
  const short = parts.every((part) => part.trim() !== '' && part.length <= 40 && !/[:：。]/.test(part));
  return parts.length >= 4 && short ? [block, ...parts.map((part) => ({ ...block, text: part.trim() }))] : [block];
}

const kindAlone = composed`^(?:(?:中古|新築|投資用|収益|売|(?:一|1)棟(?:売り?)?)(?:マンション|アパート|ビル|一?戸建て?|店舗)|店舗付き?住宅|賃貸併用住宅|店舗・?事務所|${ownerChange}(?:戸建|マンション))$`;

/** What a page prints without a label: one place, one amount of a price and one access standing alone on their lines. */
export function looseLines(reading: SourceReading, labelled: ReadonlySet<string>): Candidate[] {
  const found = new Map<string, Candidate[]>();
  const prices = labelledPrices(reading);
  const add = (field: string, block: LineBlock, reads: Read[]): void => {
    const from = {
      reading,
      label: null,
      rule: 'line.alone' as const,
      raw: block.text,
      form: 'line',
      weak: false,
      rank: 1,
      group: block.group,
      at: block.at,
    };
    found.set(field, [...(found.get(field) ?? []), ...candidatesFrom(reads, from)]);
  };
  for (const block of mainBlocks(reading).flatMap(asParts)) {
    if (block.type !== 'line' || block.text.length > 120) continue;
    // A sign before a line of a post, `🚃JR総武線 …`, says nothing that the line does not.
    const plain = plainText(block.text).replace(/^(?:\p{Extended_Pictographic}\uFE0F?\s*)+/u, '');
    const [, titled, offer] = titleOfOffer.exec(plain) ?? [];
    const place =
      placeInLine(block.text) ??
      (titled !== undefined ? addressOf(titled) : null) ??
      (plain.length < 90 ? (englishPlace.exec(plain)?.[1] ?? null) : null);
    if (place !== null) add('address', block, one('address', place));
    if (labelled.has(plain)) continue;
    if (kindAlone.test(plain)) add('extra.category', block, one('extra.category', plain));
    if (plain.length < 60 && !isOfAnother(plain, prices)) for (const read of headlines(plain)) add(read.field, block, [read]);
    const yen = priceInLine(plain, offer);
    if (yen !== undefined && yen >= thresholds.leastPriceSpoken.value) {
      add('price_jpy', block, one('price_jpy', yen));
      add('extra.price_tax', block, one('extra.price_tax', taxOf(plain)));
    }
    if (
      /徒歩|歩\d|バス|\d\s*-?\s*min(?:ute)?s?\b.{0,12}walk|walk.{0,12}\d\s*-?\s*min/i.test(plain) &&
      !/[。、！!]|です|ます/.test(plain) &&
      !/スーパー|小学校|公園まで/.test(plain) &&
      !agentLine.test(plain)
    ) {
      const stations = stationsOf(plain).filter(
        ({ line, walk_min, bus_min }) => line !== null && (walk_min !== null || bus_min !== undefined),
      );
      if (stations.length > 0) add('stations', block, one('stations', stations));
    }
  }
  // Two places or two amounts may be of two offers.
  return [...found].flatMap(([field, candidates]) =>
    field !== 'stations' && new Set(candidates.map(({ value }) => value)).size > 1 ? [] : candidates,
  );
}
