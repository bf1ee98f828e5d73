import type { InsightReport } from '@rimawari/underwriting';

/**
 * The numbers of a report without its words: what charts and the currency switch read. In a file of its own the words stand in the markup
 * already, and repeating them would cost a quarter of a megabyte; the whole document is the JSON download.
 */
export function chartNumbers(report: InsightReport) {
  const { figures, series, exchange_rate, cost_groups, projection, loan_schedule, schema, schema_version } = report;
  return {
    schema,
    schema_version,
    exchange_rate,
    cost_groups,
    projection,
    loan_schedule,
    figures: withoutWords(figures),
    series: withoutWords(series),
  };
}

function withoutWords<T extends object>(entries: Record<string, T>): Record<string, Partial<T>> {
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => [
      id,
      Object.fromEntries(Object.entries(entry).filter(([key, value]) => value !== null && !words.has(key))) as Partial<T>,
    ]),
  );
}

const words = new Set(['definition', 'origin', 'label_ja', 'because']);
