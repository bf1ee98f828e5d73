import type { Transaction } from 'kysely';
import { fromKysely, type Job, type PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { adoptActive, type QueueLog } from './open-boss.ts';

export interface JobQueueSettings<Data extends object> {
  name: string;
  /** Tries after the first, doubling from the first delay to the longest one. */
  patience: { retryLimit: number; retryDelay: number; retryDelayMax?: number };
  /** Longest time of one try. */
  expireInSeconds: number;
  /** How long a job that is done is kept; an hour, unless said otherwise. */
  deleteAfterSeconds?: number;
  /** How long a job may wait for a worker. */
  retentionSeconds?: number;
  /** Jobs that one process works on at a time; one, unless said otherwise. */
  atOnce?: number;
  /** Keeps jobs that were given up, in a queue of their own, for so long, to be worked through or looked at. */
  deadLetter?: { retentionSeconds?: number };
  /** What the log says of a try that failed, of the last one where that reads otherwise, and of the job beside that. */
  failed: { words: string; givenUp?: string; of?: (data: Data) => object };
}

/** Jobs of one kind that are sent within transactions and tried until they are done. */
export interface JobQueue<Data extends object> {
  /** Queues a job with the rows it serves: it exists when the transaction does. */
  send(trx: Transaction<Tables>, data: Data, how?: { id?: string; startAfter?: number }): Promise<void>;
  /** Queues a job whose rows are there already. */
  resend(data: Data): Promise<void>;
  /**
   * Takes up work, also what a dead process left behind. What `handle` throws is logged and tried again; `giveUp` gets the
   * jobs that were tried for the last time, of a queue that keeps them.
   */
  work(handle: (job: Job<Data>) => Promise<void>, giveUp?: (data: Data) => Promise<void>): Promise<void>;
}

/** Opens a queue of the server. */
export type OpenQueue = <Data extends object>(settings: JobQueueSettings<Data>) => Promise<JobQueue<Data>>;

export function queueOpener(boss: PgBoss, database: Database, log: QueueLog): OpenQueue {
  return (settings) => openJobQueue(boss, database, log, settings);
}

/** The queue of the jobs of another that were given up. */
export const deadQueueOf = (name: string): string => `${name}-dead`;
/** Nobody waits for what was given up. */
export const deadQueuePollingSeconds = 5;

async function openJobQueue<Data extends object>(
  boss: PgBoss,
  database: Database,
  log: QueueLog,
  settings: JobQueueSettings<Data>,
): Promise<JobQueue<Data>> {
  const { name, patience, expireInSeconds, deleteAfterSeconds = 3600, retentionSeconds, atOnce = 1, deadLetter, failed } = settings;
  const options = {
    ...patience,
    retryBackoff: true,
    heartbeatSeconds: 10,
    expireInSeconds,
    deleteAfterSeconds,
    ...(retentionSeconds !== undefined && { retentionSeconds }),
    ...(deadLetter !== undefined && { deadLetter: deadQueueOf(name) }),
  };
  if (deadLetter !== undefined) await boss.createQueue(deadQueueOf(name), deadLetter);
  await boss.createQueue(name, { ...options, notify: true });
  // A queue that an earlier version made has that version's settings.
  await boss.updateQueue(name, options);
  // Fills the queue's cache; otherwise the first send would ask the database from inside a transaction.
  await boss.findJobs(name, { id: '00000000-0000-4000-8000-000000000000' });
  return {
    send: async (trx, data, how = {}) => {
      await boss.send(name, data, { db: fromKysely(trx), ...how });
    },
    resend: async (data) => {
      await boss.send(name, data);
    },
    work: async (handle, giveUp) => {
      if (database.kind === 'embedded') await adoptActive(boss, name);
      await boss.work<Data>(
        name,
        { localConcurrency: atOnce, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 },
        async ([job]) => {
          if (job === undefined) return;
          try {
            await handle(job);
          } catch (problem) {
            const attempt = job.retryCount ?? 0;
            const words = attempt < patience.retryLimit ? failed.words : (failed.givenUp ?? failed.words);
            log.error({ err: problem, job: job.id, ...failed.of?.(job.data), attempt }, words);
            throw problem;
          }
        },
      );
      if (giveUp === undefined) return;
      await boss.work<Data>(deadQueueOf(name), { pollingIntervalSeconds: deadQueuePollingSeconds }, async ([job]) => {
        if (job !== undefined) await giveUp(job.data);
      });
    },
  };
}
