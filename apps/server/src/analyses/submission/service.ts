import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Allowance } from '../../billing/index.ts';
import {
  type Caller,
  isUuid,
  japaneseDate,
  notFound,
  type ObjectStore,
  Problem,
  type SubmittedForm,
  type Tables,
  transact,
} from '../../platform/index.ts';
import { findStartingDefaults } from '../own-defaults/store.ts';
import { stepNames } from '../pipeline/step.ts';
import type { Runs } from '../runs/service.ts';
import { holdAnalysis } from '../runs/store.ts';
import { createStepDurations, estimateSecondsLeft, readLastStepDone } from './step-durations.ts';
import { type AnalysisRow, findAnalysis, insertAnalysis, listSources, type SourceRow } from './store.ts';
import { receiveSubmission, type WantedAgain } from './submission.ts';
import { deleteUpload, insertUpload, removeUpload } from './uploads.ts';

export interface AnalysesDependencies {
  db: Kysely<Tables>;
  store: ObjectStore;
  runs: Runs;
  allowance: Allowance;
  listingAllowHosts: readonly string[];
  log: FastifyBaseLogger;
}

export interface Analyses {
  /** Stores what was sent and begins its first run; nothing is kept and nothing charged when it throws. @throws Problem */
  create(caller: Caller, form: SubmittedForm, ip: string, alongside?: Alongside): Promise<string>;
  /** @throws Problem 404, also for another user's: only an administrator reads those. */
  find(caller: Caller, id: string): Promise<AnalysisRow>;
  sources(caller: Caller, id: string): Promise<{ analysis: AnalysisRow; sources: SourceRow[] }>;
  source(caller: Caller, id: string, sourceId: string): Promise<SourceRow>;
  /** Ends the run that the caller sees of an analysis of their own. @throws Problem 404, 409 when it has ended */
  cancel(caller: Caller, id: string): Promise<void>;
  /** About how long a running analysis will still take; null while nobody can say. */
  secondsLeft(analysis: AnalysisRow): Promise<number | null>;
}

/** What else has to be written in the transaction that creates the analysis. */
export type Alongside = (trx: Transaction<Tables>, analysisId: string) => Promise<void>;

export function createAnalyses({ db, store, runs, allowance, listingAllowHosts, log }: AnalysesDependencies): Analyses {
  const durations = createStepDurations(db);
  async function find(caller: Caller, id: string): Promise<AnalysisRow> {
    const analysis = isUuid(id) ? await findAnalysis(db, id, caller.isAdministrator ? null : caller.userId) : null;
    if (analysis === null) throw notFound();
    return analysis;
  }

  /** Of the caller's own analyses alone, also where the caller may read others'. */
  async function findAgain({ userId }: Caller, { analysisId, documentIds }: WantedAgain): Promise<SourceRow[]> {
    const analysis = isUuid(analysisId) ? await findAnalysis(db, analysisId, userId) : null;
    if (analysis === null) throw notFound();
    const sources = await listSources(db, analysis.id);
    if (documentIds?.some((id) => !sources.some((source) => source.id === id))) throw notFound();
    return documentIds === null ? sources : sources.filter(({ id }) => documentIds.includes(id));
  }

  return {
    create: async (caller, form, ip, alongside) => {
      await allowance.admit(caller.userId, ip);
      const id = randomUUID();
      const folder = `analyses/${id}`;
      try {
        await insertUpload(db, id);
        const submission = await receiveSubmission(form, {
          store,
          prefix: `${folder}/sources`,
          allowHosts: listingAllowHosts,
          findAgain: (wanted) => findAgain(caller, wanted),
        });
        const now = new Date();
        await transact(db, async (trx) => {
          await allowance.reserve(trx, { userId: caller.userId, analysisId: id, now });
          const ownDefaults = await findStartingDefaults(trx, caller.userId);
          await insertAnalysis(trx, { id, userId: caller.userId, asOf: japaneseDate(now), submission, ownDefaults });
          await deleteUpload(trx, id);
          await alongside?.(trx, id);
          await runs.begin(trx, { analysisId: id, purpose: 'customer', steps: stepNames, now });
        });
      } catch (problem) {
        await removeUpload({ db, store }, id).catch((failed: unknown) =>
          log.error({ err: failed, folder }, 'A refused upload is not removed yet'),
        );
        throw problem;
      }
      return id;
    },

    find,

    sources: async (caller, id) => {
      const analysis = await find(caller, id);
      return { analysis, sources: await listSources(db, analysis.id) };
    },

    cancel: async ({ userId }, id) => {
      if (!isUuid(id)) throw notFound();
      await transact(db, async (trx) => {
        const analysis = await findAnalysis(trx, id, userId);
        if (analysis === null) throw notFound();
        await holdAnalysis(trx, id);
        if (!(await runs.cancel(trx, { analysisId: id, sessionId: analysis.session_id })))
          throw new Problem('not_running', 'This analysis has already finished.');
      });
    },

    secondsLeft: async (analysis) =>
      estimateSecondsLeft(analysis, await durations.read(), await readLastStepDone(db, analysis), new Date()),

    source: async (caller, id, sourceId) => {
      const analysis = await find(caller, id);
      const source = (await listSources(db, analysis.id)).find((candidate) => candidate.id === sourceId);
      if (source === undefined) throw notFound();
      return source;
    },
  };
}
