import type { ReadingName } from '../../lexicon/reading-names.ts';
import { thresholds } from '../../lexicon/thresholds.ts';
import { zonesInFull } from '../../lexicon/zones.ts';
import { beginsWithPrefecture } from '../../normalise/prefectures.ts';
import { likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import { differsByOne } from './nearest-label.ts';

const areas: ReadonlySet<ReadingName> = new Set([
  'floor_area',
  'land_area',
  'site_area',
  'other_area',
  'balcony',
  'registered_floor_area',
  'private_road',
]);

/** Values of which a label allows only these; what is read differs from them by a letter at most. */
const allowed: Partial<Record<ReadingName, readonly string[]>> = {
  zoning: [...zonesInFull, '市街化調整区域'],
  land_rights: ['所有権', '借地権', '地上権', '賃借権', '普通借地権', '定期借地権', '旧法借地権', '所有権のみ'],
  occupancy: ['賃貸中', '満室賃貸中', '満室稼働中', '満室', '空室', '空家', '居住中', '所有者居住中', '入居中', '更地', '使用中', '稼働中'],
  transaction: ['専任媒介', '専属専任媒介', '一般媒介', '媒介', '売主', '代理', '仲介', '媒介(仲介)', '仲介(媒介)'],
};

/** A value that is one of those allowed but for one letter. Numerals are letters of their own: 第一種 never becomes 第二種. */
function nearestAllowed(value: string, values: readonly string[]): string {
  const bare = value.replace(/\s+/g, '');
  if (values.includes(bare)) return value;
  const numerals = (text: string): string => text.replace(/[^一二三]/g, '');
  const near = values.filter((one) => one.length >= 3 && differsByOne(bare, one) && numerals(one) === numerals(bare));
  const [only] = near;
  return only !== undefined && near.length === 1 ? only : value;
}

/** A number behind which the sign of square metres was read as one or two others, or as three with an m among them. */
const unitLost =
  /^((?:公簿|登記簿?|実測|壁芯|内法|約)?\s*\d[\d,]*(?:\.\d{1,2})?)\s*(?!坪|帖|畳|m2|㎡|平)(?:[^\d\s()（）.,、]{1,2}|[^\d\s()（）.,、]{1,2}m[^\d\s()（）.,、]?)(?=$|[\s(（/])/;

/** Two decimals and no unit of their own, under a label of an area: the sign was not read at all. */
const bareArea = /^(\d{1,4}\.\d{2})(?=$|\s*[(（](?:壁芯|内法|公簿|登記|実測|延床))/;

/** The rows of a table, areas that lost their sign in a column of areas among them: `24.82nm` under `24.82㎡`. */
export function withAreas(rows: readonly (readonly string[])[]): string[][] {
  const columns = rows[0]?.map((_, column) => rows.slice(1).map((row) => row[column] ?? '')) ?? [];
  const areal = columns.map((cells) => cells.filter((cell) => /^\d[\d.,]*\s*㎡$/.test(cell)).length >= 2);
  return rows.map((row) => row.map((cell, column) => (areal[column] ? cell.replace(unitLost, '$1㎡') : cell)));
}

/** A percentage behind which the sign was read as a letter or two: `6.15多`. */
const percentLost = /^((?:年利?|約)?\s*\d{1,3}(?:\.\d{1,2})?)\s*(?![%％倍])[\p{L}\p{So}&]{1,2}\s*$/u;
const percentages: ReadonlySet<ReadingName> = new Set(['yield_full', 'yield_current', 'coverage', 'ratio']);

/** Ways of building whose names are long enough to be known but for one letter. */
const constructions = ['鉄骨鉄筋コンクリート造', '鉄筋コンクリート造', '軽量鉄骨造', '重量鉄骨造'] as const;
const building: ReadonlySet<ReadingName> = new Set(['construction', 'construction_built']);
/** The way of building at the start of a value: what ends in 造, a letter more or less inside the word. */
const builtOf = /^[\p{Script=Han}\p{Script=Katakana}ー一]{4,13}?造/u;
/** The word for concrete that is not whole, or reinforcement that is not named as it ever is. */
const brokenConstruction = /コンクリ(?!ート)|コン(?!クリ)|(?<!鉄)筋コ|鉄(?![骨筋])\S{0,2}筋/;

/** Counts of dwellings and floors are whole: a point in one is what became of the space between two wide figures. */
const counts: ReadonlySet<ReadingName> = new Set(['units', 'floor']);

/** Marks before a value that open no bracket: what the edge of a box or a speck became. */
const marksBefore = /^[\s"'“”‘’`´、。|_^*;・】］〕]+(?=[\p{L}\d])/u;

/** A value behind the colon of its label, whose figures may go on in the next line: `徒歩8`, `分`. */
function tidied(value: string): string {
  return value
    .replace(/^\s*[:：]\s*/, '')
    .replace(marksBefore, '')
    .replace(/(\d)\n\s*(?=分|号|番|階|戸|㎡|万?円)/g, '$1');
}

/** A charge or a rent of thousands behind which 円 was read as another letter: `月 13,700暫`, `99,500哲/月`. */
const yenLost = /^((?:月額?|年額?)?\s*\d{1,3}(?:,\d{3})+)\s?(?![万億千円㎡])\p{Script=Han}(?=$|\s*[/(（])/u;
const charges: ReadonlySet<ReadingName> = new Set([
  'management_fee',
  'repair_reserve',
  'rent_monthly',
  'rent_monthly_full',
  'rent_monthly_current',
  'rent_annual',
  'rent_annual_full',
  'rent_annual_current',
]);

/** A price of which the small 万 between figures and 円 was not seen: `4,150円`. Nothing with rooms in it costs so little. */
const tenThousandsLost = /^(\d{1,2},?\d{3}|\d{3})\s?円/;

/** Whether a price lost its 万, so that what it is taken for is to be proved or confirmed. */
export function lostTenThousands(label: string, value: string): boolean {
  if (meaningOf(label.replace(/\s+/g, ''))?.reading !== 'price') return false;
  const figures = tenThousandsLost.exec(value.trim())?.[1];
  return figures !== undefined && Number(figures.replace(',', '')) < thresholds.leastPriceOfPicture.value;
}

/** The value of a pair as its label expects it: the sign of an area, a word of a closed list. Everything else stays as it was read. */
export function expectedValue(label: string, read: string): string {
  const value = tidied(read);
  const reading = meaningOf(label.replace(/\s+/g, ''))?.reading;
  if (reading === undefined) return value;
  // `7贈` under a label of storeys: the one sign behind the figure is theirs.
  if (floors.has(reading)) return value.replace(/(\d)\.(?=\d)/g, '$1').replace(/^(\d{1,2})[^\d\s階F.]$/i, '$1階');
  if (counts.has(reading)) return value.replace(/(\d)\.(?=\d)/g, '$1');
  if (lostTenThousands(label, value)) return value.trim().replace(tenThousandsLost, '$1万円');
  if (charges.has(reading)) return value.replace(yenLost, '$1円');
  if (areas.has(reading) && bareArea.test(value)) return value.replace(bareArea, '$1㎡');
  if (areas.has(reading)) return value.replace(unitLost, '$1㎡');
  if (percentages.has(reading)) return value.replace(percentLost, '$1%');
  if (building.has(reading)) return value.replace(builtOf, (read) => nearestAllowed(read, constructions));
  const values = allowed[reading];
  return values ? nearestAllowed(value, values) : value;
}

/** Hundreds of millions with figures behind them of which the unit was not read: the amount is cut off. */
const cutAmount = /億\s*[\d,]*\d(?![\d,.]*\s*(?:万|千|円))/;

/** An amount that begins with what a figure cannot begin with: hundreds of millions without their number, a letter or a stroke that was one. */
const begunAmount = /^(?:億|[\p{Script=Hiragana}\p{Script=Katakana}|｜/／lI!]\s?\d|\d{1,5}\s?[:;]\s).*円/u;

/** Whether a line of a picture holds an amount of which only a part was understood: `2億1,300`, `億7,800万円`, `に 480万円`. */
export const isCutAmount = (text: string): boolean => cutAmount.test(text) || begunAmount.test(text.trim());

/** Signs that no address holds: what a speck or the edge of a cell became. */
const strangeInAddress = /[|『』{}<>_^*=;!?@#$&"'“”‘’`´]/;
/** A letter or two before the prefecture of an address: the end of its label, or a dash. */
const isBegunBefore = (text: string): boolean =>
  [1, 2].some((letters) => /^\p{L}[\p{L}\s]?$/u.test(text.slice(0, letters)) && beginsWithPrefecture(text.slice(letters)));

/** Figures parted by something else than a comma or point: `8.、450円`. */
const brokenAmount =
  /\d[^\d,.億万千百円()（）~～\-－+＋/／年月\s:：]{1,2}\d{3}(?!\d)|\d[,.][^\d]\d|^[\d,.]*[,.]\D|\d{1,3}\s\d{3}\s*円|\d\s*\p{L}円(?<![億万千百十]円)/u;
const money: ReadonlySet<ReadingName> = new Set([
  'price',
  'rent_annual_full',
  'rent_annual',
  'rent_annual_current',
  'rent_monthly_full',
  'rent_monthly',
  'rent_monthly_current',
  'management_fee',
  'repair_reserve',
  'cost_total',
]);

/** Between the figures of floors stand words that count floors, and signs: `1に科3階` is what became of others. */
const brokenFloors = /\d[^\d\n]*[^\d\s階建地上下部分中FRCSW造木鉄骨筋コンクリート軽重量・/／~〜～\-()（）、,.のうち付き][^\d\n]*\d/u;
const floors: ReadonlySet<ReadingName> = new Set(['floor', 'storeys']);

/** Whether a value has a form that its label does not allow, so that something in it was misread though both readers saw it alike. */
export function isMisshapen(label: string, value: string): boolean {
  const words = label.replace(/\s+/g, '');
  const reading = (meaningOf(words) ?? likelyMeaning(words))?.reading;
  if (reading === undefined) return false;
  if (reading === 'address') return strangeInAddress.test(value) || isBegunBefore(value);
  // Yields are printed with two decimals at most: a third one is what became of the percent sign. A bare figure is another thing's.
  if (reading === 'yield_full' || reading === 'yield_current') return /\d\.\d{3}|^\s*\d+\s*$/.test(value);
  // Minutes whose end is missing may have lost a figure with it.
  if (reading === 'stations' && value.split('「').length !== value.split('」').length) return true;
  if (reading === 'stations') return /徒歩\s*\d+\s*$|^\p{Script=Han}\s|[|『』{}<>_^*=;!?@#$&"“”‘’`´]/u.test(value);
  // A year with a month whose sign or figure was not read: `2015年ヨ月`.
  if (reading === 'built') return /年\s*(?:\d{1,2}\s*[^\d\s月(築.]|[^\d\s(築]{1,2}月)/u.test(value);
  // `一所有権`: a word of a closed list with something before it, which may be a dash or the end of the label.
  const word = value.replace(/\s+/g, '');
  if (allowed[reading]?.some((one) => word.length === one.length + 1 && word.endsWith(one) && !allowed[reading]?.includes(word)))
    return true;
  if (floors.has(reading)) return brokenFloors.test(value);
  if (building.has(reading)) return brokenConstruction.test(value);
  return money.has(reading) && (brokenAmount.test(value) || isCutAmount(value));
}

/** The way of building alone at the start of a value that says more, as it is named in full; null where it is not. */
export function constructionAlone(label: string, value: string): string | null {
  const reading = meaningOf(label.replace(/\s+/g, ''))?.reading;
  const words = reading !== undefined && building.has(reading) ? builtOf.exec(value)?.[0] : undefined;
  return constructions.find((one) => one === words) ?? null;
}
