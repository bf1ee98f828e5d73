import { quantileOf, shareOf } from './quantile.ts';
import type { ScoreRow } from './score-row.ts';

/** One bar of the distribution: what it measures, its value, and the bounds it should keep. */
export interface Bar {
  title: string;
  value: number | null;
  low: number;
  high: number;
  /** Offers that it judges; a bar of fewer than eight is printed and not judged. */
  count: number;
  held: boolean;
}

export type BarSet = 'all' | 'held-out';

/** A kind with fewer offers is printed and not judged. */
const leastOffers = 8;
const dwellings: readonly ScoreRow['kind'][] = ['condo', 'light', 'solid', 'house'];

/** Bars of the calibration over distinct offers: those of the whole sample, or the wider ones of a sample that nothing was tuned on. */
export function barsOf(rows: readonly ScoreRow[], set: BarSet): Bar[] {
  const offers = rows.filter(({ distinct }) => distinct);
  const all = set === 'all';
  const bars: Bar[] = [];
  const add = (title: string, value: number | null, bounds: readonly [number, number], count = offers.length) => {
    const [low, high] = bounds;
    bars.push({ title, value, low, high, count, held: count < leastOffers || (value !== null && value >= low && value <= high) });
  };
  const about = (middle: number, width: number): [number, number] => [middle - width, middle + width];
  const before = offers.map(({ score_before_caps: score }) => score);
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => quantileOf(before, share));
  add('score before caps, 10th percentile', low ?? null, about(2.5, all ? 0.4 : 1.2));
  add('score before caps, median', middle ?? null, about(5, all ? 0.3 : 0.6));
  add('score before caps, 90th percentile', high ?? null, all ? about(7.7, 0.5) : about(7.5, 1));
  add('inter-decile width', (high ?? 0) - (low ?? 0), [all ? 4 : 3.5, 10]);
  add(
    'share at 6.5 or more, %',
    shareOf(offers, ({ score }) => (score ?? 0) >= 6.5),
    all ? [15, 30] : [12, 35],
  );
  add(
    'share at 8 or more without documents, %',
    shareOf(offers, ({ score, evidence }) => (score ?? 0) >= 8 && evidence !== 'A' && evidence !== 'B'),
    [0, 0],
  );
  for (const [level, share] of [
    ['low', 20],
    ['medium', 50],
    ['high', 30],
  ] as const)
    add(
      `risk ${level}, percent`,
      shareOf(offers, ({ risk_level: risk }) => risk === level),
      about(share, all ? 6 : 12),
    );
  const medianOf = (kind: ScoreRow['kind'], of: (row: ScoreRow) => number | null) => {
    const own = offers.filter((row) => row.kind === kind);
    return [quantileOf(own.map(of), 0.5), own.length] as const;
  };
  for (const kind of ['condo', 'light', 'house'] as const) {
    const [value, count] = medianOf(kind, ({ value_to_price }) => value_to_price);
    add(`value ÷ price, median, ${kind}`, value, all ? [0.9, 1] : [0.86, 1.04], count);
  }
  const priced = offers.filter(({ kind, rent_basis: basis }) => dwellings.includes(kind) && basis !== 'assumed');
  const returns = priced.map(({ nominal_return_pct: value }) => value);
  add('ten-year all-cash return of rent-priced units, median, %', quantileOf(returns, 0.5), all ? [1.8, 3.2] : [1.2, 3.8], priced.length);
  add(
    'share of them that reach the 4% discount rate, %',
    shareOf(priced, ({ nominal_return_pct: value }) => (value ?? -100) >= 4),
    all ? [18, 32] : [12, 40],
    priced.length,
  );
  if (!all) return bars;
  const values = offers.map(({ value_to_price: value }) => value);
  add('value ÷ price, 10th percentile', quantileOf(values, 0.1), [0.55, 1.45]);
  add('value ÷ price, 90th percentile', quantileOf(values, 0.9), [0.55, 1.45]);
  for (const [kind, bounds] of [
    ['condo', [0.56, 0.72]],
    ['light', [0.7, 0.81]],
    ['solid', [0.7, 0.82]],
  ] as const) {
    const [value, count] = medianOf(kind, ({ noi_to_full_rent }) => noi_to_full_rent);
    add(`NOI ÷ full rent, median, ${kind}`, value, bounds, count);
  }
  add(
    'sale ÷ price of rent-priced units, median',
    quantileOf(
      priced.map(({ sale_to_price: value }) => value),
      0.5,
    ),
    [0.9, 1.05],
    priced.length,
  );
  const lent = offers.filter(({ dscr }) => dscr !== null);
  add(
    'DSCR at 1 or more, %',
    shareOf(lent, ({ dscr }) => (dscr ?? 0) >= 1),
    [25, 45],
    lent.length,
  );
  const tenths = new Map<number, number>();
  for (const { score } of offers) if (score !== null) tenths.set(score, (tenths.get(score) ?? 0) + 1);
  add('most offers on one tenth of the score, %', (Math.max(0, ...tenths.values()) / Math.max(1, offers.length)) * 100, [0, 12]);
  return bars;
}
