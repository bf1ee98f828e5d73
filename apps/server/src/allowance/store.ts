import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { AllowanceEntryTable, Tables } from '../database/tables.ts';
import type { Standing } from './decide.ts';

export type AllowanceEntry = Selectable<AllowanceEntryTable>;

/** Keeps others from deciding on this user until the transaction ends. False when there is no such user. */
export async function holdUser(trx: Transaction<Tables>, userId: string): Promise<boolean> {
  return (await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()) !== undefined;
}

/** The user's standing in the month that began at `since`, and all analyses counted in it. Null when there is no such user. */
export async function readStanding(db: Kysely<Tables>, userId: string, since: Date): Promise<(Standing & { usage: number }) | null> {
  return (await readStandings(db, [userId], since)).get(userId) ?? null;
}

/** The same of several users, by id; without those who do not exist. */
export async function readStandings(
  db: Kysely<Tables>,
  userIds: readonly string[],
  since: Date,
): Promise<Map<string, Standing & { usage: number }>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .leftJoin('allowance_entries as entry', 'entry.user_id', 'users.id')
    .select([
      'users.id',
      'subscription_status',
      'subscription_end_date',
      'monthly_analysis_limit',
      'complimentary_analysis_credits',
      sql<number>`coalesce(sum(usage) filter (where counts_at >= ${since}), 0)::int`.as('all'),
      sql<number>`coalesce(sum(usage) filter (where counts_at >= ${since} and source = 'subscription'), 0)::int`.as('subscription'),
      sql<number>`coalesce(sum(usage) filter (where source = 'complimentary'), 0)::int`.as('complimentary'),
    ])
    .where('users.id', 'in', userIds)
    .groupBy('users.id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        isSubscribed: row.subscription_status === 'active',
        hasBeenSubscribed: row.subscription_end_date !== null,
        monthlyLimit: row.monthly_analysis_limit,
        credits: row.complimentary_analysis_credits,
        usage: Math.max(0, row.all),
        subscriptionUsage: Math.max(0, row.subscription),
        complimentaryUsage: Math.max(0, row.complimentary),
      },
    ]),
  );
}

export type NewEntry = Pick<AllowanceEntry, 'user_id' | 'analysis_id' | 'kind' | 'source' | 'usage' | 'credits' | 'counts_at' | 'reason'>;

/** False when the ledger has such an entry of this analysis already: reserved once, ended once. */
export async function insertEntry(trx: Transaction<Tables>, entry: NewEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('allowance_entries')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findReservation(trx: Transaction<Tables>, analysisId: string): Promise<AllowanceEntry | null> {
  const entry = await trx
    .selectFrom('allowance_entries')
    .selectAll()
    .where('analysis_id', '=', analysisId)
    .where('kind', '=', 'reserved')
    .executeTakeFirst();
  return entry ?? null;
}

export async function readCredits(trx: Transaction<Tables>, userId: string): Promise<number> {
  const { complimentary_analysis_credits } = await trx
    .selectFrom('users')
    .select('complimentary_analysis_credits')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return complimentary_analysis_credits;
}

export async function addCredits(trx: Transaction<Tables>, userId: string, credits: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ complimentary_analysis_credits: sql`complimentary_analysis_credits + ${credits}` })
    .where('id', '=', userId)
    .execute();
}
