import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import type { RunRef } from '../runs/store.ts';

/** How long an analysis that its owner deleted can be restored. */
export const restorableSeconds = 30;

export interface HiddenAnalysis {
  id: string;
  title: string | null;
  restorableUntil: Date;
}

const isOver = sql<boolean>`hidden_at <= now() - make_interval(secs => ${sql.lit(restorableSeconds)})`;

/** The analysis of that user, unless it is hidden already. Holds its runs, in the order in which a worker takes hold, then itself. */
export async function holdOwnWithRuns(trx: Transaction<Tables>, id: string, userId: string): Promise<{ unfinished: RunRef[] } | null> {
  const own = trx.selectFrom('analyses').select('id').where('id', '=', id).where('user_id', '=', userId).where('hidden_at', 'is', null);
  if ((await own.executeTakeFirst()) === undefined) return null;
  const runs = await trx
    .selectFrom('analysis_sessions')
    .select(['id', 'status'])
    .where('analysis_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  if ((await own.forUpdate().executeTakeFirst()) === undefined) return null;
  const unfinished = runs.filter(({ status }) => status === 'pending' || status === 'processing');
  return { unfinished: unfinished.map((run) => ({ analysisId: id, sessionId: run.id })) };
}

export async function updateHidden(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.updateTable('analyses').set({ hidden_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** Shows it again; false when there is nothing of that user to restore, or no longer. */
export async function updateRestored(db: Kysely<Tables>, id: string, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('analyses')
    .set({ hidden_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('hidden_at', 'is not', null)
    .where(sql<boolean>`not ${isOver}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Of the user, the latest first. */
export async function listRestorable(db: Kysely<Tables>, userId: string): Promise<HiddenAnalysis[]> {
  return db
    .selectFrom('analyses')
    .select(['id', 'title', sql<Date>`hidden_at + make_interval(secs => ${sql.lit(restorableSeconds)})`.as('restorableUntil')])
    .where('user_id', '=', userId)
    .where('hidden_at', 'is not', null)
    .where(sql<boolean>`not ${isOver}`)
    .orderBy('hidden_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Removes an analysis that was hidden for long enough, with every row of it, and keeps that its files are to go. How many
 * seconds it has left, if it can be restored still; null where nothing is hidden.
 */
export async function eraseHidden(trx: Transaction<Tables>, id: string): Promise<'erased' | number | null> {
  const hidden = await trx
    .selectFrom('analyses')
    .select([
      isOver.as('isOver'),
      sql<number>`ceil(extract(epoch from hidden_at - now()) + ${sql.lit(restorableSeconds)})::int`.as('secondsLeft'),
    ])
    .where('id', '=', id)
    .where('hidden_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (hidden === undefined) return null;
  if (!hidden.isOver) return Math.max(1, hidden.secondsLeft);
  await trx.insertInto('analysis_deletions').values({ analysis_id: id }).execute();
  await trx.deleteFrom('analyses').where('id', '=', id).execute();
  return 'erased';
}

/** When the rows of an analysis were removed whose files are still to go; null when there is nothing left to do. */
export async function findErased(db: Kysely<Tables>, id: string): Promise<Date | null> {
  const found = await db.selectFrom('analysis_deletions').select('erased_at').where('analysis_id', '=', id).executeTakeFirst();
  return found?.erased_at ?? null;
}

export async function deleteErased(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('analysis_deletions').where('analysis_id', '=', id).execute();
}

/** Analyses that are hidden, or whose files are still to go. */
export async function listUnfinishedAnalyses(db: Kysely<Tables>): Promise<string[]> {
  const hidden = await db.selectFrom('analyses').select('id').where('hidden_at', 'is not', null).execute();
  const erased = await db.selectFrom('analysis_deletions').select('analysis_id as id').execute();
  return [...hidden, ...erased].map(({ id }) => id);
}
