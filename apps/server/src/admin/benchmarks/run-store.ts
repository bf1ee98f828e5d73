import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { RunRef, RunStatus, StepName } from '../../analyses/index.ts';
import type { Tables } from '../../platform/index.ts';
import type { BenchmarkPropertyTable, BenchmarkRunTable } from '../tables.ts';
import type { Diff, Extraction } from './compare.ts';
import type { ProfileConfig } from './profile-config.ts';

export type PropertyRow = Selectable<BenchmarkPropertyTable>;
/** With the name of its profile, and how many of its properties have ended. */
export type BenchmarkRow = Selectable<BenchmarkRunTable> & { profile_name: string; url_count: number; ended_count: number };

export interface NewBenchmark {
  id: string;
  runType: 'baseline' | 'candidate';
  label: string;
  profileId: string;
  config: ProfileConfig;
  steps: readonly StepName[];
  baselineRunId: string | null;
  properties: { slug: string; url: string }[];
}

const ended: RunStatus[] = ['completed', 'failed'];

function rows(db: Kysely<Tables>) {
  return db
    .selectFrom('benchmark_runs as run')
    .innerJoin('benchmark_profiles as profile', 'profile.id', 'run.profile_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('benchmark_properties')
          .select([
            sql<number>`count(*)::int`.as('url_count'),
            sql<number>`(count(*) filter (where status in ('completed', 'failed')))::int`.as('ended_count'),
          ])
          .whereRef('run_id', '=', 'run.id')
          .as('counted'),
      (join) => join.onTrue(),
    )
    .selectAll('run')
    .select(['profile.name as profile_name', 'counted.url_count', 'counted.ended_count']);
}

/** Newest first. */
export async function listBenchmarks(db: Kysely<Tables>, most: number): Promise<BenchmarkRow[]> {
  return rows(db).orderBy('run.created_at', 'desc').orderBy('run.id', 'desc').limit(most).execute();
}

export async function findBenchmark(db: Kysely<Tables>, id: string): Promise<BenchmarkRow | null> {
  return (await rows(db).where('run.id', '=', id).executeTakeFirst()) ?? null;
}

/** Held until the transaction ends, so that what happens to a run happens one thing after the other. */
export async function holdBenchmark(trx: Transaction<Tables>, id: string): Promise<Selectable<BenchmarkRunTable> | null> {
  return (await trx.selectFrom('benchmark_runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

export async function insertBenchmark(trx: Transaction<Tables>, run: NewBenchmark): Promise<void> {
  await trx
    .insertInto('benchmark_runs')
    .values({
      id: run.id,
      run_type: run.runType,
      label: run.label,
      profile_id: run.profileId,
      config: JSON.stringify(run.config),
      steps: JSON.stringify(run.steps),
      baseline_run_id: run.baselineRunId,
    })
    .execute();
  await trx
    .insertInto('benchmark_properties')
    .values(run.properties.map(({ slug, url }, position) => ({ run_id: run.id, position, slug, url })))
    .execute();
}

export async function listProperties(db: Kysely<Tables>, runId: string): Promise<PropertyRow[]> {
  return db.selectFrom('benchmark_properties').selectAll().where('run_id', '=', runId).orderBy('position').execute();
}

/** The benchmark run that a run of the pipeline belongs to. */
export async function findByPipelineRun(db: Kysely<Tables>, { analysisId, sessionId }: RunRef): Promise<string | null> {
  const found = await db
    .selectFrom('benchmark_properties')
    .select('run_id')
    .where('analysis_id', '=', analysisId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return found?.run_id ?? null;
}

export async function updateBegun(trx: Transaction<Tables>, { run_id, position }: PropertyRow, ref: RunRef): Promise<void> {
  await trx
    .updateTable('benchmark_properties')
    .set({ status: 'processing', analysis_id: ref.analysisId, session_id: ref.sessionId })
    .where('run_id', '=', run_id)
    .where('position', '=', position)
    .execute();
}

export type PropertyEnd = { status: 'completed'; data: Extraction } | { status: 'failed'; error: string };

/** A property that has ended stays as it ended. */
export async function updatePropertyEnded(trx: Transaction<Tables>, { run_id, position }: PropertyRow, end: PropertyEnd): Promise<void> {
  await trx
    .updateTable('benchmark_properties')
    .set(end.status === 'completed' ? { status: end.status, data: JSON.stringify(end.data) } : end)
    .where('run_id', '=', run_id)
    .where('position', '=', position)
    .where('status', 'not in', ended)
    .execute();
}

export async function updateDiff(trx: Transaction<Tables>, { run_id, position }: PropertyRow, diff: Diff & { exact_match: boolean }) {
  await trx
    .updateTable('benchmark_properties')
    .set({ diff: JSON.stringify(diff) })
    .where('run_id', '=', run_id)
    .where('position', '=', position)
    .execute();
}

export async function updateBenchmark(
  trx: Transaction<Tables>,
  id: string,
  changes: { status: RunStatus; error?: string | null; exact_matches?: number | null; total?: number | null; finished_at?: Date },
): Promise<void> {
  await trx.updateTable('benchmark_runs').set(changes).where('id', '=', id).execute();
}

export async function hasCandidates(trx: Transaction<Tables>, id: string): Promise<boolean> {
  return (await trx.selectFrom('benchmark_runs').select('id').where('baseline_run_id', '=', id).limit(1).executeTakeFirst()) !== undefined;
}

/** Of a baseline its analyses go too, of a candidate its own runs of them. */
export async function deleteBenchmark(trx: Transaction<Tables>, run: Selectable<BenchmarkRunTable>, properties: readonly PropertyRow[]) {
  await trx.deleteFrom('benchmark_runs').where('id', '=', run.id).execute();
  for (const { analysis_id, session_id } of properties) {
    if (analysis_id === null || session_id === null) continue;
    if (run.run_type === 'baseline') await trx.deleteFrom('analyses').where('id', '=', analysis_id).where('user_id', 'is', null).execute();
    else await trx.deleteFrom('analysis_sessions').where('analysis_id', '=', analysis_id).where('id', '=', session_id).execute();
  }
}

/** An analysis that nobody owns. */
export async function insertOwnerless(trx: Transaction<Tables>, analysis: { id: string; url: string; asOf: string }): Promise<void> {
  await trx
    .insertInto('analyses')
    .values({ id: analysis.id, user_id: null, title: null, listing_url: analysis.url, as_of: analysis.asOf })
    .execute();
}
