import { randomUUID } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import type { Transaction } from 'kysely';
import { holdUser } from '../../identity/index.ts';
import {
  type AttemptLimits,
  type Attempts,
  type Audit,
  type JobQueueSettings,
  type LetterRequest,
  notFound,
  notSignedIn,
  Problem,
  type Tables,
  transact,
} from '../../platform/index.ts';
import { userFolder } from '../deletion/user-files.ts';
import { collectEntries, type ExportSources } from './collect-entries.ts';
import { type DataExportRow, deleteExport, findExport, updateExport, upsertPreparing } from './store.ts';
import { writeZip } from './write-zip.ts';

/** A copy of a user's data, to make or, once its time is over, to remove. */
export interface ExportJob {
  userId: string;
  exportId: string;
}

export const exportJobs: JobQueueSettings<ExportJob> = {
  name: 'export',
  patience: { retryLimit: 5, retryDelay: 2 },
  expireInSeconds: 3600,
  retentionSeconds: 30 * 24 * 3600,
  deadLetter: {},
  failed: { words: 'A data export is not complete yet', of: (job) => job },
};

export interface DataExportsDependencies extends ExportSources {
  attempts: Attempts;
  audit: Audit;
  limits: AttemptLimits;
  /** Queues a job of an export, to begin after so many seconds. */
  send: (trx: Transaction<Tables>, job: ExportJob, afterSeconds: number) => Promise<void>;
  /** Asks for a letter. */
  tell: (trx: Transaction<Tables>, letter: LetterRequest) => Promise<void>;
}

/** Copies of everything that is kept of a user, for them alone and for some days. */
export interface DataExports {
  /** The one that was asked for last, while it is kept. */
  find(userId: string): Promise<DataExportRow | null>;
  /** Asks for a new one; one that is being prepared goes on instead. @throws Problem 429 */
  request(userId: string, ip: string): Promise<void>;
  /** @throws Problem 404, 409 while it is being prepared */
  open(userId: string, ip: string): Promise<{ content: Readable; size: number; filename: string }>;
  /** Makes the file, or removes one whose time is over. Safe to do again. @throws what is to be tried again */
  proceed(job: ExportJob): Promise<void>;
  giveUp(job: ExportJob): Promise<void>;
}

const keptSeconds = 7 * 86_400;

const fileOf = ({ userId, exportId }: ExportJob) => `${userFolder(userId)}/exports/${exportId}.zip`;

export function createDataExports(dependencies: DataExportsDependencies): DataExports {
  const { db, store, attempts, audit, limits, send, tell } = dependencies;

  async function find(userId: string): Promise<DataExportRow | null> {
    const found = await findExport(db, userId);
    return found?.expires_at != null && found.expires_at.getTime() <= Date.now() ? null : found;
  }

  async function make(job: ExportJob): Promise<void> {
    let size = 0;
    const counted = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        size += chunk.length;
        done(null, chunk);
      },
    });
    const zip = writeZip(await collectEntries(dependencies, job.userId));
    // What breaks on the way is told by the stream that the store reads.
    pipeline(zip, counted, () => undefined);
    await store.putStream(fileOf(job), counted);
    const expiresAt = new Date(Date.now() + keptSeconds * 1000);
    const isWanted = await transact(db, async (trx) => {
      if (!(await updateExport(trx, job, { state: 'ready', size, expires_at: expiresAt }))) return false;
      await tell(trx, { letter: 'data_export_ready', ...job });
      return true;
    });
    // Another was asked for meanwhile, or the account is gone.
    if (!isWanted) await store.deleteAll(fileOf(job));
  }

  return {
    find,

    request: async (userId, ip) => {
      const before = await find(userId);
      if (before?.state === 'preparing') return;
      await attempts.count(limits.exportRequest, userId);
      const exportId = randomUUID();
      await transact(db, async (trx) => {
        if ((await holdUser(trx, userId)) === null) throw notSignedIn();
        await upsertPreparing(trx, userId, exportId, new Date());
        await audit.record({ kind: 'export_requested', userId, ip }, trx);
        if (before !== null) await send(trx, { userId, exportId: before.id }, 0);
        await send(trx, { userId, exportId }, 0);
        await send(trx, { userId, exportId }, keptSeconds + 3600);
      });
    },

    open: async (userId, ip) => {
      const found = await find(userId);
      if (found?.state === 'preparing')
        throw new Problem('not_ready', 'The copy of your data is being prepared. Try again in a few seconds.', { 'retry-after': '5' });
      if (found === null || found.state !== 'ready' || found.size === null) throw notFound();
      const content = await store.getStream(fileOf({ userId, exportId: found.id }));
      await audit.record({ kind: 'export_downloaded', userId, ip });
      const day = found.requested_at.toISOString().slice(0, 10);
      return { content, size: Number(found.size), filename: `rimawari-data-${day}.zip` };
    },

    proceed: async (job) => {
      const found = await findExport(db, job.userId);
      if (found === null || found.id !== job.exportId) {
        await store.deleteAll(fileOf(job));
        return;
      }
      if (found.state === 'preparing') await make(job);
      if (found.expires_at === null || found.expires_at.getTime() > Date.now()) return;
      await store.deleteAll(fileOf(job));
      await deleteExport(db, job.userId, job.exportId);
    },

    giveUp: async (job) => {
      await updateExport(db, job, { state: 'failed' });
    },
  };
}
