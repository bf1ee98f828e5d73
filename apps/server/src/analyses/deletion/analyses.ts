import type { Kysely, Transaction } from 'kysely';
import { isUuid, notFound, type ObjectStore, type Tables, transact } from '../../platform/index.ts';
import type { Runs } from '../runs/service.ts';
import {
  deleteErased,
  eraseHidden,
  findErased,
  type HiddenAnalysis,
  holdOwnWithRuns,
  listRestorable,
  listUnfinishedAnalyses,
  restorableSeconds,
  updateHidden,
  updateRestored,
} from './analysis-store.ts';
import type { AnalysisDeletionJob } from './deletion-jobs.ts';
import { lastLookAfterMs, lastLookAfterSeconds, takenUpAfterSeconds } from './deletion-jobs.ts';

export interface AnalysisDeletionDependencies {
  db: Kysely<Tables>;
  store: ObjectStore;
  runs: Pick<Runs, 'cancel'>;
  /** Queues a job of a deletion, to begin after so many seconds. */
  send: (trx: Transaction<Tables>, job: AnalysisDeletionJob, afterSeconds: number) => Promise<void>;
}

/** Removes single analyses with everything of theirs, for their owners. */
export interface AnalysisDeletion {
  /**
   * Ends what runs of it and hides it: it is there for nobody any more. It is removed for good when it can no longer be
   * restored, even if this process dies. @throws Problem 404
   */
  hide(userId: string, id: string): Promise<void>;
  /** Shows it again; false when there is nothing of that user to restore, or no longer. */
  restore(userId: string, id: string): Promise<boolean>;
  /** What that user can restore, the latest first. */
  restorable(userId: string): Promise<HiddenAnalysis[]>;
  /** Goes on with what was begun, from where it stands. Safe to do again. @throws what is to be tried again */
  proceed(job: AnalysisDeletionJob): Promise<void>;
  /** Deletions that have not ended. */
  unfinished(): Promise<AnalysisDeletionJob[]>;
}

export function createAnalysisDeletion({ db, store, runs, send }: AnalysisDeletionDependencies): AnalysisDeletion {
  return {
    hide: async (userId, id) => {
      if (!isUuid(id)) throw notFound();
      await transact(db, async (trx) => {
        const held = await holdOwnWithRuns(trx, id, userId);
        if (held === null) throw notFound();
        for (const run of held.unfinished) await runs.cancel(trx, run);
        await updateHidden(trx, id);
        await send(trx, { analysisId: id }, restorableSeconds);
      });
    },

    restore: async (userId, id) => isUuid(id) && updateRestored(db, id, userId),
    restorable: (userId) => listRestorable(db, userId),

    proceed: async (job) => {
      await transact(db, async (trx) => {
        const left = await eraseHidden(trx, job.analysisId);
        // Restored and deleted again meanwhile, or taken up by a server that has just started.
        if (typeof left === 'number') await send(trx, job, left);
        if (left === 'erased') await send(trx, job, lastLookAfterSeconds + takenUpAfterSeconds);
      });
      const erasedAt = await findErased(db, job.analysisId);
      if (erasedAt === null) return;
      await store.deleteAll(`analyses/${job.analysisId}`);
      if (erasedAt.getTime() + lastLookAfterMs <= Date.now()) await deleteErased(db, job.analysisId);
    },

    unfinished: async () => (await listUnfinishedAnalyses(db)).map((analysisId) => ({ analysisId })),
  };
}
