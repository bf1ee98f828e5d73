import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { type Printer, printReport } from '../prints/print-report.ts';
import { type PrintJob, updatePrint } from '../prints/store.ts';
import { adoptActive, type QueueLog } from './open-boss.ts';

const queueName = 'print';
const deadQueueName = 'print-dead';
const headStartMs = 250;
const givenUp =
  'The PDF of this report could not be made. The report itself is complete: read it here, or download it as HTML. Please try again in some minutes.';

export interface PrintQueue {
  /** Queues a print with the row it serves: it exists when the transaction does. */
  send: (trx: Transaction<Tables>, job: PrintJob) => Promise<void>;
  /** Takes up work, also what a dead process left behind. */
  work(printer: Printer): Promise<void>;
}

export async function openPrintQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<PrintQueue> {
  await boss.createQueue(deadQueueName);
  await boss.createQueue(queueName, {
    retryLimit: 4,
    retryDelay: 2,
    retryBackoff: true,
    heartbeatSeconds: 10,
    expireInSeconds: 120,
    deleteAfterSeconds: 3600,
    notify: true,
    deadLetter: deadQueueName,
  });
  // Fills the queue's cache; otherwise the first send would ask the database from inside a transaction.
  await boss.findJobs(queueName, { id: '00000000-0000-4000-8000-000000000000' });
  return {
    send: async (trx, job) => {
      await boss.send(queueName, job, { db: fromKysely(trx), id: job.jobId });
    },
    work: async (printer) => {
      if (database.kind === 'embedded') await adoptActive(boss, queueName);
      await boss.work<PrintJob>(queueName, { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 }, async ([job]) => {
        if (job === undefined) return;
        try {
          // The thread that answers readers also lays out what is printed: who waited for the report reads it first.
          await setTimeout(headStartMs, undefined, { signal: job.signal });
          await printReport(printer, job.data, job.signal);
        } catch (problem) {
          log.error({ err: problem, ...job.data }, 'A report could not be printed yet');
          throw problem;
        }
      });
      await boss.work<PrintJob>(deadQueueName, { pollingIntervalSeconds: 5 }, async ([job]) => {
        if (job !== undefined) await updatePrint(printer.db, job.data, job.data.jobId, { state: 'failed', problem: givenUp });
      });
    },
  };
}
