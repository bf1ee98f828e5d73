import { describe, expect, it } from 'vitest';
import { readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { extractFacts } from '../extract-facts.ts';

async function costsOf(rows: readonly (readonly [string, string])[]): Promise<number | undefined> {
  const offer = [
    ['価格', '1,480万円'],
    ['所在地', '埼玉県蕨市中央3丁目'],
    ['専有面積', '22.4㎡'],
    ['築年月', '2004年3月'],
  ] as const;
  const table = [...offer, ...rows].map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('');
  const facts = extractFacts([await readText('page.html', `<h1>蕨ハイツ 302号室</h1><table>${table}</table>`)], {
    municipalities: smallBook,
    asOf: '2026-07-01',
  });
  return facts.kind === 'refuse' ? undefined : facts.extra.monthly_cost_total_jpy;
}

describe('a total of monthly costs', () => {
  it('counts where the charges add up to it, or its label names them', async () => {
    expect(
      await costsOf([
        ['管理費', '7,200円'],
        ['修繕積立金', '4,130円'],
        ['合計', '11,330円'],
      ]),
    ).toBe(11_330);
    expect(await costsOf([['月額費用合計', '12,800円']])).toBe(12_800);
  });

  it('is not read from the total of a year, or of anything else', async () => {
    expect(
      await costsOf([
        ['固定資産税（年額）', '1,486,500円'],
        ['清掃費（年額）', '894,500円'],
        ['合計', '2,381,000円'],
      ]),
    ).toBeUndefined();
    expect(
      await costsOf([
        ['管理費', '7,200円'],
        ['修繕積立金', '4,130円'],
        ['合計', '135,960円'],
      ]),
    ).toBeUndefined();
  });
});
