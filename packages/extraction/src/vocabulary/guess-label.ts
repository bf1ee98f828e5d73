import { labelKey } from './label-key.ts';
import type { ReadingName } from './reading-names.ts';

/** Words of labels whose figures are not the property's: costs of other kinds, comparisons, searches, the agent. */
const otherMatter =
  /単価|ローン|返済|借入|融資|頭金|支払|保険|相場|周辺|近隣|税(?!込|抜)|手数料|仲介料|登記費用|諸経費|会社|店舗名|担当|問い?合|tel|fax|前回|旧価格|以前|改定前|値下|手付|から探す|から選ぶ|探す|検索|一覧|見る|変更|選択|比較|推移|計算|シミュ|について|とは|人気|おすすめ|成約|取引事例|発生|更新|免許|営業|定休/i;

/** Rules in order; the first that fits a label decides. They see the label without brackets, particles and polite prefixes. */
const rules: readonly [pattern: RegExp, reading: ReadingName | null][] = [
  [/(?:実質|ネット|net|純).*(?:利回|yield)|想定noi/, null],
  [/現[況在行状].*利回|currentyield/, 'yield_current'],
  [/利回り?$|yield$/, 'yield_full'],
  [/(?:サブリース|保証|借上|転貸).*(?:賃料|家賃)/, 'rent_sublease'],
  [/(?:年.*月|年収月収).*(?:賃料|家賃|収入)|(?:賃料|家賃|収入).*年額.*月額/, 'rent_year_month'],
  [/現[況在行状].*(?:年.*(?:賃料|家賃|収入)|(?:賃料|家賃|収入).*年|年収)/, 'rent_annual_current'],
  [/現[況在行状].*(?:賃料|家賃|収入|月収)/, 'rent_monthly_current'],
  [/満室.*(?:年.*(?:賃料|家賃|収入)|(?:賃料|家賃|収入).*年|年収|年額)/, 'rent_annual_full'],
  [/満室.*(?:賃料|家賃|収入|月収|月額)/, 'rent_monthly_full'],
  [
    /年(?:間|額)?.{0,6}(?:賃料|家賃|収入|賃貸料)|(?:賃料|家賃|賃貸料|収入).{0,5}年|^(?:想定|予定|見込)?年収$|annual.*(?:rent|income)|(?:rent|income).*(?:year|annual)/,
    'rent_annual',
  ],
  [/(?:想定|予想|査定|募集|見込).{0,4}(?:賃料|家賃|月収|収入)|(?:estimated|expected|asking)rent/, 'rent_assumed'],
  [/(?:賃料|家賃).{0,3}(?:管理費|共益費)/, 'rent_and_fee'],
  [/(?:賃料|家賃|賃貸料|月収|月額|収入|合計|総額)$|monthly(?:rent|income)|rentalincome/, 'rent_monthly'],
  [/建物(?:本体)?(?:価格|価額|代金)/, 'building_price'],
  [/土地(?:価格|価額|代金)/, 'land_price'],
  [/(?:価格|価額|値段|代金)(?:税込|税抜)?$|(?:売買|販売|売却|売出)金額$|price$/, 'price'],
  [/管理費.*(?:修繕|積立)|(?:修繕|積立).*管理費/, 'fee_and_reserve'],
  [/修繕(?:積立|費)|積立金|(?:repair|reserve|sinking)fund|repairreserve/, 'repair_reserve'],
  [/^(?:月額|毎月|月々)?管理(?:費|料)|(?:management|maintenance|building)fee/, 'management_fee'],
  [/地代|借地料|groundrent/, 'ground_rent'],
  [/建(?:ぺい|蔽|ペイ).*容積/, 'coverage_ratio'],
  [/建(?:ぺい|蔽|ペイ)|buildingcoverage/, 'coverage'],
  [/容積率|floorarearatio/, 'ratio'],
  [/用途地域|zoning/, 'zoning'],
  [/駐車|駐輪|バイク|parking/, null],
  [
    /^(?:最寄り?|利用|主要|近い)?駅(?:名|徒歩|から.{0,4}|まで.{0,4}|距離)?$|最寄り?(?:駅.{0,6}|交通.{0,4})?$|交通|アクセス|沿線|^電車$|station$|access|transport/,
    'stations',
  ],
  [/所在階|(?:部屋|住戸)の?階|階部分|^階$|onfloor/, 'floor'],
  [/所在地$|住所$|^アドレス$|^所在$|物件の?場所|ロケーション|address$|location$/, 'address'],
  [/間取|部屋タイプ|住戸タイプ|プラン|layout|floorplan/, 'layout'],
  [/バルコニー|ベランダ|テラス|balcony/, 'balcony'],
  [/^私道(?:負担)?(?:面積|有無)?$/, 'private_road'],
  [/接道(?:状況|義務|幅)?$|^(?:前面|接面|接する)?道路(?:幅員|状況|種別)?$|frontage/, 'road'],
  [/構造.*築|築.*構造/, 'construction_built'],
  [/^(?!.*(?:木造|鉄骨|鉄筋|コンクリ|rc)).*(?:構造|工法|構造.{1,3}階数)$|^construction$|buildingstructure/, 'construction'],
  [/(?:建築|建設|完成|竣工|新築|築).{0,5}(?:年月日?|年数?|時期|日)$|^築年?$|built|completed|completion|constructiondate/, 'built'],
  [/販売.*(?:戸数|区画)/, 'units_for_sale'],
  [/(?:空|募集).*(?:戸|室)数/, null],
  [/戸数|部屋数|室数|世帯数|(?:number|total)(?:of)?(?:units|rooms)/, 'units'],
  [/階数|階建|フロア数|^フロア$|storeys|stories|numberoffloors/, 'storeys'],
  [/(?:土地|敷地).*(?:建物|延床)|(?:建物|延床).*(?:土地|敷地)/, 'areas'],
  [
    /^(?:部屋|住戸|室内)の?(?:広さ|面積)$|専有|延べ?床|延べ?面積|床面積|建物.{0,4}(?:面積|広さ)|(?:exclusive|floor|building|interior|living)(?:area|space|size)/,
    'floor_area',
  ],
  [/土地.{0,6}(?:面積|広さ)|地積|(?:land|plot|lot)(?:area|size)/, 'land_area'],
  [/敷地.{0,6}(?:面積|広さ)/, 'site_area'],
  [/権利(?:形態|種類|関係)?$|所有形態|tenure|ownership/, 'land_rights'],
  [
    /(?:入居|稼働|空室|賃貸借?|利用|使用|現在|引渡)(?:状況|状態|率|現況)$|現況$|^現状$|^入居者?$|^稼働$|occupancy(?:status)?$|tenancy|(?:current|lease|rental)status$/,
    'occupancy',
  ],
  [/引き?渡し?(?:時期|日|予定日?|可能時期|可能日|条件)$/, 'delivery'],
  [/取引態様$|取引.?形[態様]?$/, 'transaction'],
  [/備考|特記|注意事項|補足|remarks|notes/, 'remarks'],
  [/^(?:建物|物件|マンション|アパート)名称?$/, 'name'],
];

/**
 * What a label that is in no list most likely announces, by the words in it: `お値段`, `満室想定の年間賃料`, `建築された年月`.
 * Null where its words speak of something else. Only for labels whose place beside a value is clear.
 */
export function guessedReading(label: string): ReadingName | null {
  const brackets = label.match(/[（(]/g)?.length !== label.match(/[）)]/g)?.length;
  if (brackets || label.length > 40 || label.includes('\n')) return null;
  const key = labelKey(label)
    .replace(/[()[\]【】「」]/g, '')
    .replace(/^[おご](?=[住値家所])/, '')
    .replace(/(?<=.)の(?=.)/g, '');
  if (key.length < 1 || key.length > 22 || /\d|[。、]|です|ます/.test(key) || otherMatter.test(key) || !/^\p{L}/u.test(key)) return null;
  return rules.find(([pattern]) => pattern.test(key))?.[1] ?? null;
}
