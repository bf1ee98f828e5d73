import type { FactValues } from '@rimawari/underwriting';
import { expect, it } from 'vitest';
import { nearStations } from './far-stations.ts';
import { textsAround } from './main-texts.ts';
import { isPlausibleRent, printsOtherFullRent } from './rents-beside.ts';
import {
  countsMore,
  countsOthersBeside,
  goesOnWithNumber,
  isUnbuilt,
  namesMonth,
  namesOtherPlan,
  namesOtherStation,
  namesOtherZone,
  tellsOtherOccupancy,
  tellsOtherRatio,
  tellsOtherWalk,
} from './said-beside.ts';
import { isWellFormedAddress, isWellFormedRight, isWellFormedZone } from './well-formed.ts';

const kawaguchi = { line: 'JR京浜東北線', station: '川口', walk_min: 7 };

it.each([
  '所有権',
  '旧法借地権',
  '普通賃借権',
  '定期借地権(事業用)',
  '所有権・借地権',
  '敷地権',
  'Freehold',
  '借地権(旧法・賃借権)',
  '所有権の共有',
])('knows %s as words for a right alone', (words) => {
  expect(isWellFormedRight(words)).toBe(true);
});
it.each(['所有権(敷地権', '旧法賃借権(堅固建物所有目的)', '所有権(共有持分1080/10000)', '借地権借地期間:令和25年まで'])(
  'doubts %s, which holds more than a right',
  (words) => {
    expect(isWellFormedRight(words)).toBe(false);
  },
);

it.each([
  '第一種低層住居専用地域',
  '1種中高',
  '近商',
  '準工業地域・工業地域',
  '市街化調整区域',
  '無指定',
  '2種住居',
  '商業地域(防火地域)',
  'Commercial',
])('knows %s as zones alone', (words) => {
  expect(isWellFormedZone(words)).toBe(true);
});
it.each(['~ 商業地域', '商業地域、15m第4種高度地区', '近隣商業地域現況'])('doubts %s, which holds more than a zone', (words) => {
  expect(isWellFormedZone(words)).toBe(false);
});

it.each([
  ['埼玉県川口市栄町3丁目1-2', '川口市', true],
  ['川口市栄町3丁目', '川口市', true],
  ['埼玉県比企郡川島町上伊草74', '川島町', true],
  ['1-2-3 Sakaecho, Kawaguchi, Saitama', null, true],
  ['3-chome, Sakaecho, Kawaguchi City,', null, false],
  ['場所は、埼玉県川口市栄町3丁目', '川口市', false],
  ['> 埼玉県川口市栄町3丁目', '川口市', false],
  ['埼玉県川口市栄町3丁目【', '川口市', false],
  ['埼玉県川口市栄町3丁目 徒歩7分', '川口市', false],
])('judges the form of the address %s', (address, municipality, isWell) => {
  expect(isWellFormedAddress(address, municipality)).toBe(isWell);
});

it('sees a walk that the list of stations does not have, and none to a shop', () => {
  expect(tellsOtherWalk(['JR京浜東北線「川口」駅 徒歩7分\n埼玉高速鉄道「川口元郷」駅 徒歩18分'], [kawaguchi])).toBe(true);
  expect(tellsOtherWalk(['川口駅 徒歩7分', 'コンビニまで徒歩2分'], [kawaguchi])).toBe(false);
  expect(tellsOtherWalk(['7 min walk to Kawaguchi Station, 18 min walk to Kawaguchi-Motogo'], [kawaguchi])).toBe(true);
});

it('sees a station that the list does not have', () => {
  expect(namesOtherStation(['「川口」駅と「西川口」駅の間'], [kawaguchi])).toBe(false);
  expect(namesOtherStation(['「川口」駅と「蕨」駅の間'], [kawaguchi])).toBe(true);
  expect(namesOtherStation(['最寄駅 川口駅'], [kawaguchi])).toBe(false);
});

it.each([
  [['現況 賃貸中(7/8)'], 'tenanted', true],
  [['8戸中7戸入居'], 'tenanted', true],
  [['満室時想定利回り 7%', '賃貸中'], 'tenanted', false],
  [['現況 空室', 'オーナーチェンジ'], 'vacant', true],
  [['空室保証', '賃貸中'], 'tenanted', false],
  [['8戸中7戸入居'], 'partial', false],
  [['満室稼働中'], 'partial', true],
  [['5 of the 6 units', '1 unit is vacant'], 'tenanted', true],
] as const)('holds %j against %s', (texts, value, isOther) => {
  expect(tellsOtherOccupancy(texts, value)).toBe(isOther);
});

it('sees another ratio of the name, and none in a pair of both', () => {
  expect(tellsOtherRatio(['容積率 400%', '容積率：500%（前面道路による制限）'], 'floor_area_ratio_pct', 400)).toBe(true);
  expect(tellsOtherRatio(['建ぺい率・容積率\t60%・200%'], 'floor_area_ratio_pct', 200)).toBe(false);
});

it('sees another zone, another plan and more dwellings', () => {
  expect(namesOtherZone(['用途地域 第1種住居地域', '一部 近隣商業地域'], '第一種住居地域')).toBe(true);
  expect(namesOtherZone(['第1種住居地域'], '第一種住居地域')).toBe(false);
  expect(namesOtherPlan(['2DK 1戸、1K 7戸'], '2DK')).toBe(true);
  expect(namesOtherPlan(['2DK'], '2DK')).toBe(false);
  expect(countsMore(['住居12戸', '総戸数：16戸'], 12)).toBe(true);
  expect(countsOthersBeside(['住居12戸・店舗4戸'], 12)).toBe(true);
});

it('sees that an address or a year goes on', () => {
  expect(goesOnWithNumber(['神奈川県相模原市南区相南', '4丁目11-25'], '神奈川県相模原市南区相南')).toBe(true);
  expect(goesOnWithNumber(['神奈川県相模原市南区相南4丁目'], '神奈川県相模原市南区相南4丁目')).toBe(false);
  expect(namesMonth(['Completed February 2014'], '2014')).toBe(true);
  expect(namesMonth(['Built 2014'], '2014')).toBe(false);
});

it('sees another rent of the full house, and takes a year for its months', () => {
  expect(printsOtherFullRent(['満室想定 月額315,000円／年額3,780,000円'], [165_000], 59_800_000)).toBe(true);
  expect(printsOtherFullRent(['満室想定 月額315,000円／年額3,780,000円'], [315_000], 59_800_000)).toBe(false);
  expect(printsOtherFullRent(['満室時利回り 6.3%'], [315_000], 59_800_000)).toBe(false);
});

it('leaves out a station elsewhere, and doubts one beyond the walk', () => {
  const metres: Record<string, number> = { 川口: 900, 蕨: 4_500, 新潟: 250_000 };
  const places = {
    metresToStation: (_: string, { station }: { station: string }) =>
      station in metres ? { metres: metres[station] ?? 0, from: 'town' as const } : null,
  };
  const warabi = { line: null, station: '蕨', walk_min: 9 };
  const niigata = { line: null, station: '新潟', walk_min: 13 };
  expect(nearStations([kawaguchi], '川口市栄町3丁目', places)).toEqual({ stations: [kawaguchi], isDoubtful: false });
  expect(nearStations([kawaguchi, warabi], '川口市栄町3丁目', places)).toEqual({ stations: [kawaguchi, warabi], isDoubtful: true });
  expect(nearStations([kawaguchi, niigata], '川口市栄町3丁目', places)).toEqual({ stations: [kawaguchi], isDoubtful: true });
  // Nothing near: the address may be the one that was misread.
  expect(nearStations([niigata], '川口市栄町3丁目', places)).toEqual({ stations: [niigata], isDoubtful: true });
});

it('looks at the blocks around each place of the words', () => {
  const evidence = { raw: '徒歩7分' } as Parameters<typeof textsAround>[1];
  expect(textsAround(['a', 'b', 'c', '川口 徒歩7分', 'd', 'e', 'f', 'g'], evidence)).toEqual(['b', 'c', '川口 徒歩7分', 'd', 'e', 'f']);
});

it('doubts a rent that no property of the price has, and a house said to be let before it stands', () => {
  const values = { price_jpy: 41_800_000, monthly_rent_jpy: 250_000, annual_rent_jpy: 1_500 } as FactValues;
  expect(isPlausibleRent('monthly_rent_jpy', values)).toBe(true);
  expect(isPlausibleRent('annual_rent_jpy', values)).toBe(false);
  expect(isUnbuilt(['完成予定\t2027年2月'])).toBe(true);
  expect(isUnbuilt(['築年月\t2007年2月'])).toBe(false);
});
