import type { components } from '@rimawari/api/types';
import { sourceReasons } from '@rimawari/underwriting';
import { type Kysely, sql } from 'kysely';
import { stepNames } from '../../analyses/index.ts';
import { japaneseDate, type Tables } from '../../platform/index.ts';
import { jobStates } from '../jobs/store.ts';
import { quantile } from './durations.ts';
import { readTotals } from './totals.ts';

type AdminStats = components['schemas']['AdminStats'];
type AdminCharts = components['schemas']['AdminCharts'];

/** The counts of the dashboard and its charts, all of them from kept totals. */
export interface Dashboard {
  stats(): Promise<AdminStats>;
  /** Of so many days, today included. */
  charts(days: number, now?: Date): Promise<AdminCharts>;
}

const dayMs = 86_400_000;

export function createDashboard(db: Kysely<Tables>): Dashboard {
  return {
    stats: async () => {
      const states = jobStates.map((state) => `jobs/${state}`);
      const totals = await readTotals(db, ['users', 'users/active', 'users/administrators', 'users/subscribed', ...states]);
      const count = (name: string) => totals.get(name) ?? 0;
      return {
        users: { total: count('users'), active: count('users/active'), admins: count('users/administrators') },
        subscriptions: { active: count('users/subscribed') },
        jobs: {
          total: states.reduce((sum, state) => sum + count(state), 0),
          completed: count('jobs/completed'),
          failed: count('jobs/failed'),
        },
      };
    },

    charts: async (days, now = new Date()) => {
      const dates = Array.from({ length: days }, (_, back) => japaneseDate(new Date(now.getTime() - (days - 1 - back) * dayMs)));
      const since = dates[0] ?? japaneseDate(now);
      // Days matter to the first chart alone.
      const { rows } = await sql<{ name: string; day: string | null; amount: number }>`
        select name, case when name like 'jobs/%' then day::text end as day, sum(amount)::int as amount
        from totals where day >= ${since}::date and name not like 'users%'
        group by 1, 2 having sum(amount) > 0`.execute(db);
      const jobs = new Map(rows.filter(({ day }) => day !== null).map(({ name, day, amount }) => [`${day} ${name}`, amount]));
      const under = (prefix: string) =>
        rows.flatMap(({ name, amount }): [string, number][] => (name.startsWith(prefix) ? [[name.slice(prefix.length), amount]] : []));
      return {
        analyses: dates.map((day) => ({
          day,
          completed: jobs.get(`${day} jobs/completed`) ?? 0,
          failed: jobs.get(`${day} jobs/failed`) ?? 0,
          in_progress: jobs.get(`${day} jobs/in_progress`) ?? 0,
        })),
        steps: stepNames.flatMap((step) => {
          const classes = under(`steps/${step}/`).map(([number, count]): [number, number] => [Number(number), count]);
          const runs = classes.reduce((sum, [, count]) => sum + count, 0);
          return runs === 0 ? [] : [{ step, runs, median_ms: quantile(classes, 0.5), slow_ms: quantile(classes, 0.9) }];
        }),
        failures: under('failures/')
          .map(([reason, count]) => ({ reason, title: titleOf(reason), count }))
          .sort((one, other) => other.count - one.count || one.reason.localeCompare(other.reason)),
      };
    },
  };
}

/** Reasons that are not about a source. */
const ownReasons: Record<string, string> = {
  unexpected: 'Rimawari error',
  unknown: 'Not recorded',
  pdf_generation: 'Mislabeled sources',
  data_extraction: 'Unreadable sources',
  enrichments: 'Unknown location',
  final_analysis: 'Calculation not possible',
  html_report: 'Report not created',
};

function titleOf(reason: string): string {
  const known: Record<string, { title: string }> = sourceReasons;
  return ownReasons[reason] ?? known[reason]?.title ?? 'Other';
}
