import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import { type BenchmarkQueue, openBenchmarkQueue } from './benchmark-queue.ts';
import { type DeletionQueue, openDeletionQueue } from './deletion-queue.ts';
import { type EventQueue, openEventQueue } from './event-queue.ts';
import { type ExportQueue, openExportQueue } from './export-queue.ts';
import { type MailQueue, openMailQueue } from './mail-queue.ts';
import type { QueueLog } from './open-boss.ts';
import { openPictureQueue, type PictureQueue } from './picture-queue.ts';
import { openPrintQueue, type PrintQueue } from './print-queue.ts';
import { openStepQueue, type StepQueue } from './step-queue.ts';
import { openWebhookQueue, type WebhookQueue } from './webhook-queue.ts';

export interface Queues {
  steps: StepQueue;
  pictures: PictureQueue;
  prints: PrintQueue;
  mails: MailQueue;
  deletions: DeletionQueue;
  exports: ExportQueue;
  benchmarks: BenchmarkQueue;
  paymentEvents: EventQueue;
  sandboxWebhooks: WebhookQueue;
}

/** Every queue of the server; none works yet. */
export async function openQueues(boss: PgBoss, database: Database, log: QueueLog): Promise<Queues> {
  return {
    steps: await openStepQueue(boss, database, log),
    pictures: await openPictureQueue(boss, database, log),
    prints: await openPrintQueue(boss, database, log),
    mails: await openMailQueue(boss, database, log),
    deletions: await openDeletionQueue(boss, database, log),
    exports: await openExportQueue(boss, database, log),
    benchmarks: await openBenchmarkQueue(boss, database, log),
    paymentEvents: await openEventQueue(boss, database, log),
    sandboxWebhooks: await openWebhookQueue(boss, database, log),
  };
}
