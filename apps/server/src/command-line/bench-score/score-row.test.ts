import { readSource } from '@rimawari/extraction/readers';
import { describe, expect, it } from 'vitest';
import { pageOfRow, readPortalRows } from './portal-rows.ts';
import { scoreOffer } from './score-offer.ts';
import { type ScoreRow, scoreRow } from './score-row.ts';

const asOf = '2026-11-20';
const columns = '物件種別,住所,交通,価格,満室時利回り,建物面積/専有面積,土地面積,築年月,建物構造,階数/戸数';

async function scored(line: string) {
  const [row] = readPortalRows('offers.csv', `${columns}\n${line}`);
  if (!row) throw new Error('There is no row.');
  const reading = await readSource({
    sourceId: 'listing',
    sourceKind: 'listing',
    sourceName: row.name,
    contentType: 'text/html',
    bytes: new TextEncoder().encode(pageOfRow(row)),
  });
  return scoreOffer(row.name, [reading], asOf);
}

async function rowOf(line: string, seen = new Set<string>()): Promise<ScoreRow> {
  const made = await scored(line);
  if ('refused' in made) throw new Error(made.refused);
  return scoreRow('offers.csv row 1', made.report, seen);
}

const block = '一棟アパート,埼玉県川口市柳崎9-9,JR武蔵野線 東川口駅 徒歩11分,6800万円,7.41,186.3,168.2,2001年9月,木造,2階建/8戸';
const unit = '区分マンション,東京都墨田区錦糸9-8,JR総武線 錦糸町駅 徒歩6分,2380万円,4.9,25.4,,2008年3月,RC造,4階/11階建 総戸数54戸';

/** Names and their order, as the command writes them. */
const names = [
  'file',
  'kind',
  'price_jpy',
  'value_to_price',
  'income_yield_pct',
  'still_return_pct',
  'dscr',
  'score',
  'score_before_caps',
  'score_low',
  'score_high',
  'risk_level',
  'caps',
  'score_version',
  'nominal_return_pct',
  'noi_to_full_rent',
  'sale_to_price',
  'rent_basis',
  'evidence',
  'place',
  'area_sqm',
  'distinct',
];

describe('a row of the command', () => {
  it('has every name of the contract and is plain JSON', async () => {
    const row = await rowOf(block);
    expect(Object.keys(row)).toEqual(names);
    expect(JSON.parse(JSON.stringify(row))).toEqual(row);
    for (const value of Object.values(row)) if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
  });

  it('tells what the report concludes of a block', async () => {
    const made = await scored(block);
    if ('refused' in made) throw new Error(made.refused);
    const { report } = made;
    const row = scoreRow('offers.csv row 1', report, new Set());
    expect(row).toMatchObject({
      kind: 'light',
      price_jpy: 68_000_000,
      rent_basis: 'from_stated_yield',
      evidence: 'C',
      area_sqm: 186.3,
      distinct: true,
    });
    expect(row.score).toBe(report.headline.scenario_score);
    expect(row.value_to_price).toBe((report.figures['exit.day_one']?.value ?? 0) / 68_000_000);
    expect(row.noi_to_full_rent).toBe((report.figures['returns.noi']?.value ?? 0) / (report.figures['income.gross_potential']?.value ?? 1));
    expect(row.nominal_return_pct).toBe(report.figures['cash_purchase.irr']?.value);
    expect(row.score_low).toBeLessThanOrEqual(row.score ?? 0);
    expect(row.score_high).toBeGreaterThanOrEqual(row.score ?? 0);
  });

  it('counts the same place, price and area once', async () => {
    const seen = new Set<string>();
    expect((await rowOf(unit, seen)).distinct).toBe(true);
    expect((await rowOf(unit.replace('徒歩6分', '徒歩8分'), seen)).distinct).toBe(false);
    expect((await rowOf(unit.replace('2380万円', '2390万円'), seen)).distinct).toBe(true);
    expect((await rowOf(unit.replace('25.4', '26.4'), seen)).distinct).toBe(true);
    expect((await rowOf(unit.replace('墨田区錦糸9-8', '江東区亀戸9-8'), seen)).distinct).toBe(true);
  });

  it('takes the return of the base case where nothing is lent', async () => {
    const cheap = unit.replace('2380万円', '380万円').replace('4.9', '9');
    const row = await rowOf(cheap);
    expect(row.dscr).toBeNull();
    expect(row.nominal_return_pct).not.toBeNull();
  });
});

describe('an offer that is not a property', () => {
  it('is refused with the reason', async () => {
    const made = await scored('一棟アパート,埼玉県川口市,,,,,,,,');
    expect(made).toEqual({ refused: expect.stringMatching(/does not show a property for sale/) });
  });
});
