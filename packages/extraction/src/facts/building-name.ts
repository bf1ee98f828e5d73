import { plainText } from '../normalise/text.ts';
import { isPrinted, type SourceReading } from '../reading/source-reading.ts';
import { type Candidate, candidatesFrom, mainBlocks, one } from './candidate.ts';

/** `【site】見本レジデンス 中古マンション物件情報`, `見本レジデンスの物件情報（A1）｜site` → `見本レジデンス`; null where the title is not a building's name. */
export function nameInTitle(title: string): string | null {
  const first = plainFirstPart(title);
  const named = /の物件情報|中古マンション|新築マンション|区分マンション|\d+階/.test(title);
  const isName =
    first.length >= 3 &&
    first.length <= 30 &&
    /\p{L}{2}/u.test(first) &&
    !/[都道府県市区町村郡]\S*\d|丁目|万円|物件|一覧|購入|検索|不動産|駅|徒歩|の$|\d(?:LDK|K|R)/.test(first);
  return named && isName && !/^(?:中古|新築|区分|投資|一棟|マンション|アパート|売)/.test(first) ? first : null;
}

function plainFirstPart(title: string): string {
  return (title.replace(/^(?:[【[][^】\]]*[】\]]\s*)+/, '').split(/[｜|]/)[0] ?? '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*(?:の物件情報|(?:中古|新築|区分|投資用)マンション).*$/, '')
    .replace(/\s+\d+(?:階|号室).*$/, '')
    .trim();
}

const buildingWord =
  /ハイツ|コーポ|レジデンス|マンション|アパート|ハウス|荘$|メゾン|コート|パレス|ビル|ヴィラ|ハイム|シャト|グラン|パーク|プラザ|ガーデン|タワー|ヒルズ|ホーム|メイツ|カーサ|リバー|館|[ァ-ヴー]{3,}/;

/** The name of the building that stands alone as the page's first heading. */
export function nameInHeading(reading: SourceReading): Candidate[] {
  const headings = mainBlocks(reading).flatMap((line) => (line.type === 'line' && line.heading ? [line] : []));
  // A flyer sets the name large, but the price and a slogan larger.
  const block = isPrinted(reading.medium)
    ? headings.toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0)).find(({ text }) => buildingName(text) !== null)
    : headings[0];
  const name = block === undefined ? null : buildingName(block.text);
  return block === undefined || name === null
    ? []
    : candidatesFrom(one('extra.property_name', name), {
        reading,
        label: null,
        raw: block.text,
        form: 'title',
        weak: false,
        rank: 1,
        group: block.group,
        at: block.at,
      });
}

/** The name of a building that stands alone in a heading, without the floor behind it. */
function buildingName(heading: string): string | null {
  const text = plainText(heading)
    .replace(/^(?:売り?|中古|投資用?|区分|一棟|1棟|収益)*(?:マンション|アパート|ビル|物件)\s+(?=\S{3})/, '')
    .replace(/\s*[<〈【[].*$/, '')
    .replace(/\s+\d+階.*$/, '')
    .replace(/\s*\([^()]*[都道府県市区町村][^()]*\)$/, '');
  const isName =
    text.length >= 3 &&
    text.length <= 28 &&
    buildingWord.test(text) &&
    !/[都道府県]\S*[市区町村]|[市区]$|丁目|万円|物件|一覧|情報|概要|紹介|案内|不動産|収益|投資|駅|徒歩|一棟|1棟|売(?:り|買)?|中古|新築|区分|オーナー|[!！]/.test(
      text,
    );
  return isName ? text : null;
}
