import { type Kysely, sql, type Transaction } from 'kysely';
import { giveBack, settle } from '../allowance/settlement.ts';
import type { Tables } from '../database/tables.ts';
import type { AnalysisInput, StepName } from '../pipeline/step.ts';
import type { StepJob } from './step-job.ts';

/** What the list shows of a report. */
export interface Headline {
  investmentScore: number | null;
  netRentalYield: number | null;
  riskLevel: string | null;
}

/** The analysis as the pipeline reads it, or null when it is gone or has ended. */
export async function readUnfinished(db: Kysely<Tables>, id: string): Promise<AnalysisInput | null> {
  const analysis = await db
    .selectFrom('analyses')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirst();
  if (analysis === undefined) return null;
  const sources = await db.selectFrom('sources').selectAll().where('analysis_id', '=', id).orderBy('position').execute();
  return {
    id,
    title: analysis.title ?? 'Property Analysis',
    listingUrl: analysis.listing_url,
    asOf: analysis.as_of,
    documents: sources.map(({ id, filename, content_type, size, object_key }) => ({
      id,
      filename,
      contentType: content_type,
      size,
      key: object_key,
    })),
  };
}

export async function recordProgress(db: Kysely<Tables>, id: string, stage: StepName, percent: number, doing: string): Promise<void> {
  await db
    .updateTable('analyses')
    // A step that runs again after a crash does not make the bar go back.
    .set({ status: 'processing', stage, doing, progress: sql`greatest(progress, ${Math.round(Math.min(100, Math.max(0, percent)))})` })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing'])
    .execute();
}

/** Marks a step done. False when it was done before: then its results stand and nothing may follow from this run. */
export async function recordStepDone(trx: Transaction<Tables>, job: StepJob, attempt: number, startedAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('step_done')
    .values({ analysis_id: job.analysisId, session_id: job.sessionId, step: job.step, attempt, started_at: startedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function recordCompleted(trx: Transaction<Tables>, id: string, headline: Headline): Promise<void> {
  const completed = await trx
    .updateTable('analyses')
    .set({
      status: 'completed',
      progress: 100,
      stage: null,
      doing: null,
      error_lines: null,
      investment_score: headline.investmentScore,
      net_rental_yield: headline.netRentalYield,
      risk_level: headline.riskLevel,
      finished_at: new Date(),
    })
    .where('id', '=', id)
    // What has ended, and was given back, stays ended.
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirst();
  if (completed.numUpdatedRows === 1n) await settle(trx, id);
}

/** Ends an analysis without a report, and gives back what it was charged. Does nothing when it has ended already. */
export async function recordFailed(trx: Transaction<Tables>, id: string, lines: string[]): Promise<void> {
  const failed = await trx
    .updateTable('analyses')
    .set({ status: 'failed', stage: null, doing: null, error_lines: JSON.stringify(lines), finished_at: new Date() })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirst();
  if (failed.numUpdatedRows === 1n) await giveBack(trx, id);
}
