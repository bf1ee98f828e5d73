import type { PropertyFacts, Refusal } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { extractFacts } from '../extract-facts.ts';

const options = { municipalities: smallBook, asOf: '2026-07-01' };

async function factsOfText(name: string, text: string): Promise<PropertyFacts | Refusal> {
  return extractFacts([await readText(name, text)], options);
}

describe('parts of the price', () => {
  const page = (rows: [string, string][]) =>
    `<html><body><h1>一棟アパート</h1><table>${rows.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table></body></html>`;
  const common: [string, string][] = [
    ['所在地', '埼玉県蕨市見本4丁目'],
    ['建物構造', '木造2階建'],
    ['築年月', '2015年4月'],
    ['延床面積', '180.00㎡'],
    ['土地面積', '150.00㎡'],
    ['総戸数', '6戸'],
    ['満室時年収', '480万円'],
  ];

  it('reads land, building and tax named behind the price', async () => {
    const facts = await factsOfText(
      'parts.html',
      page([['価格', '6,800万円（税込、土地4,600万円・建物2,200万円、うち消費税200万円）'], ...common]),
    );
    expect(facts).toMatchObject({
      values: { price_jpy: 68_000_000 },
      extra: { land_price_jpy: 46_000_000, building_price_jpy: 22_000_000, consumption_tax_jpy: 2_000_000 },
    });
  });

  it('reads them and the assessed values beside labels of their own', async () => {
    const facts = await factsOfText(
      'parts.html',
      page([
        ['価格', '6,800万円'],
        ['うち消費税', '2,000,000円'],
        ['固定資産税評価額（土地）', '18,000,000円'],
        ['固定資産税評価額（家屋）', '1,200万円'],
        ...common,
      ]),
    );
    expect(facts).toMatchObject({
      values: { price_jpy: 68_000_000 },
      extra: { consumption_tax_jpy: 2_000_000, land_assessed_jpy: 18_000_000, building_assessed_jpy: 12_000_000 },
    });
  });

  it('finds none in a price that is only marked as with tax', async () => {
    const facts = await factsOfText('parts.html', page([['価格', '6,800万円（消費税込）'], ...common]));
    expect(facts).toMatchObject({ values: { price_jpy: 68_000_000 } });
    expect(facts).not.toHaveProperty('extra.consumption_tax_jpy');
  });
});
