import type { Handlers } from '../../platform/index.ts';
import { toJob } from '../submission/to-job.ts';
import type { Comparisons } from './service.ts';

export function comparisonRoutes(comparisons: Comparisons) {
  return {
    compareAnalyses: async ({ caller, query }) => {
      const ids = query.ids.split(',').map((id) => id.trim().toLowerCase());
      const { asOf, rulesVersion, engineVersion, buyer, analyses, rows } = await comparisons.compare(caller, ids);
      return {
        status: 200,
        body: {
          as_of: asOf,
          rules_version: rulesVersion,
          engine_version: engineVersion,
          buyer,
          analyses: analyses.map(({ analysis, problem }) => {
            const { job_id, title, status, created_at } = toJob(analysis);
            return { job_id, title, status, created_at, problem };
          }),
          rows,
        },
      };
    },
  } satisfies Handlers;
}
