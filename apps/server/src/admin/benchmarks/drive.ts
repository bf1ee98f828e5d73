import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { findRun, openSession, type RunRef, RunRefused, type RunRow, type Runs, readArtefact, readBases } from '../../analyses/index.ts';
import { type JobQueueSettings, japaneseDate, type ObjectStore, type Tables, transact } from '../../platform/index.ts';
import type { BenchmarkRunTable } from '../tables.ts';
import { diffOf, extractionOf, isExactMatch } from './compare.ts';
import {
  holdBenchmark,
  insertOwnerless,
  listProperties,
  type PropertyEnd,
  type PropertyRow,
  updateBegun,
  updateBenchmark,
  updateDiff,
  updatePropertyEnded,
} from './run-store.ts';

export interface DriveDependencies {
  db: Kysely<Tables>;
  store: ObjectStore;
  runs: Runs;
}

export const benchmarkJobs: JobQueueSettings<{ runId: string }> = {
  name: 'benchmark',
  // A benchmark that is not driven on would stay for ever as it is.
  patience: { retryLimit: 1000, retryDelay: 1, retryDelayMax: 60 },
  expireInSeconds: 300,
  failed: { words: 'A benchmark did not continue yet', of: (data) => data },
};

/** Properties of one benchmark that are at work at the same time. */
const atOnce = 1;
const nothingToPin = 'The baseline has no stored page of this property.';

/**
 * Takes a benchmark one step further: keeps what ended runs of the pipeline read, begins the next ones, and compares when
 * all have ended. It may be called at any time and by several at once: what is done is done once.
 */
export async function driveBenchmark({ db, store, runs }: DriveDependencies, id: string): Promise<void> {
  const ends = new Map<number, PropertyEnd>();
  // Read outside of the transaction, since artefacts may lie far away.
  for (const property of await listProperties(db, id)) {
    const end = property.status === 'processing' ? await endOf({ db, store }, property) : null;
    if (end !== null) ends.set(property.position, end);
  }
  await transact(db, async (trx) => {
    const run = await holdBenchmark(trx, id);
    if (run === null || run.finished_at !== null) return;
    for (const property of await listProperties(trx, id)) {
      const end = ends.get(property.position);
      if (end !== undefined) await updatePropertyEnded(trx, property, end);
    }
    await beginNext(trx, runs, run);
    const properties = await listProperties(trx, id);
    if (properties.some(({ status }) => status === 'pending' || status === 'processing')) {
      if (run.status === 'pending') await updateBenchmark(trx, id, { status: 'processing' });
    } else await finish(trx, run, properties);
  });
}

async function endOf({ db, store }: Pick<DriveDependencies, 'db' | 'store'>, property: PropertyRow): Promise<PropertyEnd | null> {
  const { analysis_id, session_id } = property;
  if (analysis_id === null || session_id === null) return null;
  const ref = { analysisId: analysis_id, sessionId: session_id };
  const run = await findRun(db, ref);
  if (run === null) return { status: 'failed', error: 'The run of this property was deleted.' };
  if (run.status === 'failed') return { status: 'failed', error: (run.error_lines ?? []).join(' ') };
  return run.status === 'completed' ? { status: 'completed', data: await readExtraction({ db, store }, ref, run) } : null;
}

async function readExtraction({ db, store }: Pick<DriveDependencies, 'db' | 'store'>, ref: RunRef, run: RunRow) {
  const session = openSession(store, ref.analysisId, ref.sessionId, await readBases(db, ref));
  const { facts } = await readArtefact(session, 'data_extraction');
  // The figures of a base are those of its own profile.
  return extractionOf(facts, run.steps.includes('final_analysis') ? await readArtefact(session, 'final_analysis') : null);
}

async function beginNext(trx: Transaction<Tables>, runs: Runs, run: Selectable<BenchmarkRunTable>): Promise<void> {
  const baseline = run.baseline_run_id === null ? [] : await listProperties(trx, run.baseline_run_id);
  const properties = await listProperties(trx, run.id);
  let atWork = properties.filter(({ status }) => status === 'processing').length;
  for (const property of properties.filter(({ status }) => status === 'pending')) {
    if (atWork >= atOnce) return;
    const ref = await begin(trx, runs, run, property, baseline[property.position]);
    if (ref === null) await updatePropertyEnded(trx, property, { status: 'failed', error: nothingToPin });
    else {
      await updateBegun(trx, property, ref);
      atWork += 1;
    }
  }
}

/** Null when the baseline left nothing that the steps could stand on. */
async function begin(
  trx: Transaction<Tables>,
  runs: Runs,
  run: Selectable<BenchmarkRunTable>,
  { url }: PropertyRow,
  base: PropertyRow | undefined,
): Promise<RunRef | null> {
  const begun = { purpose: 'benchmark', steps: run.steps, changes: run.config } as const;
  if (run.run_type === 'baseline') {
    const analysisId = randomUUID();
    await insertOwnerless(trx, { id: analysisId, url, asOf: japaneseDate(new Date()) });
    return { analysisId, sessionId: await runs.begin(trx, { ...begun, analysisId }) };
  }
  if (base === undefined || base.analysis_id === null || base.session_id === null) return null;
  try {
    const sessionId = await runs.begin(trx, { ...begun, analysisId: base.analysis_id, baseSessionId: base.session_id });
    return { analysisId: base.analysis_id, sessionId };
  } catch (problem) {
    if (problem instanceof RunRefused) return null;
    throw problem;
  }
}

async function finish(trx: Transaction<Tables>, run: Selectable<BenchmarkRunTable>, properties: readonly PropertyRow[]): Promise<void> {
  const isAnyRead = properties.some(({ status }) => status === 'completed');
  const ended = { finished_at: new Date(), error: isAnyRead ? null : 'None of the properties could be read.' };
  const status = isAnyRead ? 'completed' : 'failed';
  if (run.baseline_run_id === null) return updateBenchmark(trx, run.id, { ...ended, status });
  const baseline = await listProperties(trx, run.baseline_run_id);
  let exactMatches = 0;
  for (const property of properties) {
    const before = baseline[property.position]?.data ?? null;
    const diff = diffOf(before, property.data);
    const exact_match = isExactMatch(before, property.data, diff);
    if (exact_match) exactMatches += 1;
    await updateDiff(trx, property, { ...diff, exact_match });
  }
  return updateBenchmark(trx, run.id, { ...ended, status, exact_matches: exactMatches, total: properties.length });
}
