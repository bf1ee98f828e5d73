import type { Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../../platform/database/open-database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { openJobQueue } from '../../platform/queue/job-queue.ts';
import type { QueueLog } from '../../platform/queue/open-boss.ts';

export interface BenchmarkQueue {
  /** Has a benchmark driven on: exists when the transaction does. */
  send: (trx: Transaction<Tables>, runId: string) => Promise<void>;
  /** Takes up work, also what a dead process left behind. */
  work(drive: (runId: string) => Promise<void>): Promise<void>;
}

export async function openBenchmarkQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<BenchmarkQueue> {
  const queue = await openJobQueue<{ runId: string }>(boss, database, log, {
    name: 'benchmark',
    // A benchmark that is not driven on would stay for ever as it is.
    patience: { retryLimit: 1000, retryDelay: 1, retryDelayMax: 60 },
    expireInSeconds: 300,
    failed: { words: 'A benchmark did not continue yet', of: (data) => data },
  });
  return {
    send: (trx, runId) => queue.send(trx, { runId }),
    work: (drive) => queue.work(({ data }) => drive(data.runId)),
  };
}
