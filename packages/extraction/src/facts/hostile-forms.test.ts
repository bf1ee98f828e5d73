import type { PropertyFacts, Refusal } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { readFixture, readText } from '../testing/read-text.ts';
import { smallBook } from '../testing/small-book.ts';
import { extractFacts } from './extract-facts.ts';
import { nameInTitle } from './unlabelled/building-name.ts';

const options = { municipalities: smallBook, asOf: '2026-07-01' };
const unit: Record<string, string> = {
  価格: '2980万円',
  所在地: '東京都練馬区風見台1-2-3',
  間取り: '1K',
  専有面積: '25.11m2（壁芯）',
  築年月: '1999年4月',
};
const building: Record<string, string> = {
  価格: '1億2,800万円',
  所在地: '東京都練馬区風見台1丁目',
  土地面積: '180.5㎡',
  建物面積: '240.2㎡',
  築年月: '2008年3月',
  建物構造: '木造2階建',
  総戸数: '8戸',
};

async function factsOfText(name: string, text: string): Promise<PropertyFacts | Refusal> {
  return extractFacts([await readText(name, text)], options);
}

function page(title: string, rows: Record<string, string>, after = ''): string {
  const cells = Object.entries(rows).map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`);
  return `<title>${title}</title><h1>${title}</h1><table>${cells.join('')}</table>${after}`;
}

async function valuesOf(title: string, rows: Record<string, string>, after = ''): Promise<PropertyFacts> {
  const outcome = await factsOfText('page.html', page(title, rows, after));
  if (outcome.kind === 'refuse') throw new Error(outcome.message);
  return outcome;
}

describe('a broker’s page', () => {
  it('reads compound labels, units in brackets and leases, and takes nothing from searches, past sales or remarks', async () => {
    const outcome = extractFacts([await readFixture('broker-condominium.html')], options) as PropertyFacts;
    expect(outcome).toMatchObject({
      kind: 'condominium_unit',
      conflicts: [],
      values: {
        price_jpy: 19_800_000,
        gross_yield_pct: 5.45,
        address: '東京都練馬区風見台2丁目',
        floor_area_m2: 31.05,
        built: '2004-09',
        structure: 'RC',
        floors_total: 12,
        floor: 5,
        units: 88,
        annual_rent_jpy: 1_080_000,
        management_fee_jpy_month: 6100,
        repair_reserve_jpy_month: 7400,
        land_rights: '賃借権(旧法)',
        zoning: '準工業地域',
        occupancy: 'tenanted',
      },
      extra: {
        ground_rent_jpy_month: 8500,
        lease_end: '2041-06',
        floors_basement: 2,
        transaction: '仲介',
        other_fees: [
          { name: '駐輪場使用料', jpy: 300 },
          { name: '協力金', jpy: 1200 },
        ],
      },
    });
    expect(outcome.values.stations).toEqual([
      { line: '西武国分寺線', station: '風見台', walk_min: 7 },
      { line: '見本線', station: '水車', walk_min: 2, bus_min: 6, bus_stop: '見本坂' },
    ]);
  });

  it('refuses the results of a court auction search', async () => {
    expect(extractFacts([await readFixture('auction-list.html')], options)).toMatchObject({ kind: 'refuse', reason: 'auction_list' });
  });
});

describe('one cell for several things', () => {
  it.each([
    ['現況：840万円（満室時：960万円）', 9_600_000, 8_400_000],
    ['満室想定 960万円／現況 840万円', 9_600_000, 8_400_000],
  ])('gives each amount of %s to the word before it', async (text, full, current) => {
    const { values, extra } = await valuesOf('一棟アパート', { ...building, 年間賃料収入: text });
    expect(values.annual_rent_jpy).toBe(full);
    expect(extra.current_annual_rent_jpy).toBe(current);
  });

  it('never takes a rent that the cell itself calls assumed', async () => {
    const { values, extra } = await valuesOf('中古マンション', { ...unit, 賃料: '95,000円（想定）' });
    expect(values.monthly_rent_jpy).toBeNull();
    expect(extra.assumed_monthly_rent_jpy).toBe(95_000);
  });

  it.each([
    ['9,800円・5,400円', 9800, 5400],
    ['管理費 9,800円／修繕積立金 5,400円', 9800, 5400],
    ['- / 5,400円', null, 5400],
    ['合計15,200円', null, null],
  ])('splits fee and reserve of %s', async (text, fee, reserve) => {
    const { values } = await valuesOf('中古マンション', { ...unit, '管理費・修繕積立金': text });
    expect(values).toMatchObject({ management_fee_jpy_month: fee, repair_reserve_jpy_month: reserve });
  });

  it.each([
    ['8,200円／月（2027年4月より12,300円／月）', 8200],
    ['※令和8年4月分より12,300円に改定予定 現在8,200円', 8200],
    ['令和8年4月より12,300円に改定', null],
  ])('takes the charge in force of %s', async (text, reserve) => {
    expect((await valuesOf('中古マンション', { ...unit, 修繕積立金: text })).values.repair_reserve_jpy_month).toBe(reserve);
  });
});

describe('a building sold whole', () => {
  it.each([
    [{ 建物構造: '-', 建物階数: '3階 地下1階' }, 3],
    [{ 建物構造: '-', 階数: '3階' }, 3],
    [{ 建物構造: '木造 3階' }, 3],
  ])('counts the storeys of %o', async (rows, storeys) => {
    expect((await valuesOf('一棟マンション', { ...building, ...rows })).values).toMatchObject({ floors_total: storeys, floor: null });
  });

  it('has no single layout for a mix of units, and counts none from parts', async () => {
    const { values, extra } = await valuesOf('一棟マンション', {
      ...building,
      総戸数: '住居19戸・店舗2戸',
      間取り: '共同住宅19戸（3LDK：7戸、3DK：12戸）・店舗2戸',
    });
    expect(values).toMatchObject({ layout: null, units: null });
    expect(extra.unit_mix).toBe('3LDK:7戸 3DK:12戸 店舗2戸');
  });

  it('keeps a private road’s share out of the land share', async () => {
    const { values, extra } = await valuesOf('一棟アパート', {
      ...building,
      土地面積: '公簿125.32m2<br>私道負担面積437.00m2内持分114分の3',
    });
    expect(values.land_area_m2).toBe(125.32);
    expect(extra.land_share).toBeUndefined();
  });
});

describe('running text', () => {
  it.each([
    Object.entries(unit)
      .map(([label, value]) => `<p>【${label}】${value}</p>`)
      .join(''),
    `<p>${Object.entries(unit)
      .map(([label, value]) => `■${label}：${value}`)
      .join('<br>')}</p>`,
    `<p>${Object.entries(unit)
      .map(([label, value]) => `■${label}：${value}`)
      .join(' ')}</p>`,
  ])('reads labels in %s', async (body) => {
    expect(await factsOfText('page.html', `<title>見本マンション 中古マンション</title>${body}`)).toMatchObject({
      values: { price_jpy: 29_800_000, floor_area_m2: 25.11, built: '1999-04' },
    });
  });

  it('leaves the word to the table of facts', async () => {
    const { values, conflicts } = await valuesOf('中古マンション', unit, '<p>■価格：1,980万円 ■専有面積：約25㎡</p>');
    expect(values).toMatchObject({ price_jpy: 29_800_000, floor_area_m2: 25.11 });
    expect(conflicts).toEqual([]);
  });
});

describe('rent rolls', () => {
  it('goes on over empty rows and subtotals', async () => {
    const facts = (await factsOfText(
      'roll.csv',
      '部屋番号,間取り,面積,賃料,共益費\n101,1K,20,60000,3000\n1階小計,,,60000,3000\n\n201,1K,20,62000,3000\n2階小計,,,62000,3000\n総合計,,,122000,6000\n',
    )) as PropertyFacts;
    expect(facts.extra.rent_roll?.map(({ unit }) => unit)).toEqual(['101', '201']);
    expect(facts.values.monthly_rent_jpy).toBe(122_000);
  });

  it('takes the total of the full-occupancy column and keeps today’s apart', async () => {
    const facts = (await factsOfText(
      'roll.csv',
      '部屋番号,面積,間取り,現行賃料,満室想定賃料,入居状況\n101,20,1K,60000,60000,入居中\n102,20,1K,,58000,空室\n合計,,,60000,118000,\n',
    )) as PropertyFacts;
    expect(facts.values.monthly_rent_jpy).toBe(118_000);
    expect(facts.extra.current_monthly_rent_jpy).toBe(60_000);
  });

  it('reads an asking rent in brackets', async () => {
    const facts = (await factsOfText(
      'roll.csv',
      '号室,間取り,面積,賃料,共益費,契約者\n101,1K,20,60000,3000,個人\n102,1K,20,"(58,000)",,空室\n',
    )) as PropertyFacts;
    expect(facts.extra.rent_roll?.[1]).toMatchObject({ rent_jpy: null, asking_rent_jpy: 58_000, occupied: false });
  });
});

it.each([
  ['【見本サイト】見本レジデンス風見台 中古マンション物件情報', '見本レジデンス風見台'],
  ['見本レジデンス風見台の物件情報（A01）｜見本仲介', '見本レジデンス風見台'],
  ['見本レジデンス 7階（2LDK）｜見本サイト', '見本レジデンス'],
  ['東京都練馬区風見台１丁目の物件情報｜見本仲介', null],
  ['練馬区の中古マンション購入｜見本サイト', null],
  ['【見本サイト】風見台（北見本駅） 1990万円 中古一戸建て物件情報', null],
])('finds the name of the building in the title %s', (title, name) => {
  expect(nameInTitle(title.normalize('NFKC'))).toBe(name);
});

describe('spreadsheets', () => {
  it('reads a value that goes on in the next cells', async () => {
    expect(
      await factsOfText('概要.csv', '価格,5800,万円\n所在地,東京都練馬区風見台,1-2-3\n専有面積,25.5,㎡\n築年月,1999,年,4,月\n間取り,1K\n'),
    ).toMatchObject({ values: { price_jpy: 58_000_000, address: '東京都練馬区風見台1-2-3', floor_area_m2: 25.5, built: '1999-04' } });
  });

  it('refuses properties side by side', async () => {
    expect(
      await factsOfText(
        '比較.csv',
        '項目,物件A,物件B\n所在地,東京都練馬区風見台1-2,東京都練馬区柳原2-2\n価格,"2,980万円","3,480万円"\n専有面積,25.5㎡,30.1㎡\n築年月,1999年4月,2001年5月\n',
      ),
    ).toMatchObject({ kind: 'refuse', reason: 'several_properties' });
  });
});

it.each([
  ['<title>ERROR</title><h1>403 ERROR</h1><h2>The request could not be satisfied.</h2>Request blocked.', 'blocked'],
  ['<title>物件</title><p>ご指定の物件は、現在公開されておりません。</p>', 'removed'],
])('names why %s is not a listing', async (text, reason) => {
  expect(await factsOfText('page.html', text)).toMatchObject({ kind: 'refuse', reason });
});
