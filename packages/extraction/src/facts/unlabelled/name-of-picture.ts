import { leaseholdRight } from '../../lexicon/land-rights.ts';
import { composed } from '../../lexicon/pattern.ts';
import { steelFrame, wooden } from '../../lexicon/structures.ts';
import { plainText } from '../../normalise/text.ts';
import type { LineBlock, SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, mainBlocks, one } from '../candidate.ts';
import { buildingWord } from './building-name.ts';

/** How much larger than its usual type the name on a picture is set, and in which part of the sheet. */
const largeType = 1.35;
const upperPart = 0.5;

const latinName =
  /^(?:[A-Z][\w'-]*\s){1,4}(?:Building|House|Court|Terrace|Residences?|Heights|Mansion|Tower|Place|Plaza|Park|Gardens?|Villa|Lodge|Flats)(?:\s\d{2,4})?$/;

/** Words that stand in the name of a house and in few others. */
const surelyBuilding =
  /ハイツ|コーポ|レジデンス|マンション|アパート|ハウス|荘$|メゾン|コート|パレス|ビル|ヴィラ|ハイム|シャト|グラン|パーク|プラザ|ガーデン|タワー|ヒルズ|テラス|ステージ|リバーサイド|館$/;

/** Headings of a picture, by their size among its lines, in the upper part of the sheet. */
function headingsOf(reading: SourceReading): LineBlock[] {
  const lines = mainBlocks(reading).flatMap((block) => (block.type === 'line' ? [block] : []));
  const sizes = lines.map(({ size }) => size ?? 0).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return lines.filter(
    ({ size, at, text }) =>
      (size ?? 0) >= largeType * usual &&
      (at.box?.[1] ?? 0) < upperPart &&
      // Letters that the second reader knows nothing of make a name only where they make one of its words.
      ((at.agreement ?? 1) > 0.5 || surelyBuilding.test(text)),
  );
}

/** The start of a name that is set in two lines, `下山手` over `グランドハイツ`: as large, and right over it. */
function startAbove(block: LineBlock, headings: readonly LineBlock[]): string {
  const box = block.at.box;
  const above = headings.find(({ at, size, text }) => {
    if (!at.box || !box || at.page !== block.at.page) return false;
    const isAsLarge = Math.abs((size ?? 0) - (block.size ?? 0)) < 0.25 * (block.size ?? 0);
    const down = box[1] - at.box[1];
    return isAsLarge && Math.abs(at.box[0] - box[0]) < 0.01 && down > 0 && down < 2 * box[3] && /^[\p{L}]{2,8}$/u.test(text);
  });
  return above?.text ?? '';
}

/** The name of the building that a picture sets as a heading of its own, in one line or in two. */
export function nameInPicture(reading: SourceReading): Candidate[] {
  const headings = headingsOf(reading);
  // A flyer sets the name large, but the price and a slogan larger.
  const block = headings.toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0)).find(({ text }) => buildingName(text) !== null);
  const name = block === undefined ? null : buildingName(block.text);
  if (block === undefined || name === null) return [];
  const whole = startAbove(block, headings) + name.replace(room, '');
  return candidatesFrom(one('extra.property_name', whole), {
    reading,
    label: null,
    rule: 'name.in-picture',
    raw: block.text,
    form: 'title',
    weak: false,
    rank: 1,
    group: block.group,
    at: block.at,
  });
}

/** The room behind the name of its house; the raw text keeps it, by which two rooms of one house are told apart. */
const room = /\s*(?:\s\d{3,4}|\d{2,4}号室?)$/;

/** The name of a building that stands alone in a heading, without the floor behind it. */
function buildingName(heading: string): string | null {
  const text = plainText(heading)
    .replace(/^(?:売り?|中古|投資用?|区分|一棟|1棟|収益)*(?:マンション|アパート|ビル|物件)\s+(?=\S{3})/, '')
    .replace(/\s*[<〈【[].*$/, '')
    .replace(/\s+\d+階.*$/, '')
    // What is for sale, behind its name: `国見パークハイツ 一棟売アパート`.
    .replace(
      composed`\s+(?:一棟|1棟|売り?(?=[マアビ戸])|中古|区分|新築|(?:定期)?${leaseholdRight}付|${wooden}|RC造|${steelFrame}造|収益)\S*(?:\s.*)?$`,
      '',
    )
    .replace(/\s*\([^()]*[都道府県市区町村][^()]*\)$/, '');
  const isName =
    text.length >= 3 &&
    text.length <= 28 &&
    buildingWord.test(text) &&
    !/[都道府県]\S*[市区町村]|[市区]$|丁目|\d年|月築|万円|物件|一覧|情報|概要|紹介|案内|不動産|収益|投資|駅|徒歩|一棟|1棟|売(?:り|買)?|中古|新築|区分|オーナー|[!！]/.test(
      text,
    );
  return isName || latinName.test(text) ? text : null;
}
