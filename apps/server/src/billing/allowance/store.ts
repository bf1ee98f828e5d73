import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { statusAt } from '../../identity/index.ts';
import type { Tables } from '../../platform/index.ts';
import type { AllowanceEntryTable } from '../tables.ts';
import type { Standing } from './decide.ts';
import { periodStart } from './period.ts';

export type AllowanceEntry = Selectable<AllowanceEntryTable>;

/** Keeps others from deciding on this user until the transaction ends. False when there is no such user. */
export async function holdUser(trx: Transaction<Tables>, userId: string): Promise<boolean> {
  return (await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()) !== undefined;
}

/** The user's standing at this time, and all analyses counted in their month. Null when there is no such user. */
export async function readStanding(db: Kysely<Tables>, userId: string, now: Date): Promise<(Standing & { usage: number }) | null> {
  return (await readStandings(db, [userId], now)).get(userId) ?? null;
}

/** The same of several users, by id; without those who do not exist. */
export async function readStandings(
  db: Kysely<Tables>,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, Standing & { usage: number }>> {
  const users = await readUsers(db, userIds);
  if (users.length === 0) return new Map();
  const months = users.map(({ id, billing_anchor }) => sql`when ${id}::uuid then ${periodStart(now, billing_anchor)}::timestamptz`);
  const isThisMonth = sql`counts_at >= case user_id ${sql.join(months, sql` `)} end`;
  const sums = await db
    .selectFrom('allowance_entries')
    .select([
      'user_id',
      sql<number>`coalesce(sum(usage) filter (where ${isThisMonth}), 0)::int`.as('all'),
      sql<number>`coalesce(sum(usage) filter (where ${isThisMonth} and source = 'subscription'), 0)::int`.as('subscription'),
      sql<number>`coalesce(sum(usage) filter (where source = 'complimentary'), 0)::int`.as('complimentary'),
    ])
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .execute();
  const used = new Map(sums.map((sum) => [sum.user_id, sum]));
  return new Map(
    users.map((user) => {
      const sum = used.get(user.id);
      return [
        user.id,
        {
          isSubscribed: statusAt(user, now) === 'active',
          hasBeenSubscribed: user.subscription_end_date !== null,
          monthlyLimit: user.monthly_analysis_limit,
          credits: user.complimentary_analysis_credits,
          usage: Math.max(0, sum?.all ?? 0),
          subscriptionUsage: Math.max(0, sum?.subscription ?? 0),
          complimentaryUsage: Math.max(0, sum?.complimentary ?? 0),
        },
      ];
    }),
  );
}

async function readUsers(db: Kysely<Tables>, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('users')
    .select([
      'id',
      'subscription_status',
      'subscription_end_date',
      'access_ends_at',
      'billing_anchor',
      'monthly_analysis_limit',
      'complimentary_analysis_credits',
    ])
    .where('id', 'in', userIds)
    .execute();
}

/** What an administrator allows, from now on and until a subscription ends. */
export async function writeLimit(trx: Transaction<Tables>, userId: string, limit: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ monthly_analysis_limit: limit, administrator_limit: limit, administrator_limit_at: now })
    .where('id', '=', userId)
    .execute();
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
