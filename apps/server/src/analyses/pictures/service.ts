import type { Kysely } from 'kysely';
import type { JobQueue, JobQueueSettings, ObjectStore, Tables } from '../../platform/index.ts';
import { cutFollowing, type FollowedRun, leaveOutFollowing } from '../pipeline/cut-following.ts';
import type { Ports } from '../pipeline/ports.ts';
import { openSession } from '../pipeline/session-folder.ts';
import { findRun, type RunRef, readBases } from '../runs/store.ts';
import { letOthersFirst } from '../step-queue/place-in-line.ts';

export const pictureJobs: JobQueueSettings<RunRef> = {
  name: 'picture',
  // Also for workers that end while they cut, for which the report is not to blame.
  patience: { retryLimit: 8, retryDelay: 2, retryDelayMax: 30 },
  expireInSeconds: 120,
  deadLetter: {},
  failed: { words: 'Source pictures of a report are not ready yet', of: (ref) => ref },
};

/** Pictures of what a run was read from, which its report does not wait for. */
export interface Pictures {
  /** Cuts what is not cut yet. Safe to do again, and by several at once. @throws what was not expected, or the reason of `signal` */
  cut(ref: RunRef, signal: AbortSignal): Promise<void>;
  /** Leaves the report without them. */
  giveUp(ref: RunRef): Promise<void>;
}

export interface PicturesDependencies {
  db: Kysely<Tables>;
  store: ObjectStore;
  ports: Pick<Ports, 'cutPictures'>;
}

export function createPictures({ db, store, ports }: PicturesDependencies): Pictures {
  const cutting = new Map<string, Promise<void>>();

  /** Null when the run is gone, or failed: nobody will look at its pictures. */
  async function findFollowed(ref: RunRef): Promise<FollowedRun | null> {
    const { analysisId, sessionId } = ref;
    const run = await findRun(db, ref);
    if (run === null || run.status === 'failed') return null;
    return { analysisId, store, session: openSession(store, analysisId, sessionId, await readBases(db, ref)) };
  }

  async function cutNow(ref: RunRef, signal: AbortSignal): Promise<void> {
    const run = await findFollowed(ref);
    if (run !== null) await cutFollowing(run, ports, signal);
  }

  return {
    cut: async (ref, signal) => {
      const key = `${ref.analysisId} ${ref.sessionId}`;
      // Whoever prints waits for what the queue has begun already.
      const running = cutting.get(key) ?? cutNow(ref, signal).finally(() => cutting.delete(key));
      cutting.set(key, running);
      await running;
    },
    giveUp: async (ref) => {
      const run = await findFollowed(ref);
      if (run !== null) await leaveOutFollowing(run);
    },
  };
}

export async function workOnPictures(queue: JobQueue<RunRef>, db: Kysely<Tables>, pictures: Pictures): Promise<void> {
  await queue.work(
    async (job) => {
      await letOthersFirst(db, job);
      await pictures.cut(job.data, job.signal);
    },
    (ref) => pictures.giveUp(ref),
  );
}
