import type { Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../../platform/database/open-database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { openJobQueue } from '../../platform/queue/job-queue.ts';
import type { QueueLog } from '../../platform/queue/open-boss.ts';

export interface EventQueue {
  /** Queues the effect of an event with the row that keeps it: it exists when the transaction does. */
  send: (trx: Transaction<Tables>, eventId: string) => Promise<void>;
  /** Takes up work. What `handle` throws is tried again, longer and longer apart, for about a day. */
  work(handle: (eventId: string) => Promise<void>): Promise<void>;
}

/** Effects of events of the payment provider. */
export async function openEventQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<EventQueue> {
  const queue = await openJobQueue<{ eventId: string }>(boss, database, log, {
    name: 'payment-event',
    patience: { retryLimit: 32, retryDelay: 2, retryDelayMax: 3600 },
    expireInSeconds: 120,
    atOnce: 2,
    failed: { words: 'A payment event has had no effect yet', of: ({ eventId }) => ({ event: eventId }) },
  });
  return {
    send: (trx, eventId) => queue.send(trx, { eventId }),
    work: (handle) => queue.work(({ data }) => handle(data.eventId)),
  };
}
