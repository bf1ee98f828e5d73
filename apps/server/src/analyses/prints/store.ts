import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import type { RunRef } from '../runs/store.ts';
import type { PrintTable } from '../tables.ts';

/** The PDF of the report of one run. */
export interface PrintJob extends RunRef {
  /** Of this request for it. */
  jobId: string;
}

export type PrintRow = Selectable<PrintTable>;

export async function findPrint(db: Kysely<Tables>, { analysisId, sessionId }: RunRef): Promise<PrintRow | null> {
  const found = await db
    .selectFrom('prints')
    .selectAll()
    .where('analysis_id', '=', analysisId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return found ?? null;
}

/** Asks for a print, anew where one was asked for before. */
export async function upsertQueued(trx: Transaction<Tables>, { analysisId, sessionId }: RunRef, jobId: string, now: Date): Promise<void> {
  const queued = { state: 'queued' as const, job_id: jobId, build: null, problem: null, requested_at: now, ended_at: null };
  await trx
    .insertInto('prints')
    .values({ analysis_id: analysisId, session_id: sessionId, ...queued })
    .onConflict((conflict) => conflict.columns(['analysis_id', 'session_id']).doUpdateSet(queued))
    .execute();
}

/** Ends the print of that job; one that was asked for since is another's to end. */
export async function updatePrint(
  db: Kysely<Tables>,
  { analysisId, sessionId }: RunRef,
  jobId: string,
  outcome: { state: 'done'; build: string } | { state: 'failed'; problem: string },
): Promise<void> {
  await db
    .updateTable('prints')
    .set({ ...outcome, ended_at: new Date() })
    .where('analysis_id', '=', analysisId)
    .where('session_id', '=', sessionId)
    .where('job_id', '=', jobId)
    .execute();
}
