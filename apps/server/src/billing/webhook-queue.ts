import type { Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../platform/database/open-database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { openJobQueue } from '../platform/queue/job-queue.ts';
import type { QueueLog } from '../platform/queue/open-boss.ts';

export interface WebhookQueue {
  /** Queues the delivery of an event with the change that makes it: it exists when the transaction does. */
  send(trx: Transaction<Tables>, eventId: string): Promise<void>;
  /** Takes up work. What `deliver` throws is tried again, longer and longer apart, for about three days. */
  work: (deliver: (eventId: string) => Promise<void>) => Promise<void>;
}

/** Deliveries of the payment sandbox. */
export async function openWebhookQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<WebhookQueue> {
  const queue = await openJobQueue<{ eventId: string }>(boss, database, log, {
    name: 'sandbox-webhook',
    patience: { retryLimit: 80, retryDelay: 1, retryDelayMax: 3600 },
    expireInSeconds: 120,
    failed: { words: 'An event of the payment sandbox is not processed yet' },
  });
  return {
    send: (trx, eventId) => queue.send(trx, { eventId }),
    work: (deliver) => queue.work(({ data }) => deliver(data.eventId)),
  };
}
