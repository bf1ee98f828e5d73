import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { adoptActive, type QueueLog } from './open-boss.ts';

const queueName = 'benchmark';

interface BenchmarkJob {
  runId: string;
}

export interface BenchmarkQueue {
  /** Has a benchmark driven on: exists when the transaction does. */
  send: (trx: Transaction<Tables>, runId: string) => Promise<void>;
  /** Takes up work, also what a dead process left behind. */
  work(drive: (runId: string) => Promise<void>): Promise<void>;
}

export async function openBenchmarkQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<BenchmarkQueue> {
  await boss.createQueue(queueName, {
    // A benchmark that is not driven on would stay for ever as it is.
    retryLimit: 1000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: 10,
    expireInSeconds: 300,
    deleteAfterSeconds: 3600,
    notify: true,
  });
  // Fills the queue's cache; otherwise the first send would ask the database from inside a transaction.
  await boss.findJobs(queueName, { id: '00000000-0000-4000-8000-000000000000' });
  return {
    send: async (trx, runId) => {
      await boss.send(queueName, { runId } satisfies BenchmarkJob, { db: fromKysely(trx) });
    },
    work: async (drive) => {
      if (database.kind === 'embedded') await adoptActive(boss, queueName);
      await boss.work<BenchmarkJob>(queueName, { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 }, async ([job]) => {
        if (job === undefined) return;
        try {
          await drive(job.data.runId);
        } catch (problem) {
          log.error({ err: problem, ...job.data }, 'A benchmark could not be driven on yet');
          throw problem;
        }
      });
    },
  };
}
