import type { PgBoss } from 'pg-boss';
import { type BenchmarkQueue, openBenchmarkQueue } from './admin/benchmarks/benchmark-queue.ts';
import { type DeletionQueue, openDeletionQueue } from './analyses/deletion/deletion-queue.ts';
import { type ExportQueue, openExportQueue } from './analyses/exports/export-queue.ts';
import { openPictureQueue, type PictureQueue } from './analyses/pictures/picture-queue.ts';
import { openPrintQueue, type PrintQueue } from './analyses/prints/print-queue.ts';
import { openStepQueue, type StepQueue } from './analyses/step-queue/step-queue.ts';
import { type EventQueue, openEventQueue } from './billing/payments/event-queue.ts';
import { openWebhookQueue, type WebhookQueue } from './billing/webhook-queue.ts';
import type { Database } from './platform/database/open-database.ts';
import { type MailQueue, openMailQueue } from './platform/queue/mail-queue.ts';
import type { QueueLog } from './platform/queue/open-boss.ts';

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
