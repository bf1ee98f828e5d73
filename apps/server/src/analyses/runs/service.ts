import type { UnusedSource } from '@rimawari/underwriting';
import type { Transaction } from 'kysely';
import { giveBack, settle } from '../../billing/index.ts';
import type { Tables } from '../../platform/index.ts';
import type { Headline } from '../pipeline/artefacts.ts';
import { newSessionId } from '../pipeline/session-folder.ts';
import { type StepName, stepInputs, stepNames } from '../pipeline/step.ts';
import type { StepJob } from '../step-queue/step-job.ts';
import type { RunPurpose } from '../tables.ts';
import type { RunChanges } from './run-changes.ts';
import { type RunRefusal, RunRefused } from './run-refused.ts';
import {
  findRun,
  hasUnfinishedRun,
  holdAnalysis,
  insertRun,
  insertStepDone,
  type RunRef,
  type RunRow,
  readBases,
  readStepsDone,
  updateEnded,
  updateShown,
  updateUntitled,
  updateUnusedSources,
} from './store.ts';

export interface NewRun {
  analysisId: string;
  purpose: RunPurpose;
  /** In any order; they run in the order of the pipeline. */
  steps: readonly StepName[];
  /** The run whose artefacts stand where this one writes none. */
  baseSessionId?: string | null;
  changes?: RunChanges | null;
  now?: Date;
}

/** What a step brought about, beside its artefact. */
export interface StepDone {
  attempt: number;
  startedAt: Date;
  headline: Headline | null;
  /** For an analysis that nobody named. */
  title?: string | null;
  /** Where the step has set sources aside. */
  unused?: readonly UnusedSource[] | null;
  /** Pictures of what the step has read are to be cut. */
  picturesFollow?: boolean;
}

/** What a run asks of the queue: both belong to the transaction of the rows they serve. */
export interface RunQueues {
  /** Steps of a benchmark have a queue of their own, so that no customer waits for them. */
  sendStep: (trx: Transaction<Tables>, job: StepJob, purpose: RunPurpose) => Promise<void>;
  /** Pictures of what a run that its owner may see has read are to be cut. */
  sendPictures: (trx: Transaction<Tables>, ref: RunRef) => Promise<void>;
  /** A run that its owner may see has ended with a report. */
  followUp: (trx: Transaction<Tables>, ref: RunRef) => Promise<void>;
  /** A customer's run has ended; told once for each. */
  tellOwner: (trx: Transaction<Tables>, analysisId: string, outcome: 'completed' | 'failed') => Promise<void>;
  /** A run of a benchmark has ended, well or badly. */
  tellBenchmark: (trx: Transaction<Tables>, ref: RunRef) => Promise<void>;
  /** Takes steps back that wait or run. */
  cancelSteps: (trx: Transaction<Tables>, jobs: StepJob[]) => Promise<void>;
}

/** The life of a run, for every purpose. All of it happens inside transactions of the caller. */
export interface Runs {
  /** Begins a run with its first job. @throws RunRefused */
  begin(trx: Transaction<Tables>, run: NewRun): Promise<string>;
  /** Goes on after a step: to the next one of the run's own list, or to its end. Does nothing when the step was done before. */
  advance(trx: Transaction<Tables>, job: StepJob, done: StepDone): Promise<void>;
  /** Ends a run without a report. The lines are for its owner, the reason is one word for counting. Does nothing when it has ended already. */
  fail(trx: Transaction<Tables>, ref: RunRef, lines: string[], reason?: string): Promise<void>;
  /** Ends a run because its owner wants no more of it, which needs no mail. False when it has ended already. */
  cancel(trx: Transaction<Tables>, ref: RunRef): Promise<boolean>;
}

const cancelledByOwner = 'You canceled this analysis.';

/** Runs whose report takes the place of the one that the owner sees. */
const shownPurposes: readonly RunPurpose[] = ['customer', 'correction'];

async function showsReport(trx: Transaction<Tables>, analysis: { id: string; shown_session_id: string | null }): Promise<boolean> {
  if (analysis.shown_session_id === null) return false;
  return (await findRun(trx, { analysisId: analysis.id, sessionId: analysis.shown_session_id }))?.status === 'completed';
}

export function createRuns({ sendStep, sendPictures, followUp, tellOwner, tellBenchmark, cancelSteps }: RunQueues): Runs {
  async function complete(trx: Transaction<Tables>, ref: RunRef, headline: Headline | null): Promise<void> {
    const ended = await updateEnded(trx, ref, { status: 'completed', headline });
    if (ended?.purpose === 'customer') {
      await settle(trx, ref.analysisId);
      await tellOwner(trx, ref.analysisId, 'completed');
    }
    if (ended?.purpose === 'benchmark') await tellBenchmark(trx, ref);
    if (ended === null || headline === null || !shownPurposes.includes(ended.purpose)) return;
    const analysis = await holdAnalysis(trx, ref.analysisId);
    if (analysis === null) return;
    const shownId = analysis.shown_session_id;
    const shown = shownId === null ? null : await findRun(trx, { ...ref, sessionId: shownId });
    if (shown === null || shown.status !== 'completed' || !isLater(shown, ended)) await updateShown(trx, ref);
    await followUp(trx, ref);
  }

  return {
    begin: async (trx, { analysisId, purpose, steps: wanted, baseSessionId = null, changes = null, now = new Date() }) => {
      const refuse = (refusal: RunRefusal) => new RunRefused(refusal);
      const steps = stepNames.filter((step) => wanted.includes(step));
      const [first] = steps;
      if (first === undefined) throw refuse({ reason: 'no_steps' });
      const analysis = await holdAnalysis(trx, analysisId);
      if (analysis === null) throw refuse({ reason: 'no_analysis' });
      if (purpose === 'customer' && (await hasUnfinishedRun(trx, analysisId, purpose))) throw refuse({ reason: 'already_running' });
      let atHand: ReadonlySet<string> = new Set();
      if (baseSessionId !== null) {
        const base = { analysisId, sessionId: baseSessionId };
        if ((await findRun(trx, base)) === null) throw refuse({ reason: 'no_base', baseSessionId });
        atHand = await readStepsDone(trx, analysisId, [baseSessionId, ...(await readBases(trx, base))]);
      }
      const missing = firstMissing(steps, atHand);
      if (missing !== null) throw refuse({ reason: 'missing_artefact', ...missing });
      const ref = { analysisId, sessionId: newSessionId(now) };
      await insertRun(trx, { ...ref, purpose, steps, baseSessionId, changes, createdAt: now });
      // A customer's run is seen from its start, unless there is a report to see until it ends.
      if (purpose === 'customer' && !(await showsReport(trx, analysis))) await updateShown(trx, ref);
      await sendStep(trx, { ...ref, step: first }, purpose);
      return ref.sessionId;
    },

    advance: async (trx, job, { attempt, startedAt, headline, title = null, unused = null, picturesFollow = false }) => {
      const run = await findRun(trx, job);
      // Its owner deleted it while the step ran.
      if (run === null || !(await insertStepDone(trx, job, { step: job.step, attempt, startedAt }))) return;
      if (unused !== null) await updateUnusedSources(trx, job, unused);
      if (title !== null && shownPurposes.includes(run.purpose)) await updateUntitled(trx, job.analysisId, title);
      if (picturesFollow && shownPurposes.includes(run.purpose)) await sendPictures(trx, job);
      const next = run.steps[run.steps.indexOf(job.step) + 1];
      if (next === undefined) await complete(trx, job, headline);
      else await sendStep(trx, { analysisId: job.analysisId, sessionId: job.sessionId, step: next }, run.purpose);
    },

    fail: async (trx, ref, lines, reason = 'other') => {
      const ended = await updateEnded(trx, ref, { status: 'failed', lines, reason });
      if (ended?.purpose === 'benchmark') await tellBenchmark(trx, ref);
      if (ended?.purpose !== 'customer') return;
      await giveBack(trx, ref.analysisId);
      await tellOwner(trx, ref.analysisId, 'failed');
    },

    cancel: async (trx, ref) => {
      const ended = await updateEnded(trx, ref, { status: 'failed', lines: [cancelledByOwner], reason: 'cancelled' });
      if (ended === null) return false;
      if (ended.purpose === 'customer') await giveBack(trx, ref.analysisId);
      await cancelSteps(
        trx,
        ended.steps.map((step) => ({ ...ref, step })),
      );
      return true;
    },
  };
}

function firstMissing(steps: readonly StepName[], atHand: ReadonlySet<string>): { step: StepName; needs: StepName } | null {
  for (const [index, step] of steps.entries()) {
    const needs = stepInputs[step].find((input) => !atHand.has(input) && !steps.slice(0, index).includes(input));
    if (needs !== undefined) return { step, needs };
  }
  return null;
}

/** Of two runs that end out of turn, the one that was begun later is the one to see. */
function isLater(one: RunRow, other: RunRow): boolean {
  const difference = one.created_at.getTime() - other.created_at.getTime();
  return difference === 0 ? one.id > other.id : difference > 0;
}
