import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { adoptActive, type QueueLog } from './open-boss.ts';

const queueName = 'export';
const deadQueueName = 'export-dead';
const monthSeconds = 30 * 24 * 3600;

/** A copy of a user's data, to make or, once its time is over, to remove. */
export interface ExportJob {
  userId: string;
  exportId: string;
}

/** What does the work of the queue. */
export interface Exporter {
  proceed(job: ExportJob): Promise<void>;
  giveUp(job: ExportJob): Promise<void>;
}

export interface ExportQueue {
  /** Queues a job with the row it serves: it exists when the transaction does. */
  send: (trx: Transaction<Tables>, job: ExportJob, afterSeconds: number) => Promise<void>;
  /** Takes up work, also what a dead process left behind. */
  work(exporter: Exporter): Promise<void>;
}

export async function openExportQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<ExportQueue> {
  await boss.createQueue(deadQueueName);
  await boss.createQueue(queueName, {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    heartbeatSeconds: 10,
    expireInSeconds: 3600,
    retentionSeconds: monthSeconds,
    deleteAfterSeconds: 3600,
    notify: true,
    deadLetter: deadQueueName,
  });
  // Fills the queue's cache; otherwise the first send would ask the database from inside a transaction.
  await boss.findJobs(queueName, { id: '00000000-0000-4000-8000-000000000000' });
  return {
    send: async (trx, job, afterSeconds) => {
      await boss.send(queueName, job, { db: fromKysely(trx), id: randomUUID(), startAfter: afterSeconds });
    },
    work: async (exporter) => {
      if (database.kind === 'embedded') await adoptActive(boss, queueName);
      await boss.work<ExportJob>(queueName, { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 }, async ([job]) => {
        if (job === undefined) return;
        try {
          await exporter.proceed(job.data);
        } catch (problem) {
          log.error({ err: problem, ...job.data, attempt: job.retryCount }, 'A copy of someone’s data could not be made yet');
          throw problem;
        }
      });
      await boss.work<ExportJob>(deadQueueName, { pollingIntervalSeconds: 5 }, async ([job]) => {
        if (job !== undefined) await exporter.giveUp(job.data);
      });
    },
  };
}
