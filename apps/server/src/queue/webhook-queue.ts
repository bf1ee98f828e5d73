import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { adoptActive, type QueueLog } from './open-boss.ts';

const queueName = 'sandbox-webhook';

interface WebhookJob {
  eventId: string;
}

export interface WebhookQueue {
  /** Queues the delivery of an event with the change that makes it: it exists when the transaction does. */
  send(trx: Transaction<Tables>, eventId: string): Promise<void>;
  /** Takes up work. What `deliver` throws is tried again, longer and longer apart, for about three days. */
  work: (deliver: (eventId: string) => Promise<void>) => Promise<void>;
}

export async function openWebhookQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<WebhookQueue> {
  await boss.createQueue(queueName, {
    retryLimit: 80,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 3600,
    heartbeatSeconds: 10,
    expireInSeconds: 120,
    deleteAfterSeconds: 3600,
    notify: true,
  });
  // Fills the queue's cache; otherwise the first send would ask the database from inside a transaction.
  await boss.findJobs(queueName, { id: '00000000-0000-4000-8000-000000000000' });
  return {
    send: async (trx, eventId) => {
      await boss.send(queueName, { eventId }, { db: fromKysely(trx) });
    },
    work: async (deliver) => {
      if (database.kind === 'embedded') await adoptActive(boss, queueName);
      await boss.work<WebhookJob>(
        queueName,
        { localConcurrency: 1, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 },
        async ([job]) => {
          if (job === undefined) return;
          try {
            await deliver(job.data.eventId);
          } catch (problem) {
            log.error({ err: problem, attempt: job.retryCount ?? 0 }, 'An event of the payment sandbox was not taken yet');
            throw problem;
          }
        },
      );
    },
  };
}
