import { randomUUID } from 'node:crypto';
import { BrowserMissing } from '@rimawari/browser';
import type { InsightReport } from '@rimawari/underwriting';
import { sampleCondominium, sampleContext, sampleReport } from '@rimawari/underwriting/testing';
import type { Kysely } from 'kysely';
import type { Artefacts } from '../analyses/pipeline/artefacts.ts';
import type { Ports } from '../analyses/pipeline/ports.ts';
import { type Step, type StepContext, type StepName, stepNames } from '../analyses/pipeline/step.ts';
import { createRuns, type Runs } from '../analyses/runs/service.ts';
import type { StepQueue } from '../analyses/step-queue/step-queue.ts';
import { transact } from '../platform/database/guard.ts';
import type { Tables } from '../platform/database/tables.ts';

/** What the list shows of the reports that fake steps make. */
export const fakeHeadline = {
  scenario_score: 7.2,
  net_rental_yield: 4.1,
  risk_level: 'medium',
  address: '東京都新宿区西新宿4丁目',
} as const;

let report: InsightReport | null = null;
function fakeReport(): InsightReport {
  if (report === null) {
    const made = sampleReport('condominium_unit');
    const { address: _, ...headline } = fakeHeadline;
    report = { ...made, headline: { ...made.headline, ...headline } };
  }
  return report;
}

/** What each step leaves where a test gives it nothing else: well-formed, of one invented unit. */
const artefacts: { [S in StepName]: () => Artefacts[S] } = {
  pdf_generation: () => ({ sources: [], listing: null, unused: [] }),
  data_extraction: () => ({ facts: sampleCondominium, readings: [] }),
  enrichments: () => ({ context: sampleContext(sampleCondominium, 'Test'), datasets: [] }),
  final_analysis: fakeReport,
  html_report: () => ({ build: 'fake', pages: [], headline: fakeHeadline }),
};

/** Steps that do nothing but what a test gives them to do, and leave an artefact. */
export function fakeSteps(doing: Partial<Record<StepName, (context: StepContext) => Promise<unknown>>> = {}): Record<StepName, Step> {
  const step = (name: StepName): Step => ({
    name,
    run: async (context) => {
      const artefact = (await doing[name]?.(context)) ?? artefacts[name]();
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
  cutPictures: async () => [],
  printPdf: () => Promise.reject(new BrowserMissing(['no browser here'])),
  printPage: () => Promise.reject(new Error('no browser here')),
  pause: async () => undefined,
  exchangeRate: () => Promise.reject(new Error('no rates here')),
  render: {
    build: 'none',
    fragment: () => '',
    pages: () => [],
    pagePaths: () => [],
    standalone: async () => '',
    printable: async () => '',
    bankPage: async () => '',
    tables: () => [],
    preview: ({ analysis }) => ({ title: analysis.title, text: '' }),
  },
};

/** Runs on this queue, whose reports nobody prints. */
export function runsOn(queue: StepQueue): Runs {
  return createRuns({
    sendStep: queue.send,
    cancelSteps: queue.cancel,
    sendPictures: async () => undefined,
    followUp: async () => undefined,
    tellOwner: async () => undefined,
    tellBenchmark: async () => undefined,
  });
}

/** A user and an analysis whose first run has begun. */
export async function beginAnalysis(db: Kysely<Tables>, runs: Runs): Promise<{ id: string; sessionId: string }> {
  const [id, userId] = [randomUUID(), randomUUID()];
  return transact(db, async (trx) => {
    await trx
      .insertInto('users')
      .values({ id: userId, email: `${userId}@rimawari.test`, full_name: 'Test', password_hash: '', complimentary_analysis_credits: -1 })
      .execute();
    await trx.insertInto('analyses').values({ id, user_id: userId, title: 'Test', as_of: '2026-04-01' }).execute();
    return { id, sessionId: await runs.begin(trx, { analysisId: id, purpose: 'customer', steps: stepNames }) };
  });
}
