import type { Kysely, Transaction } from 'kysely';
import type Stripe from 'stripe';
import { type JobQueueSettings, type Tables, transact } from '../../platform/index.ts';
import type { PaymentsLog } from './payments-log.ts';
import type { Plans } from './plans.ts';
import { idOf, type Provider } from './provider.ts';
import { deleteOldEvents, findEvent, findLeftEvents, insertEvent, takeDue } from './store.ts';
import type { Sync } from './sync.ts';

export interface EventsDependencies {
  db: Kysely<Tables>;
  provider: Provider;
  plans: Plans;
  sync: Sync;
  /** Queues the effect of an event, in the transaction that keeps the event. */
  send: (trx: Transaction<Tables>, eventId: string) => Promise<void>;
  log: Pick<PaymentsLog, 'error'>;
}

export interface Events {
  /** Keeps an event, and queues its effect with it: an answer to the provider means that neither can be lost. @throws Problem 400, 422 */
  receive(body: Buffer, signature: string | undefined): Promise<void>;
  /** The effect of an event, once however often it is asked for. @throws when it has to be tried again */
  handle(eventId: string): Promise<void>;
  /** Asks the provider about customers of whom an event may have been lost, and takes up events whose effect was given up. */
  reconcile(now?: Date): Promise<void>;
}

/** Effects of events, tried longer and longer apart, for about a day. */
export const paymentEventJobs: JobQueueSettings<{ eventId: string }> = {
  name: 'payment-event',
  patience: { retryLimit: 32, retryDelay: 2, retryDelayMax: 3600 },
  expireInSeconds: 120,
  atOnce: 2,
  failed: { words: 'A payment event has had no effect yet', of: ({ eventId }) => ({ event: eventId }) },
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The provider sends an event again for three days, and by hand for thirty. */
const keptMs = 60 * dayMs;

/** Events after which a subscription or a payment may be another. */
const counts = /^(customer\.(subscription\.|deleted$)|invoice\.|checkout\.session\.)/;
const changesPlans = /^(product|price)\./;

export function createEvents({ db, provider, plans, sync, send, log }: EventsDependencies): Events {
  async function handle(eventId: string): Promise<void> {
    const event = await findEvent(db, eventId);
    if (event === null || event.handled_at !== null || event.customer_id === null) return;
    await sync(event.customer_id, eventId);
  }

  async function attempt(what: object, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (problem) {
      log.error({ err: problem, ...what }, 'A customer was not compared with the payment provider');
    }
  }

  return {
    receive: async (body, signature) => {
      const event = provider.readEvent(body, signature);
      if (changesPlans.test(event.type)) plans.forget();
      const customer_id = customerOf(event);
      await transact(db, async (trx) => {
        const handled_at = customer_id === null ? new Date() : null;
        if (!(await insertEvent(trx, { id: event.id, type: event.type, customer_id, handled_at }))) return;
        if (customer_id !== null) await send(trx, event.id);
      });
    },

    handle,

    reconcile: async (now = new Date()) => {
      await deleteOldEvents(db, new Date(now.getTime() - keptMs));
      for (const id of await findLeftEvents(db, new Date(now.getTime() - 30 * minuteMs))) await attempt({ event: id }, () => handle(id));
      const again = new Date(now.getTime() + 10 * minuteMs);
      for (const customer of await takeDue(db, now, again)) await attempt({ customer }, () => sync(customer));
    },
  };
}

/** Whom an event is about; null when nothing of theirs can be another for it. */
function customerOf({ type, data }: Stripe.Event): string | null {
  if (!counts.test(type)) return null;
  const object = data.object as { id?: string; customer?: string | { id: string } | null };
  return type === 'customer.deleted' ? (object.id ?? null) : idOf(object.customer);
}
