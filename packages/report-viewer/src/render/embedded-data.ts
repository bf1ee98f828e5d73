import type { InsightReport } from '@rimawari/underwriting';
import { scriptJson } from './escape.ts';

/** What the scripts of the report read. The whole report is two thirds of a megabyte of words that the markup says already. */
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
  | 'figures'
  | 'series'
>;

/** The report's data as a fragment carries it: its headline, its costs, and what the live charts draw, under the names the report gives them. */
export function embeddedData(report: InsightReport): EmbeddedReport {
  const { schema, schema_version, engine_version, rules_version, analysis, exchange_rate, headline } = report;
  const { financial_analysis, cost_groups, loan_schedule, projection } = report;
  const costs = cost_groups.flatMap((group) => [...group.lines.map((line) => line.figure), group.total, group.annualised]);
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
    figures: named(report.figures, costs),
    series: named(report.series, [...loan_schedule.columns, ...projection.columns]),
  };
}

/** The block of data that stands beside the markup, where the scripts of this report, and of no other one, find it. */
export function dataBlock(data: unknown, idPrefix = ''): string {
  return `<script type="application/json" id="${idPrefix}report-data">${scriptJson(data)}</script>`;
}

function named<T>(all: Record<string, T>, ids: string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
}
