import type { UnusedSource } from '@rimawari/underwriting';
import type { Kysely } from 'kysely';
import type { ObjectStore, Tables } from '../../platform/index.ts';
import { untitled } from '../pipeline/analysis-title.ts';
import { type Headline, headlineOf, readArtefact } from '../pipeline/artefacts.ts';
import type { Ports } from '../pipeline/ports.ts';
import { openSession } from '../pipeline/session-folder.ts';
import { SourceUnavailable } from '../pipeline/source-unavailable.ts';
import { AnalysisFailure, type SessionFolder, type Step, type StepName } from '../pipeline/step.ts';
import type { Runs } from '../runs/service.ts';
import { readUnfinished, updateProgress } from '../runs/store.ts';
import type { StepJob } from './step-job.ts';

export interface StepRunner {
  db: Kysely<Tables>;
  store: ObjectStore;
  runs: Runs;
  ports: Ports;
  steps: Record<StepName, Step>;
  /** How long a run may work, its steps together; ten minutes unless said otherwise. */
  wallTimeMs?: number;
}

export type StepOutcome =
  | {
      kind: 'done';
      headline: Headline | null;
      /** The name of the building, where the user gave no title and the step found one. */
      title: string | null;
      /** What the reading of the sources set aside; null for other steps. */
      unused: readonly UnusedSource[] | null;
      /** Pictures of what was read are to be cut. */
      picturesFollow: boolean;
    }
  /** The input cannot become a report; the lines are for the user, the reason is one word for counting. */
  | { kind: 'refused'; lines: string[]; reason: string }
  /** The run was deleted or has ended: nothing to do. */
  | { kind: 'idle' };

const tenMinutes = 10 * 60_000;
const outOfTime: StepOutcome = {
  kind: 'refused',
  lines: [
    'The analysis took longer than 10 minutes and was stopped. Your documents are saved. Send fewer or shorter documents, or try again later.',
  ],
  reason: 'out_of_time',
};

/** What each step is called while it runs, for the status screen. */
const doing: Record<StepName, string> = {
  pdf_generation: 'Fetching the listing and the documents',
  data_extraction: 'Reading the listing and the documents',
  enrichments: 'Looking up the location and its market',
  final_analysis: 'Calculating returns, risks and scenarios',
  html_report: 'Writing the report',
};

/** Runs one step outside any transaction; the step keeps its artefact itself. Safe to run again. @throws what the step did not expect. */
export async function runStep(runner: StepRunner, job: StepJob, signal: AbortSignal): Promise<StepOutcome> {
  const work = await readUnfinished(runner.db, job);
  if (work === null) return { kind: 'idle' };
  const wallTimeMs = runner.wallTimeMs ?? tenMinutes;
  const leftMs = (work.startedAt?.getTime() ?? Date.now()) + wallTimeMs - Date.now();
  if (leftMs <= 0) return outOfTime;
  const deadline = AbortSignal.timeout(leftMs);
  // The step itself knows its share of the whole; 0 leaves the bar where it is.
  await updateProgress(runner.db, job, job.step, 0, doing[job.step]);
  const session = openSession(runner.store, job.analysisId, job.sessionId, work.bases);
  try {
    const run = runner.steps[job.step].run({
      analysis: work.analysis,
      session,
      store: runner.store,
      ports: runner.ports,
      signal: AbortSignal.any([signal, deadline]),
      progress: (percent, what) => updateProgress(runner.db, job, job.step, percent, what),
    });
    await orAborted(run, AbortSignal.any([signal, deadline]));
  } catch (problem) {
    if (problem instanceof AnalysisFailure) return { kind: 'refused', lines: problem.lines, reason: reasonOf(problem) ?? job.step };
    if (deadline.aborted && !signal.aborted) return outOfTime;
    throw problem;
  }
  const read = job.step === 'data_extraction' ? await readArtefact(session, job.step) : null;
  return {
    kind: 'done',
    headline: job.step === work.steps.at(-1) ? await readHeadline(session, job.step) : null,
    title: job.step === 'enrichments' && work.analysis.title === null ? await readTitle(session) : null,
    unused: read?.facts.unused_sources ?? null,
    picturesFollow: read?.pictures_follow ?? false,
  };
}

/** The end of the work, or the abort, whichever is first: a step that does not heed its signal holds up nobody. */
async function orAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  try {
    await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** What is wrong with a source, where that is why. */
function reasonOf(problem: AnalysisFailure): string | null {
  return problem instanceof SourceUnavailable ? problem.reason : (problem.refusal?.reason ?? null);
}

async function readTitle(session: SessionFolder): Promise<string | null> {
  const { title } = (await readArtefact(session, 'enrichments')).context.subject;
  return title === untitled ? null : title;
}

/** The columns of the list, out of the report that the run made; a run that ends before a report has none. */
async function readHeadline(session: SessionFolder, last: StepName): Promise<Headline | null> {
  const proved = last === 'html_report' ? (await readArtefact(session, last)).headline : null;
  if (proved !== null || (last !== 'html_report' && last !== 'final_analysis')) return proved;
  return headlineOf(await readArtefact(session, 'final_analysis'));
}
