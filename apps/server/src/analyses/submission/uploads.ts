import type { Kysely, Transaction } from 'kysely';
import type { ObjectStore, Tables } from '../../platform/index.ts';

export interface UploadsDependencies {
  db: Kysely<Tables>;
  store: ObjectStore;
}

/** Longer than any upload: what is older was left by a process that died. */
const uploadHoursAtMost = 24;
const sweepEveryMs = 3_600_000;

/** Says that files of an analysis to come are being stored, before the first of them is. */
export async function insertUpload(db: Kysely<Tables>, analysisId: string): Promise<void> {
  await db.insertInto('uploads').values({ analysis_id: analysisId }).execute();
}

/** The files belong to an analysis now. */
export async function deleteUpload(trx: Transaction<Tables>, analysisId: string): Promise<void> {
  await trx.deleteFrom('uploads').where('analysis_id', '=', analysisId).execute();
}

/** Removes the files of an upload that became no analysis. */
export async function removeUpload({ db, store }: UploadsDependencies, analysisId: string): Promise<void> {
  await store.deleteAll(`analyses/${analysisId}`);
  await db.deleteFrom('uploads').where('analysis_id', '=', analysisId).execute();
}

/**
 * Removes what dead processes left: uploads that began before that instant, and files that nothing was written to since.
 * Returns how many uploads there were.
 */
export async function removeUploadsBefore(dependencies: UploadsDependencies, before: Date): Promise<number> {
  const left = await dependencies.db.selectFrom('uploads').select('analysis_id').where('created_at', '<', before).execute();
  for (const { analysis_id } of left) await removeUpload(dependencies, analysis_id);
  await dependencies.store.clearUnfinished(before);
  return left.length;
}

/** Does so every hour, until the returned function is called. */
export function keepUploadsClean(dependencies: UploadsDependencies, onProblem: (problem: unknown) => void): () => void {
  const sweep = () =>
    removeUploadsBefore(dependencies, new Date(Date.now() - uploadHoursAtMost * 3_600_000)).then(() => undefined, onProblem);
  void sweep();
  const timer = setInterval(() => void sweep(), sweepEveryMs).unref();
  return () => clearInterval(timer);
}
