import type { FactValues, Station } from '@rimawari/underwriting';
import { planKind } from '../lexicon/layouts.ts';
import { assumedIncome, fullyLet, inOperation, movedIn, ownerChange, presentState, tenanted, vacantUnit } from '../lexicon/occupancy.ts';
import { composed, oneOf } from '../lexicon/pattern.ts';
import { dwellingCounter, everyCounter, householdCounter, spaceCounter } from '../lexicon/units.ts';
import { zoneInFull } from '../lexicon/zones.ts';

/** Places that are walked to and are not stations. */
const facility =
  /コンビニ|スーパー|小学|中学|高校|学校|大学|幼稚|保育|公園|病院|医院|クリニック|郵便|銀行|役所|役場|図書館|店舗?まで|ストア|センター|モール|イオン|school|park|hospital|store|market/i;
const walk =
  /(?:徒歩|(?<![\p{Script=Han}])歩)\s*(?:で|約|:)?\s*約?\s*(\d{1,2})\s*分|(\d{1,2})[\s-]*min(?:ute)?s?['’.]?\s*(?:walk|on foot|by foot|\(walk)|\bwalk\w*\s*:?\s*(?:of\s*)?(\d{1,2})\s*min/giu;

/** Whether the words around a list of stations tell of a walk that the list does not have. */
export function tellsOtherWalk(around: readonly string[], stations: readonly Station[]): boolean {
  const minutes = new Set(stations.flatMap(({ walk_min: walked, bus_min: ridden }) => [walked, ridden ?? null]));
  return around
    .flatMap((text) => text.split(/\n|。/))
    .filter((line) => !facility.test(line) || /駅|線|station|line/i.test(line))
    .some((line) => [...line.matchAll(walk)].some(([, ...found]) => !minutes.has(Number(found.find((one) => one !== undefined)))));
}

const named =
  /[「『【]([^「」『』【】\s]{1,12})[」』】]\s*駅?|([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶケ]{1,9})駅(?!前|近|か|ま|よ|徒|周|舎|直|ビ|利|チ|名)/gu;

/** `横川一丁目電停 徒歩5分`: a stop of a tram with its walk. */
const namedStop = /([^\s「」『』、。・/()★☆]{1,12})(?:電停|停留場)(?=\s*(?:まで|より|から)?\s*(?:徒歩|歩))/gu;

/** Whether the words around a list of stations name a stop of a tram that the list does not have. */
function namesOtherStop(text: string, names: readonly string[]): boolean {
  return [...text.matchAll(namedStop)].some(
    ([, name = '']) =>
      !/(?:^|最寄り?の?)(?:市電|路面電車)?の?$/.test(name) && !names.some((known) => known.endsWith(name) || name.endsWith(known)),
  );
}

/** Whether the words around a list of stations name one that the list does not have. */
export function namesOtherStation(around: readonly string[], stations: readonly Station[]): boolean {
  const names = stations.map(({ station }) => station.replace(/\s/g, ''));
  if (around.some((text) => namesOtherStop(text, names))) return true;
  return around.some((text) =>
    [...text.matchAll(named)].some(([all, bracketed, plain]) => {
      const name = (bracketed ?? plain ?? '').replace(/駅$/, '');
      if (bracketed !== undefined && !/駅|線|徒歩|分/.test(text.slice(text.indexOf(all), text.indexOf(all) + all.length + 12)))
        return false;
      return (
        name !== '' &&
        !/最寄り?|各|当|両|主要|近隣|新幹線停車$/.test(name) &&
        !names.some((known) => known.endsWith(name) || name.endsWith(known))
      );
    }),
  );
}

const lineAndName = /([^\s「」『』、。・/()]{2,14}線)\s?[「『]([^「」『』\s]{1,12})[」』]\s*駅?\s*(?:徒歩|歩)/gu;

/** Whether the words around a list of stations name one of them on a line that the list does not have: two lines of one name. */
export function namesOtherLine(around: readonly string[], stations: readonly Station[]): boolean {
  return around.some((text) =>
    [...text.matchAll(lineAndName)].some(([, line = '', name]) => {
      const lines = stations.flatMap((one) => (one.station === name && one.line !== null ? [one.line.replace(/\s/g, '')] : []));
      return lines.length > 0 && !lines.some((known) => known.endsWith(line) || line.endsWith(known));
    }),
  );
}

const ofRent = composed.g`${fullyLet}(?:時|${assumedIncome}|利回|賃料|年|予定|月|稼働時|の場合|になれば|家賃|収入|経営)`;
const someEmpty = oneOf(
  'i',
  composed`一部空|(?:${vacantUnit}|空き室?|空)\s*(?:は|が|:)?\s*\d{1,2}\s*(?:${dwellingCounter}|部屋|区画|件)|残り?\s*\d{1,2}\s*室`,
  composed`\d{1,2}\s*${spaceCounter}\s*(?:が|は)?\s*空`,
  /\d{1,2}\s*(?:of the\s*)?(?:units?|rooms?|suites?)\s*(?:is|are)?\s*(?:currently\s*)?(?:vacant|empty)/,
  /\bpartly (?:let|leased|occupied)/,
);
const counted = composed.g`(\d{1,3})\s*${everyCounter}\s*(?:の?うち|中)[^\d\n]{0,6}(\d{1,3})\s*${everyCounter}?`;
/** `賃貸中(7/8)`, `入居 7／8戸`. */
const share = composed.gi`(?:入居|賃貸|稼働|${fullyLet}|戸数|let|occupied)\S{0,6}\s*[(:]?\s*(\d{1,3})\s*(?:${dwellingCounter})?\s*\/\s*(\d{1,3})(?!\s*[/年月.\d])`;
const isLet = composed.i`${tenanted}|賃借人あり|${ownerChange}|${fullyLet}|${movedIn}|${inOperation}|tenanted|fully (?:let|leased|occupied)|owner.?change|currently (?:let|leased|rented)`;
const isEmpty = composed.i`${presentState}\s*:?\s*空|${vacantUnit}(?![\d率リ保対時のをに損期一発想])(?!\s*\d)|空家(?!率|法|バ)|空き家(?!率|法|バ|対)|即入居可|現在空|vacant possession|currently vacant`;
const byOwner = /(?:所有者|売主|オーナー)(?:様)?(?:が)?(?:居住|入居|使用)中|自己使用|owner.?occupied/i;

/** Whether a source says something else of who lives in a house than the value in use. */
export function tellsOtherOccupancy(texts: readonly string[], value: NonNullable<FactValues['occupancy']>): boolean {
  const said = texts.join('\n').replace(ofRent, '');
  const shares = [...said.matchAll(counted)].map(([, all, some]) => Number(some) < Number(all) && Number(some) > 0);
  const ofAll = [...said.matchAll(share)].some(([, some, all]) => Number(some) < Number(all) && Number(all) <= 200);
  const partly = someEmpty.test(said) || shares.includes(true) || ofAll;
  if (value === 'partial') return !partly && (fullyLet.pattern.test(said) || isEmpty.test(said));
  if (value === 'tenanted') return partly || isEmpty.test(said) || byOwner.test(said);
  if (value === 'vacant') return partly || isLet.test(said) || byOwner.test(said);
  return isLet.test(said) || isEmpty.test(said);
}

/** Whether a source says that its house is still being built. */
export function isUnbuilt(texts: readonly string[]): boolean {
  return texts.some((text) => /建築中|未完成|(?:完成|竣工)予定|under construction|to be completed/i.test(text));
}

const ratioBefore = {
  building_coverage_pct: /(?:建ぺい|建蔽|建ペイ)率?\s*[:：\t]?\s*(\d{2,3})\s*%/g,
  floor_area_ratio_pct: /(?<!建.{0,8})容積率?\s*[:：\t]?\s*(\d{2,4})\s*%/g,
};

/** Whether a source prints another ratio under the same name. */
export function tellsOtherRatio(texts: readonly string[], field: keyof typeof ratioBefore, value: number): boolean {
  return texts.some((text) => [...text.matchAll(ratioBefore[field])].some(([, found]) => Number(found) !== value));
}

const zones = composed.g`${zoneInFull}`;
const zoneDigits = (text: string): string => text.replace(/第1種/g, '第一種').replace(/第2種/g, '第二種');

/** Whether a source names another zone in full. */
export function namesOtherZone(texts: readonly string[], value: string): boolean {
  const own = zoneDigits(value.normalize('NFKC'));
  return texts.some((text) => [...zoneDigits(text).matchAll(zones)].some(([found]) => !own.includes(found.replace(/地域$/, ''))));
}

const countOf = composed.gi`(\d{1,3})\s*(?:${dwellingCounter}|世帯|区画|units?\b|apartments\b)`;
const shopsBeside = composed.i`(?:店舗|事務所|テナント|オフィス|shops?|offices?|retail)\s*[:：×x]?\s*(\d{1,2})\s*(?:${dwellingCounter}|区画|件|units?)`;

/** Whether the words around a number of units count others beside them, so that the sum may be another one. */
export function countsOthersBeside(around: readonly string[], value: number): boolean {
  return around.some(
    (text) =>
      shopsBeside.test(text) &&
      ![...text.matchAll(countOf)].some(([, count]) => Number(count) > value) &&
      Number(shopsBeside.exec(text)?.[1]) !== value,
  );
}

/** Whether a source gives a higher number of dwellings as that of all. */
export function countsMore(texts: readonly string[], value: number): boolean {
  return texts.some((text) =>
    [...text.matchAll(composed.g`(?:総|全|計)\s*(?:戸数|住戸|室数)?\s*[:：\t]?\s*(\d{1,3})\s*${householdCounter}`)].some(
      ([, count]) => Number(count) > value,
    ),
  );
}

const plan = composed.g`(?<![\dA-Z])[1-9]\s*${planKind}(?![A-Z])`;

/** Whether a source names several plans. */
export function namesOtherPlan(texts: readonly string[], value: string): boolean {
  const own = value.replace(/\s/g, '');
  return texts.some((text) => [...text.matchAll(plan)].some(([found]) => !own.includes(found.replace(/\s/g, ''))));
}

/** Whether the words around an address go on with a number that it lacks. */
export function goesOnWithNumber(around: readonly string[], address: string): boolean {
  return !/[\d丁目番地号]$/.test(address) && around.some((text) => /^(?:[^\d\t]{1,6})?\d{1,4}\s*(?:丁目|番|-\s*\d)/.test(text));
}

const month = /\d{4}\s*年\s*\d{1,2}\s*月|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?,?\s+(?:19|20)\d\d/;

/** Whether the words around a year of completion name a month too. */
export function namesMonth(around: readonly string[], built: string): boolean {
  return /^\d{4}$/.test(built) && around.some((text) => text.includes(built) && month.test(text));
}
