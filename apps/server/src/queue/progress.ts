import { type Kysely, sql, type Transaction } from 'kysely';
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
  await trx
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
    .execute();
}

/** Ends an analysis without a report, and gives back what it was charged. Does nothing when it has ended already: nothing is given back twice. */
export async function recordFailed(trx: Transaction<Tables>, id: string, lines: string[]): Promise<void> {
  const failed = await trx
    .updateTable('analyses')
    .set({ status: 'failed', stage: null, doing: null, error_lines: JSON.stringify(lines), finished_at: new Date() })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing'])
    .returning(['user_id', 'as_of', 'credit_taken'])
    .executeTakeFirst();
  if (failed !== undefined) await giveBack(trx, failed);
}

/** A month that has turned began at 0 and owes nothing for the last one; a credit is owed whenever one was taken. */
async function giveBack(trx: Transaction<Tables>, charged: { user_id: string; as_of: string; credit_taken: boolean }): Promise<void> {
  const month = charged.as_of.slice(0, 'YYYY-MM'.length);
  await trx
    .updateTable('users')
    .set({ current_month_usage: sql`greatest(current_month_usage - 1, 0)` })
    .where('id', '=', charged.user_id)
    .where('usage_month', '=', month)
    .execute();
  if (!charged.credit_taken) return;
  await trx
    .updateTable('users')
    .set({ complimentary_analysis_credits: sql`complimentary_analysis_credits + 1` })
    .where('id', '=', charged.user_id)
    // Who has become unlimited since stays so.
    .where('complimentary_analysis_credits', '>=', 0)
    .execute();
}
