import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openFacts } from '../src/facts/open-facts.ts';
import { schemaVersion } from '../src/report/document/versions.ts';
import { explain } from '../src/report/explain.ts';
import { openReport } from '../src/report/open-report.ts';
import { sampleDate, sampleReport } from '../src/testing/index.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

/** Documents that earlier engines wrote: 0.2.0 and 0.4.0, cut to a few figures, and 0.6.0, whole. */
function written(version: number): Record<string, unknown> {
  const text = version === 3 ? gunzipSync(fixture('report-version-3.json.gz')) : fixture(`report-version-${version}.json`);
  return JSON.parse(text.toString('utf8'));
}

describe('a report of an earlier version', () => {
  it.each([1, 2, 3])('%i, as its engine wrote it, opens in the present one with its figures untouched', (version) => {
    const old = written(version);
    expect(old.schema_version).toBe(version);
    const opened = openReport(JSON.stringify(old));
    expect(opened.schema_version).toBe(schemaVersion);
    expect(opened.figures).toEqual(old.figures);
    expect(opened.headline).toEqual(old.headline);
    expect(opened.series).toEqual(old.series);
    expect(opened.repair_plan).toEqual(old.repair_plan);
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
    const { rules, repair_plan, inputs, ...rest } = sampleReport('apartment_building');
    expect(repair_plan).toBeDefined();
    const before = {
      ...rest,
      facts: inputs.facts,
      schema_version: 2,
      rules: rules.map(({ value: _value, ended_relief: _ended, ...rule }) => rule),
    };
    const opened = openReport(JSON.stringify(before));
    expect(opened).toEqual({
      ...JSON.parse(JSON.stringify(rest)),
      schema_version: schemaVersion,
      inputs: { facts: JSON.parse(JSON.stringify(inputs.facts)), context: null, overrides: null, asOf: sampleDate },
      rules: rules.map((rule) => ({ ...rule, value: '', ended_relief: null })),
    });
  });

  it('has its facts and its date as inputs, and says that it cannot be worked out again', () => {
    for (const version of [1, 2, 3]) {
      const old = written(version);
      const { inputs } = openReport(JSON.stringify(old));
      expect(inputs).toEqual({
        facts: openFacts(old.facts as Record<string, unknown>),
        context: null,
        overrides: null,
        asOf: (old.analysis as { as_of: string }).as_of,
      });
    }
    expect('facts' in openReport(written(3))).toBe(false);
  });

  it('is refused where it was broken already', () => {
    expect(() => openReport({ ...written(2), rules: 'all' })).toThrowError(/rules: must be array/);
    expect(() => openReport({ ...written(2), rules: [5] })).toThrowError(/rules\/0: must be object/);
    expect(() => openReport({ ...written(2), headline: null })).toThrowError(/headline: must be object/);
    expect(() => openReport({ ...written(3), analysis: null })).toThrowError(/inputs\/asOf: is missing/);
    expect(() => openReport({ ...written(3), facts: 5 })).toThrowError(/inputs\/facts: must be object/);
  });
});
