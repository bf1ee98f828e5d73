import type { Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../../platform/database/open-database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { openJobQueue } from '../../platform/queue/job-queue.ts';
import type { QueueLog } from '../../platform/queue/open-boss.ts';

const queueName = 'deletion';

/** The deletion of an account, to go on with from wherever it stands. */
export interface AccountDeletionJob {
  deletionId: string;
}

/** The deletion of one analysis. */
export interface AnalysisDeletionJob {
  analysisId: string;
}

export type DeletionJob = AccountDeletionJob | AnalysisDeletionJob;

/** What does one kind of work of the queue. */
export interface Deleter<Job extends DeletionJob> {
  proceed(job: Job): Promise<void>;
  unfinished(): Promise<Job[]>;
}

export interface Deleters {
  accounts: Deleter<AccountDeletionJob>;
  analyses: Deleter<AnalysisDeletionJob>;
}

export interface DeletionQueue {
  /** Queues a job with the row it serves: it exists when the transaction does. */
  send: (trx: Transaction<Tables>, job: DeletionJob, afterSeconds: number) => Promise<void>;
  /** Takes up work, also what a dead process left behind. */
  work(deleters: Deleters): Promise<void>;
}

export async function openDeletionQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<DeletionQueue> {
  const queue = await openJobQueue<DeletionJob>(boss, database, log, {
    name: queueName,
    // A week of tries; a server that starts takes up what is still open after them.
    patience: { retryLimit: 1100, retryDelay: 2, retryDelayMax: 600 },
    expireInSeconds: 900,
    retentionSeconds: 30 * 24 * 3600,
    deleteAfterSeconds: 24 * 3600,
    failed: { words: 'An account or an analysis is not deleted yet', of: (job) => job },
  });
  return {
    send: (trx, job, afterSeconds) => queue.send(trx, job, { startAfter: afterSeconds }),
    work: async ({ accounts, analyses }) => {
      // Whoever began these may have died; going on is safe while another process does the same.
      for (const job of [...(await accounts.unfinished()), ...(await analyses.unfinished())]) await boss.send(queueName, job);
      await queue.work(({ data }) => ('analysisId' in data ? analyses.proceed(data) : accounts.proceed(data)));
    },
  };
}
