import type { Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../../platform/database/open-database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { openJobQueue } from '../../platform/queue/job-queue.ts';
import type { QueueLog } from '../../platform/queue/open-boss.ts';
import type { RunRef } from '../runs/store.ts';
import { letOthersFirst } from '../step-queue/place-in-line.ts';
import type { Pictures } from './service.ts';

const deadQueueName = 'picture-dead';

export interface PictureQueue {
  /** Has the pictures cut that a run's report does not wait for: the job exists when the transaction does. */
  send: (trx: Transaction<Tables>, ref: RunRef) => Promise<void>;
  /** Takes up work, also what a dead process left behind. */
  work(pictures: Pictures): Promise<void>;
}

export async function openPictureQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<PictureQueue> {
  await boss.createQueue(deadQueueName);
  const queue = await openJobQueue<RunRef>(boss, database, log, {
    name: 'picture',
    // Also for workers that end while they cut, for which the report is not to blame.
    patience: { retryLimit: 8, retryDelay: 2, retryDelayMax: 30 },
    expireInSeconds: 120,
    deadLetter: deadQueueName,
    failed: { words: 'Source pictures of a report are not ready yet', of: (ref) => ref },
  });
  return {
    send: (trx, { analysisId, sessionId }) => queue.send(trx, { analysisId, sessionId }),
    work: async (pictures) => {
      await queue.work(async (job) => {
        await letOthersFirst(database.db, job);
        await pictures.cut(job.data, job.signal);
      });
      await boss.work<RunRef>(deadQueueName, { pollingIntervalSeconds: 5 }, async ([job]) => {
        if (job !== undefined) await pictures.giveUp(job.data);
      });
    },
  };
}
