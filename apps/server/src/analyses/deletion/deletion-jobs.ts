import type { JobQueue, JobQueueSettings } from '../../platform/index.ts';

/** By then the process that was asked has either erased what it was asked to, taken the deletion back, or died. */
export const takenUpAfterSeconds = 60;
/** Longer than any step may run: what one wrote after the files were removed is removed then. */
export const lastLookAfterSeconds = 3600;
export const lastLookAfterMs = lastLookAfterSeconds * 1000;

/** The deletion of an account, to go on with from wherever it stands. */
export interface AccountDeletionJob {
  deletionId: string;
}

/** The deletion of one analysis. */
export interface AnalysisDeletionJob {
  analysisId: string;
}

export type DeletionJob = AccountDeletionJob | AnalysisDeletionJob;

/** What does one kind of work of the queue. */
interface Deleter<Job extends DeletionJob> {
  proceed(job: Job): Promise<void>;
  unfinished(): Promise<Job[]>;
}

export const deletionJobs: JobQueueSettings<DeletionJob> = {
  name: 'deletion',
  // A week of tries; a server that starts takes up what is still open after them.
  patience: { retryLimit: 1100, retryDelay: 2, retryDelayMax: 600 },
  expireInSeconds: 900,
  retentionSeconds: 30 * 24 * 3600,
  deleteAfterSeconds: 24 * 3600,
  failed: { words: 'An account or an analysis is not deleted yet', of: (job) => job },
};

export async function workOnDeletions(
  queue: JobQueue<DeletionJob>,
  { accounts, analyses }: { accounts: Deleter<AccountDeletionJob>; analyses: Deleter<AnalysisDeletionJob> },
): Promise<void> {
  // The process that began these may have ended. Going on is safe, also while another process does the same.
  for (const job of [...(await accounts.unfinished()), ...(await analyses.unfinished())]) await queue.resend(job);
  await queue.work(({ data }) => ('analysisId' in data ? analyses.proceed(data) : accounts.proceed(data)));
}
