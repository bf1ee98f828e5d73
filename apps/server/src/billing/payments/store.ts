import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import type { PaymentTable, SubscriptionTable } from '../tables.ts';
import type { ToldPayment, ToldSubscription } from './provider-state.ts';
import type { Standing } from './standing.ts';

export type SubscriptionRow = Selectable<SubscriptionTable>;
export type PaymentRow = Selectable<PaymentTable>;

/** False when the event came before. */
export async function insertEvent(
  trx: Transaction<Tables>,
  event: { id: string; type: string; customer_id: string | null; handled_at: Date | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when it has had its effect. */
export async function markHandled(trx: Transaction<Tables>, eventId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_events')
    .set({ handled_at: now })
    .where('id', '=', eventId)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteOldEvents(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('handled_at', '<', before).execute();
}

/** Events that were to have their effect before that time, and lie there: their jobs were given up. */
export async function findLeftEvents(db: Kysely<Tables>, before: Date): Promise<string[]> {
  const events = await db
    .selectFrom('payment_events')
    .select('id')
    .where('handled_at', 'is', null)
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(100)
    .execute();
  return events.map(({ id }) => id);
}

export async function findEvent(db: Kysely<Tables>, id: string): Promise<{ customer_id: string | null; handled_at: Date | null } | null> {
  return (await db.selectFrom('payment_events').select(['customer_id', 'handled_at']).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The user's account at the provider; the latest, where one was lost there. */
export async function findCustomer(db: Kysely<Tables>, userId: string): Promise<string | null> {
  const customer = await db
    .selectFrom('billing_customers')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return customer?.id ?? null;
}

export async function findCustomers(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const customers = await db.selectFrom('billing_customers').select('id').where('user_id', '=', userId).execute();
  return customers.map(({ id }) => id);
}

/** Whether the account is being deleted. */
export async function isLeaving(db: Kysely<Tables>, userId: string): Promise<boolean> {
  return (await db.selectFrom('account_deletions').select('id').where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}

export async function insertCustomer(db: Kysely<Tables>, customer: { id: string; user_id: string }): Promise<void> {
  await db
    .insertInto('billing_customers')
    .values(customer)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function rememberCheckout(db: Kysely<Tables>, customerId: string, now: Date, checkAt: Date): Promise<void> {
  await db.updateTable('billing_customers').set({ checkout_at: now, check_at: checkAt }).where('id', '=', customerId).execute();
}

/** The number under which the provider is asked now; null when the customer is none of ours. */
export async function beginAsking(db: Kysely<Tables>, customerId: string): Promise<{ userId: string; number: number } | null> {
  const begun = await db
    .updateTable('billing_customers')
    .set({ asked: sql`asked + 1` })
    .where('id', '=', customerId)
    .returning(['user_id', 'asked'])
    .executeTakeFirst();
  return begun === undefined ? null : { userId: begun.user_id, number: begun.asked };
}

/** False when the answer to a later question was kept already: it knows at least as much. */
export async function keepAnswer(trx: Transaction<Tables>, customerId: string, number: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('billing_customers')
    .set({ kept: number })
    .where('id', '=', customerId)
    .where('kept', '<', number)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function checkNext(trx: Transaction<Tables>, customerId: string, at: Date | null): Promise<void> {
  await trx.updateTable('billing_customers').set({ check_at: at }).where('id', '=', customerId).execute();
}

export async function readCheckoutTime(trx: Transaction<Tables>, customerId: string): Promise<Date | null> {
  const customer = await trx.selectFrom('billing_customers').select('checkout_at').where('id', '=', customerId).executeTakeFirst();
  return customer?.checkout_at ?? null;
}

/** Customers whose time to be looked at has come, taken so that no other process looks at them meanwhile. */
export async function takeDue(db: Kysely<Tables>, now: Date, again: Date): Promise<string[]> {
  const due = db
    .selectFrom('billing_customers')
    .select('id')
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(20)
    .forUpdate()
    .skipLocked();
  const taken = await db.updateTable('billing_customers').set({ check_at: again }).where('id', 'in', due).returning('id').execute();
  return taken.map(({ id }) => id);
}

export async function writeSubscription(
  trx: Transaction<Tables>,
  row: ToldSubscription & { customer_id: string; user_id: string },
): Promise<void> {
  const { id: _, customer_id: _customer, user_id: _user, ...told } = row;
  await trx
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
    .execute();
}

/** What the provider does not know any more gives nothing, for as long as it does not know it. */
export async function endUnknown(trx: Transaction<Tables>, customerId: string, known: readonly string[]): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ status: 'canceled' })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .$if(known.length > 0, (query) => query.where('id', 'not in', known))
    .execute();
}

export async function subscriptionsOf(trx: Transaction<Tables>, userId: string): Promise<SubscriptionRow[]> {
  return trx.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).execute();
}

/** Those of the payments that are known, as they were told before. */
export async function paymentsIn(trx: Transaction<Tables>, payments: readonly { id: string }[]): Promise<PaymentRow[]> {
  if (payments.length === 0) return [];
  return trx
    .selectFrom('payments')
    .selectAll()
    .where(
      'id',
      'in',
      payments.map(({ id }) => id),
    )
    .execute();
}

export async function writePayment(trx: Transaction<Tables>, row: ToldPayment & { user_id: string }): Promise<void> {
  const { id: _, user_id: _user, ...told } = row;
  await trx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
    .execute();
}

export async function findPayment(db: Kysely<Tables>, id: string): Promise<PaymentRow | null> {
  return (await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Newest first, without what was taken back. */
export async function paymentsOf(db: Kysely<Tables>, userId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '!=', 'VOIDED')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function writeStanding(trx: Transaction<Tables>, userId: string, standing: Standing): Promise<void> {
  await trx.updateTable('users').set(standing).where('id', '=', userId).execute();
}

export async function readAdministratorLimit(
  trx: Transaction<Tables>,
  userId: string,
): Promise<Pick<Standing, 'administrator_limit' | 'administrator_limit_at'>> {
  return trx
    .selectFrom('users')
    .select(['administrator_limit', 'administrator_limit_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
