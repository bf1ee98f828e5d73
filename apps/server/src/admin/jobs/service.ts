import type { components } from '@rimawari/api/types';
import type { Kysely } from 'kysely';
import { holdAnalysis, type Runs, stepNames } from '../../analyses/index.ts';
import { type Audit, isUuid, notFound, Problem, type Tables, transact } from '../../platform/index.ts';
import type { Actor } from '../actor.ts';
import type { Slice } from '../dashboard/stretches.ts';
import { findJob, type JobRow, type JobState, listJobs } from './store.ts';

type AdminJob = components['schemas']['AdminJob'];

export interface AdminJobsDependencies {
  db: Kysely<Tables>;
  runs: Runs;
  audit: Audit;
}

/** Everyone's analyses, for administrators. */
export interface AdminJobs {
  /** Newest first. */
  list(query: Slice & { state: JobState | null }): Promise<{ jobs: AdminJob[]; total: number }>;
  /** Runs a failed analysis again, charging nothing: its failure gave back what it was charged. @throws Problem 404, 409 unless it failed */
  retry(actor: Actor, id: string): Promise<AdminJob>;
}

export function createAdminJobs({ db, runs, audit }: AdminJobsDependencies): AdminJobs {
  return {
    list: async (query) => {
      const { rows, total } = await listJobs(db, query);
      return { jobs: rows.map(toJob), total };
    },

    retry: async ({ caller, ip }, id) => {
      if (!isUuid(id)) throw notFound();
      const job = await transact(db, async (trx) => {
        const analysis = await holdAnalysis(trx, id);
        const failed = analysis === null ? null : await findJob(trx, id);
        // Of a benchmark's, which nobody owns, there is no job either.
        if (analysis?.user_id === null || analysis === null || failed === null) throw notFound();
        if (failed.status === 'completed') throw new Problem('not_failed', 'Only a failed analysis can be run again.');
        if (failed.status !== 'failed')
          throw new Problem('analysis_running', 'This analysis is running. Wait until it finishes and try again.');
        await runs.begin(trx, { analysisId: id, purpose: 'customer', steps: stepNames });
        const userId = analysis.user_id;
        await audit.record({ kind: 'analysis_retried', userId, actorId: caller.userId, ip, details: { job_id: id } }, trx);
        return findJob(trx, id);
      });
      if (job === null) throw notFound();
      return toJob(job);
    },
  };
}

function toJob({ id, title, status, created_at }: JobRow): AdminJob {
  return { job_id: id, title, status, created_at: created_at.toISOString() };
}
