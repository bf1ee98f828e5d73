import { describe, expect, it } from 'vitest';
import { type Bar, type BarSet, barsOf } from './bars.ts';
import type { ScoreRow } from './score-row.ts';

const invented: ScoreRow = {
  file: 'offer',
  kind: 'condo',
  price_jpy: 20_000_000,
  value_to_price: 0.95,
  income_yield_pct: 3,
  still_return_pct: 1,
  dscr: 0.9,
  score: 5,
  score_before_caps: 5,
  score_low: 4.4,
  score_high: 5.6,
  risk_level: 'medium',
  caps: [],
  score_version: '3.0.0',
  nominal_return_pct: 2.5,
  noi_to_full_rent: 0.6,
  sale_to_price: 0.97,
  rent_basis: 'stated',
  evidence: 'C',
  place: '東京都墨田区',
  area_sqm: 25,
  distinct: true,
};

/** Ten offers whose scores before caps are 2.5 to 7.5 or so, in even steps, with the share of risk levels that the bars ask for. */
const tenOffers: ScoreRow[] = Array.from({ length: 10 }, (_, index) => ({
  ...invented,
  file: `offer ${index}`,
  score: 2.25 + index * 0.6,
  score_before_caps: 2.25 + index * 0.6,
  risk_level: index < 3 ? 'high' : index < 8 ? 'medium' : 'low',
  nominal_return_pct: index < 7 ? 2.5 : 4.5,
  dscr: index < 6 ? 0.8 : 1.2,
}));

function barOf(rows: readonly ScoreRow[], title: string, set: BarSet = 'held-out'): Bar {
  const found = barsOf(rows, set).find((bar) => bar.title === title);
  if (!found) throw new Error(`There is no bar "${title}".`);
  return found;
}

describe('bars of the score', () => {
  it('hold for offers that spread as the calibration asks', () => {
    const missed = barsOf(tenOffers, 'held-out').filter(({ held }) => !held);
    expect(missed.map(({ title }) => title)).toEqual([]);
  });

  it('miss where all offers have one score', () => {
    const alike = tenOffers.map((row) => ({ ...row, score: 5, score_before_caps: 5 }));
    expect(barOf(alike, 'inter-decile width')).toMatchObject({ value: 0, low: 3.5, held: false });
    expect(barOf(alike, 'most offers on one tenth of the score, %', 'all')).toMatchObject({ value: 100, high: 12, held: false });
  });

  it('count an offer once, however often it is listed', () => {
    const repeated = [...tenOffers, ...Array.from({ length: 30 }, () => ({ ...invented, score_before_caps: 0.5, distinct: false }))];
    expect(barsOf(repeated, 'all')).toEqual(barsOf(tenOffers, 'all'));
  });

  it('print a kind with fewer than eight offers and do not judge it', () => {
    const dear = (count: number): ScoreRow[] => Array.from({ length: count }, () => ({ ...invented, kind: 'house', value_to_price: 0.2 }));
    const title = 'value ÷ price, median, house';
    expect(barOf([...tenOffers, ...dear(7)], title)).toMatchObject({ value: 0.2, count: 7, held: true });
    expect(barOf([...tenOffers, ...dear(8)], title)).toMatchObject({ value: 0.2, count: 8, held: false });
    expect(barOf(tenOffers, title)).toMatchObject({ value: null, count: 0, held: true });
  });

  it('take returns only of dwellings whose rent is not assumed', () => {
    const title = 'ten-year all-cash return of rent-priced units, median, %';
    const others: ScoreRow[] = [
      { ...invented, kind: 'lodging', nominal_return_pct: 90 },
      { ...invented, kind: 'other', nominal_return_pct: 90 },
      { ...invented, rent_basis: 'assumed', nominal_return_pct: 90 },
    ];
    expect(barOf([...tenOffers, ...others], title)).toMatchObject({ value: 2.5, count: 10 });
  });

  it('allow no score of 8 without documents', () => {
    const [first, ...rest] = tenOffers as [ScoreRow, ...ScoreRow[]];
    const title = 'share at 8 or more without documents, %';
    expect(barOf([{ ...first, score: 8 }, ...rest], title)).toMatchObject({ value: 10, held: false });
    expect(barOf([{ ...first, score: 8, evidence: 'B' }, ...rest], title)).toMatchObject({ value: 0, held: true });
  });

  it('are wider for offers that nothing was tuned on', () => {
    const [all, heldOut] = [barsOf(tenOffers, 'all'), barsOf(tenOffers, 'held-out')];
    for (const bar of heldOut) {
      const same = all.find(({ title }) => title === bar.title);
      expect(bar.low, bar.title).toBeLessThanOrEqual(same?.low ?? Number.NaN);
    }
  });
});
