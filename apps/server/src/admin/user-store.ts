import { type Kysely, sql, type Transaction } from 'kysely';
import type { UserRow } from '../accounts/store.ts';
import type { Tables, UserTable } from '../database/tables.ts';

export interface Slice {
  skip: number;
  limit: number;
}

export async function listUsers(db: Kysely<Tables>, { skip, limit }: Slice): Promise<UserRow[]> {
  return db.selectFrom('users').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').offset(skip).limit(limit).execute();
}

export async function countUsers(db: Kysely<Tables>): Promise<number> {
  const { total } = await db.selectFrom('users').select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return total;
}

/** How many analyses each of the users has; those without one are left out. */
export async function countJobsOf(db: Kysely<Tables>, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('analyses')
    .select(['user_id', sql<number>`count(*)::int`.as('count')])
    .where('user_id', 'in', userIds)
    .where('shown_session_id', 'is not', null)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

type Changes = Partial<Record<'is_superuser' | 'is_active', boolean>> &
  Partial<Record<Extract<keyof UserTable, 'monthly_analysis_limit' | 'complimentary_analysis_credits'>, number>>;

export async function updateUser(trx: Transaction<Tables>, id: string, changes: Changes): Promise<void> {
  await trx.updateTable('users').set(changes).where('id', '=', id).execute();
}
