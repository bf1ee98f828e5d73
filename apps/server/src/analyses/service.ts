import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Allowance } from '../allowance/service.ts';
import { transact } from '../database/guard.ts';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../http/caller.ts';
import type { SubmittedForm } from '../http/form.ts';
import { notFound } from '../http/problem.ts';
import { isUuid } from '../http/uuid.ts';
import { japaneseDate } from '../japanese-date.ts';
import { stepNames } from '../pipeline/step.ts';
import type { Runs } from '../runs/service.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { type AnalysisRow, findAnalysis, insertAnalysis, listAnalyses, listSources, type SourceRow } from './store.ts';
import { receiveSubmission } from './submission.ts';

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
  list(caller: Caller, page: number, limit: number): Promise<{ rows: AnalysisRow[]; total: number }>;
  /** @throws Problem 404, also for another user's: only an administrator reads those. */
  find(caller: Caller, id: string): Promise<AnalysisRow>;
  sources(caller: Caller, id: string): Promise<{ analysis: AnalysisRow; sources: SourceRow[] }>;
  source(caller: Caller, id: string, sourceId: string): Promise<SourceRow>;
}

/** What else has to be written in the transaction that creates the analysis. */
export type Alongside = (trx: Transaction<Tables>, analysisId: string) => Promise<void>;

export function createAnalyses({ db, store, runs, allowance, listingAllowHosts, log }: AnalysesDependencies): Analyses {
  async function find(caller: Caller, id: string): Promise<AnalysisRow> {
    const analysis = isUuid(id) ? await findAnalysis(db, id, caller.isAdministrator ? null : caller.userId) : null;
    if (analysis === null) throw notFound();
    return analysis;
  }

  return {
    create: async (caller, form, ip, alongside) => {
      await allowance.admit(caller.userId, ip);
      const id = randomUUID();
      const folder = `analyses/${id}`;
      try {
        const submission = await receiveSubmission(form, store, `${folder}/sources`, listingAllowHosts);
        const now = new Date();
        await transact(db, async (trx) => {
          await allowance.reserve(trx, { userId: caller.userId, analysisId: id, now });
          await insertAnalysis(trx, { id, userId: caller.userId, asOf: japaneseDate(now), submission });
          await alongside?.(trx, id);
          await runs.begin(trx, { analysisId: id, purpose: 'customer', steps: stepNames, now });
        });
      } catch (problem) {
        await store
          .deleteAll(folder)
          .catch((failed: unknown) => log.error({ err: failed, folder }, 'An upload that was refused could not be removed'));
        throw problem;
      }
      return id;
    },

    list: (caller, page, limit) => listAnalyses(db, caller.userId, { offset: (page - 1) * limit, limit }),
    find,

    sources: async (caller, id) => {
      const analysis = await find(caller, id);
      return { analysis, sources: await listSources(db, analysis.id) };
    },

    source: async (caller, id, sourceId) => {
      const analysis = await find(caller, id);
      const source = (await listSources(db, analysis.id)).find((candidate) => candidate.id === sourceId);
      if (source === undefined) throw notFound();
      return source;
    },
  };
}
