import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { checkListingUrl, type RunRef, type Runs, type StepName, sessionPrefix, stepInputs, stepNames } from '../../analyses/index.ts';
import { type Audit, invalid, notFound, type ObjectStore, Problem, type Tables, transact } from '../../platform/index.ts';
import type { Extraction } from './compare.ts';
import { holdProfile } from './profile-store.ts';
import type { Asking } from './profiles.ts';
import {
  type BenchmarkRow,
  deleteBenchmark,
  findBenchmark,
  hasCandidates,
  holdBenchmark,
  insertBenchmark,
  listBenchmarks,
  listProperties,
  type PropertyRow,
  updateBenchmark,
  updatePropertyEnded,
} from './run-store.ts';
import { slugsOf } from './slug.ts';

export interface BenchmarksDependencies {
  db: Kysely<Tables>;
  store: ObjectStore;
  runs: Runs;
  audit: Audit;
  listingAllowHosts: readonly string[];
  /** Has the run driven on, once the transaction is done. */
  send: (trx: Transaction<Tables>, runId: string) => Promise<void>;
  /** Takes back steps that wait or run. */
  cancelSteps: (trx: Transaction<Tables>, jobs: (RunRef & { step: StepName })[]) => Promise<void>;
  log: FastifyBaseLogger;
}

export interface SentRun {
  run_type: 'baseline' | 'candidate';
  label?: string;
  profile_id: string;
  modules?: string[];
  urls?: string[];
  baseline_run_id?: string;
}

export interface Benchmarks {
  /** The newest ones. */
  list(): Promise<BenchmarkRow[]>;
  /** @throws Problem 404 */
  find(id: string): Promise<{ run: BenchmarkRow; properties: PropertyRow[] }>;
  /** @throws Problem 409 when the baseline has not completed, 422 */
  create(asking: Asking, run: SentRun): Promise<BenchmarkRow>;
  /** What was read stays. A run that has ended stays as it ended. @throws Problem 404 */
  cancel(asking: Asking, id: string): Promise<BenchmarkRow>;
  /** A run at work is cancelled. @throws Problem 404, 409 while candidates name it */
  remove(asking: Asking, id: string): Promise<void>;
  /** @throws Problem 404 */
  compare(id: string, slug: string): Promise<{ baseline: Extraction | null; candidate: Extraction | null }>;
}

const listedAtMost = 200;
const standardModules: readonly StepName[] = ['pdf_generation', 'data_extraction'];
const cancelled = 'Canceled by an administrator. Readings up to that point are kept.';

export function createBenchmarks({
  db,
  store,
  runs,
  audit,
  listingAllowHosts,
  send,
  cancelSteps,
  log,
}: BenchmarksDependencies): Benchmarks {
  async function found(id: string): Promise<BenchmarkRow> {
    const run = await findBenchmark(db, id);
    if (run === null) throw notFound();
    return run;
  }

  async function end(trx: Transaction<Tables>, { id, steps }: { id: string; steps: readonly StepName[] }): Promise<void> {
    for (const property of await listProperties(trx, id)) {
      const { analysis_id, session_id, status } = property;
      if (status === 'completed' || status === 'failed') continue;
      await updatePropertyEnded(trx, property, { status: 'failed', error: cancelled });
      if (analysis_id === null || session_id === null) continue;
      const ref = { analysisId: analysis_id, sessionId: session_id };
      await runs.fail(trx, ref, [cancelled], 'cancelled');
      await cancelSteps(
        trx,
        steps.map((step) => ({ ...ref, step })),
      );
    }
    await updateBenchmark(trx, id, { status: 'failed', error: cancelled, finished_at: new Date() });
  }

  const record = (
    trx: Transaction<Tables>,
    { caller, ip }: Asking,
    kind: 'benchmark_run_started' | 'benchmark_run_cancelled' | 'benchmark_run_deleted',
    id: string,
  ) => audit.record({ kind, actorId: caller.userId, ip, details: { run_id: id } }, trx);

  async function propertiesFor(trx: Transaction<Tables>, run: SentRun): Promise<{ slug: string; url: string }[]> {
    if (run.run_type === 'baseline') {
      const given = run.urls ?? [];
      if (given.length === 0) throw invalid(['body', 'urls'], 'a baseline run needs at least one property URL', 'required');
      const urls = given.map((url, index) => checkListingUrl(url.trim(), listingAllowHosts, ['body', 'urls', index]));
      const slugs = slugsOf(urls);
      return urls.map((url, index) => ({ url, slug: slugs[index] ?? url }));
    }
    const at = ['body', 'baseline_run_id'];
    if (run.baseline_run_id === undefined) throw invalid(at, 'a candidate run needs a completed baseline run', 'required');
    const baseline = await holdBenchmark(trx, run.baseline_run_id);
    if (baseline === null) throw invalid(at, 'there is no such run', 'unknown');
    if (baseline.run_type !== 'baseline' || baseline.status !== 'completed')
      throw new Problem('baseline_not_completed', 'This run is not a completed baseline run. Wait until it finishes, or choose another.');
    return listProperties(trx, baseline.id);
  }

  return {
    list: () => listBenchmarks(db, listedAtMost),

    find: async (id) => ({ run: await found(id), properties: await listProperties(db, id) }),

    create: async (asking, sent) => {
      const id = `br_${randomBytes(6).toString('hex')}`;
      const steps = stepsOf(sent);
      const label = sent.label?.trim() || `${sent.run_type} ${new Date().toISOString().slice(0, 19)}Z`;
      await transact(db, async (trx) => {
        const profile = await holdProfile(trx, sent.profile_id);
        if (profile === null) throw invalid(['body', 'profile_id'], 'there is no such profile', 'unknown');
        const properties = await propertiesFor(trx, sent);
        await insertBenchmark(trx, {
          id,
          runType: sent.run_type,
          label,
          profileId: profile.id,
          config: profile.config,
          steps,
          baselineRunId: sent.run_type === 'candidate' ? (sent.baseline_run_id ?? null) : null,
          properties,
        });
        await record(trx, asking, 'benchmark_run_started', id);
        await send(trx, id);
      });
      return found(id);
    },

    cancel: async (asking, id) => {
      await transact(db, async (trx) => {
        const run = await holdBenchmark(trx, id);
        if (run === null) throw notFound();
        if (run.finished_at !== null) return;
        await end(trx, run);
        await record(trx, asking, 'benchmark_run_cancelled', id);
      });
      return found(id);
    },

    remove: async (asking, id) => {
      const folders = await transact(db, async (trx) => {
        const run = await holdBenchmark(trx, id);
        if (run === null) throw notFound();
        if (await hasCandidates(trx, id)) throw new Problem('run_in_use', 'Candidate runs use this run as baseline. Delete them first.');
        if (run.finished_at === null) await end(trx, run);
        const properties = await listProperties(trx, id);
        await deleteBenchmark(trx, run, properties);
        await record(trx, asking, 'benchmark_run_deleted', id);
        return properties.flatMap(({ analysis_id, session_id }) => {
          if (analysis_id === null || session_id === null) return [];
          return run.run_type === 'baseline' ? `analyses/${analysis_id}` : sessionPrefix(analysis_id, session_id);
        });
      });
      for (const folder of folders)
        await store
          .deleteAll(folder)
          .catch((failed: unknown) => log.error({ err: failed, folder }, 'Files of a benchmark were not removed'));
    },

    compare: async (id, slug) => {
      const run = await found(id);
      const of = async (runId: string) => (await listProperties(db, runId)).find((property) => property.slug === slug);
      const own = await of(id);
      if (own === undefined) throw notFound();
      if (run.baseline_run_id === null) return { baseline: own.data, candidate: null };
      return { baseline: (await of(run.baseline_run_id))?.data ?? null, candidate: own.data };
    },
  };
}

/** @throws Problem 422 for names that are not those of steps, and for steps that would stand on nothing */
function stepsOf({ run_type, modules = [] }: SentRun): StepName[] {
  for (const [index, name] of modules.entries()) {
    if (!(stepNames as readonly string[]).includes(name))
      throw invalid(['body', 'modules', index], `must be one of ${stepNames.join(', ')}`, 'enum');
  }
  const isCandidate = run_type === 'candidate';
  // A candidate reads the pages that its baseline stored, unless it is told to fetch them again.
  const standard = isCandidate ? standardModules.filter((step) => step !== 'pdf_generation') : standardModules;
  const steps = modules.length === 0 ? [...standard] : stepNames.filter((step) => modules.includes(step));
  const atHand: StepName[] = isCandidate ? ['pdf_generation'] : [];
  for (const step of steps) {
    const needs = stepInputs[step].find((input) => !atHand.includes(input));
    if (needs !== undefined) throw invalid(['body', 'modules'], `${step} needs the output of ${needs}: list ${needs} too`, 'requires');
    atHand.push(step);
  }
  if (!steps.includes('data_extraction'))
    throw invalid(['body', 'modules'], 'data_extraction must be listed: its readings are compared', 'requires');
  return steps;
}
