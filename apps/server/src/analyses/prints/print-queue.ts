import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../../platform/database/open-database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { openJobQueue } from '../../platform/queue/job-queue.ts';
import type { QueueLog } from '../../platform/queue/open-boss.ts';
import { letOthersFirst } from '../step-queue/place-in-line.ts';
import { type Printer, printReport } from './print-report.ts';
import { type PrintJob, updatePrint } from './store.ts';

const deadQueueName = 'print-dead';
const headStartMs = 50;
const givenUp =
  'We couldn’t create the PDF. The report is complete: read it here or download it as HTML. Please try again in a few minutes.';

export interface PrintQueue {
  /** Queues a print with the row it serves: it exists when the transaction does. */
  send: (trx: Transaction<Tables>, job: PrintJob) => Promise<void>;
  /** Takes up work, also what a dead process left behind. */
  work(printer: Printer): Promise<void>;
}

export async function openPrintQueue(boss: PgBoss, database: Database, log: QueueLog): Promise<PrintQueue> {
  await boss.createQueue(deadQueueName);
  const queue = await openJobQueue<PrintJob>(boss, database, log, {
    name: 'print',
    // Also for workers that end while they print, for which the report is not to blame.
    patience: { retryLimit: 8, retryDelay: 2, retryDelayMax: 30 },
    expireInSeconds: 120,
    deadLetter: deadQueueName,
    failed: { words: 'The PDF of a report is not ready yet', of: (job) => job },
  });
  return {
    send: (trx, job) => queue.send(trx, job, { id: job.jobId }),
    work: async (printer) => {
      await queue.work(async (job) => {
        // The thread that answers readers also lays out what is printed: who waited for the report reads it first.
        await Promise.all([setTimeout(headStartMs, undefined, { signal: job.signal }), letOthersFirst(database.db, job)]);
        await printReport(printer, job.data, job.signal);
      });
      await boss.work<PrintJob>(deadQueueName, { pollingIntervalSeconds: 5 }, async ([job]) => {
        if (job !== undefined) await updatePrint(printer.db, job.data, job.data.jobId, { state: 'failed', problem: givenUp });
      });
    },
  };
}
