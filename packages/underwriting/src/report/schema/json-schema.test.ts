import { describe, expect, it } from 'vitest';
import { schemaErrors } from './json-schema.ts';

describe('schemaErrors', () => {
  it('takes a name that every object has for an unknown one, and not for one that is there', () => {
    const schema = { type: 'object', properties: {}, required: ['valueOf'], additionalProperties: false } as const;
    expect(schemaErrors(schema, { toString: 1 })).toEqual(['/valueOf: is missing', '/toString: is not part of the schema']);
    expect(schemaErrors(schema, JSON.parse('{ "valueOf": 1, "__proto__": 2 }'))).toHaveLength(2);
  });
});
