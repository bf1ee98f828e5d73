import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import type { StepName } from '../pipeline/step.ts';
import type { AnalysisRow } from './store.ts';

/** Median seconds of the steps that were measured often enough. */
export type StepDurations = ReadonlyMap<string, number>;

const leastMeasured = 5;
const keptMs = 60_000;

/** What the last five hundred steps took, looked up once a minute. */
export function createStepDurations(db: Kysely<Tables>): { read: () => Promise<StepDurations> } {
  let kept: { at: number; durations: Promise<StepDurations> } | null = null;
  return {
    read: () => {
      if (kept === null || Date.now() - kept.at > keptMs) {
        const durations = readDurations(db);
        const now = { at: Date.now(), durations };
        kept = now;
        durations.catch(() => {
          if (kept === now) kept = null;
        });
      }
      return kept.durations;
    },
  };
}

async function readDurations(db: Kysely<Tables>): Promise<StepDurations> {
  const { rows } = await sql<{ step: string; seconds: number }>`
    select step, percentile_cont(0.5) within group (order by extract(epoch from done_at - started_at))::float8 as seconds
    from (select step, started_at, done_at from step_done order by done_at desc limit 500) latest
    group by step having count(*) >= ${leastMeasured}`.execute(db);
  return new Map(rows.map(({ step, seconds }) => [step, seconds]));
}

/** When the step at hand began: when the one before it was done. */
export async function readLastStepDone(
  db: Kysely<Tables>,
  { id, session_id }: Pick<AnalysisRow, 'id' | 'session_id'>,
): Promise<Date | null> {
  const last = await db
    .selectFrom('step_done')
    .select('done_at')
    .where('analysis_id', '=', id)
    .where('session_id', '=', session_id)
    .orderBy('done_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.done_at ?? null;
}

/** Whole seconds, at least one; null when the run has ended or a step that is still to come was not measured often enough. */
export function estimateSecondsLeft(
  run: Pick<AnalysisRow, 'status' | 'stage' | 'started_at'> & { steps: readonly StepName[] },
  durations: StepDurations,
  lastStepDone: Date | null,
  now: Date,
): number | null {
  if (run.status !== 'pending' && run.status !== 'processing') return null;
  const atHand =
    run.stage === null
      ? 0
      : Math.max(
          0,
          run.steps.findIndex((step) => step === run.stage),
        );
  const usual = run.steps.slice(atHand).map((step) => durations.get(step));
  if (usual.some((seconds) => seconds === undefined)) return null;
  const began = lastStepDone ?? run.started_at;
  const [current = 0, ...later] = usual as number[];
  const worked = began === null ? 0 : (now.getTime() - began.getTime()) / 1000;
  const left = Math.max(0, current - worked) + later.reduce((total, seconds) => total + seconds, 0);
  return Math.max(1, Math.round(left));
}
