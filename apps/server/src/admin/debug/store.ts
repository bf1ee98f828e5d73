import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AnalysisTable, RunRef, RunRow } from '../../analyses/index.ts';
import type { Tables } from '../../platform/index.ts';
import type { WorkerTaskTable } from '../tables.ts';

/** A run with the steps of its own that are done. */
export interface SessionRow extends RunRow {
  done: string[];
}

export async function findAnalysis(db: Kysely<Tables>, id: string): Promise<Selectable<AnalysisTable> | null> {
  return (await db.selectFrom('analyses').selectAll().where('id', '=', id).where('hidden_at', 'is', null).executeTakeFirst()) ?? null;
}

/** Every run of the analysis, newest first. */
export async function listSessions(db: Kysely<Tables>, analysisId: string): Promise<SessionRow[]> {
  const runs = await db
    .selectFrom('analysis_sessions')
    .selectAll()
    .where('analysis_id', '=', analysisId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const steps = await db.selectFrom('step_done').select(['session_id', 'step']).where('analysis_id', '=', analysisId).execute();
  return runs.map((run) => ({ ...run, done: steps.filter(({ session_id }) => session_id === run.id).map(({ step }) => step) }));
}

export async function insertTask(trx: Transaction<Tables>, id: string, { analysisId, sessionId }: RunRef): Promise<void> {
  await trx.insertInto('worker_tasks').values({ id, analysis_id: analysisId, session_id: sessionId }).execute();
}

export async function findTask(db: Kysely<Tables>, id: string): Promise<Selectable<WorkerTaskTable> | null> {
  return (await db.selectFrom('worker_tasks').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}
