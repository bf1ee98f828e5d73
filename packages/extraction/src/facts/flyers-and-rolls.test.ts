import type { PropertyFacts } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { readSource } from '../readers/read-source.ts';
import { pdfFile } from '../testing/pdf-file.ts';
import { readText } from '../testing/read-text.ts';
import { smallBook } from '../testing/small-book.ts';
import { extractFacts } from './extract-facts.ts';

const options = { municipalities: smallBook, asOf: '2026-07-01' };

function offerOf(outcome: ReturnType<typeof extractFacts>): PropertyFacts {
  if (outcome.kind === 'refuse') throw new Error(outcome.message);
  return outcome;
}

async function ofRows(rows: Record<string, string>): Promise<PropertyFacts> {
  const cells = Object.entries({ 所在地: '埼玉県蕨市見本4丁目', 建物構造: '木造2階建', 築年月: '2015年4月', ...rows });
  const html = `<h1>一棟アパート</h1><table>${cells.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`;
  return offerOf(extractFacts([await readText('page.html', html)], options));
}

async function ofLayout(layout: string): Promise<PropertyFacts> {
  const source = { sourceId: 'a', sourceKind: 'document', sourceName: 'a.pdf', contentType: '', bytes: pdfFile(layout) } as const;
  return offerOf(extractFacts([await readSource(source)], options));
}

const sureness = (facts: PropertyFacts, field: 'price_jpy' | 'gross_yield_pct' | 'annual_rent_jpy'): number =>
  Math.max(...(facts.evidence[field] ?? []).map(({ confidence }) => confidence));

describe('what stands around a label', () => {
  it('says whose yield `同利回り` is', async () => {
    const full = { '収入（満室想定）': '833万円', 同利回り: '8.33％' };
    const facts = await ofRows({ 価格: '1億円', ...full, '収入（現況）': '728万円', 同表面利回り: '7.28％' });
    expect(facts).toMatchObject({ values: { gross_yield_pct: 8.33 }, extra: { current_gross_yield_pct: 7.28 }, conflicts: [] });
  });
});

describe('who is in a property', () => {
  it('counts what is let of all, and calls someone else who rents no owner', async () => {
    const shared = await ofRows({ 価格: '8,250万円', '入居戸数／総戸数': '11戸／12戸' });
    expect(shared.values).toMatchObject({ occupancy: 'partial', units: 12 });
    const third = await ofRows({ 価格: '413万円', 使用状況: '第三者が賃借して居住中' });
    expect(third.values.occupancy).toBe('tenanted');
  });
});

describe('doubt in what was read', () => {
  it('is under 0.8 where two labels give two prices', async () => {
    const facts = await ofRows({ 価格: '6,800万円', 販売価格: '7,200万円', 総戸数: '6戸' });
    expect(facts.conflicts.map(({ field }) => field)).toEqual(['price_jpy']);
    expect(sureness(facts, 'price_jpy')).toBeLessThan(0.8);
  });

  it('is under 0.8 where price and rent do not give the yield, and high where they do, cut off or rounded', async () => {
    const odd = await ofRows({ 価格: '6,800万円', 満室時年収: '480万円', 表面利回り: '9.10％' });
    expect(sureness(odd, 'gross_yield_pct')).toBeLessThan(0.8);
    expect(sureness(odd, 'annual_rent_jpy')).toBeLessThan(0.8);
    const even = await ofRows({ 価格: '6,800万円', 満室時年収: '480万円', 表面利回り: '7％' });
    expect(sureness(even, 'gross_yield_pct')).toBeGreaterThan(0.9);
  });
});

describe('what a value says of itself', () => {
  it('takes no rent and no plan of one room from a range over several', async () => {
    const facts = await ofRows({
      価格: '6,800万円',
      各戸賃料: '67,000円～108,000円',
      月額賃料: '67,000円～108,000円',
      間取り: '1K～1LDK（22㎡～41㎡）',
    });
    expect(facts.values).toMatchObject({ monthly_rent_jpy: null, layout: null });
  });

  it('takes the walk from a cell of its own', async () => {
    const facts = await ofRows({ 価格: '6,800万円', 最寄駅: 'JR京浜東北線「蕨」駅', 距離: '480m（徒歩6分）' });
    expect(facts.values.stations).toEqual([{ line: 'JR京浜東北線', station: '蕨', walk_min: 6 }]);
  });
});

describe('rooms of a roll', () => {
  async function roomsOf(csv: string): Promise<unknown> {
    return offerOf(extractFacts([await readText('roll.csv', csv)], options)).extra.rent_roll;
  }

  it('are called by their floor where a floor is let whole, and empty where the tenant says so between dashes', async () => {
    const rooms = await roomsOf(
      '階,区画,テナント,面積㎡,賃料\n1F,,見本薬局,132.2,780000\n2F,A,-- vacant --,82.6,\n2F,B,見本商事,82.6,338000\n',
    );
    expect(rooms).toMatchObject([{ unit: '1F', rent_jpy: 780_000 }, { unit: 'A', occupied: false, rent_jpy: null }, { unit: 'B' }]);
  });

  it('have what is asked in words under its own heading, and sizes under one whose letters were lost', async () => {
    const rooms = await roomsOf(
      '号室,,賃料,状況,募集条件\n101,30.20,52000,入居中,\n102,31.70,,空室,賃料54000・共益費3000\n103,30.20,53000,入居中,\n',
    );
    expect(rooms).toMatchObject([{ area_m2: 30.2 }, { area_m2: 31.7, asking_rent_jpy: 54_000, rent_jpy: null }, { area_m2: 30.2 }]);
  });
});

describe('what stands beside or behind other words', () => {
  it('is the size of the land and of the building where letters set downwards head them', async () => {
    const group = (y: number, word: string): string[] => [...word].map((letter, line) => `30 ${y + line * 15} 10 ${letter}`);
    const facts = await ofLayout(
      [
        ...group(60, '土地'),
        '60 60 10 面積',
        '140 60 10 150.20㎡',
        '60 75 10 権利',
        '140 75 10 所有権',
        ...group(100, '建物'),
        '60 100 10 面積',
        '140 100 10 180.10㎡',
        '60 115 10 構造',
        '140 115 10 木造2階建',
        '60 140 10 価格',
        '140 140 10 6,800万円',
      ].join('\n'),
    );
    expect(facts.values).toMatchObject({ land_area_m2: 150.2, floor_area_m2: 180.1, land_rights: '所有権' });
  });

  it('is what a master tenant pays, in brackets behind the word for its lease', async () => {
    const facts = await ofRows({ 価格: '1,980万円', 専有面積: '25.1㎡', 備考: 'サブリース契約中（月額賃料70,000円）' });
    expect(facts.extra.sublease_monthly_rent_jpy).toBe(70_000);
    expect(facts.values.monthly_rent_jpy).toBeNull();
  });
});

describe('short or plain words', () => {
  it('name the columns of a roll by one letter, and its houses by one letter each', async () => {
    const short = await ofRows({ 価格: '6,800万円' });
    expect(short.extra.rent_roll).toBeUndefined();
    const roll = '室\t型\t㎡\t賃\t共\t有無\n101\t2K\t33.1\t43,000\t2,000\t入\n102\t2K\t33.1\t\t\t空\n計\t\t66.2\t43,000\t2,000\t1/2\n';
    const rooms = offerOf(extractFacts([await readText('r.tsv', roll)], options)).extra.rent_roll;
    expect(rooms).toMatchObject([
      { unit: '101', layout: '2K', area_m2: 33.1, rent_jpy: 43_000, common_fee_jpy: 2000, occupied: true },
      { unit: '102', rent_jpy: null, occupied: false },
    ]);
    const houses = '号棟,間取,延床㎡,現行賃料,入居\nA,3LDK,72.5,110000,有\nB,3LDK,72.5,112000,有\n計,,145,222000,\n';
    expect(offerOf(extractFacts([await readText('r.csv', houses)], options)).extra.rent_roll?.map(({ unit }) => unit)).toEqual(['A', 'B']);
  });

  it('state a zone of neighbourhood shops in a sentence, which speaks of no neighbour', async () => {
    const facts = await ofLayout(
      '40 60 10 用途地域は近隣商業地域です。\n40 80 10 価格\n140 80 10 6,800万円\n40 100 10 築年月\n140 100 10 2001年4月\n40 120 10 構造\n140 120 10 木造2階建',
    );
    expect(facts.values.zoning).toBe('近隣商業地域');
  });

  it.each([
    ['北側は商業地域に隣接しています', null],
    ['道路の向かい側は近隣商業地域です', null],
    ['近隣商業地域まで徒歩3分です', null],
    ['隣地は準工業地域です', null],
    ['駅前の商業地域へのアクセスも良好です', null],
    ['このあたりは近隣商業地域にあたります', '近隣商業地域'],
    ['本物件は準工業地域に位置します', '準工業地域'],
  ])('take no zone from what lies beside the property: %s', async (sentence, zone) => {
    const html = `<h1>一棟アパート</h1><table><tr><th>価格</th><td>6,800万円</td></tr><tr><th>所在地</th><td>埼玉県蕨市見本4丁目</td></tr></table><p>${sentence}。</p>`;
    expect(offerOf(extractFacts([await readText('page.html', html)], options)).values.zoning).toBe(zone);
  });
});

describe('values under and behind each other', () => {
  it('are read where a wide one stands centred under its label, and where a label names two', async () => {
    const facts = await ofLayout(
      [
        '100 60 9 価格',
        '80 80 14 6,800万円',
        '300 60 9 賃料',
        '270 80 14 480,000円/月',
        '40 110 10 築年月／総戸数',
        '160 110 10 2015年11月／48戸',
        '40 130 10 見本ハイツ 8階／10階建',
        '40 150 10 管理費',
        '160 150 10 8,000円',
      ].join('\n'),
    );
    expect(facts.values).toMatchObject({
      price_jpy: 68_000_000,
      monthly_rent_jpy: 480_000,
      built: '2015-11',
      units: 48,
      floor: 8,
      floors_total: 10,
    });
  });
});
