import { describe, expect, it } from 'vitest';
import { openReport } from '../report/open-report.ts';
import { sampleApartment, sampleReport } from '../testing/index.ts';
import { openFacts } from './open-facts.ts';

const stored = (change: object) => ({ ...sampleApartment, ...change }) as unknown as Record<string, unknown>;
const earlier = (unused: unknown) => {
  const { unused_sources: _, ...facts } = sampleApartment;
  return { ...facts, extra: { ...facts.extra, unused_sources: unused } };
};

describe('openFacts', () => {
  it('gives facts of today back as they are', () => {
    expect(openFacts(stored({}))).toEqual(sampleApartment);
  });

  it('leaves out what no fact is called, with its evidence, and keeps the rest', () => {
    const opened = openFacts(
      stored({
        extra: { road: '南側 公道 4.0m', nearest_shrine: '氷川神社' },
        evidence: { ...sampleApartment.evidence, 'extra.nearest_shrine': [] },
        derived: { units: 8, age_years: 25 },
        derivations: { units: { rule: 'rows', from: ['extra.rent_roll', 'extra.gone'] }, age_years: { rule: 'age', from: ['built'] } },
        conflicts: [
          { field: 'units', values: [7, 8], sources: ['a', 'b'] },
          { field: 'extra.gone', values: [1, 2], sources: ['a', 'b'] },
        ],
      }),
    );
    expect(opened).toMatchObject({ values: sampleApartment.values });
    expect(opened.extra).toEqual({ road: '南側 公道 4.0m' });
    expect(opened.evidence).toEqual(sampleApartment.evidence);
    expect(opened.derived).toEqual({ units: 8 });
    expect(opened.derivations).toEqual({ units: { rule: 'rows', from: ['extra.rent_roll'] } });
    expect(opened.conflicts).toEqual([{ field: 'units', values: [7, 8], sources: ['a', 'b'] }]);
  });

  it.each([
    ['blocked', 'suumo.jp refuses to show the listing to us (status 403): for people only.', 'access_refused'],
    ['blocked', 'suumo.jp received too many requests and turned ours away (status 429).', 'too_many_requests'],
    ['blocked', undefined, 'blocked'],
    ['unreachable', 'suumo.jp has a problem of its own and did not show the listing (status 503).', 'site_error'],
    ['unreachable', 'suumo.jp did not show the listing (status 418).', 'not_shown'],
    ['unreachable', 'The web site of the listing did not answer.', 'unreachable'],
    ['removed', undefined, 'removed'],
    ['constructor', undefined, 'not_property'],
  ])('moves a source set aside as %s (%s) from the further facts, as %s', (reason, message, today) => {
    const said = message === undefined ? {} : { message };
    expect(openFacts(earlier([{ source_name: 'x', reason, ...said }]))).toMatchObject({
      extra: sampleApartment.extra,
      unused_sources: [{ source_name: 'x', reason: today, ...said }],
    });
  });

  it('drops what names no source', () => {
    expect(openFacts(earlier(['nonsense', { reason: 'blocked' }, null, { source_name: '', reason: 'list' }])).unused_sources).toEqual([]);
  });

  it('is how every report of an earlier format is opened', () => {
    const { inputs: _inputs, ...report } = sampleReport('apartment_building');
    const before = { ...report, schema_version: 3, facts: earlier([{ source_name: 'x', reason: 'rental' }]) };
    expect(openReport(JSON.stringify(before)).inputs.facts.unused_sources).toEqual([{ source_name: 'x', reason: 'rental' }]);
  });
});
