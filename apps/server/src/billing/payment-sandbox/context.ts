import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** One change of the sandbox: everything in it happens together, at one time of its clock. */
export interface Context {
  trx: Transaction<Tables>;
  /** Seconds since 1970 on the sandbox's clock. */
  now: number;
  /** Of the API request that causes the change; null when time, a page or a test does. */
  request: { id: string; idempotencyKey: string | null } | null;
  /** What becomes of a subscription whose renewal failed for the last time. */
  afterRetries: 'canceled' | 'unpaid';
  /** Called with the id of each event, to be delivered if the change is kept. */
  queueDelivery: (trx: Transaction<Tables>, eventId: string) => Promise<void>;
}
