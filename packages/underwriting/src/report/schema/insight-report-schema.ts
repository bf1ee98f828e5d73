import { schemaVersion } from '../document/versions.ts';
import { dataset, evidence, figure, finding, origin, projection, scenario, sensitivityEnd, series } from './figure-schemas.ts';
import { inputs } from './inputs-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { marketSection } from './market-schema.ts';
import { closed, list, numberOrNull, pairOrNull, text, textOrNull, texts, yenByKey } from './schema-parts.ts';

const exchangeRate = closed(
  {
    jpy_per_usd: { type: 'number', minimum: 0 },
    date: text,
    source: text,
    illustrative: { type: 'boolean' },
    dataset: { $ref: '#/$defs/dataset' },
  },
  ['dataset'],
);

/** JSON Schema (2020-12) of the report. Written by hand; a test holds every sample against it. */
const oneFigure: JsonSchema = { $ref: '#/$defs/figure' };
export const insightReportSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'rimawari/insight-report',
  title: 'InsightReport',
  description:
    'A Japanese rental property, underwritten: figures with their origins, and the lists that put them in order. Yen are integers; percents are percent numbers.',
  $defs: { evidence, dataset, exchange_rate: exchangeRate, origin, figure, series, finding, projection },
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
      exchange_rate: { $ref: '#/$defs/exchange_rate' },
      disclaimer: text,
      inputs,
      market: marketSection,
      place: closed({
        prefecture: textOrNull,
        prefecture_en: textOrNull,
        municipality: textOrNull,
        municipality_en: textOrNull,
        municipality_code: textOrNull,
      }),
      figures: { type: 'object', additionalProperties: { $ref: '#/$defs/figure' } },
      series: { type: 'object', additionalProperties: { $ref: '#/$defs/series' } },
      headline: closed(
        {
          scenario_score: { type: ['number', 'null'], minimum: 0, maximum: 10 },
          scenario_score_range: pairOrNull,
          score_version: text,
          risk_level: { enum: ['low', 'medium', 'high'] },
          net_rental_yield: numberOrNull,
          net_rental_yield_range: pairOrNull,
          evidence_grade: { enum: ['A', 'B', 'C', 'D'] },
          rent_basis: { enum: ['stated', 'from_stated_yield', 'assumed', 'given'] },
          reading: texts,
          key_figures: texts,
        },
        ['net_rental_yield_range', 'score_version'],
      ),
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
      document_meter: list(
        closed({
          id: text,
          title: text,
          title_ja: text,
          settles: texts,
          cash: oneFigure,
          net_yield: oneFigure,
          score: oneFigure,
          effect: oneFigure,
        }),
      ),
      missing: list(closed({ field: text, label: text, why_it_matters: text, document: text, question_en: text, question_ja: text })),
      next_steps: list(closed({ id: text, action: text, who: textOrNull, question_ja: textOrNull })),
      notes: texts,
    },
    ['repair_plan', 'market', 'document_meter'],
  ),
};
