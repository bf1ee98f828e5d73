import type { Kysely } from 'kysely';
import type { RunStatus } from '../../analyses/index.ts';
import type { Tables } from '../../platform/index.ts';
import { type Slice, stretchesOf } from '../dashboard/stretches.ts';
import { findPage } from '../dashboard/totals.ts';

export const jobStates = ['in_progress', 'completed', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

export interface JobRow {
  id: string;
  title: string | null;
  status: RunStatus;
  created_at: Date;
}

/** A slice of everyone's analyses, newest first, and how many there are. */
export async function listJobs(
  db: Kysely<Tables>,
  { state, ...slice }: Slice & { state: JobState | null },
): Promise<{ rows: JobRow[]; total: number }> {
  const names = (state === null ? jobStates : [state]).map((name) => `jobs/${name}`);
  const { total, place } = await findPage(db, { of: names }, slice.skip);
  const rows: JobRow[] = [];
  for (const { since, before, order, skip, limit } of place === null ? [] : stretchesOf(place, slice)) {
    let ids = db.selectFrom('shown_jobs').select('analysis_id').where('created_at', '<', before);
    if (state !== null) ids = ids.where('state', '=', state);
    if (since !== null) ids = ids.where('created_at', '>=', since);
    const read = await db
      // Ids alone come out of the index, however far the page; the rows of the page are read after.
      .with(
        (cte) => cte('page').materialized(),
        () => ids.orderBy('created_at', order).orderBy('analysis_id', order).offset(skip).limit(limit),
      )
      .selectFrom('page')
      .innerJoin('shown_jobs as job', 'job.analysis_id', 'page.analysis_id')
      .innerJoin('analyses', 'analyses.id', 'page.analysis_id')
      .select(['analyses.id', 'analyses.title', 'job.status', 'job.created_at'])
      .orderBy('job.created_at', 'desc')
      .orderBy('analyses.id', 'desc')
      .execute();
    rows.push(...read);
  }
  return { rows, total };
}

export async function findJob(db: Kysely<Tables>, id: string): Promise<JobRow | null> {
  const found = await db
    .selectFrom('shown_jobs as job')
    .innerJoin('analyses', 'analyses.id', 'job.analysis_id')
    .select(['analyses.id', 'analyses.title', 'job.status', 'job.created_at'])
    .where('job.analysis_id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
