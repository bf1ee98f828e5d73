import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

type Charts = Schemas['AdminCharts'];

/** So many days up to 20 November 2026, with a quiet weekend each week. */
function daysOf(count: number, most: number): Charts['analyses'] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10, 20 - (count - 1 - index)));
    const isWeekend = date.getUTCDay() % 6 === 0;
    const begun = Math.round((isWeekend ? 0.3 : 1) * most * (0.55 + 0.45 * Math.sin(index * 1.7) ** 2));
    const isToday = index === count - 1;
    const failed = Math.round(begun * 0.06);
    const inProgress = isToday ? Math.min(3, begun) : 0;
    return { day: date.toISOString().slice(0, 10), completed: begun - failed - inProgress, failed, in_progress: inProgress };
  });
}

/** What the charts of the dashboard show. */
export const chartsOf = named<Charts>()({
  month: {
    analyses: daysOf(30, 48),
    steps: [
      { step: 'pdf_generation', runs: 874, median_ms: 2_150, slow_ms: 9_700 },
      { step: 'data_extraction', runs: 868, median_ms: 940, slow_ms: 31_000 },
      { step: 'enrichments', runs: 861, median_ms: 210, slow_ms: 1_450 },
      { step: 'final_analysis', runs: 861, median_ms: 85, slow_ms: 160 },
      { step: 'html_report', runs: 858, median_ms: 620, slow_ms: 1_080 },
    ],
    failures: [
      { reason: 'removed', title: 'Listing removed', count: 14 },
      { reason: 'blocked', title: 'Bot check', count: 9 },
      { reason: 'rental', title: 'Rental listing', count: 4 },
      { reason: 'unexpected', title: 'Rimawari error', count: 1 },
    ],
  },
  'no analyses': { analyses: daysOf(30, 0), steps: [], failures: [] },
});
export type ChartsSituation = Parameters<typeof chartsOf>[0];
