import { brokerage, licence } from '../lexicon/agents.ts';
import { groundRent } from '../lexicon/land-rights.ts';
import { assumedIncome, fullyLet, presentState, stateToday, vacantUnit } from '../lexicon/occupancy.ts';
import { composed, oneOf } from '../lexicon/pattern.ts';
import type { ReadingName } from '../lexicon/reading-names.ts';
import { reinforced, steelFrame, wooden } from '../lexicon/structures.ts';
import { dwellingCounter } from '../lexicon/units.ts';
import { labelKey } from './label-key.ts';

/** Words of labels whose figures are not the property's: costs of other kinds, comparisons, searches, the agent. */
const labelOfOthers = oneOf(
  'i',
  composed`平均|報酬|委託|最[高安多]|単価|ローン|返済|借入|融資|頭金|支払|保険|相場|周辺|近隣|税(?!込|抜)|手数料|${brokerage}料|登記費用|諸経費|会社|店舗名|担当|問い?合|tel|fax|前回|旧価格|以前`,
  composed`改定前|値下|手付|から探す|から選ぶ|探す|検索|一覧|見る|変更|選択|比較|推移|計算|シミュ|について|とは|人気|おすすめ|各戸|一?戸あたり|成約|取引事例|評価額|課税|発生|更新|${licence}|営業|定休`,
);

/** Rules in order; the first that fits a label decides. They see the label without brackets, particles and polite prefixes. */
const rules: readonly [pattern: RegExp, reading: ReadingName | null][] = [
  // `駐輪場：月額`: what is paid for something else than the property.
  [/^(?:駐車|駐輪|バイク置?場|自転車)/, null],
  [composed`(?:実質|ネット|net|純|noi|ncf|キャッシュ|自己資金|償却).*(?:利回|yield|return)|${assumedIncome}noi|^caprate|還元利回`, null],
  [composed`${stateToday}.*利回|(?:current|passing|in-?place|actual).*(?:yield|return)`, 'yield_current'],
  [
    composed`利回り?$|^(?:表面|${fullyLet}).{0,4}利率$|(?:gross|fully(?:let|leased|occupied)).*(?:yield|return)|yield(?:fullylet|fullyleased|fullyoccupied|gross)?$`,
    'yield_full',
  ],
  [/(?:サブリース|保証|借上|転貸).*(?:賃料|家賃)/, 'rent_sublease'],
  [/(?:年.*月|年収月収).*(?:賃料|家賃|収入)|(?:賃料|家賃|収入).*年額.*月額/, 'rent_year_month'],
  [/(?:current|passing|in-?place|actual).*(?:annual.*(?:rent|income)|(?:rent|income).*(?:year|annual|pa$))/, 'rent_annual_current'],
  [/(?:passing|in-?place|actual)(?:monthly)?(?:rent|income)/, 'rent_monthly_current'],
  [composed`${stateToday}.*(?:年.*(?:賃料|家賃|収入)|(?:賃料|家賃|収入).*年|年収|年額)`, 'rent_annual_current'],
  [composed`${stateToday}.*(?:賃料|家賃|収入|月収|月額)`, 'rent_monthly_current'],
  [
    /(?:full(?:y|ly)?-?(?:occup|let|leased|rented)|stabili[sz]ed|potential|pro-?forma).*(?:annual.*(?:rent|income)|(?:rent|income).*(?:year|annual|pa$))/,
    'rent_annual_full',
  ],
  [
    /(?:full(?:y|ly)?-?(?:occup|let|leased|rented)|stabili[sz]ed|potential|pro-?forma).*(?:rent|income)|(?:rent|income).*(?:at|if|when|\()full(?:y|ly)?-?(?:occup|let|leased|rented)/,
    'rent_monthly_full',
  ],
  [composed`${fullyLet}.*(?:年.*(?:賃料|家賃|収入)|(?:賃料|家賃|収入).*年|年収|年額)`, 'rent_annual_full'],
  [composed`${fullyLet}.*(?:賃料|家賃|収入|月収|月額)`, 'rent_monthly_full'],
  [/annual.*(?:rent|income).*full/, 'rent_annual_full'],
  [/monthly.*(?:rent|income).*full|(?:rent|income)(?:per|a)month.*full/, 'rent_monthly_full'],
  [
    composed`年(?:間|額)?.{0,6}(?:賃料|家賃|収入|賃貸料)|(?:賃料|家賃|賃貸料|収入).{0,5}年|^(?:${assumedIncome}|予定|見込)?年収$|annual.*(?:rent|income)|(?:rent|income).*(?:year|annual|p\.?a\.?$)`,
    'rent_annual',
  ],
  [composed`(?:${assumedIncome}|予想|査定|募集|見込).{0,4}(?:賃料|家賃|月収|収入)|(?:estimated|expected|asking)rent`, 'rent_assumed'],
  [/(?:賃料|家賃).{0,3}(?:管理費|共益費)/, 'rent_and_fee'],
  [
    /(?:賃料|家賃|賃貸料|月収|月額|収入)$|(?:賃料|家賃|月額|収入|賃貸).*(?:合計|総額)$|monthly.*(?:rent|income)|(?:rent|income).*(?:month|pcm)|rent(?:al)?income|^(?:current|contract)?rent$/,
    'rent_monthly',
  ],
  // `AI推定売買価格`: what somebody thinks that a property would bring, and nobody asks for it.
  [composed`(?:推定|査定|予想|${assumedIncome}|参考|見込み?|ai|estimated|indicative).{0,6}(?:価格|価額|金額|price)`, null],
  [/建物(?:本体)?(?:価格|価額|代金)/, 'building_price'],
  [/土地(?:価格|価額|代金)/, 'land_price'],
  [
    /(?:価格|価額|値段|代金)(?:税込|税抜)?$|(?:売買|販売|売却|売出|譲渡)(?:金額|希望額)$|^(?:税込)?金額$|^(?:売り値|売値|希望額)$|(?:asking|sale|sales|selling|listing|offer|purchase|total)?price$|^asking$|^price(?:taxincluded|inctax|jpy|yen)?$/,
    'price',
  ],
  [/^(?:売買|販売|売却|物件)総額$/, 'price'],
  [/^(?:毎月|月々|月額)(?:かかる|必要な)?(?:費用|コスト|経費|支出)$|^(?:ランニングコスト|維持費用?)$/, 'fee_and_reserve'],
  [
    /管理費.*(?:修繕|積立)|(?:修繕|積立).*管理費|^monthly(?:running)?(?:costs?|fees|charges)$|(?:management|maintenance).*(?:reserve|repair)/,
    'fee_and_reserve',
  ],
  [
    /修繕(?:積立|費)|積立金|(?:repair|reserve|sinking|maintenance)(?:reserve)?fund|(?:repair|capital|maintenance)reserve|^(?:repair|reserve)s?(?:fee|contribution)?$|longterm(?:repair|maintenance)/,
    'repair_reserve',
  ],
  [
    oneOf(
      '',
      /^(?:月額|毎月|月々)?管理(?:費|料)/,
      /(?:management|maintenance|building|administration|condo|hoa|mgmt|strata)(?:fee|fees|charge|charges|cost)/,
      /^(?:management|hoa|servicecharge|servicecharges|(?:building)?maintenance|commonareamaintenance)$/,
    ),
    'management_fee',
  ],
  [composed`${groundRent}|groundrent`, 'ground_rent'],
  [/(?:借地|契約|賃借|権利)?(?:権)?(?:の)?(?:残存?|存続)期間|^借地期間$/, 'lease_term'],
  [/^占有(?:者|状況|関係)?$/, 'occupant'],
  [/買受申出保証/, 'bid_deposit'],
  [/保証金|保証額/, null],
  [
    /^(?:インターネット|ネット|CATV|ケーブルテレビ|町会|町内会|自治会|給湯|温泉|コミュニティ)(?:利用|使用)?(?:費|料金?)?(?:月額)?$/i,
    'other_fees',
  ],
  [/fixedasset.*tax|(?:property|realestate)tax/, 'property_tax'],
  [/建(?:ぺい|蔽|ペイ).*容積|coverage.*(?:far|ratio)|^bcr.*far$/, 'coverage_ratio'],
  [/建(?:ぺい|蔽|ペイ)|(?:building|site)coverage|^bcr$/, 'coverage'],
  [/容積|floorarearatio|^far$/, 'ratio'],
  [/用途地域|^地域(?:地区)?$|^用途$|^都市計画|^法規(?:制)?$|zoning/, 'zoning'],
  [/駐車|駐輪|バイク|parking/, null],
  [
    /^(?:roads?|streets?)(?:access|front|frontage|frontages|width|conditions?)?$|^(?:access|front|frontage|abutting|adjacent|adjoining)(?:road|street)s?(?:width)?$/,
    'road',
  ],
  [
    /^(?:最寄り?|利用|主要|近い)?駅(?:名|徒歩|から.{0,4}|まで.{0,4}|距離)?$|最寄り?(?:駅.{0,6}|交通.{0,4})?$|交通|アクセス|沿線|^電車$|stations?$|access|transport|^(?:train|rail|railway|walk)/,
    'stations',
  ],
  [/所在階|(?:部屋|住戸|お部屋)の?階|階部分|^階$|onfloor|^部屋番号$|^号室$|^floor(?:level|number|no)?$|^level$/, 'floor'],
  [/所在地?$|住所$|^アドレス$|^(?:物件)?場所$|ロケーション|address$|location$|^(?:where|place)$/, 'address'],
  [/間取り?[・/&]?戸数|戸数[・/&]?間取/, 'units'],
  [
    /間取|部屋タイプ|住戸タイプ|プラン|layout|floorplan|^(?:unit|room|apartment|flat)s?(?:mix|types?|breakdown|composition|configuration)$|^(?:plan|roomtype|bedrooms)$/,
    'layout',
  ],
  [/バルコニー|ベランダ|テラス|balcony/, 'balcony'],
  [/^私道(?:負担)?(?:面積|有無)?$/, 'private_road'],
  [/接道(?:状況|義務|幅)?$|^(?:前面|接面|接する)?道路(?:幅員|状況|種別)?$|frontage/, 'road'],
  [/構造.*築|築.*構造/, 'construction_built'],
  [
    composed`^(?!.*(?:${wooden}|${steelFrame}|${reinforced}|コンクリ|rc)).*(?:構造|工法|構造.{1,3}階数)$|^construction$|(?:building)?structure|^(?:building)?(?:type)?(?:of)?construction(?:type|method)?$`,
    'construction',
  ],
  [
    oneOf(
      '',
      /(?:建築|建設|完成|竣工|新築|築|建て).{0,5}(?:年月日?|年数?|時期|日)$|^築年?$|^新築$|^でき.{0,2}年月?$|^built|built$|^completed|completion/,
      /construction(?:date|year)|(?:year|date)of(?:construction|building)|^(?:age|building)?(?:yearcompleted)$/,
    ),
    'built',
  ],
  [/販売.*(?:戸数|区画)/, 'units_for_sale'],
  [/^空いて(?:い)?る(?:お?部屋|住戸|室)(?:数|の数)?$|^空き?(?:部屋|室)の?数$/, 'vacancies'],
  [composed`(?:空|募集).*${dwellingCounter}数`, null],
  [
    /戸数|部屋数|室数|世帯数|区画数|^住戸$|^総?世帯$|^区画$|(?:number|total|no\.?)(?:of)?(?:units|rooms|apartments|flats|dwellings)|(?:units|apartments)inbuilding|^(?:units|apartments)$/,
    'units',
  ],
  [/階数|階建|フロア数|^フロア$|storeys|stories|(?:numberof|total)floors|^(?:building)?height$/, 'storeys'],
  [/(?:土地|敷地).*(?:建物|延床)|(?:建物|延床).*(?:土地|敷地)/, 'areas'],
  [
    oneOf(
      '',
      /^(?:部屋|住戸|室内)の?(?:広さ|面積)$|^(?!.*(?:名称|番号|種類|用途|構造|状況)).*専有|延べ?床|延べ?面積|床面積|建物.{0,4}(?:面積|広さ)/,
      /(?:exclusive|floor|building|interior|internal|living|unit|private|gross)(?:floor)?(?:area|space|size)/,
      /^(?:gfa|area|nra|netarea|leasablearea)$/,
    ),
    'floor_area',
  ],
  [/土地.{0,6}(?:面積|広さ)|^借地面積$|地積|(?:land|plot|lot|site)(?:area|size)|^(?:land|plot|lot|site)$/, 'land_area'],
  [/敷地.{0,6}(?:面積|広さ)/, 'site_area'],
  [/^広さ$/, 'areas'],
  [
    /権利(?:形態|種類|関係)?$|^敷地(?:利用)?権|所有形態|tenure|ownership|(?:land|site)(?:right|title|tenure)s?|^(?:title|titletype)$/,
    'land_rights',
  ],
  [
    oneOf(
      '',
      composed`^契約(?:形態|種別|内容)?$|^現在(?:の)?(?:入居|稼働)(?:数|戸数)?$|(?:入居|契約|稼働|${vacantUnit}|賃貸借?|利用|使用|現在|引渡)(?:状況|状態|率|${presentState})$`,
      composed`${presentState}$|^現状$|^入居者?$|^稼働$|^(?:借りている人|住んでいる人|(?:借主|借り主|賃借人|テナント).{0,3})$|occupancy(?:status|rate)?$`,
      /tenan(?:cy|t)(?:status)?|(?:current|lease|rental|letting|leasing|occupation)(?:status|state|situation|use)$/,
      /^(?:occupied|let|leased|status|lease|tenancy|currentuse|letting|leasestatus)$/,
    ),
    'occupancy',
  ],
  [/^(?:引き?渡し?|明け?渡し?)$|引き?渡し?(?:時期|日|予定日?|可能時期|可能日|条件)$/, 'delivery'],
  [/取引態様$|取引.?形[態様]?$|^(?:取引|態様)$/, 'transaction'],
  [/備考|特記|注意事項|補足|remarks|notes/, 'remarks'],
  [/^(?:建物|物件|マンション|アパート)名称?$/, 'name'],
];

/** What a page that asks and answers asks for: `価格はいくらですか？`, `どこにある？`. */
function questionTopic(label: string): ReadingName | null {
  const asked = /^(?:Q\d{0,2}[.．:：、]?\s*)?(.{2,24})[?？]$/i.exec(label.normalize('NFKC').trim())?.[1];
  if (asked === undefined || labelOfOthers.test(asked.replace(/管理費|修繕/g, ''))) return null;
  if (/利回り/.test(asked)) return 'yield_full';
  if (/家賃|賃料|収入|how much rent/i.test(asked)) return 'rent_monthly';
  if (/管理費|修繕|費用|税/.test(asked)) return null;
  if (/どこ|場所|住所|where/i.test(asked)) return 'address';
  if (/駅|交通|アクセス/.test(asked)) return 'stations';
  if (composed`空い|${vacantUnit}|入居|誰が|住んで|${presentState}`.test(asked)) return 'occupancy';
  if (/どんな建物|どんな家|構造|造り/.test(asked)) return 'construction';
  if (/間取/.test(asked)) return 'layout';
  return /いくら|価格|値段|how much|price/i.test(asked) ? 'price' : null;
}

/**
 * What a label that is in no list most likely announces, by the words in it: `お値段`, `満室想定の年間賃料`, `建築された年月`.
 * Null where its words speak of something else. Only for labels whose place beside a value is clear.
 */
export function guessedReading(label: string): ReadingName | null {
  // What the roof or a machine brings is not a rent.
  if (/売電|太陽光|発電|自販機|自動販売機/.test(label)) return null;
  // A house that could be built there.
  if (/参考プラン|プラン例|建物プラン/.test(label)) return null;
  const asked = questionTopic(label);
  if (asked !== null) return asked;
  const brackets = label.match(/[（(]/g)?.length !== label.match(/[）)]/g)?.length;
  if (brackets || label.length > 40 || label.includes('\n')) return null;
  const key = labelKey(label)
    .replace(/[()[\]【】「」]/g, '')
    .replace(/(?<=[a-z]),(?=[a-z])/g, '')
    .replace(/^[おご](?=[住値家所取部])/, '')
    .replace(/(?<=.)の(?=.)/g, '');
  if (
    key.length < 1 ||
    key.length > (/^[a-z/&+-]+$/.test(key) ? 40 : 22) ||
    /\d|[。、]|です|ます/.test(key) ||
    labelOfOthers.test(key) ||
    !/^\p{L}/u.test(key)
  )
    return null;
  return rules.find(([pattern]) => pattern.test(key))?.[1] ?? null;
}
