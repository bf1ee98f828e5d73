import { plainText } from './text.ts';

const latin = /^[\p{Script=Latin}\p{N}\s.,'’"()/:&+-]+$/u;

/** Lines with a name of their own beside the one in the register; the first is how both are compared. */
const otherNames: readonly (readonly [name: string, others: RegExp])[] = [
  ['東武野田線', /^(?:東武)?(?:野田線|アーバンパークライン)$/],
  ['東武伊勢崎線', /^(?:東武)?(?:伊勢崎線|スカイツリーライン)$/],
  ['沖縄都市モノレール', /^(?:沖縄都市モノレール線?)?(?:ゆいレール)?$/],
  ['つくばエクスプレス', /^(?:首都圏新都市鉄道)?(?:つくばエクスプレス線?|TX線?|常磐新線)$/],
  ['JR東北線', /^JR(?:東北線|宇都宮線)$/],
  ['JR福知山線', /^JR(?:福知山線|宝塚線)$/],
  ['JR片町線', /^JR(?:片町線|学研都市線)$/],
  ['JR関西線', /^JR(?:関西線|大和路線)$/],
  ['JR山陰線', /^JR(?:山陰線|嵯峨野線)$/],
];

/** A line's name as names are compared: without blanks, brackets and the word for a main line, JR's companies under one name. */
function folded(line: string): string {
  const plain = plainText(line)
    .replace(/osaka\s*metro/i, '大阪メトロ')
    .replace(/\([^()]*\)/g, '')
    .replace(/[\s・]/g, '')
    .replace(/ヶ/g, 'ケ')
    .replace(/丸[ノの]内/g, '丸ノ内')
    .replace(/^(?:(?:北海道|東日本|東海|西日本|四国|九州)旅客鉄道|JR(?:北海道|東日本|西日本|東海|四国|九州)(?=\p{L}{2,}線)(?!道))/u, 'JR')
    .replace(/本線$/, '線');
  return otherNames.find(([, others]) => plain !== '' && others.test(plain))?.[0] ?? plain;
}

const subway = /地下鉄|メトロ|市営|都営|高速電気軌道|市交通局/;
/** How the names of railways end in full; what is printed short leaves out letters of it. */
const railwayEnd = /(?:急行|鉄道|電鉄|電車|電気軌道|軌道|市電|地下鉄|交通|急行電鉄|モノレール)$/;

const isWithin = (short: string, long: string): boolean => {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
};

/** Whether two words before the own name of a line stand for one operator: `京急` and `京浜急行`, `地下鉄` and `東京メトロ`, `市営` and `名古屋市営地下鉄`. */
function isSameOperator(a: string, b: string): boolean {
  if (subway.test(a) && subway.test(b)) {
    const [one = '', other = ''] = [a, b].map((name) =>
      name.replace(/都営/, '都').replace(/地下鉄|メトロ|市営|高速電気軌道|市交通局|[市営]/g, ''),
    );
    return one === '' || other === '' || one === other;
  }
  const [short = '', long = ''] = [a, b].toSorted((one, other) => one.length - other.length);
  const bare = long.replace(railwayEnd, '');
  return (
    short === bare || (short.length >= 2 && short[0] === long[0] && (railwayEnd.test(long) || subway.test(long)) && isWithin(short, long))
  );
}

/** Letters that the names of two lines have alike at their ends. */
function endOf(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
}

/** English names by their words, without those that only say what it is. */
function latinWords(line: string): string {
  return ` ${plainText(line)
    .toLowerCase()
    .replace(/\b(?:line|main|railway|railroad|subway|municipal|city|electric|corporation)\b/g, ' ')
    .replace(/[^a-z\d]+/g, ' ')
    .trim()}`;
}

/**
 * Whether two names stand for one line of a station: with or without its operator, by the operator's full or usual name, as a main
 * line or not. Of two operators that share a line's name (`JR奈良線`, `近鉄奈良線`) each has its own.
 */
export function isSameLine(a: string, b: string): boolean {
  if (latin.test(a) && latin.test(b)) {
    const [one, other] = [latinWords(a), latinWords(b)];
    return one.trim() !== '' && other.trim() !== '' && (one.endsWith(other) || other.endsWith(one));
  }
  if (isEndOf(a, b) || isEndOf(b, a)) return true;
  const [one, other] = [folded(a), folded(b)];
  if (one === other) return true;
  const end = endOf(one, other);
  if (end === 0) return false;
  const [mine, theirs] = [one.slice(0, -end), other.slice(0, -end)];
  if (/[線、,]/.test(mine + theirs)) return false;
  if (mine !== '' && theirs !== '') return isSameOperator(mine, theirs);
  return isOperator(mine + theirs) && end >= 3;
}

/** What stands before the whole of a line's name is an operator, and no part of another line's name (`新横浜線`). */
const isOperator = (before: string): boolean => before.length >= 2 && !/[新北南東西上下中]$|[線、,]/.test(before);

/** Whether a name is the other one without its beginning: without the operator, or cut off where a cell was too narrow. */
function isEndOf(short: string, long: string): boolean {
  const [end, whole] = [short, long].map((line) => plainText(line).replace(/\s/g, ''));
  return end !== undefined && whole !== undefined && end.length >= 3 && whole.endsWith(end) && isOperator(whole.slice(0, -end.length));
}

/** The name to show of two for one line: the one that names its operator, or the lines of its railway; otherwise the first. */
export function fullerLine(first: string | null, other: string | null): string | null {
  if (first === null || other === null) return first ?? other;
  const [length, others] = [first, other].map((line) => plainText(line).replace(/\s/g, '').length);
  const leavesOut =
    isEndOf(first, other) || /^(?:地下鉄|市営|JR(?!\S*本線))/.test(plainText(first)) || other.startsWith(first.replace(/本?線$/, ''));
  return leavesOut && (others ?? 0) > (length ?? 0) ? other : first;
}
