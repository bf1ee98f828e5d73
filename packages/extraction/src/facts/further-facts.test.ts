import type { PropertyFacts } from '@rimawari/underwriting';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../readers/read-source.ts';
import { pdfFile } from '../testing/pdf-file.ts';
import { smallBook } from '../testing/small-book.ts';
import { extractFacts } from './extract-facts.ts';

const offer: readonly [label: string, value: string][] = [
  ['物件名', '風見台レジデンス'],
  ['販売価格', '2,480万円（税込）'],
  ['所在地', '東京都練馬区風見台2-8-14'],
  ['専有面積', '41.20㎡（壁芯）'],
  ['所在階', '3階'],
  ['構造', 'RC造5階建'],
  ['築年月', '1998年6月'],
  ['土地権利', '定期借地権'],
  ['借地期間', '2040年3月31日まで（残存13年）'],
  ['地代', '月額12,400円'],
  ['管理費', '9,800円'],
  ['修繕積立金', '7,700円（2027年4月より11,600円に改定予定）'],
  ['インターネット使用料', '月額550円'],
  ['町会費', '月額300円'],
  ['固定資産税', '年額62,300円'],
  ['想定賃料', '月額98,000円'],
  ['接道', '南側公道6.0m'],
  ['用途地域', '第一種住居地域（60/200）'],
  ['売主名', '株式会社みほん'],
  ['情報更新日', '2026年11月10日'],
  ['次回更新予定日', '2026年11月24日'],
  ['備考', '告知事項あり。既存不適格。セットバック要。'],
];
const auction: readonly [label: string, value: string][] = [
  ['売却基準価額', '9,880,000円'],
  ['買受可能価額', '7,904,000円'],
  ['買受申出保証金', '1,976,000円'],
  ['入札期間', '2026年12月7日～2026年12月14日'],
  ['開札期日', '2026年12月21日'],
  ['種別', '区分所有建物'],
  ['所在地', '東京都練馬区風見台2-8-14'],
  ['専有面積', '41.20㎡'],
  ['築年月', '1998年6月'],
];

const media: Readonly<Record<string, (pairs: typeof offer) => [name: string, bytes: Uint8Array]>> = {
  'a page': (pairs) => [
    'page.html',
    new TextEncoder().encode(`<table>${pairs.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`),
  ],
  'a PDF': (pairs) => [
    'flyer.pdf',
    pdfFile(pairs.map(([label, value], row) => `40 ${40 + row * 20} 10 ${label}\n200 ${40 + row * 20} 10 ${value}`).join('\n')),
  ],
};

const offered = {
  price_tax: '税込',
  lease_end: '2040-03-31',
  lease_term_years: 13,
  ground_rent_jpy_month: 12_400,
  reserve_rise_jpy_month: 11_600,
  reserve_rise_on: '2027-04',
  internet_jpy_month: 550,
  other_fees: expect.arrayContaining([{ name: 'インターネット使用料', jpy: 550 }]),
  property_tax_jpy_year: 62_300,
  assumed_monthly_rent_jpy: 98_000,
  road: '南側公道6.0m',
  seller: '株式会社みほん',
  updated_on: '2026-11-10',
  next_update_on: '2026-11-24',
  remark_flags: ['告知事項', '既存不適格', 'セットバック'],
};
const auctioned = {
  sale_kind: 'court_auction',
  minimum_bid_jpy: 7_904_000,
  bid_deposit_jpy: 1_976_000,
  bid_period: '2026-12-07/2026-12-14',
  opening_day: '2026-12-21',
};

describe.each(Object.entries(media))('further facts of %s', (medium, written) => {
  const factsOf = async (pairs: typeof offer): Promise<PropertyFacts> => {
    const [sourceName, bytes] = written(pairs);
    const reading = await readSource({ sourceId: 'x', sourceKind: 'document', sourceName, contentType: '', bytes });
    const facts = extractFacts([reading], { municipalities: smallBook, asOf: '2026-11-22' });
    if (facts.kind === 'refuse') throw new Error(facts.message);
    return facts;
  };
  let facts: PropertyFacts;
  beforeAll(async () => {
    facts = await factsOf(offer);
  });

  it.each(Object.entries(offered))('reads %s', (name, value) => {
    expect(Object.entries(facts.extra).find(([key]) => key === name)?.[1]).toEqual(value);
  });

  it('keeps ratios beside the zone, and the reserve in force', () => {
    expect(facts.values).toMatchObject({
      zoning: '第一種住居地域',
      building_coverage_pct: 60,
      floor_area_ratio_pct: 200,
      repair_reserve_jpy_month: 7_700,
      monthly_rent_jpy: null,
    });
  });

  it('says of each where it stands, in which words, by which step and how surely', () => {
    const labelled = Object.keys(offered).filter((name) => name !== 'remark_flags');
    for (const name of labelled) {
      const [first] = Object.entries(facts.evidence).find(([field]) => field === `extra.${name}`)?.[1] ?? [];
      expect(first, name).toMatchObject({ label: expect.any(String), raw: expect.any(String) });
      expect(first?.steps[0], name).toContain('→');
      expect(first?.confidence, name).toBeGreaterThan(0.5);
      if (medium === 'a page') expect(first, name).toMatchObject({ element: expect.stringContaining('td'), span: [0, expect.any(Number)] });
      else expect(first, name).toMatchObject({ page: 1, box: expect.any(Array), label_box: expect.any(Array) });
    }
  });

  it('reads what a court says of its sale', async () => {
    expect((await factsOf(auction)).extra).toMatchObject(auctioned);
  });
});

describe('who sells', () => {
  it('is read beside 売主 alone where a name stands there', async () => {
    const bytes = new TextEncoder().encode(
      '<table><tr><th>価格</th><td>1,980万円</td></tr><tr><th>専有面積</th><td>20㎡</td></tr><tr><th>売主</th><td>株式会社みほん</td></tr></table>',
    );
    const reading = await readSource({ sourceId: 'x', sourceKind: 'listing', sourceName: 'page.html', contentType: '', bytes });
    const facts = extractFacts([reading], { municipalities: smallBook, asOf: '2026-11-22' });
    expect(facts.kind === 'refuse' ? null : facts.extra.seller).toBe('株式会社みほん');
  });
});

describe('values that stand in data for search engines', () => {
  it('name the script and the characters in it', async () => {
    const data = JSON.stringify({
      '@type': 'Apartment',
      name: '風見台レジデンス',
      address: '東京都練馬区風見台2-8-14',
      floorSize: { value: 41.2, unitCode: 'MTK' },
      yearBuilt: '1998',
      offers: { '@type': 'Offer', price: '24800000', priceCurrency: 'JPY' },
    });
    const bytes = new TextEncoder().encode(`<html><body><script type="application/ld+json">${data}</script></body></html>`);
    const reading = await readSource({ sourceId: 'x', sourceKind: 'listing', sourceName: 'page.html', contentType: '', bytes });
    const facts = extractFacts([reading], { municipalities: smallBook, asOf: '2026-11-22' });
    if (facts.kind === 'refuse') throw new Error(facts.message);
    const [price] = facts.evidence.price_jpy ?? [];
    expect(price?.element).toContain('script');
    expect(data.slice(...(price?.span ?? [0, 0]))).toBe('24800000');
    expect(data.slice(...(facts.evidence.address?.[0]?.span ?? [0, 0]))).toBe('東京都練馬区風見台2-8-14');
  });
});
