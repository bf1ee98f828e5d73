import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import type { StepJob } from '../step-queue/step-job.ts';
import type { AccountDeletionTable } from '../tables.ts';

export type DeletionRow = Selectable<AccountDeletionTable>;

/** The deletion of that account; where one was asked for before, that one. */
export async function insertDeletion(trx: Transaction<Tables>, userId: string, actorId: string | null): Promise<string> {
  await trx
    .insertInto('account_deletions')
    .values({ id: randomUUID(), user_id: userId, actor_id: actorId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const { id } = await trx.selectFrom('account_deletions').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return id;
}

export async function findDeletion(db: Kysely<Tables>, id: string): Promise<DeletionRow | null> {
  return (await db.selectFrom('account_deletions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function holdDeletion(trx: Transaction<Tables>, id: string): Promise<DeletionRow | null> {
  return (await trx.selectFrom('account_deletions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** Takes it back, unless the account is gone already. */
export async function withdrawDeletion(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('account_deletions').where('id', '=', id).where('erased_at', 'is', null).execute();
}

export async function listUnfinished(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('account_deletions').select('id').where('ended_at', 'is', null).execute();
  return rows.map(({ id }) => id);
}

export async function updateErased(trx: Transaction<Tables>, id: string, analysisIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('account_deletions')
    .set({ erased_at: new Date(), analysis_ids: JSON.stringify(analysisIds) })
    .where('id', '=', id)
    .execute();
}

export async function updateEnded(db: Kysely<Tables>, id: string): Promise<void> {
  await db.updateTable('account_deletions').set({ ended_at: new Date(), analysis_ids: null }).where('id', '=', id).execute();
}

/** The jobs of the user's unfinished runs. Holds all their runs, in the order in which a worker takes hold: the run, then its user. */
export async function holdRunsOf(trx: Transaction<Tables>, userId: string): Promise<StepJob[]> {
  const runs = await trx
    .selectFrom('analysis_sessions as run')
    .innerJoin('analyses', 'analyses.id', 'run.analysis_id')
    .select(['run.analysis_id', 'run.id', 'run.steps', 'run.status'])
    .where('analyses.user_id', '=', userId)
    .orderBy('run.analysis_id')
    .orderBy('run.id')
    .forUpdate('run')
    .execute();
  return runs
    .filter(({ status }) => status === 'pending' || status === 'processing')
    .flatMap((run) => run.steps.map((step) => ({ analysisId: run.analysis_id, sessionId: run.id, step })));
}

/** Removes the user, with every row that is theirs, and says which analyses they had. */
export async function deleteUser(trx: Transaction<Tables>, user: { id: string; email: string }): Promise<string[]> {
  const analyses = await trx.selectFrom('analyses').select('id').where('user_id', '=', user.id).execute();
  await trx.deleteFrom('mail_links').where('email', '=', user.email).execute();
  await trx.deleteFrom('users').where('id', '=', user.id).execute();
  return analyses.map(({ id }) => id);
}
