import { createHash } from 'node:crypto';
import { readDataPack } from '../src/data-pack.ts';
import { type PackFile, packText, type Row } from './pack.ts';

type CapClass = 'unit' | 'light_block' | 'solid_block';

/** A yield as a press report quotes it for a city, percent. */
interface PublishedYield {
  asOf: string;
  area: string;
  of: CapClass;
  percent: number;
  publisher: string;
  seenAt: string;
}

const kenbiyaQuarter = '健美家 収益物件市場動向 四半期レポート';
const kenbiyaCities = '健美家 政令指定都市 高利回りランキング';

/** Units in the first quarter of 2020: the newest quarter for which a report of all large cities was found. */
const unitsOf2020: readonly (readonly [area: string, percent: number])[] = [
  ['川崎市', 7.48],
  ['横浜市', 8.36],
  ['東京市部', 8.49],
  ['さいたま市', 8.96],
  ['千葉市', 10.43],
  ['大阪市', 6.4],
  ['京都市', 7.29],
  ['福岡市', 7.7],
  ['名古屋市', 7.74],
  ['神戸市', 9.33],
  ['広島市', 10.68],
  ['札幌市', 11.71],
  ['仙台市', 12.61],
];
/** Half-years of the ranking of cities beside those of the pack of yields. */
const rankedCities: readonly (readonly [asOf: string, area: string, of: CapClass, percent: number, seenAt: string])[] = [
  ['2025-H2', '新潟市', 'unit', 16.37, 'residenceonline.jp/?p=185855'],
  ['2025-H2', '新潟市', 'light_block', 13.18, 'residenceonline.jp/?p=185855'],
  ['2025-H2', '新潟市', 'solid_block', 11.2, 'residenceonline.jp/?p=185855'],
  ['2023-H2', '岡山市', 'light_block', 10.23, 're-port.net/article/news/0000074870'],
  ['2022-H2', '仙台市', 'light_block', 10.44, 're-port.net/article/news/0000071587'],
  ['2021-H2', '堺市', 'light_block', 11.07, 'investproperty-news.leaf-hide.jp/news_akBSlevaX8.html'],
];
const classOfType: Record<string, CapClass> = { 区分マンション: 'unit', 一棟アパート: 'light_block', 一棟マンション: 'solid_block' };

/** Mean asking yield of units in all Japan: January 2026 against the first quarter of 2020. */
const unitsSince2020 = 6.75 / 7.54;
/**
 * From a gross asking yield to the cap rate of a new building: share of full rent that is left as NOI, the multiplier by which the middle
 * of asking prices of 2026 is met, points of cap rate a year of age, and the usual age of what is on offer.
 */
const conversion: Record<CapClass, { kept: number; fitted: number; slope: number; age: number }> = {
  unit: { kept: 0.59, fitted: 0.78, slope: 0.03, age: 15 },
  light_block: { kept: 0.73, fitted: 1, slope: 0.015, age: 25 },
  solid_block: { kept: 0.73, fitted: 0.8, slope: 0.015, age: 25 },
};
/** Solid blocks of the 23 wards: level of the model, and what investors expect of new studios in the south of Tokyo. */
const wards = { level: 2.64, area: '東京城南' };

/** Cap rate of a new building from a gross asking yield, percent. */
export function levelOfAskingYield(of: CapClass, percent: number): number {
  const { kept, fitted, slope, age } = conversion[of];
  return Math.round((percent * kept * fitted - slope * age) * 100) / 100;
}

/** Cap rate of a new solid block where the investors’ survey names the city: the level of the wards, in proportion, percent. */
export function levelOfExpectedYield(percent: number, ofWards: number): number {
  return Math.round(((wards.level * percent) / ofWards) * 100) / 100;
}

function askingYields(): PublishedYield[] {
  const of2020 = unitsOf2020.map(([area, percent]) => ({
    asOf: '2020-Q1',
    area,
    of: 'unit' as const,
    percent,
    publisher: kenbiyaQuarter,
    seenAt: 'investproperty-news.leaf-hide.jp/news_PMOUWpioM_341.html',
  }));
  const ranked = rankedCities.map(([asOf, area, of, percent, seenAt]) => ({ asOf, area, of, percent, publisher: kenbiyaCities, seenAt }));
  const ofPack = readDataPack('yields').rows.flatMap(([asOf = '', kind, area = '', type = '', percent, , seenAt = '']) => {
    const of = classOfType[type];
    if (kind !== 'gross asking' || area === '全国' || of === undefined) return [];
    return [{ asOf, area, of, percent: Number(percent), publisher: kenbiyaCities, seenAt }];
  });
  return [...of2020, ...ranked, ...ofPack];
}

/** Levels of cities by class: one row for each figure that was published, with the cap rate that follows from it. */
export function capLevelPacks(): PackFile[] {
  const asking = askingYields().map(({ asOf, area, of, percent, publisher, seenAt }): Row => {
    const today = asOf === '2020-Q1' ? percent * unitsSince2020 : percent;
    return [area, of, levelOfAskingYield(of, today), asOf, 'gross asking', percent, publisher, seenAt];
  });
  const expected = readDataPack('yields').rows.filter(([, kind, , type]) => kind === 'expected' && type === 'ワンルーム一棟');
  const ofWards = Number(expected.find(([, , area]) => area === wards.area)?.[4]);
  const surveyed = expected.flatMap(([asOf = '', kind = '', area = '', , percent = '', publisher = '', seenAt = '']): Row[] =>
    area === wards.area
      ? []
      : [[`${area}市`, 'solid_block', levelOfExpectedYield(Number(percent), ofWards), asOf, kind, Number(percent), publisher, seenAt]],
  );
  const rows = [...asking, ...surveyed].sort((a, b) => (a.join('\t') < b.join('\t') ? -1 : 1));
  const header = {
    title: 'Cap rate levels of cities by class (from yields as published)',
    vintage: '2020-Q1 to 2025-H2, units of 2020 carried to January 2026',
    licence: 'Single published facts, quoted with publisher and month',
    source: '健美家 収益物件市場動向, 政令指定都市ランキング; 日本不動産研究所 不動産投資家調査',
    attribution: 'Publisher named with each figure',
    url: 'https://www.kenbiya.com/',
    key: 'area and class',
    transcribed: 'yes, from press reports; not checked against the originals',
    columns: 'area, class, cap rate of a new building %, as of, kind of figure, figure %, publisher, seen at',
    warning:
      'An assumption, not a source: level = gross asking yield × share kept (0.59 units, 0.73 blocks) × fit to asking prices (0.78 units, 0.80 solid blocks) − points for the usual age of offers; 2020 × 6.75 ÷ 7.54. Solid blocks of surveyed cities: 2.64 × expected yield ÷ that of the south of Tokyo. A mean of asking yields mixes ages and qualities.',
  };
  const fingerprint = createHash('sha256')
    .update(rows.map((row) => row.join('\t')).join('\n'))
    .digest('hex');
  return [{ name: 'cap-levels.tsv', text: packText(header, fingerprint, rows) }];
}
