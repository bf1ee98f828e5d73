import type { InsightReport } from '@rimawari/underwriting';
import type { CardView } from '../data/card-view.ts';
import { type PackedCards, packCards } from '../data/packed.ts';
import { scriptJson } from './escape.ts';

/** What the scripts of the report read: what stands at its head, its costs and schedules by name, and all that cards and tables are built from. */
export type EmbeddedReport = Pick<
  InsightReport,
  | 'schema'
  | 'schema_version'
  | 'engine_version'
  | 'rules_version'
  | 'analysis'
  | 'exchange_rate'
  | 'headline'
  | 'financial_analysis'
  | 'cost_groups'
  | 'loan_schedule'
  | 'projection'
> & { cards: PackedCards };

/** The report's data as a fragment carries it. */
export function embeddedData(report: InsightReport, cards: CardView): EmbeddedReport {
  const { schema, schema_version, engine_version, rules_version, analysis, exchange_rate, headline } = report;
  const { financial_analysis, cost_groups, loan_schedule, projection } = report;
  return {
    schema,
    schema_version,
    engine_version,
    rules_version,
    analysis,
    exchange_rate,
    headline,
    financial_analysis,
    cost_groups,
    loan_schedule,
    projection,
    cards: packCards(cards),
  };
}

/** The block of data that stands beside the markup, where the scripts of this report, and of no other one, find it. */
export function dataBlock(data: unknown, idPrefix = '', name = 'report-data'): string {
  return `<script type="application/json" id="${idPrefix}${name}">${scriptJson(data)}</script>`;
}
