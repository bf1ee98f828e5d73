import type { Kysely, Transaction } from 'kysely';
import { type Tables, transact } from '../../platform/index.ts';
import { holdUser } from '../allowance/store.ts';
import type { PaymentsLog } from './payments-log.ts';
import type { Plans } from './plans.ts';
import type { Provider } from './provider.ts';
import { fetchState, type ProviderState, type ToldSubscription } from './provider-state.ts';
import { standingOf } from './standing.ts';
import * as store from './store.ts';

/** A letter about a payment. */
export type PaymentLetter = { letter: 'receipt' | 'renewal_failed'; paymentId: string };

export interface SyncDependencies {
  db: Kysely<Tables>;
  provider: Provider;
  plans: Plans;
  /** Asks for a letter, in the transaction of what it is about. */
  tell: (trx: Transaction<Tables>, letter: PaymentLetter) => Promise<void>;
  log: Pick<PaymentsLog, 'warn'>;
}

/**
 * Asks the provider how a customer stands and writes it down; for an event, as its one effect. What stands here is never
 * worked out from the events themselves, so their order does not matter, nor that one comes twice, or never while another
 * comes. Of two questions at once the answer to the later one stands, because it knows whatever the earlier one was
 * asked for. @throws Stripe's errors
 */
export type Sync = (customerId: string, eventId?: string) => Promise<void>;

const hourMs = 3_600_000;
/** A letter about something longer ago is not worth one. */
const newsMs = 7 * 24 * hourMs;

export function createSync({ db, provider, plans, tell, log }: SyncDependencies): Sync {
  async function write(trx: Transaction<Tables>, userId: string, customerId: string, state: ProviderState, now: Date): Promise<void> {
    const before = new Map((await store.subscriptionsOf(trx, userId)).map((row) => [row.id, row]));
    for (const told of state.subscriptions) {
      const row = { ...told, customer_id: customerId, user_id: userId };
      if (isOther(row, before.get(told.id))) await store.writeSubscription(trx, row);
    }
    await store.endUnknown(
      trx,
      customerId,
      state.subscriptions.map(({ id }) => id),
    );
    await writePayments(trx, userId, state, now);
    const all = await store.subscriptionsOf(trx, userId);
    const live = all.filter(({ status }) => status === 'active' || status === 'trialing');
    if (live.length > 1) log.warn({ userId, subscriptions: live.map(({ id }) => id) }, 'A user pays for more than one subscription');
    await store.writeStanding(trx, userId, standingOf(all, await store.readAdministratorLimit(trx, userId)));
    const begun = await store.readCheckoutTime(trx, customerId);
    await store.checkNext(
      trx,
      customerId,
      nextCheck(
        all.filter(({ customer_id }) => customer_id === customerId),
        begun,
        now,
      ),
    );
  }

  async function writePayments(trx: Transaction<Tables>, userId: string, { payments, renewals }: ProviderState, now: Date): Promise<void> {
    const before = new Map((await store.paymentsIn(trx, payments)).map((row) => [row.id, row]));
    for (const payment of payments) {
      const row = { ...payment, user_id: userId };
      if (!isOther(row, before.get(payment.id))) continue;
      await store.writePayment(trx, row);
      if (before.get(payment.id)?.status === payment.status) continue;
      if (now.getTime() - (payment.processed_at ?? payment.created_at).getTime() > newsMs) continue;
      if (payment.status === 'SUCCEEDED') await tell(trx, { letter: 'receipt', paymentId: payment.id });
      if (payment.status === 'FAILED' && renewals.has(payment.id)) await tell(trx, { letter: 'renewal_failed', paymentId: payment.id });
    }
  }

  return async (customerId, eventId) => {
    const begun = await store.beginAsking(db, customerId);
    if (begun === null) {
      // Of somebody whose account was deleted, or of another product of the same seller.
      if (eventId !== undefined) await transact(db, (trx) => store.markHandled(trx, eventId, new Date()));
      return;
    }
    const state = await fetchState(provider.stripe, plans, customerId);
    await transact(db, async (trx) => {
      const now = new Date();
      if (eventId !== undefined && !(await store.markHandled(trx, eventId, now))) return;
      if (!(await holdUser(trx, begun.userId))) return;
      if (await store.keepAnswer(trx, customerId, begun.number)) await write(trx, begun.userId, customerId, state, now);
    });
  };
}

/** Most of what the provider tells is known: only what differs is written. */
function isOther(told: object, known: object | undefined): boolean {
  const text = (row: object) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return known === undefined || text(told) !== text(known);
}

/** When to ask without an event: soon after a period should have ended, daily while there is a subscription, hourly while a checkout is open. */
function nextCheck(subscriptions: readonly ToldSubscription[], checkoutAt: Date | null, now: Date): Date | null {
  const open = subscriptions.filter(({ ended_at, status }) => ended_at === null && status !== 'incomplete_expired');
  const daily = now.getTime() + 24 * hourMs;
  const due = open.map(({ period_end }) => {
    const ended = (period_end?.getTime() ?? 0) + hourMs / 12;
    return ended > now.getTime() ? Math.min(ended, daily) : now.getTime() + hourMs;
  });
  if (checkoutAt !== null && now.getTime() - checkoutAt.getTime() < 25 * hourMs) due.push(now.getTime() + hourMs);
  return due.length === 0 ? null : new Date(Math.min(...due));
}
