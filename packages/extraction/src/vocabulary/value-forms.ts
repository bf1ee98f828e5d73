import { agentRole, companyForm, licence } from '../lexicon/agents.ts';
import { leaseholdRight, leaseLaw, leaseRight, superficies } from '../lexicon/land-rights.ts';
import { oneRoom, planKind } from '../lexicon/layouts.ts';
import { fullyLet, stateIfFull } from '../lexicon/occupancy.ts';
import { composed } from '../lexicon/pattern.ts';
import type { ReadingName } from '../lexicon/reading-names.ts';
import { concreteLetters } from '../lexicon/structures.ts';
import { everyCounter, roomCounter, spaceCounter, storeyMark } from '../lexicon/units.ts';
import { zoneInBrief } from '../lexicon/zones.ts';
import { structureOf } from '../normalise/construction.ts';
import { dateOf } from '../normalise/dates.ts';
import { moneyAmounts } from '../normalise/money.ts';
import { occupancyOf } from '../normalise/occupancy.ts';
import { prefecturePattern } from '../normalise/prefectures.ts';
import { stationsOf } from '../normalise/stations.ts';
import { plainText } from '../normalise/text.ts';
import { labelKey } from './label-key.ts';

/** Words of labels that speak of something else than the property, whatever stands beside them. */
const otherLabel = composed`会社|本社|本店|支店|店舗名|担当|問い?合|${licence}|営業|定休|近隣|周辺|参考|事例|成約|ローン|借入|返済|融資|保険|頭金|自己資金|学校|小学|中学|病院|スーパー|コンビニ|施設|施工|分譲|管理会社|管理形態|ランキング|おすすめ|類似|以前|旧|前回|リフォーム|工事|募集|相場|手数料|バス停|報酬|委託`;

const place = new RegExp(`^(?:〒\\s*\\d{3}-?\\d{4}\\s*)?${prefecturePattern}[^\\s、。]{1,14}[市区町村郡]`);
const zone = composed`^${zoneInBrief}(?:$|[\s(・,、])`;
const rights = composed`^(?:敷地権\s*\(?)?(?:所有権?|${leaseholdRight}|${superficies}|${leaseRight}|${leaseLaw}\S{0,6}(?:借地|賃借)権)`;
const plan = composed.i`^(?:\d{1,2}\s*(?:S?L?D?K|S?R)(?![a-z\d])|${oneRoom})(?:\s*[+(（].*)?$`;

/** A money value by the words of its label; nothing on its own says what an amount is for. */
function amountFor(key: string): ReadingName | null {
  if (/税|敷|礼|保証|評価|査定|鑑定|積算|担保|路線|公示|単価|坪/.test(key)) return null;
  if (/費用|コスト|経費|支出|ローン|返済/.test(key)) return null;
  if (/積立|修繕|リザーブ/.test(key)) return /管理|共益/.test(key) ? 'fee_and_reserve' : 'repair_reserve';
  if (/管理/.test(key)) return 'management_fee';
  if (/地代/.test(key)) return 'ground_rent';
  if (composed`^${stateIfFull}$`.test(key)) return 'rent_monthly_full';
  if (/年/.test(key) && /家|賃|収|入/.test(key)) return /現/.test(key) ? 'rent_annual_current' : 'rent_annual';
  if (/家賃|賃|月/.test(key)) return /現/.test(key) ? 'rent_monthly_current' : 'rent_monthly';
  return /価|値|金額|プライス|売/.test(key) ? 'price' : null;
}

/** An area by the words of its label. */
function areaFor(key: string): ReadingName | null {
  if (/バルコニー|ベランダ|テラス/.test(key)) return 'balcony';
  if (/庭|駐|私道|車|店|事務/.test(key)) return null;
  if (/土地|敷地|地積|公簿|^(?:land|plot|lot|site)/.test(key)) return /建/.test(key) ? 'areas' : 'land_area';
  return /専有|建物|床|延|部屋|室内|住戸|居室|家|building|floor|unit|room|apartment|interior/.test(key)
    ? 'floor_area'
    : /広|面積|サイズ/.test(key)
      ? 'areas'
      : null;
}

/**
 * What a value says it is by its own form, for labels that no list and no word explains: `つくり` beside `RC造5階建`,
 * `できた年` beside `1994年2月`. Null where the form alone could be several things.
 */
export function readingByForm(label: string, value: string): ReadingName | null {
  const key = labelKey(label);
  const text = plainText(value).replace(/^[約計]\s*/, '');
  const first = text.split('\n')[0] ?? '';
  if (key.length > 24 || otherLabel.test(key) || text === '' || first.length > 120) return null;
  if (stationsOf(text).some(({ line, walk_min, bus_min }) => line !== null && (walk_min !== null || bus_min !== undefined)))
    return 'stations';
  if (place.test(first)) return 'address';
  if (composed.i`(?:\d\s*${planKind}|${oneRoom})(?![a-z])`.test(first) && /\d\s*(?:m2|平米|sqm|sq\.?\s*m)/i.test(first))
    return 'floor_area';
  if (/^(?:部屋|住戸)$/.test(key) && composed`\d\s*${roomCounter}`.test(first)) return 'units';
  if (/^空(?:室|き室?|住戸)$/.test(key) && composed`^(?:\d{1,3}\s*${spaceCounter}?(?:\s*\(.*)?$|なし$|無$)`.test(first)) return 'vacancies';
  // `売主` beside a name; alone it is the role of the one who offers.
  if (key === '売主' && composed`${companyForm}|様$|個人`.test(first)) return 'seller';
  if (plan.test(first)) return 'layout';
  if (zone.test(first)) return 'zoning';
  if (rights.test(first)) return 'land_rights';
  if (first.length < 60 && structureOf(first) !== null && composed.i`造|階|^(?:${concreteLetters}|W|S)\b|concrete|wood|steel`.test(first))
    return /[年築]/.test(first) && dateOf(first) !== null ? 'construction_built' : 'construction';
  if (composed`^(?:地上|地下)?\d{1,2}${storeyMark}(?:建|部分|\/|$)`.test(first)) return 'storeys';
  if (first.length < 30 && dateOf(first) !== null)
    return /更新/.test(key) ? null : /築|建|竣|完成|でき|新築|年式/.test(key) || /(?:新築|築|竣工|完成|建築)$/.test(first) ? 'built' : null;
  if (composed`^${agentRole}(?:$|\()`.test(first)) return 'transaction';
  if (
    first.length < 30 &&
    !/可|相談|予定/.test(first) &&
    occupancyOf(first) !== null &&
    composed`賃|${fullyLet}|空|居住|オーナー|戸中|室中|入居`.test(first)
  )
    return 'occupancy';
  if (composed`^(?:全|総)?\d{1,3}${everyCounter}`.test(first) && !/空|駐|台/.test(key + first)) return 'units';
  if (/^\d{2}\s*%?\s*[/・]\s*\d{2,4}\s*%?$/.test(first)) return 'coverage_ratio';
  if (/^[\d,.]+\s*(?:m2|平米|平方メートル|sqm|sq\.?\s*m)/i.test(first))
    return /壁芯|壁心|内法|バルコニー/.test(text) ? 'floor_area' : areaFor(key);
  if (/^(?:月額?|年額?|毎月|¥|約)*\s*[\d¥][\d,.億万千]*\s*円?/.test(first) && moneyAmounts(first).length > 0) return amountFor(key);
  return null;
}
