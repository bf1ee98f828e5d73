import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { transact } from '../database/guard.ts';
import type { Tables } from '../database/tables.ts';
import type { Ports } from '../pipeline/ports.ts';
import { type Step, type StepContext, type StepName, stepNames } from '../pipeline/step.ts';
import type { StepQueue } from '../queue/step-queue.ts';

/** Steps that do nothing but what a test gives them to do; `final_analysis` brings a headline. */
export function fakeSteps(doing: Partial<Record<StepName, (context: StepContext) => Promise<unknown>>> = {}): Record<StepName, Step> {
  const headline = { scenario_score: 7.2, net_rental_yield: 4.1, risk_level: 'medium' };
  const step = (name: StepName): Step => ({
    name,
    run: async (context) => {
      const artefact = (await doing[name]?.(context)) ?? (name === 'final_analysis' ? { headline } : { name });
      await context.session.writeArtefact(name, artefact);
      return artefact;
    },
  });
  return {
    pdf_generation: step('pdf_generation'),
    data_extraction: step('data_extraction'),
    enrichments: step('enrichments'),
    final_analysis: step('final_analysis'),
    html_report: step('html_report'),
  };
}

/** Ports of a pipeline that reaches for nothing. */
export const noPorts: Ports = {
  fetchListing: () => Promise.reject(new Error('no listing here')),
  readSource: () => Promise.reject(new Error('no documents here')),
  printPdf: () => Promise.reject(new Error('no browser here')),
  printPage: () => Promise.reject(new Error('no browser here')),
  exchangeRate: () => Promise.reject(new Error('no rates here')),
  render: { fragment: () => '', pages: () => [], standalone: async () => '', printable: async () => '' },
};

/** A user and an analysis whose first step is queued. */
export async function beginAnalysis(db: Kysely<Tables>, queue: StepQueue): Promise<{ id: string; sessionId: string }> {
  const [id, userId, sessionId] = [randomUUID(), randomUUID(), '20260401T000000Z'];
  await transact(db, async (trx) => {
    await trx
      .insertInto('users')
      .values({ id: userId, email: `${userId}@rimawari.test`, full_name: 'Test', password_hash: '', complimentary_analysis_credits: -1 })
      .execute();
    await trx.insertInto('analyses').values({ id, user_id: userId, title: 'Test', as_of: '2026-04-01', session_id: sessionId }).execute();
    await trx.insertInto('analysis_sessions').values({ analysis_id: id, id: sessionId }).execute();
    await queue.send(trx, { analysisId: id, sessionId, step: stepNames[0] });
  });
  return { id, sessionId };
}
