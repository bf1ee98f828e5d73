import type { JsonSchema } from './json-schema.ts';
import { datasetValue, market } from './market-schema.ts';
import { closed, numberOrNull, text, textOrNull, texts } from './schema-parts.ts';

const facts: JsonSchema = { type: 'object', required: ['kind', 'values', 'derived', 'extra', 'evidence', 'conflicts', 'unused_sources'] };
const asOf: JsonSchema = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const context: JsonSchema = closed(
  {
    subject: closed(
      { analysis_id: text, title: text, listing_url: textOrNull, documents: texts, own_defaults: closed({ saved_on: text, names: texts }) },
      ['own_defaults'],
    ),
    place: closed({
      municipality_code: textOrNull,
      prefecture: textOrNull,
      prefecture_en: textOrNull,
      municipality: textOrNull,
      municipality_en: textOrNull,
      latitude: numberOrNull,
      longitude: numberOrNull,
    }),
    population: { anyOf: [{ type: 'null' }, closed({ latest: datasetValue, projected_2050: datasetValue })] },
    exchange_rate: { $ref: '#/$defs/exchange_rate' },
    market,
  },
  ['market'],
);
/** A choice, a number, or a number with its reason. */
const override: JsonSchema = {
  anyOf: [{ type: 'number' }, { type: 'string' }, closed({ value: { type: 'number' }, reason: textOrNull })],
};
const overrides: JsonSchema = { type: 'object', additionalProperties: override };

/** What the report is worked out from; of reports of formats 1 to 3 only facts and date are known. */
export const inputs: JsonSchema = {
  type: 'object',
  properties: { facts, asOf },
  required: ['facts', 'context', 'overrides', 'asOf'],
  anyOf: [closed({ facts, context, overrides, asOf }), closed({ facts, context: { type: 'null' }, overrides: { type: 'null' }, asOf })],
};
