import { describe, expect, it } from 'vitest';
import { sampleReport } from '../testing/index.ts';
import { schemaVersion } from './document/versions.ts';
import { openReport } from './open-report.ts';
import { schemaErrors } from './schema/json-schema.ts';

const invalid = expect.objectContaining({ code: 'invalid_report' });

describe('opening a report', () => {
  it('opens one of the first version, and says by empty lists what it does not hold', () => {
    const {
      stress,
      sensitivity,
      two_way,
      thresholds,
      simulation,
      tax,
      long_term,
      exit_ladder,
      monthly,
      valuation,
      claims,
      rent_roll,
      rules,
      inputs,
      ...first
    } = sampleReport('condominium_unit');
    expect([stress, sensitivity, two_way, thresholds, claims, rules].every(Array.isArray)).toBe(true);
    expect([simulation, tax, long_term, exit_ladder, monthly, valuation, rent_roll].every((part) => part !== undefined)).toBe(true);
    const opened = openReport(JSON.stringify({ ...first, facts: inputs.facts, schema_version: 1 }));
    expect(opened).toMatchObject({ schema_version: schemaVersion, stress: [], thresholds: [], rules: [] });
    expect(opened.figures).toEqual(first.figures);
  });

  it('refuses what is not a report, and says what is wrong', () => {
    expect(() => openReport('{')).toThrowError(/is not JSON/);
    expect(() => openReport('[]')).toThrowError(/not an insight report/);
    expect(() => openReport(null)).toThrowError(invalid);
    expect(() => openReport({ schema: 'other' })).toThrowError(/not an insight report/);
    expect(() => openReport({ schema: 'rimawari/insight-report' })).toThrowError(/does not say which version/);
    expect(() => openReport({ schema: 'rimawari/insight-report', schema_version: 99 })).toThrowError(/Use a newer program/);
    expect(() => openReport({ ...sampleReport('condominium_unit'), notes: 'x' })).toThrowError(/notes: must be array/);
  });
});

describe('the schema reader', () => {
  it('names each place that breaks a rule', () => {
    const schema = {
      type: 'object',
      required: ['a'],
      additionalProperties: false,
      properties: {
        a: { type: 'integer', minimum: 1, maximum: 3 },
        b: { type: 'array', minItems: 1, maxItems: 2, items: { enum: ['x', 'y'] } },
        c: { type: 'string', pattern: '^z' },
        d: { const: 1 },
        e: { anyOf: [{ type: 'null' }, { type: 'boolean' }] },
        f: { $ref: '#/$defs/none' },
      },
    } as const;
    expect(schemaErrors(schema, {})).toEqual(['/a: is missing']);
    expect(schemaErrors(schema, { a: 0 })).toEqual(['/a: must be at least 1']);
    expect(schemaErrors(schema, { a: 4 })).toEqual(['/a: must be at most 3']);
    expect(schemaErrors(schema, { a: 1.5 })).toEqual(['/a: must be integer']);
    expect(schemaErrors(schema, { a: 1, b: [] })).toEqual(['/b: needs at least 1 items']);
    expect(schemaErrors(schema, { a: 1, b: ['x', 'y', 'x'] })).toEqual(['/b: holds more than 2 items']);
    expect(schemaErrors(schema, { a: 1, b: ['q'] })).toEqual(['/b/0: must be one of x, y']);
    expect(schemaErrors(schema, { a: 1, c: 'y' })).toEqual(['/c: does not match ^z']);
    expect(schemaErrors(schema, { a: 1, d: 2 })).toEqual(['/d: must be 1']);
    expect(schemaErrors(schema, { a: 1, e: 3 })).toEqual(['/e: matches none of the shapes allowed']);
    expect(schemaErrors(schema, { a: 1, e: null })).toEqual([]);
    expect(schemaErrors(schema, { a: 1, f: 3 })).toEqual(['/f: the schema names #/$defs/none, which it does not define']);
    expect(schemaErrors(schema, { a: 1, g: 3 })).toEqual(['/g: is not part of the schema']);
    expect(schemaErrors(schema, [])).toEqual([': must be object']);
  });
});
