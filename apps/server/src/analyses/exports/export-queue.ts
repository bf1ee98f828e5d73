import type { Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../../platform/database/open-database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { openJobQueue } from '../../platform/queue/job-queue.ts';
import type { QueueLog } from '../../platform/queue/open-boss.ts';

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
  const queue = await openJobQueue<ExportJob>(boss, database, log, {
    name: 'export',
    patience: { retryLimit: 5, retryDelay: 2 },
    expireInSeconds: 3600,
    retentionSeconds: monthSeconds,
    deadLetter: deadQueueName,
    failed: { words: 'A data export is not complete yet', of: (job) => job },
  });
  return {
    send: (trx, job, afterSeconds) => queue.send(trx, job, { startAfter: afterSeconds }),
    work: async (exporter) => {
      await queue.work(({ data }) => exporter.proceed(data));
      await boss.work<ExportJob>(deadQueueName, { pollingIntervalSeconds: 5 }, async ([job]) => {
        if (job !== undefined) await exporter.giveUp(job.data);
      });
    },
  };
}
