import type { PropertyFacts } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { landRightsOf } from '../normalise/rights.ts';
import { readSource } from '../readers/read-source.ts';
import { pdfFile } from '../testing/pdf-file.ts';
import { smallBook } from '../testing/small-book.ts';
import { extractFacts } from './extract-facts.ts';
import { dayStated } from './rolls/roll-date.ts';
import { readValue } from './values/read-value.ts';

async function ofLayout(rows: readonly string[]): Promise<PropertyFacts> {
  const bytes = pdfFile(`${rows.join('\n')}\n`);
  const reading = await readSource({ sourceId: 'a', sourceKind: 'document', sourceName: 'a.pdf', contentType: '', bytes });
  const facts = extractFacts([reading], { municipalities: smallBook, asOf: '2026-11-22' });
  if (facts.kind === 'refuse') throw new Error(facts.message);
  return facts;
}

const lines = (rows: readonly (readonly [string, string])[], top = 120): string[] =>
  rows.flatMap(([label, value], index) => [`40 ${top + 22 * index} 10 ${label}`, `160 ${top + 22 * index} 10 ${value}`]);

const house: readonly (readonly [string, string])[] = [
  ['価格', '5,000万円'],
  ['所在地', '埼玉県蕨市見本4丁目2-1'],
  ['構造', '木造2階建'],
  ['築年月', '2015年4月'],
  ['延床面積', '180.00㎡'],
  ['土地面積', '150.00㎡'],
];

/** The value that one field is read to have. */
const readOf = (field: string, ...[name, text, label]: Parameters<typeof readValue>): unknown =>
  readValue(name, text, label).find((read) => read.field === field)?.value;

describe('rents and yields of a printed outline', () => {
  it('take their meaning from row and column of a table of income, in the unit of the page', async () => {
    const facts = await ofLayout([
      ...lines(house),
      '600 40 8 単位：千円',
      '400 300 10 区分',
      '520 300 10 月額',
      '620 300 10 年額',
      '720 300 10 利回り',
      '400 318 10 現況収入',
      '520 318 10 280',
      '620 318 10 3,360',
      '720 318 10 6.72%',
      '400 336 10 満室想定収入',
      '520 336 10 330',
      '620 336 10 3,960',
      '720 336 10 7.92%',
    ]);
    expect(facts.values).toMatchObject({ monthly_rent_jpy: 330_000, annual_rent_jpy: 3_960_000, gross_yield_pct: 7.92 });
    expect(facts.extra).toMatchObject({
      current_monthly_rent_jpy: 280_000,
      current_annual_rent_jpy: 3_360_000,
      current_gross_yield_pct: 6.72,
    });
    expect(facts.conflicts).toEqual([]);
  });

  it('are told apart by the price where two boxes use the same names', async () => {
    const facts = await ofLayout([
      ...lines(house),
      '400 300 10 年間収入3,960,000円',
      '400 318 10 表面利回り7.92％',
      '620 300 10 年間収入3,360,000円',
      '620 318 10 表面利回り6.72％',
    ]);
    expect(facts.values).toMatchObject({ annual_rent_jpy: 3_960_000, gross_yield_pct: 7.92 });
    expect(facts.extra).toMatchObject({ current_annual_rent_jpy: 3_360_000, current_gross_yield_pct: 6.72 });
    expect(facts.conflicts).toEqual([]);
  });

  it('keep a yield behind which stands how it is reckoned', () => {
    expect(readOf('gross_yield_pct', 'yield_full', '8.25％（年間賃料÷売買価格）', '表面利回り')).toBe(8.25);
    expect(readOf('gross_yield_pct', 'yield_full', '満室想定賃料÷売買価格。管理費等控除後は5.1％', '利回り')).toBeUndefined();
  });
});

describe('a form that gives place and ways in cells of their own', () => {
  it('begins another way with each name of a line, and puts the place together', async () => {
    const facts = await ofLayout([
      ...lines(house.filter(([label]) => label !== '所在地')),
      ...lines(
        [
          ['都道府県', '埼玉県'],
          ['市区町村', '蕨市'],
          ['町名', '見本4丁目'],
          ['番地', '2-1'],
          ['路線名', 'JR京浜東北線'],
          ['駅名', '蕨'],
          ['徒歩', '8分'],
          ['路線名', 'JR埼京線'],
          ['駅名', '戸田'],
          ['徒歩', '15分'],
        ],
        270,
      ),
    ]);
    expect(facts.values.address).toBe('埼玉県蕨市見本4丁目2-1');
    expect(facts.values.stations).toEqual([
      { line: 'JR京浜東北線', station: '蕨', walk_min: 8 },
      { line: 'JR埼京線', station: '戸田', walk_min: 15 },
    ]);
  });
});

describe('the name in a headline', () => {
  it.each([
    ['オーナーチェンジ ハイツ見本台 203号室', 'ハイツ見本台 203号室'],
    ['一棟売アパート コーポ若草 高利回り・駅徒歩圏！', 'コーポ若草'],
    ['パレス見本 木造アパート8戸 売アパート', 'パレス見本'],
    ['Mihon Garden Terrace, Unit 502', 'Mihon Garden Terrace'],
  ])('%s is %s', async (headline, name) => {
    const facts = await ofLayout([`40 60 22 ${headline}`, ...lines(house)]);
    expect(facts.extra.property_name).toBe(name);
  });

  it('is not made of praise or of words for a document', async () => {
    for (const headline of ['リノベーション済・オートロック完備', 'INFORMATION MEMORANDUM', '収益アパート物件概要書'])
      expect((await ofLayout([`40 60 22 ${headline}`, ...lines(house)])).extra.property_name).toBeUndefined();
  });
});

describe('the day of a printed document', () => {
  it.each(['図面作成日 2026/11/04', '令和8年11月4日作成', 'TEL 048-000-0000 担当 見本 R8.11.4現在'])(
    'is read in the band: %s',
    async (text) => {
      const band = ['40 560 10 株式会社みほん不動産 埼玉県知事(2)第00000号', `500 560 8 ${text}`];
      expect((await ofLayout([...lines(house), ...band])).extra.updated_on).toBe('2026-11-04');
    },
  );

  it('is that over a letter, and not one on which something else happens', async () => {
    expect((await ofLayout(['700 30 10 2026年11月4日', ...lines(house)])).extra.updated_on).toBe('2026-11-04');
    expect((await ofLayout([...lines(house), '40 400 10 2026年11月4日 印刷予定'])).extra.updated_on).toBeUndefined();
  });

  it('of a roll is the last of the month where only the month ends it', () => {
    expect(dayStated('賃貸状況（2026年2月末日現在）')).toBe('2026-02-28');
    expect(dayStated('レントロール 令和8年10月末日時点')).toBe('2026-10-31');
    expect(dayStated('2026年10月末現在')).toBe('2026-10');
  });
});

describe('a cell that tells more than its label', () => {
  it('leaves the share out of the right to the land, and keeps it apart', () => {
    expect(landRightsOf('所有権（敷地権割合 100000分の2310）')).toBe('所有権');
    expect(readOf('extra.land_share', 'land_rights', '所有権（共有持分 2310/100000）', '権利')).toBe('2310/100000');
    expect(landRightsOf('賃借権（旧法）')).toBe('賃借権(旧法)');
  });

  it('has a balcony beside the area, storeys beside their sum, and a shop over which somebody lives', () => {
    expect(readOf('extra.balcony_m2', 'floor_area', '41.20 m² plus balcony of 5.10 m²', 'Net area')).toBe(5.1);
    expect(readOf('extra.floor_areas_m2', 'floor_area', '1階 50.00㎡ 2階 40.00㎡ 合計 90.00㎡', '床面積')).toEqual([50, 40]);
    expect(readOf('layout', 'layout', '1階 事務所／2階 3LDK', '間取り')).toBeUndefined();
    expect(readOf('layout', 'layout', '2LDK（事務所利用可）', '間取り')).toBe('2LDK');
  });

  it('keeps the road with its frontage, the seller behind the role, and a house that is being built', () => {
    expect(readOf('extra.road', 'road', '東側市道 幅員5.0m（間口8.4m）', '接道')).toBe('東側市道 幅員5.0m(間口8.4m)');
    expect(readOf('extra.seller', 'transaction', '専任媒介（売主：個人）', '取引態様')).toBe('個人');
    expect(readOf('extra.building_status', 'occupancy', '建築中（2027年3月完成予定）', '現況')).toBe('建築中');
    expect(readOf('extra.parking', 'parking', '敷地内2台（無料）', '駐車場')).toBe('敷地内2台(無料)');
  });

  it('takes no words of a sentence for a name or a time of delivery', () => {
    expect(readValue('name', 'maintenance and cleaning', 'Building')).toEqual([]);
    expect(readValue('delivery', 'box and auto-lock entrance', 'Delivery')).toEqual([]);
  });
});

describe('a roll on a flyer', () => {
  it('has deposits among remarks, and a total in words that holds the fees', async () => {
    const cells = (y: number, ...texts: string[]): string[] =>
      texts.flatMap((text, column) => (text === '' ? [] : [`${40 + 110 * column} ${y} 9 ${text}`]));
    const facts = await ofLayout([
      ...lines(house),
      '40 300 9 賃貸状況一覧（2026年10月末日現在）',
      ...cells(320, '号室', 'タイプ', '面積㎡', '賃料', '共益費', '状況', '備考'),
      ...cells(336, '101', '店舗', '55.00', '150,000', '10,000', '賃貸中', '保証金450,000'),
      ...cells(352, '201', '1K', '22.00', '58,000', '4,000', '賃貸中', ''),
      ...cells(368, '202', '1K', '22.00', '(59,000)', '(4,000)', '空室', ''),
      ...cells(384, '合計', '', '99.00', '208,000', '14,000', '月額計222,000円', ''),
    ]);
    expect(facts.extra.rent_roll?.map(({ layout, deposit_jpy: deposit = null }) => [layout, deposit])).toEqual([
      [null, 450_000],
      ['1K', null],
      ['1K', null],
    ]);
    expect(facts.extra).toMatchObject({
      totals: { rent_jpy: 208_000, common_fee_jpy: 14_000, total_jpy: 222_000 },
      current_monthly_rent_jpy: 222_000,
      rent_roll_date: '2026-10-31',
    });
  });
});

it('reads ways whose second line, station and walk have numbered labels', async () => {
  const { values } = await ofLayout(
    lines([
      ...house,
      ['沿線', '西武池袋線'],
      ['駅', '風見台'],
      ['交通', '徒歩 3分'],
      ['沿線(2)', '都営大江戸線'],
      ['駅(2)', '見本町'],
      ['交通(2)', '徒歩 9分'],
    ]),
  );
  expect(values.stations).toEqual([
    { line: '西武池袋線', station: '風見台', walk_min: 3 },
    { line: '都営大江戸線', station: '見本町', walk_min: 9 },
  ]);
});

it('knows a shop on one floor of a building, and the floor said twice', async () => {
  const { kind, values } = await ofLayout(
    lines([
      ['種別', '店舗'],
      ['価格', '5,000万円'],
      ['所在地', '埼玉県蕨市見本4丁目2-1'],
      ['構造', '鉄筋コンクリート造9階建 2階部分'],
      ['階数', '2階'],
      ['築年月', '2015年4月'],
      ['面積', '60.00㎡'],
      ['管理費', '月額 9,000円'],
      ['修繕積立金', '月額 8,000円'],
    ]),
  );
  expect(kind).toBe('condominium_unit');
  expect(values).toMatchObject({ floor: 2, floors_total: 9 });
});

it('reads the delivery behind a letter of its label and the label once more', () => {
  expect(readOf('extra.delivery', 'delivery', '現\n引渡可能時期 相談', '引渡')).toBe('相談');
  expect(readOf('extra.delivery', 'delivery', '現', '引渡')).toBeUndefined();
});
