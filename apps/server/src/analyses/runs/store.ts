import type { UnusedSource } from '@rimawari/underwriting';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import type { Headline } from '../pipeline/artefacts.ts';
import type { AnalysisInput, StepName } from '../pipeline/step.ts';
import type { AnalysisSessionTable, AnalysisTable, RunPurpose, RunStatus } from '../tables.ts';
import type { RunChanges } from './run-changes.ts';

/** Names one run of one analysis. */
export interface RunRef {
  analysisId: string;
  sessionId: string;
}

export type RunRow = Selectable<AnalysisSessionTable>;

export interface NewRunRow extends RunRef {
  purpose: RunPurpose;
  steps: readonly StepName[];
  baseSessionId: string | null;
  changes: RunChanges | null;
  createdAt: Date;
}

const unfinished: RunStatus[] = ['pending', 'processing'];

/** The analysis, held until the transaction ends, so that runs of it begin and are shown one after the other. Null when it is gone, or deleted. */
export async function holdAnalysis(trx: Transaction<Tables>, id: string): Promise<Selectable<AnalysisTable> | null> {
  const found = await trx
    .selectFrom('analyses')
    .selectAll()
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

export async function insertRun(trx: Transaction<Tables>, run: NewRunRow): Promise<void> {
  await trx
    .insertInto('analysis_sessions')
    .values({
      analysis_id: run.analysisId,
      id: run.sessionId,
      base_session_id: run.baseSessionId,
      purpose: run.purpose,
      steps: JSON.stringify(run.steps),
      created_at: run.createdAt,
      changes: run.changes === null ? null : JSON.stringify(run.changes),
    })
    .execute();
}

export async function findRun(db: Kysely<Tables>, { analysisId, sessionId }: RunRef): Promise<RunRow | null> {
  const found = await db
    .selectFrom('analysis_sessions')
    .selectAll()
    .where('analysis_id', '=', analysisId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return found ?? null;
}

export async function hasUnfinishedRun(db: Kysely<Tables>, analysisId: string, purpose: RunPurpose): Promise<boolean> {
  const found = await db
    .selectFrom('analysis_sessions')
    .select('id')
    .where('analysis_id', '=', analysisId)
    .where('purpose', '=', purpose)
    .where('status', 'in', unfinished)
    .executeTakeFirst();
  return found !== undefined;
}

interface LineRun {
  id: string;
  changes: RunChanges | null;
}

/** The run itself and the runs that it rests on, nearest first. */
async function readLine(db: Kysely<Tables>, { analysisId, sessionId }: RunRef): Promise<LineRun[]> {
  const { rows } = await sql<LineRun>`
    with recursive line (id, base, changes, distance) as (
      select id, base_session_id, changes, 0 from analysis_sessions where analysis_id = ${analysisId} and id = ${sessionId}
      union all
      select run.id, run.base_session_id, run.changes, line.distance + 1
      from analysis_sessions run join line on run.id = line.base
      where run.analysis_id = ${analysisId}
    )
    select id, changes from line order by distance`.execute(db);
  return rows;
}

/** The runs that a run rests on, nearest first. */
export async function readBases(db: Kysely<Tables>, ref: RunRef): Promise<string[]> {
  return (await readLine(db, ref)).slice(1).map(({ id }) => id);
}

/** What a run changes of what was submitted: its own changes, else those of the nearest run that it rests on. */
export async function readChanges(db: Kysely<Tables>, ref: RunRef): Promise<RunChanges> {
  return changesOf(await readLine(db, ref));
}

const changesOf = (line: readonly LineRun[]): RunChanges => line.find((run) => run.changes !== null)?.changes ?? {};

/** The latest run of a purpose; null when there is none. */
export async function findLatestRun(db: Kysely<Tables>, analysisId: string, purpose: RunPurpose): Promise<RunRow | null> {
  const found = await db
    .selectFrom('analysis_sessions')
    .selectAll()
    .where('analysis_id', '=', analysisId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** How many runs of a purpose have not failed. */
export async function countRuns(db: Kysely<Tables>, analysisId: string, purpose: RunPurpose): Promise<number> {
  const { count } = await db
    .selectFrom('analysis_sessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('analysis_id', '=', analysisId)
    .where('purpose', '=', purpose)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow();
  return count;
}

/** Steps of which one of the runs has an artefact. */
export async function readStepsDone(db: Kysely<Tables>, analysisId: string, sessionIds: readonly string[]): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('step_done')
    .select('step')
    .distinct()
    .where('analysis_id', '=', analysisId)
    .where('session_id', 'in', sessionIds)
    .execute();
  return new Set(rows.map(({ step }) => step));
}

/** What a step of the run works on, or null when the run is gone or has ended. */
export async function readUnfinished(
  db: Kysely<Tables>,
  ref: RunRef,
): Promise<{ analysis: AnalysisInput; steps: StepName[]; bases: string[]; startedAt: Date | null } | null> {
  const found = await db
    .selectFrom('analysis_sessions as run')
    .innerJoin('analyses', 'analyses.id', 'run.analysis_id')
    .select([
      'analyses.title',
      'analyses.listing_url',
      'analyses.as_of',
      'analyses.buyer',
      'analyses.own_defaults',
      'run.steps',
      'run.started_at',
    ])
    .where('run.analysis_id', '=', ref.analysisId)
    .where('run.id', '=', ref.sessionId)
    .where('run.status', 'in', unfinished)
    .executeTakeFirst();
  if (found === undefined) return null;
  const line = await readLine(db, ref);
  const changes = changesOf(line);
  const sources = await db.selectFrom('sources').selectAll().where('analysis_id', '=', ref.analysisId).orderBy('position').execute();
  return {
    analysis: {
      id: ref.analysisId,
      title: found.title,
      listingUrl: changes.listing_url ?? found.listing_url,
      readers: changes.readers ?? {},
      assumptions: changes.assumptions ?? {},
      asOf: found.as_of,
      buyer: found.buyer,
      ownDefaults: found.own_defaults,
      corrections: changes.corrections ?? null,
      documents: sources.map(({ id, filename, content_type, size, object_key }) => ({
        id,
        filename,
        contentType: content_type,
        size,
        key: object_key,
      })),
    },
    steps: found.steps,
    startedAt: found.started_at,
    bases: line.slice(1).map(({ id }) => id),
  };
}

export async function updateProgress(db: Kysely<Tables>, ref: RunRef, stage: StepName, percent: number, doing: string): Promise<void> {
  await db
    .updateTable('analysis_sessions')
    // A step that runs again after a crash does not make the bar go back.
    .set({
      status: 'processing',
      stage,
      doing,
      started_at: sql`coalesce(started_at, now())`,
      progress: sql`greatest(progress, ${Math.round(Math.min(100, Math.max(0, percent)))})`,
    })
    .where('analysis_id', '=', ref.analysisId)
    .where('id', '=', ref.sessionId)
    .where('status', 'in', unfinished)
    .execute();
}

/** Keeps what the run has set aside. */
export async function updateUnusedSources(trx: Transaction<Tables>, ref: RunRef, unused: readonly UnusedSource[]): Promise<void> {
  await trx
    .updateTable('analysis_sessions')
    .set({ unused_sources: JSON.stringify(unused) })
    .where('analysis_id', '=', ref.analysisId)
    .where('id', '=', ref.sessionId)
    .execute();
}

/** Keeps that a step is done, with its artefact. False when it was kept before. */
export async function insertStepDone(
  trx: Transaction<Tables>,
  { analysisId, sessionId }: RunRef,
  done: { step: StepName; attempt: number; startedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('step_done')
    .values({ analysis_id: analysisId, session_id: sessionId, step: done.step, attempt: done.attempt, started_at: done.startedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export type RunEnd = { status: 'completed'; headline: Headline | null } | { status: 'failed'; lines: string[]; reason: string };

/** Ends the run; null when it has ended already. What has ended stays as it ended. */
export async function updateEnded(trx: Transaction<Tables>, ref: RunRef, end: RunEnd): Promise<RunRow | null> {
  const outcome =
    end.status === 'failed'
      ? { status: end.status, error_lines: JSON.stringify(end.lines), failure_reason: end.reason }
      : {
          status: end.status,
          progress: 100,
          error_lines: null,
          investment_score: end.headline?.scenario_score ?? null,
          score_version: end.headline?.score_version ?? null,
          net_rental_yield: end.headline?.net_rental_yield ?? null,
          net_yield_low: end.headline?.net_rental_yield_range?.[0] ?? null,
          net_yield_high: end.headline?.net_rental_yield_range?.[1] ?? null,
          risk_level: end.headline?.risk_level ?? null,
          address: end.headline?.address ?? null,
        };
  const ended = await trx
    .updateTable('analysis_sessions')
    .set({ ...outcome, stage: null, doing: null, finished_at: new Date() })
    .where('analysis_id', '=', ref.analysisId)
    .where('id', '=', ref.sessionId)
    .where('status', 'in', unfinished)
    .returningAll()
    .executeTakeFirst();
  return ended ?? null;
}

/** Gives a title to an analysis that nobody named. */
export async function updateUntitled(trx: Transaction<Tables>, analysisId: string, title: string): Promise<void> {
  await trx.updateTable('analyses').set({ title }).where('id', '=', analysisId).where('title', 'is', null).execute();
}

export async function updateShown(trx: Transaction<Tables>, { analysisId, sessionId }: RunRef): Promise<void> {
  await trx.updateTable('analyses').set({ shown_session_id: sessionId }).where('id', '=', analysisId).execute();
}
