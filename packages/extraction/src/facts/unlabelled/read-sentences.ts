import { licence, phoneLetters, stockCompany } from '../../lexicon/agents.ts';
import { rightToLand } from '../../lexicon/land-rights.ts';
import { oneRoom, planKind } from '../../lexicon/layouts.ts';
import { assumedIncome, fullyLet, livedIn, movedIn, ownerChange, presentState, tenanted, vacantUnit } from '../../lexicon/occupancy.ts';
import { composed, oneOf } from '../../lexicon/pattern.ts';
import { structureBegins } from '../../lexicon/structures.ts';
import { thresholds } from '../../lexicon/thresholds.ts';
import { dwellingCounter, householdCounter, roomCounter } from '../../lexicon/units.ts';
import { zoneInFull } from '../../lexicon/zones.ts';
import { addressOf } from '../../normalise/address.ts';
import { area } from '../../normalise/area.ts';
import { storeysOf, structureOf } from '../../normalise/construction.ts';
import { builtOf } from '../../normalise/dates.ts';
import { withKanjiFigures } from '../../normalise/kanji-figures.ts';
import { layoutOf } from '../../normalise/layout.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import { occupancyOf } from '../../normalise/occupancy.ts';
import { prefecturePattern } from '../../normalise/prefectures.ts';
import { landRightsOf } from '../../normalise/rights.ts';
import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';
import { namedPriceParts } from '../values/read-price-parts.ts';
import { readEnglishSentences } from './read-english-sentences.ts';

/** `1K×12戸・1DK×4戸`. */
const severalPlans = composed`\d[SLDKR]+[^\d、。]{0,5}\d+\s*${dwellingCounter}.{0,4}\d[SLDKR]+[^\d、。]{0,5}\d+\s*${dwellingCounter}`;

// Plain text has one space in a row; a pattern that allows many tries every way to part them.
const amount = String.raw`[約金]?\s?(?:¥\s?[\d,]+|(?:\d[\d,.]*\s?億\s?)?(?:\d千)?(?:\d[\d,.]*\s?[千百]?万\s?)?(?:\d千)?(?:\d[\d,]*)?\s?円)`;
const is = String.raw`\s*(?:は|が|で|も|:|、|=)?\s*`;
const size = String.raw`約?\s*\d[\d,.]*\s*(?:m2|平米|平方メートル)`;

/** Sentences about anything but the property offered: other offers, loans, the market, what might be. */
const sentenceOfOthers = oneOf(
  '',
  composed`${stockCompany}|知事|${licence}|宅地建物|${phoneLetters}|当社|弊社|同社|他にも|ほかにも|その他の物件|別の|近隣(?!商業)|周辺|同じ沿線|相場|平均|ローン|借入|借り入れ|返済|融資`,
  /頭金|自己資金|保険|坪単価|平米単価|(?:m2|坪)あたり|手数料|諸費用|固定資産税|売却事例|成約|過去|以前|前回|値下げ前|利用規約|お問い?合わ?せ|例えば|仮に|もし|将来|リフォーム費|修繕費用|売上|来年|上げられ/,
  /値上げ|募集家賃|査定|推定(?:価格|売買|表面|利回|相場)|前(?:の)?(?:賃料|家賃|価格)|従前|^\s*[«‹]|[»›]\s*$|[前次]の記事/,
);

/** What lies beside a property, or on the way, is not its own zone: `北側は商業地域に隣接`, `商業地域まで徒歩3分`. */
const zoneOfOthers =
  /隣接|隣地|隣の|向か?い|[東西南北裏]側[はがに]|駅前の|地域(?:まで|へ|に(?:面|近|囲|接)|が広が|と同|の(?:それ|街|よう|賑|にぎ))/;

const placeInSentence = new RegExp(
  `${prefecturePattern}[^\\s、。はが「」()]{1,14}?[市区町村](?:(?!にある|に位置|に所在|に建|に立|で|は|が|の(?!\\d)|アクセス|交通|最寄|沿線|JR)[^\\s、。「」()]){1,24}`,
);

/** `場所は岡山市北区津島東二丁目、…`: a place without its prefecture, behind the word for it. */
const placeNamed =
  /(?:場所|所在地?|住所|立地)は、?((?!最寄|閑静|便利)[^\s、。「」()でにはが]{1,6}[市区郡][^\s、。「」()]{0,12}?(?:丁目|番地?|\d)(?:[\d-]*))/;

/** `旧価格 5,280万円 → 4,980万円`: before the arrow, or beside the word, stands what was asked before. */
const formerPrice = /(?:旧|前回|改定前|変更前|値下げ?前)の?(?:販売)?価格[^→⇒➡。、()]*/g;

type SentenceReader = (sentence: string) => Read[];

function amountAfter(words: string, sentence: string): number | null {
  const found = new RegExp(`(?:${words})${is}(${amount})`).exec(sentence)?.[1];
  return found ? (moneyAmounts(found)[0] ?? null) : null;
}

function areaAfter(words: string, sentence: string): number | null {
  const found = new RegExp(`(?:${words})(?:の?(?:面積|広さ))?(?:\\([^)]*\\))?${is}(${size})`).exec(sentence)?.[1];
  return found ? area(found.replace(/平米|平方メートル/, 'm2')) : null;
}

/** `駐車場8台（平面、月額 9,000円`: what is paid for something else than rooms. */
const chargeOfOther = new RegExp(
  `(?:駐車場|駐輪場|バイク置場|車庫|看板|自動?販売?機|アンテナ|太陽光|町会費|インターネット)[^。]{0,20}?(?:月額?|毎月|月々)(?:各|1台)?\\s*(?:${amount})`,
  'g',
);

/** `想定賃料は月額 118,000円です（当社査定）`: what the agent thinks that a dwelling could be let for, which nobody pays. */
function estimatedRent(sentence: string): Read[] {
  if (!/査定|保証するもの|弊社|当社/.test(sentence) || /周辺|近隣|相場|平均|他の|サブリース|借上|年/.test(sentence)) return [];
  return one('extra.assumed_monthly_rent_jpy', amountAfter('(?:想定|予想|査定)(?:賃料|家賃)(?:は|が|:)?(?:月額?|毎月)?', sentence));
}

/** One reader for each field. Each takes what its own words announce and leaves everything else alone. */
const readers: readonly SentenceReader[] = [
  (text) => (/土地(?:価格|代金)?[\d,.]+(?:億|万)?[\d,.]*万?円.{0,3}建物(?:価格|代金)?[\d,.]+/.test(text) ? namedPriceParts(text) : []),
  (text) =>
    one(
      'extra.property_name',
      /(?:アパート|マンション|ビル|建物|物件|名前|名称)(?:名は|は|の)?[「『]([^」』\d]{2,20})[」』]/.exec(text)?.[1],
    ),
  (text) => {
    const inForce = text.replace(formerPrice, '');
    const price =
      amountAfter('[→⇒➡]', inForce.length < text.length ? inForce : '') ??
      amountAfter('(?:販売|売買|売出|売却|物件|税込)?(?:価格|価額|お?値段|代金)', inForce);
    const offered = new RegExp(`(${amount})(?:で|にて)(?:販売|売り?出|売却|ご紹介|募集)`).exec(text)?.[1];
    const yen = price ?? (offered ? (moneyAmounts(offered)[0] ?? null) : null);
    return yen !== null && yen >= thresholds.leastPriceSpoken.value && !/賃料|家賃/.test(text.slice(0, text.search(/価格|値段|代金/) + 1))
      ? one('price_jpy', yen)
      : [];
  },
  (text) => {
    const found =
      /(実質|ネット|N[A-Z]{2}|現[況行在])?[^、。]{0,6}?利回り?\s*(?:(?:は|が|:|も|で|にすると|にして|だと|としては)\s*)?(?:年\s*)?(?:(?:約|およそ)\s*)?(\d{1,2}(?:\.\d+)?)\s*%/.exec(
        text,
      );
    // `満室想定 9.17%`: of a price and nothing else.
    const bare = found
      ? undefined
      : composed`${fullyLet}(?:時|${assumedIncome})?\s*:?\s*(\d{1,2}\.\d{1,2})\s*%(?![^、。]*(?:稼働|入居))`.exec(text)?.[1];
    if (bare !== undefined && !composed`稼働|入居率|${vacantUnit}率`.test(text)) return one('gross_yield_pct', Number(bare));
    if (!found || /実質|ネット|NET|NOI|NCF|キャッシュ/i.test(found[0])) return [];
    return one(/現[況行在]/.test(found[0]) ? 'extra.current_gross_yield_pct' : 'gross_yield_pct', Number(found[2]));
  },
  (text) => {
    if (/サブリース|借上|保証賃料/.test(text)) {
      const sublease = amountAfter(String.raw`(?:サブリース|借上|保証)(?:賃料|家賃)(?:月額)?|月額(?:賃料|家賃)?`, text);
      return one('extra.sublease_monthly_rent_jpy', sublease);
    }
    const assumed = composed`${assumedIncome}|予想|見込`.test(text) && !fullyLet.pattern.test(text);
    const current = /現[況行在]|実際に(?:入|受け取|いただ)/.test(text) && !fullyLet.pattern.test(text);
    const ofRooms = text.replace(chargeOfOther, '');
    const month = amountAfter(
      String.raw`(?:満室時?の?|想定)?(?:月額|毎月の?|月々の?)?(?:賃料|家賃|賃料収入|家賃収入|月収)(?:の?(?:合計|総額))?(?:は|が)?(?:満室(?:時|想定)?で)?(?:月額?|毎月|月に|1か月)?|月額(?:賃料|家賃)?|(?:賃料|家賃)(?:収入)?は月`,
      ofRooms,
    );
    const year = amountAfter(String.raw`年間?(?:では|にすると|に直すと|で|の)?(?:想定|予定)?(?:賃料|家賃)?(?:収入)?|年額|年収`, text);
    const yearly = year !== null && year !== month ? year : null;
    const names = current
      ? (['extra.current_monthly_rent_jpy', 'extra.current_annual_rent_jpy'] as const)
      : assumed
        ? (['extra.assumed_monthly_rent_jpy', 'extra.assumed_annual_rent_jpy'] as const)
        : (['monthly_rent_jpy', 'annual_rent_jpy'] as const);
    const yearOnly = /年(?:間|額|収)/.test(text) && !/月/.test(text);
    if (!composed`賃料|家賃|年収|月収|収入|${tenanted}|貸し?て(?:い|お)`.test(text)) return [];
    return [...one(names[0], yearOnly ? null : month), ...one(names[1], yearly ?? (yearOnly ? month : null))];
  },
  (text) => {
    // A place and its station on one line, behind another name than the property's: the agent's.
    if (/[市区町村][^、。]*\d[^、。]*線/.test(text) && !/[。、]/.test(text)) return [];
    const stations = [
      ...text.matchAll(
        /([^\s、。「」():]+?(?<!沿)(?:線|ライン|モノレール|エクスプレス|鉄道|電鉄|ゆりかもめ|系統|市電(?!\d)))(?:の|・|\/|\s)*「?([^\s、。「」:のはが]{1,14}?)」?(?:駅|電停|停留[所場])?(?:から|より|まで|へ|で)?(?:だと|は)?も?、?(?:徒歩|歩いて|歩)で?(?:約|およそ)?(\d{1,2})分/g,
      ),
    ]
      .map((match) => ({
        line: (match[1] ?? '')
          .replace(/^.*(?:最寄り?の?駅|最寄り?|交通|沿線|アクセス)/, '')
          .replace(
            /^.*(?:は|が|で(?!ん)|に|も|から)(?=(?:[^はがでにも]|で(?=ん)){2,}(?:線|ライン|モノレール|エクスプレス|鉄道|電鉄)$)/,
            '',
          ),
        station: (match[2] ?? '').replace(/^の/, '').replace(/(?<=.)駅$/, ''),
        walk_min: Number(match[3]),
      }))
      // `西武新宿線 駅徒歩6分` names no station.
      .filter(({ station }) => !/^(?:各?駅|最寄り?の?駅?)$/.test(station));
    return stations.length > 0 ? one('stations', stations) : [];
  },
  (text) => {
    const found = placeInSentence.exec(text)?.[0] ?? placeNamed.exec(text)?.[1];
    return found && /[\d丁目番地町]/.test(found.slice(4)) ? one('address', addressOf(found)) : [];
  },
  (text) => {
    const found =
      /((?:19|20)\d\d年(?:\d{1,2}月)?|(?:昭和|平成|令和)(?:\d{1,2}|元)年(?:\d{1,2}月)?)(?:\d{1,2}日)?(?:に|頃|の)?(?:築|完成|竣工|建築|新築|建て|建っ|建設)/.exec(
        text,
      )?.[1] ??
      /(?:築年月?|竣工|完成|建築(?:された)?)(?:年月)?(?:は|が|:)?\s*((?:19|20)\d\d年(?:\d{1,2}月)?|(?:昭和|平成|令和)(?:\d{1,2}|元)年(?:\d{1,2}月)?)/.exec(
        text,
      )?.[1];
    return found ? one('built', builtOf(found)) : [];
  },
  (text) => {
    const named = composed`${structureBegins}[^、。]{0,16}`.exec(text)?.[0];
    if (!named || /ブロック塀|倉庫|物置/.test(text)) return [];
    return [...one('structure', structureOf(named)), ...one('floors_total', storeysOf(named).total)];
  },
  (text) => {
    const found =
      composed`(?:総戸数|全部で|合計|全|(?<![小合])計)\s*(?:は)?\s*(\d{1,3})\s*${householdCounter}(?!以上)`.exec(text)?.[1] ??
      /(?<![\d約])(\d{1,2})\s*世帯(?:とも|すべて|全て|合わせて|分の)/.exec(text)?.[1] ??
      composed`(\d{1,3})\s*${roomCounter}中`.exec(text)?.[1] ??
      // Of one plan; counts of several are not a number of all.
      (severalPlans.test(text) ? undefined : composed`\d[SLDKR]+(?:タイプ)?(?:が|は|×)\s*(\d{1,3})\s*${dwellingCounter}`.exec(text)?.[1]) ??
      composed`${oneRoom}が(\d{1,3})\s*${dwellingCounter}`.exec(text)?.[1];
    return found ? one('units', Number(found)) : [];
  },
  (text) => {
    // `空室があれば内覧できます` says of no room that it is empty.
    if (
      composed`空(?:室|き|家)[^、。]{0,4}(?:あれば|ある場合|の場合|次第|なれば|になった)|${vacantUnit}(?:の?(?:保証|リスク|対策|損失)|期間|時)`.test(
        text,
      ) &&
      !composed`${presentState}|現在|${movedIn}|${tenanted}|${fullyLet}`.test(text)
    )
      return [];
    if (
      !composed`${presentState}|現在|${vacantUnit}|空家|${fullyLet}|入居|${tenanted}|賃借|住んで|${ownerChange}|サブリース(?:契約)?中|${livedIn}`.test(
        text,
      ) ||
      composed`${fullyLet}(?:時|${assumedIncome}|に(?:なれば|なると|なった場合|すれば|すると)|なら(?!び)|を目指|[)）])|${ownerChange}(?:可|向き)|入居可`.test(
        text.replace(/\d+[^、。]*中\d+[^、。]*/g, ''),
      )
    )
      return composed`\d+\s*${roomCounter}(?:中|のうち\s*\d+\s*${roomCounter}(?:が|は)?(?:埋ま|入居|入っ|賃貸|稼働|空))`.test(text)
        ? one('occupancy', occupancyOf(text))
        : [];
    return one('occupancy', occupancyOf(text));
  },
  (text) => one('land_area_m2', areaAfter('土地|敷地|地積', text)),
  (text) => one('floor_area_m2', areaAfter('専有|専有面積|延べ?床|延べ?|建物|床面積', text)),
  (text) => {
    const found = rightToLand.exec(text)?.[0];
    return found && /土地|権利|敷地/.test(text) ? one('land_rights', landRightsOf(found)) : [];
  },
  (text) => one('extra.road', /(?:前面|接面)道路は、?\s*([^。、]{2,30}?)(?:です|となり|に接|。|$)/.exec(text)?.[1]),
  (text) => one('extra.parking', /駐車場は、?([^。、()]{0,16}?\d{1,2}台)/.exec(text)?.[1]),
  (text) =>
    one('extra.delivery', /引き?渡し(?:時期|日)?は、?\s*([^。、]{2,20}?)(?:を希望|(?:の|を)?予定|です|となり|。|$)/.exec(text)?.[1]),
  (text) => (zoneOfOthers.test(text) ? [] : one('zoning', zoneInFull.exec(text)?.[0])),
  (text) => {
    // `建ぺい率 50%・60%`: one for each of two zones.
    const coverage = /建(?:ぺい|蔽|ペイ)率?(?:は|が|:)?\s*(\d{2,3})\s*%(?!\s*[・/、]\s*\d)/.exec(text)?.[1];
    // `建ぺい率/容積率 50%/100%` names both before their figures.
    const ratio = /(?<!率\s?[/・]\s?)容積率?(?:は|が|:)?\s*(\d{2,4})\s*%(?!\s*[・/、]\s*\d)/.exec(text)?.[1];
    return [
      ...one('building_coverage_pct', coverage ? Number(coverage) : null),
      ...one('floor_area_ratio_pct', ratio ? Number(ratio) : null),
    ];
  },
  (text) => {
    const plan = composed`(?:間取り?は?|タイプ|の)\s*(\d${planKind})(?!\S{0,4}\d+\s*${dwellingCounter})`.exec(text)?.[1];
    const described =
      composed`(?:の|、|は|った)(\d${planKind})(?=\(?専有|の(?:お?部屋|住戸|区分|マンション|角部屋|おうち|お?家|一戸建|戸建)|です|、)`.exec(
        text,
      )?.[1];
    return plan && /間取/.test(text) ? one('layout', layoutOf(plan)) : described ? one('layout', layoutOf(described)) : [];
  },
  (text) =>
    one(
      'management_fee_jpy_month',
      /管理費[^、。]{0,4}(?:積立|修繕)/.test(text) ? null : amountAfter('管理費等?(?:は|が)?(?:月額|毎月|月)?', text),
    ),
  (text) =>
    one(
      'repair_reserve_jpy_month',
      /(?:より|から|予定|改定|値上)/.test(text) ? null : amountAfter('修繕積立金(?:は|が)?(?:月額|毎月|月)?', text),
    ),
  (text) => {
    // `9階建の4階部分`: one floor of a building, whatever else the sentence says.
    const part = /階建て?の\s*(\d{1,2})階部分/.exec(text)?.[1];
    if (part !== undefined) return [{ field: 'floor', value: Number(part) }];
    const found = /(\d{1,2})階(?:部分)?(?:の|に位置|で)/.exec(text)?.[1] ?? /[」』]の(\d{1,2})階/.exec(text)?.[1];
    return found && /部屋|住戸|号室|に位置|マンション|[」』]の\d/.test(text) ? [{ field: 'floor', value: Number(found) }] : [];
  },
];

/** Facts stated in running text, a sentence at a time; sentences about other matters are left out. */
export function readSentences(text: string): { sentence: string; reads: Read[] }[] {
  return [...readEnglishSentences(plainText(text)), ...japaneseSentences(text)];
}

function japaneseSentences(text: string): { sentence: string; reads: Read[] }[] {
  return withKanjiFigures(plainText(text), '分|戸|室|部屋|世帯|階|%|坪|平米|平方メートル')
    .split(/(?<=[。!！])|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 5 && sentence.length <= 400)
    .map((sentence) => ({
      sentence,
      reads: sentenceOfOthers.test(sentence) ? estimatedRent(sentence) : readers.flatMap((reader) => reader(sentence)),
    }))
    .filter(({ reads }) => reads.length > 0);
}
