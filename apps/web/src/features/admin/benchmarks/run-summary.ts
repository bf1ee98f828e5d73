import type { Schemas } from '@rimawari/api';

/** What a run came to, in a few words; a dash before it has ended. */
export function runSummaryText({ summary, run_type }: Pick<Schemas['BenchmarkRun'], 'summary' | 'run_type'>): string {
  if (summary === null) return '–';
  const addresses = `${summary.url_count} ${summary.url_count === 1 ? 'URL' : 'URLs'}`;
  if (run_type === 'baseline' || summary.total === null) return addresses;
  return `${summary.exact_matches ?? 0} of ${summary.total} exact, ${addresses}`;
}
