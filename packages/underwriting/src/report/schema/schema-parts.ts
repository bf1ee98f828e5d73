import type { JsonSchema } from './json-schema.ts';

export const text: JsonSchema = { type: 'string' };
export const textOrNull: JsonSchema = { type: ['string', 'null'] };
export const texts: JsonSchema = { type: 'array', items: text };
export const numberOrNull: JsonSchema = { type: ['number', 'null'] };
export const pair: JsonSchema = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 };
export const pairOrNull: JsonSchema = { anyOf: [{ type: 'null' }, pair] };
export const closed = (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const yenByKey: JsonSchema = { type: 'object', additionalProperties: { type: 'integer' }, required: ['total'] };
