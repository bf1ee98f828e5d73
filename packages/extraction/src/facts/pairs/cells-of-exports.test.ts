import type { PropertyFacts } from '@rimawari/underwriting';
import { expect, it } from 'vitest';
import { landRightsOf } from '../../normalise/rights.ts';
import { readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { extractFacts } from '../extract-facts.ts';

const table = (rows: readonly (readonly [string, string])[]): string =>
  `<h1>物件詳細</h1><table>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`;
const house: readonly (readonly [string, string])[] = [
  ['価格', '5,000万円'],
  ['建物構造', '木造2階建'],
  ['築年月', '2015年4月'],
  ['建物面積', '180.00㎡'],
  ['土地面積', '150.00㎡'],
];

async function factsOf(name: string, text: string): Promise<PropertyFacts> {
  const facts = extractFacts([await readText(name, text)], { municipalities: smallBook, asOf: '2026-11-22' });
  if (facts.kind === 'refuse') throw new Error(facts.message);
  return facts;
}

it('puts an address together from cells, and walks with the ways that have cells of their own', async () => {
  const { values } = await factsOf(
    'export.html',
    table([
      ...house,
      ['都道府県', '埼玉県'],
      ['市区町村', '蕨市'],
      ['町名・番地', '見本4丁目2-1'],
      ['沿線・駅1', 'JR見本線 風見台駅'],
      ['徒歩(分)1', '4'],
      ['沿線・駅2', '見本急行線 見本町駅'],
      ['徒歩(分)2', '12'],
    ]),
  );
  expect(values.address).toBe('埼玉県蕨市見本4丁目2-1');
  expect(values.stations).toEqual([
    { line: 'JR見本線', station: '風見台', walk_min: 4 },
    { line: '見本急行線', station: '見本町', walk_min: 12 },
  ]);
});

it('takes the station that running text of a page names beside a list of stations for the agent’s', async () => {
  const page = `${table([...house, ['所在地', '埼玉県蕨市見本4丁目2-1'], ['交通', 'JR見本線「風見台」駅 徒歩4分']])}<p>見本急行線 見本町駅より徒歩3分（駐車場3台）</p>`;
  expect((await factsOf('page.html', page)).values.stations).toEqual([{ line: 'JR見本線', station: '風見台', walk_min: 4 }]);
});

it('reads the rents of a month and of a year behind the name of a state', async () => {
  const page = table([...house, ['所在地', '埼玉県蕨市見本4丁目2-1'], ['満室想定', '月250,000円／年3,000,000円']]);
  expect((await factsOf('page.html', page)).values).toMatchObject({ monthly_rent_jpy: 250_000, annual_rent_jpy: 3_000_000 });
});

it('takes no row of ratios above a roll for its head, and no mark of a page for a room', async () => {
  const { values, extra } = await factsOf(
    'roll.csv',
    '物件名,メゾン見本\n所在地,埼玉県蕨市見本4丁目2-1\n売却希望価格,"5,000万円"\n建ぺい率／容積率,60％／200％,,土地権利,所有権\n満室想定年収,"3,600,000円",,満室想定利回り,7.2％\n\n号室,間取り,面積,入居,賃料\n101,1K,24,個人,150000\n102,1K,24,個人,150000\n1/2頁,,,空室,\n',
  );
  expect(values).toMatchObject({
    price_jpy: 50_000_000,
    building_coverage_pct: 60,
    floor_area_ratio_pct: 200,
    land_rights: '所有権',
    annual_rent_jpy: 3_600_000,
    gross_yield_pct: 7.2,
  });
  expect(extra.rent_roll?.map(({ unit }) => unit)).toEqual(['101', '102']);
});

it('shows two areas of one building, though one of them is that of the register', async () => {
  const readings = await Promise.all([
    readText('page.html', table([...house, ['所在地', '埼玉県蕨市見本4丁目2-1']])),
    readText(
      'sheet.csv',
      '物件名,メゾン見本\n所在地,埼玉県蕨市見本4丁目2-1\n価格,"5,000万円"\n建物延床,171.00㎡（登記簿）\n築年月,2015年4月\n',
    ),
  ]);
  const facts = extractFacts(readings, { municipalities: smallBook, asOf: '2026-11-22' });
  expect(facts.kind === 'refuse' ? facts : facts.conflicts.map(({ field }) => field)).toEqual(['floor_area_m2']);
});

it('refuses a column that reckons with a made-up example', async () => {
  const page = `<title>表面利回りと実質利回りの違い｜投資コラム</title><h1>表面利回りと実質利回りの違い</h1><h2>例題の条件</h2>${table([...house, ['所在地', '埼玉県蕨市']])}`;
  expect(extractFacts([await readText('column.html', page)], { municipalities: smallBook, asOf: '2026-11-22' })).toMatchObject({
    kind: 'refuse',
    reason: 'news',
  });
});

it('keeps a right in English without what it is of', () => {
  expect(landRightsOf('Freehold (land and building)')).toBe('Freehold');
  expect(landRightsOf('Leasehold (old law)')).toBe('Leasehold (old law)');
});

it('does not take a page for a rental that tells what only a buyer asks for', async () => {
  const page = `<title>貸家を売りに出しました</title><h1>貸家を売りに出しました</h1><p>家賃は月58,000円、敷金はありません。</p>${table([
    ['所在', '埼玉県蕨市見本4丁目2-1'],
    ['土地', '178.51㎡ 所有権'],
    ['用途地域', '第一種住居地域'],
    ['道路', '南側 公道6m'],
    ['建物', '延 96.05㎡'],
  ])}<p>販売価格は680万円です。</p>`;
  expect((await factsOf('page.html', page)).values).toMatchObject({ price_jpy: 6_800_000, monthly_rent_jpy: 58_000 });
});

it('reads rows of a full house and of today under the names of rents', async () => {
  const rows = [
    ['', '月額賃料', '年額賃料', '表面利回り'],
    ['満室想定', '300,000円', '3,600,000円', '7.20％'],
    ['現況', '250,000円', '3,000,000円', '6.00％'],
  ].map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`);
  const { values, extra } = await factsOf(
    'page.html',
    `${table([...house, ['所在地', '埼玉県蕨市見本4丁目2-1']])}<table>${rows.join('')}</table>`,
  );
  expect(values).toMatchObject({ monthly_rent_jpy: 300_000, annual_rent_jpy: 3_600_000, gross_yield_pct: 7.2 });
  expect(extra).toMatchObject({ current_monthly_rent_jpy: 250_000, current_gross_yield_pct: 6 });
});

it('reads figures whose names stand right behind them in two languages', async () => {
  const figures = [
    '<b>1,780</b><i>万円</i><span>PRICE 販売価格</span>',
    '<b>38.62</b><i>㎡</i><span>AREA 専有面積</span>',
    '<b>5.79</b><i>%</i><span>YIELD 表面利回り</span>',
  ];
  const rows = [
    ['所在地', '埼玉県蕨市見本4丁目2-1'],
    ['管理費', '月額 9,270円'],
    ['修繕積立金', '月額 5,410円'],
    ['築年月', '2015年4月'],
  ].map(([label, value]) => `<div class="row"><div class="k">${label}</div><div class="v">${value}</div></div>`);
  const page = `<h1>見本マンション</h1>${figures.map((figure) => `<div>${figure}</div>`).join('')}${rows.join('')}`;
  const facts = await factsOf('page.html', page);
  expect(facts.values).toMatchObject({
    price_jpy: 17_800_000,
    floor_area_m2: 38.62,
    gross_yield_pct: 5.79,
    management_fee_jpy_month: 9_270,
    repair_reserve_jpy_month: 5_410,
  });
  expect(facts.conflicts).toEqual([]);
});

it('reads a price in a row of its own beside other tables of one row', async () => {
  const grid = (head: string[], row: string[]): string =>
    `<table><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr><tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;
  const page = `<h1>メゾン見本</h1><p>所在地：埼玉県蕨市見本4丁目2-1</p>${grid(['売価', '満室時賃料(月額)', '利回り'], ['5,000万円', '300,000円', '7.2％'])}${grid(['土地面積', '用途地域', '構造', '築年月'], ['150.00㎡', '商業地域', '木造2階建', '2015年4月'])}`;
  expect((await factsOf('page.html', page)).values).toMatchObject({ price_jpy: 50_000_000, monthly_rent_jpy: 300_000, land_area_m2: 150 });
});

it('reads facts beside a roll, beyond an empty column', async () => {
  const { values, extra } = await factsOf(
    'roll.csv',
    '号室,間取り,賃料,,物件名,メゾン見本\n101,1K,150000,,所在地,埼玉県蕨市見本4丁目2-1\n102,1K,150000,,価格,"5,000万円"\n,,,,土地,150.00㎡\n,,,,築年月,2015年4月\n',
  );
  expect(values).toMatchObject({ price_jpy: 50_000_000, land_area_m2: 150, built: '2015-04' });
  expect(extra.rent_roll?.map(({ unit, rent_jpy: rent }) => [unit, rent])).toEqual([
    ['101', 150_000],
    ['102', 150_000],
  ]);
});

it('takes places for cars under their own heading, and totals of so many rooms, for no rooms', async () => {
  const roll =
    '<table><tr><th>号室</th><th>間取り</th><th>面積</th><th>賃料</th></tr><tr><td>101</td><td>1K</td><td>20㎡</td><td>50,000円</td></tr><tr><td>102</td><td>1K</td><td>20㎡</td><td>52,000円</td></tr><tr><td>満室想定（2戸）</td><td></td><td>40㎡</td><td>102,000円</td></tr></table>';
  const cars =
    '<h3>駐車場</h3><table><tr><th>区画</th><th>使用者</th><th>月額</th></tr><tr><td>1</td><td>101号室</td><td>12,000円</td></tr><tr><td>2</td><td>空き</td><td>（12,000円）</td></tr></table>';
  const { extra } = await factsOf('page.html', `${table([...house, ['所在地', '埼玉県蕨市見本4丁目2-1']])}<h3>賃料表</h3>${roll}${cars}`);
  expect(extra.rent_roll?.map(({ unit }) => unit)).toEqual(['101', '102']);
});

it('takes the address behind the name of an agent in the same form for the agent’s', async () => {
  const page = table([
    ['商号', '見本不動産（株）'],
    ['所在地', '東京都練馬区風見台9-9'],
    ...house,
    ['都道府県', '埼玉県'],
    ['市区町村', '蕨市'],
    ['町名・番地', '見本4丁目2-1'],
  ]);
  const { values, conflicts } = await factsOf('form.html', page);
  expect([values.address, conflicts]).toEqual(['埼玉県蕨市見本4丁目2-1', []]);
});

it('reads a price that stands alone with the same in dollars', async () => {
  const page = `<h1>Apartment building</h1><p>¥50,000,000 approx. USD 325,000</p>${table([...house.slice(1), ['所在地', '埼玉県蕨市見本4丁目2-1']])}`;
  expect((await factsOf('page.html', page)).values.price_jpy).toBe(50_000_000);
});

it('takes the rent of today with its label before one that a line about another offer tells', async () => {
  const page = `${table([...house, ['所在地', '埼玉県蕨市見本4丁目2-1'], ['現行賃料', '月額85,000円（年額1,020,000円）']])}<p>・川口市見本町 連棟 480万円 家賃4.5万円</p>`;
  expect((await factsOf('page.html', page)).values).toMatchObject({ monthly_rent_jpy: 85_000, annual_rent_jpy: 1_020_000 });
});

it('knows a zone by its short form in another source', async () => {
  const readings = await Promise.all([
    readText('page.html', table([...house, ['所在地', '埼玉県蕨市見本4丁目2-1'], ['用途地域', '第一種住居地域']])),
    readText('sheet.csv', '物件名,メゾン見本\n所在地,埼玉県蕨市見本4丁目2-1\n価格,"5,000万円"\n築年月,2015年4月\n用途地域,1種住居\n'),
  ]);
  const facts = extractFacts(readings, { municipalities: smallBook, asOf: '2026-11-22' });
  expect(facts.kind === 'refuse' ? facts : [facts.conflicts, facts.values.zoning]).toEqual([[], '第一種住居地域']);
});
