import type { Handlers } from '../../platform/index.ts';
import { toJob } from '../submission/to-job.ts';
import type { History } from './service.ts';

export function historyRoutes(history: History) {
  return {
    listAnalyses: async ({ caller, query }) => {
      const { page = 1, limit = 10 } = query;
      const found = await history.list(caller, {
        search: query.q ?? '',
        status: query.status ?? null,
        order: query.sort ?? 'newest',
        offset: (page - 1) * limit,
        limit,
      });
      return {
        status: 200,
        body: {
          jobs: found.rows.map(toJob),
          total: found.total,
          total_unfiltered: found.totalUnfiltered,
          deleted: found.deleted.map(({ id, title, restorableUntil }) => ({
            job_id: id,
            title,
            restorable_until: restorableUntil.toISOString(),
          })),
        },
      };
    },

    renameAnalysis: async ({ caller, path, body }) => ({ status: 200, body: toJob(await history.rename(caller, path.id, body.title)) }),

    deleteAnalysis: async ({ caller, path }) => {
      await history.delete(caller, path.id);
      return { status: 204 };
    },

    restoreAnalysis: async ({ caller, path }) => ({ status: 200, body: toJob(await history.restore(caller, path.id)) }),
  } satisfies Handlers;
}
