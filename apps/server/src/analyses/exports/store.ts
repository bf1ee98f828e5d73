import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import type { DataExportTable } from '../tables.ts';

export type DataExportRow = Selectable<DataExportTable>;

export async function findExport(db: Kysely<Tables>, userId: string): Promise<DataExportRow | null> {
  return (await db.selectFrom('data_exports').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;
}

/** In place of the one before. */
export async function upsertPreparing(trx: Transaction<Tables>, userId: string, id: string, now: Date): Promise<void> {
  const fresh = { id, state: 'preparing' as const, requested_at: now, size: null, expires_at: null };
  await trx
    .insertInto('data_exports')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
}

/** Whom to tell of a copy that is there: its owner, at a verified address, who wants to be told. */
export async function findOwnerToTell(
  db: Kysely<Tables>,
  { userId, exportId }: { userId: string; exportId: string },
  now: Date,
): Promise<{ email: string; expires_at: Date } | null> {
  const found = await db
    .selectFrom('data_exports')
    .innerJoin('users', 'users.id', 'data_exports.user_id')
    .select(['users.email', 'data_exports.expires_at'])
    .where('data_exports.id', '=', exportId)
    .where('users.id', '=', userId)
    .where('data_exports.state', '=', 'ready')
    .where('data_exports.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .where('users.mail_when_finished', '=', true)
    .where('users.email_verified_at', 'is not', null)
    .executeTakeFirst();
  return found?.expires_at == null ? null : { email: found.email, expires_at: found.expires_at };
}

/** Does nothing where another one has taken its place. */
export async function updateExport(
  db: Kysely<Tables>,
  { userId, exportId }: { userId: string; exportId: string },
  change: { state: 'ready'; size: number; expires_at: Date } | { state: 'failed' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_exports')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', exportId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteExport(db: Kysely<Tables>, userId: string, id: string): Promise<void> {
  await db.deleteFrom('data_exports').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** What is known of a user beside their analyses, table by table. Hashes and keys of ours are left out. */
export async function readOwnRows(db: Kysely<Tables>, userId: string): Promise<Record<string, unknown>> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at', 'full_name', 'created_at', 'is_superuser', 'second_factor', 'mail_when_finished'])
    .select(['subscription_status', 'subscription_end_date', 'monthly_analysis_limit', 'complimentary_analysis_credits'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const sessions = await db
    .selectFrom('access_tokens')
    .select(['browser', 'system', 'network', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const securityEvents = await db
    .selectFrom('security_events')
    .select(['kind', 'ip', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const allowance = await db
    .selectFrom('allowance_entries')
    .select(['analysis_id', 'kind', 'source', 'usage', 'credits', 'reason', 'counts_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['id', 'status', 'plan_type', 'monthly_limit', 'period_end', 'cancel_at', 'ended_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'status', 'description', 'amount_minor', 'currency', 'processed_at', 'period_start', 'period_end'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const sharedLinks = await db
    .selectFrom('shares')
    .innerJoin('analyses', 'analyses.id', 'shares.analysis_id')
    .select(['shares.id', 'shares.analysis_id', 'shares.created_at', 'shares.expires_at'])
    .where('analyses.user_id', '=', userId)
    .orderBy('shares.created_at')
    .execute();
  const scenarios = await db
    .selectFrom('scenarios')
    .innerJoin('analyses', 'analyses.id', 'scenarios.analysis_id')
    .select(['scenarios.id', 'scenarios.analysis_id', 'scenarios.name', 'scenarios.inputs', 'scenarios.saved_at'])
    .where('analyses.user_id', '=', userId)
    .orderBy('scenarios.saved_at')
    .execute();
  const ownDefaults = await db.selectFrom('own_defaults').select(['assumptions', 'saved_at']).where('user_id', '=', userId).execute();
  return {
    account,
    sessions,
    'security-events': securityEvents,
    allowance,
    subscriptions,
    payments,
    'shared-links': sharedLinks,
    scenarios,
    'own-defaults': ownDefaults,
  };
}
