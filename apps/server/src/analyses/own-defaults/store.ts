import type { AssumptionOverrides } from '@rimawari/underwriting';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { japaneseDate, type Tables } from '../../platform/index.ts';
import type { StartingDefaults } from '../pipeline/starting-defaults.ts';
import type { OwnDefaultsTable } from '../tables.ts';

export type OwnDefaultsRow = Pick<Selectable<OwnDefaultsTable>, 'assumptions' | 'saved_at'>;

export async function findOwnDefaults(db: Kysely<Tables>, userId: string): Promise<OwnDefaultsRow | null> {
  const found = await db.selectFrom('own_defaults').select(['assumptions', 'saved_at']).where('user_id', '=', userId).executeTakeFirst();
  return found ?? null;
}

/** As an analysis keeps them that starts from them. */
export async function findStartingDefaults(db: Kysely<Tables>, userId: string): Promise<StartingDefaults | null> {
  const found = await findOwnDefaults(db, userId);
  return found && { saved_on: japaneseDate(found.saved_at), assumptions: found.assumptions };
}

/** In place of those before. */
export async function upsertOwnDefaults(trx: Transaction<Tables>, userId: string, own: AssumptionOverrides, now: Date): Promise<void> {
  const fresh = { assumptions: JSON.stringify(own), saved_at: now };
  await trx
    .insertInto('own_defaults')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
}

export async function deleteOwnDefaults(trx: Transaction<Tables>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('own_defaults').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}
