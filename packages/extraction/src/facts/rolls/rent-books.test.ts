import type { PropertyFacts } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { extractFacts } from '../extract-facts.ts';
import { isMonth } from '../roll-tables/payment-months.ts';

async function factsOf(text: string): Promise<PropertyFacts> {
  const facts = extractFacts([await readText('roll.csv', text)], { municipalities: smallBook, asOf: '2026-11-22' });
  if (facts.kind === 'refuse') throw new Error(facts.message);
  return facts;
}

describe('an owner’s book of rents', () => {
  it('takes the standing rents, and neither the payments of its months nor their sums', async () => {
    const { extra } = await factsOf(
      [
        '福寿荘 家賃台帳',
        '部屋,間取り,お名前,家賃,管理費,R8.4,R8.5,R8.6,年計',
        'A-1,1K,大野,41000,1000,42000,42000,42000,126000',
        'A-2,1K,空室,,,空,空,,0',
        'A-3,2K,林,52000,1000,空,53000,53000,106000',
        '計,,,93000,2000,42000,95000,95000,232000',
        '・A-2は畳替え済み。4.2万円で募集中',
      ].join('\n'),
    );
    expect(extra.property_name).toBe('福寿荘');
    expect(extra.rent_roll).toMatchObject([
      { unit: 'A-1', layout: '1K', rent_jpy: 41_000, common_fee_jpy: 1000, occupied: true },
      { unit: 'A-2', rent_jpy: null, occupied: false, asking_rent_jpy: 42_000 },
      { unit: 'A-3', rent_jpy: 52_000, occupied: true },
    ]);
    expect(extra.totals).toEqual({ rent_jpy: 93_000, common_fee_jpy: 2000 });
  });

  it('takes the payments of the latest month for the rents where no column states them', async () => {
    const { extra } = await factsOf(
      '部屋,名前,1月,2月,3月,4月\n101,川口,50000,50000,51000,\n102,西,48000,48000,48000,\n103,空室,46000,,,\n合計,,144000,98000,99000,\n',
    );
    expect(extra.rent_roll).toMatchObject([
      { unit: '101', rent_jpy: 51_000, occupied: true },
      { unit: '102', rent_jpy: 48_000, occupied: true },
      { unit: '103', rent_jpy: null, occupied: false },
    ]);
  });

  it.each(['1月', '12月分', 'R8.3', '令和8年3月', '2026年3月', '2026/03', 'Mar', 'March 2026'])('knows %s for a month', (name) => {
    expect(isMonth(name)).toBe(true);
  });

  it.each(['13月', '月額', '3ヶ月', '敷金', '入居月', 'Market'])('and %s for none', (name) => {
    expect(isMonth(name)).toBe(false);
  });
});
