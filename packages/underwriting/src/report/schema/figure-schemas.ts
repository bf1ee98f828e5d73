import type { JsonSchema } from './json-schema.ts';
import { closed, list, numberOrNull, pairOrNull, text, textOrNull, texts } from './schema-parts.ts';

export const unit: JsonSchema = {
  enum: [
    'JPY',
    'JPY/month',
    'JPY/year',
    'JPY/m2',
    'JPY/m2/month',
    'percent',
    'ratio',
    'm2',
    'years',
    'months',
    'minutes',
    'metres',
    'count',
    'score',
    'index',
    'JPY/USD',
    'year',
    'percent/year',
    'points',
    'points/year',
  ],
};

export const evidence: JsonSchema = {
  type: 'object',
  properties: {
    source_id: text,
    source_kind: { enum: ['listing', 'document'] },
    source_name: text,
    label: textOrNull,
    raw: text,
    steps: texts,
    page: { type: 'integer', minimum: 1 },
    box: { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 },
    sheet: text,
    cell: text,
    confidence: { type: 'number', minimum: 0, maximum: 1 },
  },
  required: ['source_id', 'source_kind', 'source_name', 'label', 'raw', 'steps', 'confidence'],
};
export const dataset: JsonSchema = closed({ id: text, title: text, vintage: text, licence: text, source: text, url: textOrNull });
export const origin: JsonSchema = {
  anyOf: [
    closed({ kind: { const: 'read' }, evidence: list({ $ref: '#/$defs/evidence' }) }),
    closed({ kind: { const: 'given' }, replaces: textOrNull, reason: textOrNull }),
    closed({ kind: { const: 'dataset' }, dataset: { $ref: '#/$defs/dataset' }, row: text }),
    closed({ kind: { const: 'assumed' }, rule: text, reason: text, source: textOrNull }),
    closed({
      kind: { const: 'rule' },
      rule: text,
      title: text,
      source: text,
      from: textOrNull,
      to: textOrNull,
      confirmed: { type: 'boolean' },
    }),
    closed({ kind: { const: 'computed' }, formula: text, inputs: { type: 'array', items: text, minItems: 1 } }),
    closed({ kind: { const: 'not_stated' }, ask: textOrNull }),
  ],
};
export const figure: JsonSchema = closed({
  id: text,
  label: text,
  label_ja: textOrNull,
  unit,
  value: numberOrNull,
  range: pairOrNull,
  definition: text,
  origin: { $ref: '#/$defs/origin' },
  because: textOrNull,
});
export const series: JsonSchema = closed({
  id: text,
  label: text,
  label_ja: textOrNull,
  unit,
  values: list(numberOrNull),
  definition: text,
  origin: { $ref: '#/$defs/origin' },
});
export const finding: JsonSchema = closed({
  id: text,
  state: { enum: ['flag', 'pass', 'unknown'] },
  title: text,
  detail: text,
  severity: { enum: ['critical', 'caution', 'note'] },
  figures: texts,
  effect: textOrNull,
  settle: textOrNull,
  question_en: textOrNull,
  question_ja: textOrNull,
});
export const projection: JsonSchema = closed({ years: list({ type: 'integer' }), columns: texts });

export const scenario: JsonSchema = closed({
  id: text,
  title: text,
  summary: text,
  changes: texts,
  outcomes: closed({ noi: text, btcf: text, dscr: text, net_yield: text, irr: text }),
});
export const sensitivityEnd: JsonSchema = closed({ net_yield: text, btcf: text, npv: text });
