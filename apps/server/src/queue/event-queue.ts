import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { adoptActive, type QueueLog } from './open-boss.ts';

const queueName = 'payment-event';

export interface EventQueue {
  /** Queues the effect of an event with the row that keeps it: it exists when the transaction does. */
  send: (trx: Transaction<Tables>, eventId: string) => Promise<void>;
  /** Takes up work. What `handle` throws is tried again, longer and longer apart, for about a day. */
  work(handle: (eventId: string) => Promise<void>): Promise<void>;
}

/** Effects of events of the payment provider. */
export async function openEventQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<EventQueue> {
  await boss.createQueue(queueName, {
    retryLimit: 32,
    retryDelay: 2,
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
    work: async (handle) => {
      if (database.kind === 'embedded') await adoptActive(boss, queueName);
      await boss.work<{ eventId: string }>(
        queueName,
        { localConcurrency: 2, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 },
        async ([job]) => {
          if (job === undefined) return;
          try {
            await handle(job.data.eventId);
          } catch (problem) {
            log.error({ err: problem, event: job.data.eventId, attempt: job.retryCount ?? 0 }, 'A payment event has had no effect yet');
            throw problem;
          }
        },
      );
    },
  };
}
