import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ObjectMissing, type ObjectStore, type Tables, transact } from '../../platform/index.ts';
import { copyKey, copyNames } from '../pipeline/rendered-copies.ts';
import { sessionPrefix } from '../pipeline/session-folder.ts';
import { holdAnalysis, type RunRef } from '../runs/store.ts';
import { findPrint, type PrintJob, type PrintRow, upsertQueued } from './store.ts';

export type PrintAnswer =
  | { kind: 'ready'; pdf: Uint8Array }
  /** It is being made. */
  | { kind: 'waiting' }
  /** It could not be made; the sentence says why. */
  | { kind: 'failed'; because: string };

export interface Prints {
  /** Asks for the PDF of a run's report, in the transaction that makes it worth having. */
  request: (trx: Transaction<Tables>, ref: RunRef) => Promise<void>;
  /** The PDF as this build of the renderer makes it; where there is none, one is asked for. */
  read(ref: RunRef, build: string): Promise<PrintAnswer>;
}

/** A print that failed is tried again when someone asks for it after this time: a browser may have been installed. */
const failureHoldsMs = 10 * 60_000;
/** Longer than all tries of a job together: what is queued for longer has lost its job. */
const queuedAtMostMs = 60 * 60_000;
/** While two builds serve at once, each would ask for its own print again and again: what another build has just printed will do. */
const otherBuildHoldsMs = 60_000;

export interface PrintsDependencies {
  db: Kysely<Tables>;
  store: ObjectStore;
  send: (trx: Transaction<Tables>, job: PrintJob) => Promise<void>;
}

export function createPrints({ db, store, send }: PrintsDependencies): Prints {
  async function request(trx: Transaction<Tables>, ref: RunRef): Promise<void> {
    const jobId = randomUUID();
    await upsertQueued(trx, ref, jobId, new Date());
    await send(trx, { analysisId: ref.analysisId, sessionId: ref.sessionId, jobId });
  }

  async function printedBy(build: string, ref: RunRef): Promise<Uint8Array | null> {
    const prefix = sessionPrefix(ref.analysisId, ref.sessionId);
    return store.get(copyKey(prefix, build, copyNames.printed)).catch((problem: unknown) => {
      if (problem instanceof ObjectMissing) return null;
      throw problem;
    });
  }

  return {
    request,
    read: async (ref, build) => {
      const own = await printedBy(build, ref);
      if (own !== null) return { kind: 'ready', pdf: own };
      const print = await findPrint(db, ref);
      if (print !== null && stands(print, new Date())) {
        if (print.state === 'queued') return { kind: 'waiting' };
        if (print.state === 'failed') return { kind: 'failed', because: print.problem ?? '' };
        const other = print.build === null ? null : await printedBy(print.build, ref);
        if (other !== null) return { kind: 'ready', pdf: other };
      }
      await transact(db, async (trx) => {
        await holdAnalysis(trx, ref.analysisId);
        // Someone else may have asked in the meantime.
        const now = await findPrint(trx, ref);
        if (now === null || now.job_id === print?.job_id) await request(trx, ref);
      });
      return { kind: 'waiting' };
    },
  };
}

/** Whether what is known of a print is the answer; otherwise it is asked for anew. */
function stands({ state, requested_at, ended_at }: PrintRow, now: Date): boolean {
  const since = (instant: Date | null) => now.getTime() - (instant ?? requested_at).getTime();
  if (state === 'queued') return since(requested_at) < queuedAtMostMs;
  return since(ended_at) < (state === 'failed' ? failureHoldsMs : otherBuildHoldsMs);
}
