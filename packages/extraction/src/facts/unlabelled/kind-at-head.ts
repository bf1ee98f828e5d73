import { plainText } from '../../normalise/text.ts';
import type { LineBlock, SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, mainBlocks, one } from '../candidate.ts';
import { kindOfOffer } from '../values/kind-of-offer.ts';

/** The share of the first page from its top in which a flyer says what it offers. */
const headOfPage = 0.2;
const longestLine = 80;
/** What parts the words of a head: bars, brackets, stops and spaces. */
const partsOfHead = /[|｜/／<>＜＞〈〉《》【】[\]〔〕()（）■◆●★☆◎※!！。、:：\s]+/;

const isAtHead = ({ at, text }: LineBlock): boolean =>
  (at.page ?? 1) === 1 && at.box !== undefined && at.box[1] < headOfPage && text.length <= longestLine;

/** The kinds of offer that stand alone in their lines, or else as a part of one. */
function kindsIn(lines: readonly LineBlock[]): { block: LineBlock; kind: string }[] {
  const inParts = (parts: (line: string) => string[]): { block: LineBlock; kind: string }[] =>
    lines.flatMap((block) =>
      parts(plainText(block.text))
        .flatMap((part) => kindOfOffer(part) ?? [])
        .map((kind) => ({ block, kind })),
    );
  const alone = inParts((line) => [line]);
  return alone.length > 0 ? alone : inParts((line) => line.split(partsOfHead));
}

/**
 * The kind of offer at the head of a flyer, alone in its line or apart from the words beside it: `コーポあさか野 ＜一棟アパート＞`,
 * `一棟売マンション 物件概要書`. None where the head names two that are not one in other words.
 */
export function kindAtHead(reading: SourceReading): Candidate[] {
  const lines = mainBlocks(reading).flatMap((block) => (block.type === 'line' && isAtHead(block) ? [block] : []));
  const found = kindsIn(lines);
  const [longest] = found.toSorted((a, b) => b.kind.length - a.kind.length);
  if (longest === undefined || !found.every(({ kind }) => longest.kind.includes(kind))) return [];
  const { block, kind } = longest;
  return candidatesFrom(one('extra.category', kind), {
    reading,
    label: null,
    rule: 'line.kind-at-head',
    raw: block.text,
    form: 'line',
    weak: true,
    rank: 1,
    group: block.group,
    at: block.at,
  });
}
