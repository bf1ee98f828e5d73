import { describe, expect, it } from 'vitest';
import { commutingCentres, type PlaceMeasures, placeClassByRule } from '../../build/place-classes.ts';
import { readDataPack } from '../data-pack.ts';
import { municipalities, municipalityOf } from '../municipalities.ts';
import { metresBetween } from '../place/distance.ts';
import { placeClassOf } from './place-class.ts';

/** Places whose class an investor would agree with, wards of designated cities with their city. */
const agreed: Record<string, string> = {
  tokyo_wards: '千代田区 港区 世田谷区 足立区 江戸川区 練馬区 葛飾区',
  major_city:
    '札幌市中央区 札幌市厚別区 札幌市南区 仙台市青葉区 仙台市太白区 さいたま市大宮区 さいたま市岩槻区 千葉市美浜区 千葉市緑区 横浜市港北区 横浜市泉区 川崎市中原区 川崎市多摩区 相模原市南区 新潟市中央区 静岡市葵区 浜松市中央区 名古屋市中区 名古屋市守山区 京都市中京区 京都市左京区 大阪市中央区 大阪市浪速区 大阪市鶴見区 堺市北区 神戸市灘区 神戸市北区 岡山市北区 広島市中区 広島市佐伯区 北九州市小倉北区 福岡市博多区 福岡市西区 熊本市中央区',
  commuter_belt:
    '武蔵野市 八王子市 青梅市 町田市 市川市 船橋市 松戸市 柏市 浦安市 川口市 所沢市 川越市 越谷市 藤沢市 横須賀市 平塚市 取手市 西宮市 尼崎市 芦屋市 明石市 宝塚市 吹田市 豊中市 茨木市 東大阪市 枚方市 岸和田市 奈良市 生駒市 大津市 宇治市 春日井市 一宮市 岡崎市 岐阜市 春日市 太宰府市 多賀城市 長岡京市',
  regional:
    '夕張市 函館市 青森市 盛岡市 秋田市 水戸市 宇都宮市 桐生市 高崎市 熱海市 軽井沢町 湯沢町 奥多摩町 銚子市 小田原市 甲府市 長野市 金沢市 豊橋市 姫路市 和歌山市 洲本市 鳥取市 倉敷市 呉市 高松市 高知市 久留米市 長崎市 別府市 鹿児島市 那覇市 石垣市 浜松市天竜区 新潟市西蒲区',
};
/** Names that two prefectures have. */
const prefectureOf: Record<string, string> = { 湯沢町: '新潟県' };
const codeOf = (name: string) =>
  municipalities.find(
    ({ name: own, prefecture, code }) =>
      own === name && prefecture === (prefectureOf[name] ?? prefecture) && readDataPack('municipal').rows.some(([known]) => known === code),
  )?.code ?? '';

describe('the class of a place', () => {
  const named = Object.entries(agreed).flatMap(([name, places]) => places.split(' ').map((place) => [place, name] as const));

  it('is held against more than sixty places', () => {
    expect(named.length).toBeGreaterThan(100);
    expect(new Set(named.map(([place]) => place)).size).toBe(named.length);
  });

  it.each(named)('of %s is %s', (place, name) => {
    expect(placeClassOf(codeOf(place))?.name).toBe(name);
  });

  it('stands in the table for each municipality and ward of the census, by the rule alone', () => {
    const { rows } = readDataPack('place-classes');
    expect(rows.map(([code]) => code)).toEqual(readDataPack('municipal').rows.map(([code]) => code));
    for (const [code = '', name, density = '', centre = '', km = '', designated = '', toHall = ''] of rows) {
      const measures: PlaceMeasures = {
        code,
        designated: designated === 'city' || designated === 'ward' ? designated : null,
        density: density === '' ? null : Number(density),
        kmTo: km === '' ? {} : { [centre]: Number(km) },
        kmToCityHall: toHall === '' ? null : Number(toHall),
      };
      expect(placeClassByRule(measures), `${code} ${municipalityOf(code)?.name}`).toBe(name);
    }
  });

  it('has the number of each class that the rule gives, so that a change of an edge is seen', () => {
    const counts = Object.groupBy(readDataPack('place-classes').rows, ([, name = '']) => name);
    expect(Object.fromEntries(Object.entries(counts).map(([name, rows]) => [name, rows?.length]))).toEqual({
      tokyo_wards: 23,
      major_city: 183,
      commuter_belt: 254,
      regional: 1458,
    });
  });

  it('measures from the office of the municipality to the station of the centre', () => {
    const office = municipalityOf('12207');
    const tokyo = commutingCentres.find(({ name }) => name === 'Tokyo');
    const metres = metresBetween(
      { latitude: office?.latitude ?? 0, longitude: office?.longitude ?? 0 },
      tokyo?.point ?? { latitude: 0, longitude: 0 },
    );
    expect(placeClassOf('12207')?.basis).toBe(`8,343 residents per km² of habitable land, ${(metres / 1000).toFixed(1)} km from Tokyo.`);
  });

  it('is not known of a code that the census does not name', () => {
    expect(placeClassOf('99999')).toBeNull();
  });
});

describe('the edges of the belt', () => {
  const place = (density: number | null, kmTo: Record<string, number>, rest: Partial<PlaceMeasures> = {}) =>
    placeClassByRule({ code: '99999', designated: null, density, kmTo, kmToCityHall: null, ...rest });

  it('ask for more people the farther a place lies from the centre', () => {
    expect(place(1_000, { Tokyo: 40 })).toBe('commuter_belt');
    expect(place(999, { Tokyo: 40 })).toBe('regional');
    expect(place(1_399, { Tokyo: 40.1 })).toBe('regional');
    expect(place(2_000, { Tokyo: 60 })).toBe('commuter_belt');
    expect(place(9_000, { Tokyo: 60.1 })).toBe('regional');
    expect(place(1_500, { Hiroshima: 25 })).toBe('commuter_belt');
    expect(place(1_499, { Hiroshima: 15.1 })).toBe('regional');
    expect(place(null, { Tokyo: 5 })).toBe('regional');
  });

  it('leave out wards that are both thinly settled and far from their city hall', () => {
    const ward = (density: number, kmToCityHall: number | null) => place(density, {}, { designated: 'ward', kmToCityHall });
    expect(ward(799, 10.1)).toBe('regional');
    expect(ward(800, 10.1)).toBe('major_city');
    expect(ward(200, 10)).toBe('major_city');
    expect(ward(25, null)).toBe('regional');
  });
});
