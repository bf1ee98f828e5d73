import type { PropertyFacts } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../readers/read-source.ts';
import { pdfFile } from '../../testing/pdf-file.ts';
import { smallBook } from '../../testing/small-book.ts';
import { extractFacts } from '../extract-facts.ts';

const options = { municipalities: smallBook, asOf: '2026-07-01' };

function offerOf(outcome: ReturnType<typeof extractFacts>): PropertyFacts {
  if (outcome.kind === 'refuse') throw new Error(outcome.message);
  return outcome;
}

async function ofLayout(layout: string): Promise<PropertyFacts> {
  const source = { sourceId: 'a', sourceKind: 'document', sourceName: 'a.pdf', contentType: '', bytes: pdfFile(layout) } as const;
  return offerOf(extractFacts([await readSource(source)], options));
}

describe('a page of type', () => {
  it('reads the walk of a second station that stands apart in its line, and two things under a label for both', async () => {
    const facts = await ofLayout(
      [
        '40 60 10 価格',
        '140 60 10 6,800万円',
        '40 80 10 交通',
        '140 80 10 JR鶴見線「鶴見小野」駅 徒歩11分',
        '140 94 10 京急本線「京急鶴見」駅',
        '262 94 10 徒歩19分',
        '40 120 10 権利・用途地域',
        '140 120 10 所有権・商業地域',
        '40 140 10 築年月',
        '140 140 10 2001年4月',
      ].join('\n'),
    );
    expect(facts.values).toMatchObject({ land_rights: '所有権', zoning: '商業地域' });
    expect(facts.values.stations?.map(({ walk_min }) => walk_min)).toEqual([11, 19]);
  });

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
