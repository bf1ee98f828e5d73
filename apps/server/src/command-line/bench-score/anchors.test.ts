import { type ScoreMarks, scoreMeasureNames, scoreOn, scoreVersion } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { anchorCard, cardLines, type Marked, scoredOn } from './anchors.ts';
import type { ScoreRow } from './score-row.ts';

/** An offer whose every measure is marked alike. */
const offer = (mark: number, cap = 10): Marked => ({
  row: { file: `offer ${mark}` } as ScoreRow,
  marks: Object.fromEntries(scoreMeasureNames.map((name) => [name, mark])) as ScoreMarks,
  cap,
});
/** The tenth percentile lies 0.6 of the way from the first to the second, the ninetieth 0.4 from the sixth to the seventh. */
const sample = [2, 3, 4, 5, 6, 7, 8].map((mark) => offer(mark));

describe('a card that is anchored on a sample', () => {
  const card = anchorCard(sample);

  it('has the tenth percentile, the middle and the ninetieth of each measure at 2.5, 5 and 7.5', () => {
    // Income yields of the marks 2 and 3 are 1.12 and 1.72, those of 7 and 8 are 4.44 and 5.24.
    const points = card.curves.income_yield ?? [];
    expect(points.map(([, mark]) => mark)).toEqual([0, 2.5, 5, 7.5, 10]);
    expect(points[1]?.[0]).toBeCloseTo(1.12 + 0.6 * 0.6, 10);
    expect(points[2]?.[0]).toBeCloseTo(3, 10);
    expect(points[3]?.[0]).toBeCloseTo(4.44 + 0.4 * 0.8, 10);
  });

  it('has more vacancy marked lower, as the published curve has it', () => {
    const curve = card.curves.vacancy ?? [];
    expect(curve.map(([, mark]) => mark)).toEqual([9.5, 7.5, 5, 2.5, 0]);
    expect(curve.map(([value]) => value)).toEqual(curve.map(([value]) => value).toSorted((one, other) => one - other));
  });

  it('leaves the walk and the checks as they are marked', () => {
    expect(card.curves.walk).toBeUndefined();
    expect(card.curves.legal).toBeUndefined();
  });

  it('has the same quantiles of the weighted mean at 2.5, 5 and 7.5 of its scale', () => {
    expect(scoredOn(card, offer(5)).score_before_caps).toBeCloseTo(5, 6);
    expect(card.scale.map(([, mark]) => mark)).toEqual([0, 2.5, 5, 7.5, 10]);
  });

  it('is capped as the report is, and told point by point', () => {
    expect(scoredOn(card, offer(8, 4.9)).score).toBe(4.9);
    expect(cardLines(card)).toContain('income_yield: 0 → 0, 1.48 → 2.5, 3 → 5, 4.76 → 7.5, 7 → 10');
  });
});

describe('a card that is anchored on offers at its own anchors', () => {
  it('is the published one', () => {
    const own = anchorCard([2.5, 2.5, 5, 7.5, 7.5].map((mark) => offer(mark)));
    expect(own.curves.flat_return).toEqual(scoreVersion.measures.flat_return.curve);
    // Walk and checks have the same marks: the mean of marks that are all alike is that mark.
    expect(scoreOn(own.scale, 2.5)).toBeCloseTo(2.5, 10);
  });
});
