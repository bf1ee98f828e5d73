import type { Transaction } from 'kysely';
import { fromKysely, type Job, type PgBoss } from 'pg-boss';
import {
  adoptActive,
  type Database,
  deadQueueOf,
  deadQueuePollingSeconds,
  type QueueLog,
  type Tables,
  transact,
} from '../../platform/index.ts';
import type { RunPurpose } from '../tables.ts';
import { moveUp, readPlaceInLine } from './place-in-line.ts';
import { runStep, type StepOutcome, type StepRunner } from './run-step.ts';
import { jobIdOf, type StepJob } from './step-job.ts';

const queueName = 'step';
/** Steps of benchmarks: worked through one at a time, beside those of customers and never in their place. */
const backgroundName = 'step-background';
const deadQueueName = deadQueueOf(queueName);
/** Runs of a step that end in an error nobody expected, before the run is given up. */
const unexpectedErrorsAllowed = 3;
const givenUp =
  'Something went wrong on our side. Your documents are saved. Please start the analysis again; if it fails again, send us the analysis ID.';

export interface StepQueue {
  /** Queues a step with the rows it serves: it exists when the transaction does. */
  send: (trx: Transaction<Tables>, job: StepJob, purpose?: RunPurpose) => Promise<void>;
  /** Takes steps back that wait or run; one that runs is told to stop within seconds. */
  cancel: (trx: Transaction<Tables>, jobs: StepJob[]) => Promise<void>;
  /** Takes up work, also what a dead process left behind. */
  work(runner: StepRunner): Promise<void>;
  /** @throws when the queue does not answer. */
  ping(): Promise<void>;
  /** Lets running steps end within the time, gives back the others, and closes. */
  stop(timeoutMs?: number): Promise<void>;
}

/** One job is one step of one session. */
export async function openStepQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<StepQueue> {
  await boss.createQueue(deadQueueName);
  for (const name of [queueName, backgroundName]) {
    await boss.createQueue(name, {
      heartbeatSeconds: 10,
      expireInSeconds: 900,
      deleteAfterSeconds: 24 * 3600,
      notify: true,
      deadLetter: deadQueueName,
    });
    // A queue that an earlier version made keeps its settings otherwise.
    await boss.updateQueue(name, { retryLimit: 8, retryDelay: 1, retryBackoff: true, retryDelayMax: 30 });
    // Fills the queue's cache; otherwise the first send would ask the database from inside a transaction.
    await boss.findJobs(name, { id: jobIdOf({ analysisId: '', sessionId: '', step: 'html_report' }) });
  }

  const send: StepQueue['send'] = async (trx, job, purpose) => {
    const name = purpose === 'benchmark' ? backgroundName : queueName;
    await boss.send(name, job, { db: fromKysely(trx), id: jobIdOf(job), priority: -(await readPlaceInLine(trx, job)) });
  };
  /** Steps that this process runs, so that one that is taken back stops at once and not at its next heartbeat. */
  const running = new Map<string, AbortController>();

  async function handle(runner: StepRunner, name: string, job: Job<StepJob>): Promise<void> {
    const startedAt = new Date();
    const takenBack = new AbortController();
    running.set(job.id, takenBack);
    const signal = AbortSignal.any([job.signal, takenBack.signal]);
    const outcome = await runStep(runner, job.data, signal).catch((problem: unknown): StepOutcome => {
      if (takenBack.signal.aborted) return { kind: 'idle' };
      log.error({ err: problem, ...job.data, attempt: job.retryCount }, 'A step failed with an unexpected error');
      if (job.signal.aborted || job.retryCount + 1 < unexpectedErrorsAllowed) throw problem;
      return { kind: 'refused', lines: [givenUp], reason: 'unexpected' };
    });
    running.delete(job.id);
    await transact(database.db, async (trx) => {
      if (outcome.kind === 'refused') await runner.runs.fail(trx, job.data, outcome.lines, outcome.reason);
      if (outcome.kind === 'done') {
        await runner.runs.advance(trx, job.data, {
          attempt: job.retryCount,
          startedAt,
          headline: outcome.headline,
          title: outcome.title,
          unused: outcome.unused,
          picturesFollow: outcome.picturesFollow,
        });
      }
      await moveUp(trx, job.data.analysisId);
      await boss.complete(name, { id: job.id, retryCount: job.retryCount }, {}, { db: fromKysely(trx) });
    });
  }

  return {
    send,
    cancel: async (trx, jobs) => {
      const ids = jobs.map(jobIdOf);
      if (ids.length === 0) return;
      for (const name of [queueName, backgroundName]) await boss.cancel(name, ids, { db: fromKysely(trx) });
      for (const id of ids) running.get(id)?.abort(new Error('The step was reverted'));
    },
    work: async (runner) => {
      const atOnce = { [queueName]: 2, [backgroundName]: 1 };
      for (const [name, localConcurrency] of Object.entries(atOnce)) {
        if (database.kind === 'embedded') await adoptActive(boss, name);
        await boss.work<StepJob>(
          name,
          { localConcurrency, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 },
          async ([job]) => {
            if (job !== undefined) await handle(runner, name, job);
          },
        );
      }
      // A step that took its process down with it again and again ends here.
      await boss.work<StepJob>(deadQueueName, { pollingIntervalSeconds: deadQueuePollingSeconds }, async ([job]) => {
        if (job !== undefined) await transact(runner.db, (trx) => runner.runs.fail(trx, job.data, [givenUp], 'unexpected'));
      });
    },
    ping: async () => {
      await boss.getQueue(queueName);
    },
    stop: (timeoutMs = 10_000) => boss.stop({ graceful: true, timeout: timeoutMs }),
  };
}
