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

describe('sources of one property that disagree', () => {
  const sheet = (name: string, rows: Record<string, string>): readonly [string, string] => [
    name,
    Object.entries({
      所在地: '東京都練馬区早宮2-10-5',
      構造: '木造2階建',
      築年月: '2001年4月',
      土地面積: '120.5㎡',
      建物面積: '98.2㎡',
      ...rows,
    })
      .map(([label, value]) => `${label},"${value}"`)
      .join('\n'),
  ];
  const priceOf = async (...sources: (readonly [string, string])[]) => {
    const { values, conflicts } = await factsOf(...sources);
    return [values.price_jpy, conflicts.map(({ field, used, values: both }) => [field, both[used ?? 0]])];
  };

  it('on the price give the higher one where nothing tells them apart, and never none', async () => {
    const both = [sheet('a.csv', { 価格: '5,000万円' }), sheet('b.csv', { 価格: '4,800万円' })] as const;
    const shown = [50_000_000, [['price_jpy', 50_000_000]]];
    expect(await priceOf(...both)).toEqual(shown);
    expect(await priceOf(both[1], both[0])).toEqual(shown);
  });

  it('give the newer reading, with places and days of both', async () => {
    const older = sheet('a.csv', { 価格: '5,000万円', 作成日: '2026年8月1日' });
    const newer = sheet('b.csv', { 価格: '4,800万円', 作成日: '2026年10月1日' });
    expect((await factsOf(older, newer)).conflicts).toEqual([
      {
        field: 'price_jpy',
        values: [50_000_000, 48_000_000],
        sources: ['a.csv', 'b.csv'],
        places: ['B6 価格', 'B6 価格'],
        dates: ['2026-08-01', '2026-10-01'],
        used: 1,
      },
    ]);
  });

  it('compare two rolls by what their rooms pay', async () => {
    const roll = (name: string, rent: number): readonly [string, string] => [
      name,
      `所在地,東京都練馬区早宮2-10-5\n築年月,2001年4月\n\n号室,賃料,契約者\n101,${rent},個人\n102,50000,個人\n`,
    ];
    expect((await factsOf(roll('a.csv', 50_000), roll('b.csv', 50_000))).conflicts).toEqual([]);
    expect((await factsOf(roll('a.csv', 50_000), roll('b.csv', 52_000))).conflicts).toMatchObject([
      { field: 'extra.current_monthly_rent_jpy', values: [100_000, 102_000], sources: ['a.csv', 'b.csv'] },
    ]);
  });

  it('do not by an inner area beside one between wall centres, nor by yields of another precision', async () => {
    const page = { 価格: '5,000万円', 建物面積: '45.12㎡（壁芯）', 表面利回り: '6.67%' };
    const inside = { 価格: '5,000万円', 建物面積: '42.68㎡（内法）', 表面利回り: '6.6%' };
    expect((await factsOf(sheet('a.csv', page), sheet('b.csv', inside))).conflicts).toEqual([]);
    expect((await factsOf(sheet('a.csv', page), sheet('b.csv', { ...inside, 表面利回り: '6.5%' }))).conflicts).toHaveLength(1);
  });
});
