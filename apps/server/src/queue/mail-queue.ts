import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { isRefusedForGood } from '../mail/refused-for-good.ts';
import { adoptActive, type QueueLog } from './open-boss.ts';

const queueName = 'mail';

/** A mail to write and to send; it holds nothing that opens anything. */
export interface MailJob {
  linkId: string;
  /** What its link begins with. */
  origin: string;
}

export interface MailQueue {
  /** Queues a mail with the row it serves: it exists when the transaction does, once for each link. */
  send(trx: Transaction<Tables>, job: MailJob): Promise<void>;
  /** Takes up work. What `deliver` throws is tried again, longer and longer apart, for some hours. */
  work: (deliver: (job: MailJob) => Promise<void>) => Promise<void>;
}

export async function openMailQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<MailQueue> {
  await boss.createQueue(queueName, {
    retryLimit: 16,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 600,
    heartbeatSeconds: 10,
    expireInSeconds: 120,
    deleteAfterSeconds: 3600,
    notify: true,
  });
  // Fills the queue's cache; otherwise the first send would ask the database from inside a transaction.
  await boss.findJobs(queueName, { id: '00000000-0000-4000-8000-000000000000' });
  return {
    send: async (trx, job) => {
      await boss.send(queueName, job, { db: fromKysely(trx), id: job.linkId });
    },
    work: async (deliver) => {
      if (database.kind === 'embedded') await adoptActive(boss, queueName);
      await boss.work<MailJob>(
        queueName,
        { localConcurrency: 3, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 },
        async ([job]) => {
          if (job === undefined) return;
          try {
            await deliver(job.data);
          } catch (problem) {
            const isOver = isRefusedForGood(problem);
            const attempt = job.retryCount ?? 0;
            log.error({ err: problem, linkId: job.data.linkId, attempt }, isOver ? 'A mail was refused' : 'A mail could not be sent yet');
            if (!isOver) throw problem;
          }
        },
      );
    },
  };
}
