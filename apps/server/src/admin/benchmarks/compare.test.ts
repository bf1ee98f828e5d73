import { sampleCondominium, sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { diffOf, extractionOf, isExactMatch } from './compare.ts';

describe('the comparison of two extractions', () => {
  const base = { price_jpy: 24_800_000, layout: '1K', stations: [{ name: '中野坂上', walk_minutes: 6 }] };

  it('names what differs, and what only one of them has', () => {
    const candidate = { price_jpy: 24_800_000, stations: [{ walk_minutes: 7, name: '中野坂上' }], floor: 3 };
    const diff = diffOf(base, candidate);
    expect(diff).toEqual({
      mismatched_values: [{ field: 'stations', baseline: base.stations, candidate: candidate.stations }],
      missing_in_candidate: ['layout'],
      missing_in_baseline: ['floor'],
    });
    expect(isExactMatch(base, candidate, diff)).toBe(false);
  });

  it('takes the order of keys for no difference', () => {
    const candidate = { stations: [{ walk_minutes: 6, name: '中野坂上' }], layout: '1K', price_jpy: 24_800_000 };
    expect(isExactMatch(base, candidate, diffOf(base, candidate))).toBe(true);
  });

  it('is never exact where one could not be read', () => {
    expect(diffOf(base, null).missing_in_candidate).toEqual(['layout', 'price_jpy', 'stations']);
    expect(isExactMatch(base, null, diffOf(base, null))).toBe(false);
    expect(isExactMatch(null, null, diffOf(null, null))).toBe(false);
    expect(isExactMatch({}, null, diffOf({}, null))).toBe(false);
  });

  it('compares figures only where both runs made a report', () => {
    const report = sampleReport('condominium_unit');
    const facts = extractionOf(sampleCondominium, null);
    const both = extractionOf(sampleCondominium, report);
    expect(facts).toMatchObject({ kind: 'condominium_unit', price_jpy: sampleCondominium.values.price_jpy });
    expect(Object.values(facts)).not.toContain(null);
    expect(both['report.returns.atcf']).toBe(report.figures['returns.atcf']?.value);
    expect(isExactMatch(both, facts, diffOf(both, facts))).toBe(true);
    expect(diffOf(both, { ...both, 'report.returns.atcf': 1 }).mismatched_values).toEqual([
      { field: 'report.returns.atcf', baseline: both['report.returns.atcf'], candidate: 1 },
    ]);
  });
});
