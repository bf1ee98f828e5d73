import { underwrite } from '@rimawari/underwriting';
import { sampleContext } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { extractFacts } from '../extract-facts.ts';

const options = { municipalities: smallBook, asOf: '2026-11-22' };

async function factsOf(...sources: (readonly [name: string, content: string])[]) {
  const readings = await Promise.all(sources.map(([name, content]) => readText(name, content)));
  const outcome = extractFacts(readings, options);
  if (outcome.kind === 'refuse') throw new Error(outcome.message);
  return outcome;
}

describe('a roll alone', () => {
  it('is read, and no report is made of it: no price is stated, and what to send is said', async () => {
    const facts = await factsOf(['roll.csv', '号室,間取り,賃料,契約者\n101,1K,50000,個人\n102,1K,51000,個人\n']);
    expect(facts.extra.rent_roll).toHaveLength(2);
    expect(() => underwrite(facts, sampleContext(facts, 'A roll'), {}, '2026-11-22')).toThrow(
      'The price is not stated, and no figure can be calculated without it. Send a source that states the price.',
    );
  });

  it('as a lease alone', async () => {
    const facts = await factsOf([
      'lease.csv',
      '建物賃貸借契約書\n所在地,東京都練馬区早宮2-10\n賃料,"78,000円"\n借主,個人\n契約日,2025年3月20日\n',
    ]);
    expect(facts.values.monthly_rent_jpy).toBe(78_000);
    expect(() => underwrite(facts, sampleContext(facts, 'A roll'), {}, '2026-11-22')).toThrow('The price is not stated');
  });
});

describe('a roll beside a page', () => {
  const page = (rows: Record<string, string>): readonly [string, string] => [
    'page.html',
    `<html><body><h1>一棟アパート</h1><table>${Object.entries({
      価格: '5,000万円',
      所在地: '埼玉県蕨市錦町6-2',
      構造: '木造2階建',
      築年月: '2001年4月',
      ...rows,
    })
      .map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)
      .join('')}</table></body></html>`,
  ];
  const roll: readonly [string, string] = [
    'roll.csv',
    '号室,賃料,共益費,状況,募集賃料\n101,50000,2000,入居中,\n102,,,空室,52000\n201,51000,2000,入居中,\n',
  ];

  it('is used with it where nothing tells whether they belong together, and that is said', async () => {
    const { extra, values } = await factsOf(page({}), roll);
    expect(extra.unmatched_sources).toEqual(['roll.csv']);
    expect(extra.rent_roll).toHaveLength(3);
    expect(values.price_jpy).toBe(50_000_000);
  });

  it('agrees with a full rent of all rooms and a current one of those let, with or without fees, in round figures', async () => {
    const agreeing = [
      { 満室時年収: '183.6万円' },
      { 満室想定月額賃料: '153,000円' },
      { 現行年間収入: '1,212,000円' },
      { 現行年間収入: '126万円' },
    ];
    for (const rows of agreeing) expect((await factsOf(page(rows), roll)).conflicts).toEqual([]);
  });

  it('agrees with a full rent that holds the fee of an empty room, which the roll leaves out', async () => {
    expect((await factsOf(page({ 満室時年収: '190.8万円' }), roll)).conflicts).toEqual([]);
    expect((await factsOf(page({ 満室時年収: '193.2万円' }), roll)).conflicts).toHaveLength(1);
  });

  it('disagrees where neither does, both readings with their sources shown', async () => {
    expect((await factsOf(page({ 満室時年収: '200万円' }), roll)).conflicts).toEqual([
      {
        field: 'annual_rent_jpy',
        values: [2_000_000, 1_836_000],
        sources: ['page.html', 'roll.csv'],
        places: ['満室時年収', 'sum of all rooms'],
        used: 0,
      },
    ]);
    expect((await factsOf(page({ 総戸数: '4戸' }), roll)).conflicts.map(({ field, values }) => [field, values])).toEqual([
      ['units', [4, 3]],
    ]);
  });
});
