import { schemaVersion } from '../document/versions.ts';
import type { JsonSchema } from './json-schema.ts';

const text: JsonSchema = { type: 'string' };
const textOrNull: JsonSchema = { type: ['string', 'null'] };
const texts: JsonSchema = { type: 'array', items: text };
const numberOrNull: JsonSchema = { type: ['number', 'null'] };
const pair: JsonSchema = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 };
const pairOrNull: JsonSchema = { anyOf: [{ type: 'null' }, pair] };
const closed = (properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const yenByKey: JsonSchema = { type: 'object', additionalProperties: { type: 'integer' }, required: ['total'] };
const unit: JsonSchema = {
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

const evidence: JsonSchema = {
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
const dataset: JsonSchema = closed({ id: text, title: text, vintage: text, licence: text, source: text, url: textOrNull });
const origin: JsonSchema = {
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
const figure: JsonSchema = closed({
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
const series: JsonSchema = closed({
  id: text,
  label: text,
  label_ja: textOrNull,
  unit,
  values: list(numberOrNull),
  definition: text,
  origin: { $ref: '#/$defs/origin' },
});
const finding: JsonSchema = closed({
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
const projection: JsonSchema = closed({ years: list({ type: 'integer' }), columns: texts });

const scenario: JsonSchema = closed({
  id: text,
  title: text,
  summary: text,
  changes: texts,
  outcomes: closed({ noi: text, btcf: text, dscr: text, net_yield: text, irr: text }),
});
const sensitivityEnd: JsonSchema = closed({ net_yield: text, btcf: text, npv: text });

/** JSON Schema (2020-12) of the report. Written by hand; a test holds every sample against it. */
export const insightReportSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'rimawari/insight-report',
  title: 'InsightReport',
  description:
    'A Japanese rental property, underwritten: figures with their origins, and the lists that put them in order. Yen are integers; percents are percent numbers.',
  $defs: { evidence, dataset, origin, figure, series, finding, projection },
  ...closed(
    {
      schema: { const: 'rimawari/insight-report' },
      schema_version: { const: schemaVersion },
      engine_version: text,
      rules_version: text,
      analysis: closed({
        id: text,
        title: text,
        as_of: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
        listing_url: textOrNull,
        documents: texts,
      }),
      exchange_rate: closed({ jpy_per_usd: { type: 'number', minimum: 0 }, date: text, source: text, illustrative: { type: 'boolean' } }),
      disclaimer: text,
      facts: { type: 'object', required: ['kind', 'values', 'derived', 'extra', 'evidence', 'conflicts'] },
      place: closed({
        prefecture: textOrNull,
        prefecture_en: textOrNull,
        municipality: textOrNull,
        municipality_en: textOrNull,
        municipality_code: textOrNull,
      }),
      figures: { type: 'object', additionalProperties: { $ref: '#/$defs/figure' } },
      series: { type: 'object', additionalProperties: { $ref: '#/$defs/series' } },
      headline: closed({
        scenario_score: { type: ['number', 'null'], minimum: 0, maximum: 10 },
        scenario_score_range: pairOrNull,
        risk_level: { enum: ['low', 'medium', 'high'] },
        net_rental_yield: numberOrNull,
        evidence_grade: { enum: ['A', 'B', 'C', 'D'] },
        rent_basis: { enum: ['stated', 'from_stated_yield', 'assumed', 'given'] },
        reading: texts,
        key_figures: texts,
      }),
      risk_reasons: texts,
      score_parts: list(closed({ id: text, label: text, score: text, weight: text, reading: text })),
      score_gates: list(closed({ id: text, label: text, cap: numberOrNull, applied: { type: 'boolean' }, reason: text })),
      financial_analysis: closed({
        acquisition_costs: yenByKey,
        monthly_expenses: yenByKey,
        annual_taxes: yenByKey,
        maintenance_reserves: yenByKey,
      }),
      cost_groups: list(
        closed({
          id: text,
          title: text,
          title_ja: text,
          lines: list(closed({ key: text, label: text, label_ja: textOrNull, figure: text })),
          total: text,
          annualised: text,
        }),
      ),
      yield_ladder: list(closed({ figure: text, step: textOrNull })),
      income: texts,
      financing: texts,
      returns: texts,
      projection: { $ref: '#/$defs/projection' },
      loan_schedule: { $ref: '#/$defs/projection' },
      scenarios: list(scenario),
      stress: list(scenario),
      sensitivity: list(closed({ id: text, label: text, low_input: text, high_input: text, low: sensitivityEnd, high: sensitivityEnd })),
      two_way: list(closed({ id: text, title: text, rows: text, columns: text, cells: texts })),
      thresholds: list(closed({ target: text, lever: text, title: text, figure: text })),
      simulation: closed({ figures: texts, bands: { $ref: '#/$defs/projection' }, distributions: texts, reading: text }),
      tax: closed({
        owner: { enum: ['resident', 'non_resident', 'company'] },
        figures: texts,
        projection: { $ref: '#/$defs/projection' },
        reading: texts,
      }),
      repair_plan: closed({
        basis: { enum: ['set_aside', 'dated_plan'] },
        confirmed: { type: 'boolean' },
        events: list(closed({ year: { type: 'integer' }, item: text, title: text, title_ja: text, figure: text })),
        figures: texts,
        columns: texts,
        reading: texts,
      }),
      long_term: { $ref: '#/$defs/projection' },
      exit_ladder: { $ref: '#/$defs/projection' },
      monthly: closed({ months: list({ type: 'integer' }), columns: texts }),
      valuation: closed({ figures: texts, reading: text }),
      claims: list(
        closed({
          id: text,
          label: text,
          stated: text,
          recomputed: text,
          difference: text,
          state: { enum: ['agrees', 'differs'] },
          reading: text,
        }),
      ),
      rent_roll: texts,
      rules: list(
        closed({
          id: text,
          title: text,
          title_ja: text,
          trigger: text,
          rounding: text,
          value: text,
          state: { enum: ['in_force', 'relief_in_force', 'relief_ended', 'not_in_force'] },
          from: textOrNull,
          to: textOrNull,
          source: text,
          confirmed: { type: 'boolean' },
          note: textOrNull,
          ended_relief: { anyOf: [{ type: 'null' }, closed({ from: textOrNull, to: textOrNull, value: text, source: text })] },
        }),
      ),
      checks: list({ $ref: '#/$defs/finding' }),
      assumptions: texts,
      missing: list(closed({ field: text, label: text, why_it_matters: text, document: text, question_en: text, question_ja: text })),
      next_steps: list(closed({ id: text, action: text, who: textOrNull, question_ja: textOrNull })),
      notes: texts,
    },
    ['repair_plan'],
  ),
};
