import { sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { changedFigures, changesBetween, effectOf } from './difference.ts';

describe('the difference between two artefacts', () => {
  it('names every place that is not the same, and a part that only one has as one place', () => {
    const from = { facts: { price: 1, stations: [{ walk: 6 }, { walk: 9 }], old: { a: 1, b: 2 } }, same: [1] };
    const to = { facts: { price: 2, stations: [{ walk: 7 }, { walk: 9 }] }, same: [1], made: null };
    expect(changesBetween(from, to)).toEqual({
      changes: [
        { path: 'facts.price', from: 1, to: 2 },
        { path: 'facts.stations.0.walk', from: 6, to: 7 },
        { path: 'facts.old', from: { a: 1, b: 2 }, to: null },
        { path: 'made', from: null, to: null },
      ],
      more: 0,
    });
    expect(changesBetween(from, structuredClone(from))).toEqual({ changes: [], more: 0 });
  });

  it('lists the first hundred and counts the others', () => {
    const numbers = (add: number) => Array.from({ length: 250 }, (_, n) => n + add);
    const { changes, more } = changesBetween(numbers(0), numbers(1));
    expect([changes.length, more]).toEqual([100, 150]);
  });
});

describe('the difference between two reports', () => {
  const before = sampleReport('condominium_unit');
  const after = sampleReport('condominium_unit', { loan_rate: 4.9 });

  it('is told in figures, with what each has changed by', () => {
    const figures = changedFigures(before, after);
    const rate = figures.find(({ id }) => id === 'assumptions.loan_rate');
    const was = before.figures['assumptions.loan_rate']?.value ?? 0;
    expect(rate).toMatchObject({ from: was, to: 4.9, difference: 4.9 - was, unit: 'percent' });
    expect(figures.map(({ id }) => id)).not.toContain('price');
    expect(changedFigures(before, structuredClone(before))).toEqual([]);
  });

  it('is told in yen: the first year, all years, and with the sale and the equity', () => {
    const [firstYear, allYears, whole] = effectOf(before, after);
    expect(firstYear).toMatchObject({ id: 'first_year', from: 15_169, to: after.figures['returns.atcf']?.value });
    // 15,169 − 109,668 − 111,032 − 112,427 − 113,907 − 122,000 − 123,794 − 125,506 − 127,614 − 129,721
    expect(allYears?.from).toBe(-1_060_500);
    // −1,060,500 + 14,917,105 left from the sale − 802,500 tax on the gain − 8,949,846 equity
    expect(whole?.from).toBe(4_104_259);
    for (const effect of [firstYear, allYears, whole]) {
      expect(effect?.difference).toBe((effect?.to ?? 0) - (effect?.from ?? 0));
      expect(effect?.difference).toBeLessThan(0);
    }
  });

  it('is not told in yen where a report lacks a figure', () => {
    const lacking = structuredClone(after);
    delete lacking.figures['exit.net_proceeds'];
    const [firstYear, , whole] = effectOf(before, lacking);
    expect(whole).toMatchObject({ to: null, difference: null });
    expect(firstYear?.difference).not.toBeNull();
  });
});
