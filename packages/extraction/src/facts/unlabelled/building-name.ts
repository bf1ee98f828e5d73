import { companyForm, phone } from '../../lexicon/agents.ts';
import { fullyLet, ownerChange } from '../../lexicon/occupancy.ts';
import { composed, oneOf } from '../../lexicon/pattern.ts';
import { concrete, steelFrame } from '../../lexicon/structures.ts';
import { dwellingCounter } from '../../lexicon/units.ts';
import { plainText } from '../../normalise/text.ts';
import type { LineBlock, SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, mainBlocks, one } from '../candidate.ts';
import { buildingInTitle } from '../rolls/roll-title.ts';
import { withoutKindBehind } from '../values/kind-behind-name.ts';
import { closedName } from './wide-name.ts';
import { withoutWordsBehind } from './words-behind-name.ts';

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

/** Words and letters that names of buildings have. */
export const buildingWord =
  /ハイツ|コーポ|レジデンス|マンション|アパート|ハウス|荘$|メゾン|コート|パレス|ビル|ヴィラ|ハイム|シャト|グラン|パーク|プラザ|ガーデン|タワー|ヒルズ|ホーム|メイツ|カーサ|リバー|館|[ァ-ヴー]{3,}/;

/** How much larger than the running type a flyer sets a name that is not a heading. */
const leastOfName = 1.25;

/** Lines of a PDF that may hold the name, the largest type first. */
function nameLines(reading: SourceReading): LineBlock[] {
  const lines = mainBlocks(reading).filter((block) => block.type === 'line');
  const sizes = lines.flatMap(({ size }) => size ?? []).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const isLarge = ({ heading, size, at: { page = 1 } }: LineBlock): boolean =>
    heading || (page === 1 && usual > 0 && (size ?? 0) >= leastOfName * usual);
  // A flyer sets the name large, but the price and a slogan larger.
  return lines.filter(isLarge).toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0));
}

/** The name of the building, with the number of a room that stands behind it, that a flyer sets as a heading of its own. */
export function nameInHeading(reading: SourceReading): Candidate[] {
  const isOffer = ({ text, heading }: LineBlock): boolean => buildingName(text, heading) !== null;
  const block = nameLines(reading).find(isOffer);
  const name = block === undefined ? null : buildingName(block.text, block.heading);
  return block === undefined || name === null
    ? []
    : candidatesFrom(one('extra.property_name', name), {
        reading,
        label: null,
        rule: 'name.in-heading',
        raw: block.text,
        form: 'title',
        weak: false,
        rank: 1,
        group: block.group,
        at: block.at,
      });
}

/** A word before the name that tells what is sold: `オーナーチェンジ`, `新築一棟アパート`, `【収益物件】`. */
const kindBefore = composed`^(?:[【《<〈[(（■◆●★]*(?:${ownerChange}|新築|中古|築浅|収益|投資用?|区分|一棟|1棟|棟|売り?|売買|賃貸中?|店舗付き?|住居付き?|店舗|事務所|任意売却|専任|物件|不動産|マンション|アパート|ビル|レジデンス売却|住宅|戸建て?|貸家|全\d+${dwellingCounter}|[・/|])+[】》>〉\])）■◆●★]*)[\s:：]+(?=\S{3})`;
/** The floor behind the name, `8階部分`, and the unit behind one in Latin letters, `, Unit 903`. */
const floorBehind = /(?:\s+|\s*地下)\d{1,2}階(?:部分)?.*$/;
const unitBehind = /[\s,]+(?:Unit|Room|Apt\.?|Suite|No\.|#)\s*[A-Z]?-?\d{2,4}[A-Z]?$/i;

const isLatin = (text: string): boolean => /^[\p{Script=Latin}\d\s.,'’&|#/–—-]+$/u.test(text);

/** Words that stand in English names of buildings. */
const buildingWords = oneOf(
  '',
  /House|Court|Residence|Residential|Mansion|Heights|Tower|Towers|Place|Plaza|Terrace|Garden|Gardens|Villa|Parc|Park|Maison/,
  /Heim|Building|Bldg|Apartments?|Corpo?|Casa|Chateau|Palace|Square|Hills|Hight?s|Manor|Flats|Lofts|Grand/,
);
const englishWord = composed.i`\b${buildingWords}\b`;
/** Words of offers, which stand in no name of a building. */
const wordsOfOffers = oneOf(
  '',
  /Memorandum|Investments?|Invest|Information|Income|Property|Properties|For Sale|Sale|Price|Yield|Realty|Estates?|Capital/,
  /Partners|Company|Ltd|Inc|Co|Kabushiki|Brochure|Summary|Overview|Floor ?plan|Tenant(?:ed)?|Station|Walk|Parking/,
  /Photo(?:graph)?/,
);
const noEnglishName = composed.i`\b${wordsOfOffers}\b|K\.K\.`;

/** A name in Latin letters: with a room behind it, or with a word that names of buildings have. */
function latinName(text: string): string | null {
  const parts = text.split(/\s*[|/–—]\s*|\s+-\s+/).map((part) => part.trim());
  const found = parts.find((part) => {
    const bare = part.replace(unitBehind, '');
    return (
      bare.length <= 40 && !noEnglishName.test(bare) && !/[¥\d]{5}|\d{4} |[:!?%¥]/.test(bare) && (bare !== part || englishWord.test(bare))
    );
  });
  const name = found?.replace(unitBehind, '').trim() ?? '';
  return /^[A-Z][\w'’.-]*(?: (?:[A-Z\d][\w'’.-]*|de|du|la|le|no|of|the|and|&))+$/.test(name) ? name : null;
}

const notName = oneOf(
  '',
  composed`[都道府県]\S*[市区町村]|[市区]$|丁目|売(?:り|買)?[アマビ一戸]|(?:木|${steelFrame}|RC|${concrete})造|\d${dwellingCounter}|済み?$|完備|付き?$|可$`,
  /(?<=[^山田野])中$|無料|リフォーム|リノベ|フルローン|キャッシュ|オートロック|利回|万円|物件|一覧|明細|(?:計算|報告|通知|精算)書|情報|概要|紹介|案内|不動産|収益|投資|駅(?![前南北東西](?!口))|徒歩/,
  /一棟|1棟|売(?:り|買)?|中古|新築|区分|オーナー|(?:まし|でし)た|(?:です|ます)$|を(?=\S)|[!！]/,
);
/** Lines in larger type that are not headings praise, picture and sign as often as they name. */
const notNameInline = oneOf(
  'i',
  composed`[。、%％:：→※☎]|賃貸|${fullyLet}|ローン|アクセス|エリア|モノレール|イメージ|パース|バルコニー|キッチン|クローゼット|シミュ|レントロール|レポート|プラン|タイプ|スーパー|コンビニ|ペット|インベスト`,
  composed`アセット|ホームズ|エステート|ハウジング|リアル|コーポレーション|住販|${companyForm}|株式|有限|線$|[帖畳]|洋室|和室|LDK|DK|${phone}|\d{3,}-\d|mm|㎡|m2|北側|南側|東側|西側`,
  /写真|外観|間取/,
);

/**
 * The name of a building that stands in its line, without what is sold before it, and without words of praise
 * or of the kind of offer that follow: `一棟売アパート フローラ上大岡 高利回り`, `フラワーハイツ桜橋 木造アパート6戸`.
 */
function buildingName(line: string, isHeading: boolean): string | null {
  let text = withoutKindBehind(closedName(plainText(buildingInTitle(line) ?? line)));
  while (kindBefore.test(text)) text = text.replace(kindBefore, '');
  const words = text.split(/\s+/);
  const lengths = Array.from({ length: words.length }, (_, index) => words.length - index);
  const ends = lengths.filter((length) =>
    words.slice(length).every((word) => notName.test(word) || notNameInline.test(word) || buildingWord.test(word)),
  );
  return ends.map((length) => nameOf(words.slice(0, length).join(' '), isHeading)).find((name) => name !== null) ?? null;
}

function nameOf(line: string, isHeading: boolean): string | null {
  let text = withoutWordsBehind(line);
  if (isLatin(text)) return latinName(text);
  text = text
    .replace(/\s*[<〈【[].*$/, '')
    .replace(floorBehind, '')
    .replace(/(?<=・)\s+|\s+(?=・)/g, '')
    .replace(/\s*\([^()]*[都道府県市区町村][^()]*\)$/, '');
  // `売 マ ン シ ョ ン`: the kind alone, set wide.
  const isKind = /^(?:マンション|アパート|ビル|ハウス|レジデンス|コーポ|ハイツ)$/.test(text);
  const isName = text.length >= 3 && text.length <= 28 && buildingWord.test(text) && !isKind && !notName.test(text);
  return isName && (isHeading || !notNameInline.test(text)) ? text : null;
}
