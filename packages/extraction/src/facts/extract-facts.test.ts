import { factNames, type PropertyFacts, type Refusal } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { readFixture, readText } from '../testing/read-text.ts';
import { smallBook } from '../testing/small-book.ts';
import { extractFacts } from './extract-facts.ts';

const options = { municipalities: smallBook, asOf: '2026-07-01' };

async function factsOf(...names: [name: string, folder?: 'fixtures' | 'samples'][]): Promise<PropertyFacts> {
  const outcome = extractFacts(await Promise.all(names.map(([name, folder]) => readFixture(name, folder))), options);
  if (outcome.kind === 'refuse') throw new Error(outcome.message);
  return outcome;
}

async function factsOfText(name: string, text: string): Promise<PropertyFacts | Refusal> {
  return extractFacts([await readText(name, text)], options);
}

describe('offers', () => {
  it('reads an apartment building from a detail page with labels doubled by tooltips', async () => {
    const { kind, values, extra } = await factsOf(['rakumachi-detail.html']);
    expect(kind).toBe('apartment_building');
    expect(values).toMatchObject({
      price_jpy: 73_500_000,
      gross_yield_pct: 8.12,
      address: '埼玉県蕨市見本4丁目',
      prefecture: '埼玉県',
      municipality: '蕨市',
      layout: null,
      floor_area_m2: 198.72,
      land_area_m2: 201.55,
      built: '2004-03',
      structure: 'LGS',
      floors_total: 2,
      units: 8,
      monthly_rent_jpy: 497_000,
      annual_rent_jpy: 5_968_000,
      land_rights: '所有権',
      building_coverage_pct: 60,
      floor_area_ratio_pct: 200,
      occupancy: 'tenanted',
    });
    expect(values.stations).toHaveLength(2);
    expect(extra.unit_mix).toBe('1K×8戸');
  });

  it('reads a condominium whose price stands in boxes and whose yield stands in the remarks', async () => {
    const { kind, values } = await factsOf(['athome-condominium.html']);
    expect(kind).toBe('condominium_unit');
    expect(values).toMatchObject({
      price_jpy: 12_800_000,
      floor: 5,
      floors_total: 6,
      structure: 'SRC',
      units: 39,
      management_fee_jpy_month: 9800,
      repair_reserve_jpy_month: 12_100,
      gross_yield_pct: 7.5,
      annual_rent_jpy: 960_000,
      land_area_m2: null,
    });
  });

  it('reads an English page', async () => {
    const { kind, values } = await factsOf(['english-listing.html']);
    expect(kind).toBe('condominium_unit');
    expect(values).toMatchObject({
      price_jpy: 24_800_000,
      floor: 4,
      floors_total: 9,
      built: '2001-04',
      structure: 'RC',
      annual_rent_jpy: 1_190_400,
      occupancy: 'tenanted',
      land_rights: 'Freehold',
    });
  });

  it('takes the base price of a court auction, derives the prefecture and adds up the floors', async () => {
    const { kind, values, derived, extra } = await factsOf(['court-auction-house.html']);
    expect(kind).toBe('detached_house');
    expect(values).toMatchObject({
      price_jpy: 8_120_000,
      prefecture: null,
      municipality: '所沢市',
      land_area_m2: 100.52,
      floor_area_m2: null,
      built: '2000-05',
      structure: 'W',
      floors_total: 2,
      occupancy: 'owner_occupied',
    });
    expect(derived).toMatchObject({ prefecture: '埼玉県', floor_area_m2: 87.77 });
    expect(extra).toMatchObject({ price_label: '売却基準価額', minimum_bid_jpy: 6_496_000 });
  });

  it.each([
    [
      'condominium-listing.html',
      'condominium_unit',
      { price_jpy: 21_800_000, monthly_rent_jpy: 92_000, management_fee_jpy_month: 8640, floor_area_m2: 22.68, floor: 3 },
    ],
    [
      'condominium-flyer.pdf',
      'condominium_unit',
      {
        price_jpy: 21_800_000,
        annual_rent_jpy: 1_104_000,
        repair_reserve_jpy_month: 9070,
        floor_area_m2: 22.68,
        floor: 3,
        built: '1998-03',
      },
    ],
    [
      'apartment-building-listing.html',
      'apartment_building',
      { price_jpy: 94_800_000, annual_rent_jpy: 5_688_000, gross_yield_pct: 6, units: 6, occupancy: 'partial' },
    ],
    [
      'apartment-building-flyer.pdf',
      'apartment_building',
      { price_jpy: 94_800_000, monthly_rent_jpy: 474_000, floor_area_m2: 148.72, land_area_m2: 162.45 },
    ],
    [
      'apartment-building-rent-roll.xlsx',
      'apartment_building',
      { price_jpy: 94_800_000, monthly_rent_jpy: 474_000, units: 6, built: '2009-08' },
    ],
    [
      'detached-house-listing.html',
      'detached_house',
      { price_jpy: 16_800_000, monthly_rent_jpy: null, floor_area_m2: 91.08, land_area_m2: 128.37 },
    ],
    [
      'detached-house-property-sheet.csv',
      'detached_house',
      { price_jpy: 16_800_000, monthly_rent_jpy: null, built: '1994-11', occupancy: 'vacant' },
    ],
  ])('reads the sample %s', async (name, kind, values) => {
    const facts = await factsOf([name, 'samples']);
    expect(facts.kind).toBe(kind);
    expect(facts.values).toMatchObject(values);
    expect(facts.conflicts).toEqual([]);
  });

  it('reads one row under a header as a property', async () => {
    const facts = await factsOfText(
      'row.csv',
      '物件種別,住所,交通,価格,満室時利回り,築年月,建物構造/階数,階数/戸数,建物面積/専有面積,土地面積\n投資用マンション,東京都練馬区風見台3丁目25-4,西武池袋線 風見台駅 歩2分,"1,550万円",5.54,1989年3月,RC造6階/9階建 総戸数89戸,6階/9階建,20.88,\n',
    );
    expect(facts).toMatchObject({
      kind: 'condominium_unit',
      values: { price_jpy: 15_500_000, gross_yield_pct: 5.54, floor: 6, floors_total: 9, units: 89, floor_area_m2: 20.88, structure: 'RC' },
    });
  });

  it('gives evidence for every stated value', async () => {
    const { values, evidence } = await factsOf(['condominium-flyer.pdf', 'samples']);
    for (const field of factNames)
      if (values[field] !== null) expect(evidence[field]?.[0], field).toMatchObject({ source_name: 'condominium-flyer.pdf', page: 1 });
    expect(evidence.price_jpy?.[0]?.label).toBe('価格');
  });
});

describe('rent', () => {
  it('works out a rent from a stated yield beside the values, never in them', async () => {
    const facts = await factsOfText(
      'page.html',
      '<title>区分マンション</title><dl><dt>価格</dt><dd>1,000万円</dd><dt>表面利回り</dt><dd>6.0％</dd><dt>所在地</dt><dd>東京都練馬区風見台</dd><dt>専有面積</dt><dd>20m2</dd></dl>',
    );
    expect(facts).toMatchObject({
      values: { monthly_rent_jpy: null, annual_rent_jpy: null },
      derived: { annual_rent_jpy: 600_000, monthly_rent_jpy: 50_000 },
      derivations: { annual_rent_jpy: { rule: 'rent-from-stated-yield', from: ['gross_yield_pct', 'price_jpy'] } },
    });
  });

  it('keeps an estimated rent apart', async () => {
    const { values, derived, extra } = await factsOf(['detached-house-listing.html', 'samples']);
    expect(values.monthly_rent_jpy).toBeNull();
    expect(derived.monthly_rent_jpy).toBeUndefined();
    expect(extra.assumed_monthly_rent_jpy).toBe(95_000);
  });

  it('reads a rent roll with its vacant room, and the total at full occupancy', async () => {
    const { values, derived, extra } = await factsOf(['apartment-building-rent-roll.csv', 'samples']);
    expect(extra.rent_roll).toHaveLength(6);
    expect(extra.rent_roll?.[4]).toEqual({
      unit: '202',
      layout: '1K',
      area_m2: 24.3,
      rent_jpy: null,
      common_fee_jpy: null,
      occupied: false,
      lease_start: null,
      asking_rent_jpy: 80_000,
      place: { cell: 'A8' },
    });
    expect(values).toMatchObject({ monthly_rent_jpy: 474_000, occupancy: 'partial', price_jpy: null });
    expect(derived).toMatchObject({ annual_rent_jpy: 5_688_000, units: 6 });
    expect(extra.current_monthly_rent_jpy).toBe(394_000);
  });

  it('adds up a rent roll without totals only when every room has a rent or an asking rent', async () => {
    const roll = (last: string) =>
      `部屋番号,間取り,面積,契約者,賃料,共益費,契約期間\n101,1K,20.5,個人,60000,3000,2023/4/1～2025/3/31\n102,1K,20.5,${last}\n`;
    expect(await factsOfText('roll.csv', roll('個人,62000,3000,2024/5/1～'))).toMatchObject({
      values: { monthly_rent_jpy: null, occupancy: 'tenanted' },
      derived: { monthly_rent_jpy: 122_000 },
    });
    expect(await factsOfText('roll.csv', roll('空室,,,'))).toMatchObject({ values: { occupancy: 'partial' }, derived: { units: 2 } });
    expect(((await factsOfText('roll.csv', roll('空室,,,'))) as PropertyFacts).derived.monthly_rent_jpy).toBeUndefined();
  });
});
