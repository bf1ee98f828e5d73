import type { Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { openJobQueue } from './job-queue.ts';
import type { QueueLog } from './open-boss.ts';

const queueName = 'deletion';

/** A deletion to go on with, from wherever it stands. */
export interface DeletionJob {
  deletionId: string;
}

/** What does the work of the queue. */
export interface Deleter {
  proceed(job: DeletionJob): Promise<void>;
  unfinished(): Promise<string[]>;
}

export interface DeletionQueue {
  /** Queues a job with the row it serves: it exists when the transaction does. */
  send: (trx: Transaction<Tables>, job: DeletionJob, afterSeconds: number) => Promise<void>;
  /** Takes up work, also what a dead process left behind. */
  work(deleter: Deleter): Promise<void>;
}

export async function openDeletionQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<DeletionQueue> {
  const queue = await openJobQueue<DeletionJob>(boss, database, log, {
    name: queueName,
    // A week of tries; a server that starts takes up what is still open after them.
    patience: { retryLimit: 1100, retryDelay: 2, retryDelayMax: 600 },
    expireInSeconds: 900,
    retentionSeconds: 30 * 24 * 3600,
    deleteAfterSeconds: 24 * 3600,
    failed: { words: 'An account could not be deleted yet', of: (job) => job },
  });
  return {
    send: (trx, job, afterSeconds) => queue.send(trx, job, { startAfter: afterSeconds }),
    work: async (deleter) => {
      // Whoever began these may have died; going on is safe while another process does the same.
      for (const deletionId of await deleter.unfinished()) await boss.send(queueName, { deletionId } satisfies DeletionJob);
      await queue.work(({ data }) => deleter.proceed(data));
    },
  };
}
