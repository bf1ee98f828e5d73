import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { adoptActive, type QueueLog } from './open-boss.ts';

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
  await boss.createQueue(queueName, {
    // A week of tries; a server that starts takes up what is still open after them.
    retryLimit: 1100,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 600,
    heartbeatSeconds: 10,
    expireInSeconds: 900,
    retentionSeconds: 30 * 24 * 3600,
    deleteAfterSeconds: 24 * 3600,
    notify: true,
  });
  // Fills the queue's cache; otherwise the first send would ask the database from inside a transaction.
  await boss.findJobs(queueName, { id: '00000000-0000-4000-8000-000000000000' });
  return {
    send: async (trx, job, afterSeconds) => {
      await boss.send(queueName, job, { db: fromKysely(trx), id: randomUUID(), startAfter: afterSeconds });
    },
    work: async (deleter) => {
      if (database.kind === 'embedded') await adoptActive(boss, queueName);
      // Whoever began these may have died; going on is safe while another process does the same.
      for (const deletionId of await deleter.unfinished()) await boss.send(queueName, { deletionId } satisfies DeletionJob);
      await boss.work<DeletionJob>(queueName, { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 }, async ([job]) => {
        if (job === undefined) return;
        try {
          await deleter.proceed(job.data);
        } catch (problem) {
          log.error({ err: problem, ...job.data, attempt: job.retryCount }, 'An account could not be deleted yet');
          throw problem;
        }
      });
    },
  };
}
