import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemaVersion } from '../src/report/document/versions.ts';
import { explain } from '../src/report/explain.ts';
import { openReport } from '../src/report/open-report.ts';
import { sampleReport } from '../src/testing/index.ts';

/** Documents that engines 0.2.0 and 0.4.0 wrote, cut to a few figures. */
const written = (version: number): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`./fixtures/report-version-${version}.json`, import.meta.url), 'utf8'));

describe('a report of an earlier version', () => {
  it.each([1, 2])('%i, as its engine wrote it, opens in the present one with its figures untouched', (version) => {
    const old = written(version);
    expect(old.schema_version).toBe(version);
    const opened = openReport(JSON.stringify(old));
    expect(opened.schema_version).toBe(schemaVersion);
    expect(opened.figures).toEqual(old.figures);
    expect(opened.headline).toEqual(old.headline);
    expect(opened.repair_plan).toBeUndefined();
    expect(explain(opened, 'returns.gross_yield')).not.toBeNull();
    expect(openReport(JSON.stringify(opened))).toEqual(opened);
  });

  it('has rules without a value where it kept the rules, and none where it did not', () => {
    expect(openReport(written(1)).rules).toEqual([]);
    const { rules } = openReport(written(2));
    expect(rules).toHaveLength(2);
    for (const rule of rules) expect(rule).toMatchObject({ value: '', ended_relief: null });
  });

  it('opens with everything else of today’s report', () => {
    const { rules, repair_plan, ...rest } = sampleReport('apartment_building');
    expect(repair_plan).toBeDefined();
    const before = { ...rest, schema_version: 2, rules: rules.map(({ value: _value, ended_relief: _ended, ...rule }) => rule) };
    const opened = openReport(JSON.stringify(before));
    expect(opened).toEqual({
      ...JSON.parse(JSON.stringify(rest)),
      schema_version: schemaVersion,
      rules: rules.map((rule) => ({ ...rule, value: '', ended_relief: null })),
    });
  });

  it('is refused where it was broken already', () => {
    expect(() => openReport({ ...written(2), rules: 'all' })).toThrowError(/rules: must be array/);
    expect(() => openReport({ ...written(2), rules: [5] })).toThrowError(/rules\/0: must be object/);
    expect(() => openReport({ ...written(2), headline: null })).toThrowError(/headline: must be object/);
  });
});
