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

describe('a page of type', () => {
  it('reads a paragraph whose first line is set in and whose lines end unevenly', async () => {
    const facts = await ofLayout(
      [
        '60 60 10 Set at 4-12-7 Minami-Otsuka, Toshima-ku, Tokyo, this building of nine',
        '50 74 10 apartments is offered for sale at JPY 138,000,000 and has a total floor',
        '50 88 10 area of 312.80 square metres. Its gross yield is 6.31% when all of its',
        '50 102 10 apartments are let.',
      ].join('\n'),
    );
    expect(facts.values).toMatchObject({ price_jpy: 138_000_000, units: 9, floor_area_m2: 312.8, gross_yield_pct: 6.31 });
  });

  it('reads what stands behind a label with a mark for a note, and what a row says of itself in front', async () => {
    const facts = await ofLayout(
      [
        '40 60 10 価格',
        '62 60 10 ※1',
        '140 60 10 6,800万円',
        '40 80 10 【満室想定】',
        '140 80 10 年収 480万円',
        '40 100 10 【現況】',
        '140 100 10 年収 420万円',
        '40 120 10 【土 地】',
        '140 120 10 150.00㎡／所有権',
        '40 140 10 【建 物】',
        '140 140 10 木造2階建 180.00㎡',
      ].join('\n'),
    );
    expect(facts.values).toMatchObject({ price_jpy: 68_000_000, annual_rent_jpy: 4_800_000, land_area_m2: 150 });
    expect(facts.extra.current_annual_rent_jpy).toBe(4_200_000);
    expect(facts.conflicts).toEqual([]);
  });

  it('reads letters that a font does not name as the unit or the range that they can only be', async () => {
    const lost = [
      '40 60 10 価格',
      '140 60 10 6,800万円',
      '40 80 10 土地面積',
      '140 80 10 150.00\u0000（公簿）',
      '40 100 10 間取り',
      '140 100 10 1K\u00001LDK',
    ];
    const facts = await ofLayout(
      [...lost, '40 120 10 築年月', '140 120 10 2001年4月', '40 140 10 所在地', '140 140 10 埼玉県蕨市見本4丁目'].join('\n'),
    );
    expect(facts.values).toMatchObject({ land_area_m2: 150, layout: null });
  });
});
