import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { PaymentSandboxStateTable } from '../tables.ts';
import { newId } from './new-id.ts';

export type State = Selectable<PaymentSandboxStateTable>;

/** The sandbox's own row, made when it is opened for the first time. */
export async function openState(db: Kysely<Tables>): Promise<State> {
  await db
    .insertInto('payment_sandbox_state')
    .values({ api_key: newId('sk_test', 48), webhook_secret: newId('whsec', 48) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('payment_sandbox_state').selectAll().executeTakeFirstOrThrow();
}

/** One change at a time: whoever holds the row is the only one that changes anything. */
export async function holdState(trx: Transaction<Tables>): Promise<State> {
  return trx.selectFrom('payment_sandbox_state').selectAll().forUpdate().executeTakeFirstOrThrow();
}

export async function readClock(db: Kysely<Tables>): Promise<number> {
  const { clock_ahead_seconds } = await db.selectFrom('payment_sandbox_state').select('clock_ahead_seconds').executeTakeFirstOrThrow();
  return clock_ahead_seconds;
}

export async function setClock(trx: Transaction<Tables>, aheadSeconds: number): Promise<void> {
  await trx.updateTable('payment_sandbox_state').set({ clock_ahead_seconds: aheadSeconds }).execute();
}
