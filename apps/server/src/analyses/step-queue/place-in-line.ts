import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import type { StepJob } from './step-job.ts';

/** Work that no customer waits for comes after all that one does. */
const afterCustomers = 1000;

/**
 * How many unfinished runs of the same owner were begun before this one. Steps with fewer before them go first, so that
 * whoever sends twenty properties does not keep another from their first.
 */
export async function readPlaceInLine(trx: Transaction<Tables>, { analysisId, sessionId }: StepJob): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select case when run.purpose in ('customer', 'correction') then (
      select count(*)::int
      from analysis_sessions other join analyses theirs on theirs.id = other.analysis_id
      where theirs.user_id = analyses.user_id and other.purpose in ('customer', 'correction')
        and other.status in ('pending', 'processing') and (other.created_at, other.id) < (run.created_at, run.id)
    ) else ${afterCustomers} end as place
    from analysis_sessions run join analyses on analyses.id = run.analysis_id
    where run.analysis_id = ${analysisId} and run.id = ${sessionId}`.execute(trx);
  return rows[0]?.place ?? 0;
}

/** Moves the waiting steps of the owner of that analysis up, where runs before them have ended. */
export async function moveUp(trx: Transaction<Tables>, analysisId: string): Promise<void> {
  await sql`
    with line as (
      select run.analysis_id::text as analysis_id, run.id,
        row_number() over (order by run.created_at, run.id) - 1 as place
      from analysis_sessions run join analyses on analyses.id = run.analysis_id
      where analyses.user_id = (select user_id from analyses where id = ${analysisId})
        and run.purpose in ('customer', 'correction') and run.status in ('pending', 'processing')
    ), moved as (
      select job.id, -line.place as priority
      from pgboss.job join line on job.data ->> 'analysisId' = line.analysis_id and job.data ->> 'sessionId' = line.id
      where job.name = 'step' and job.state in ('created', 'retry') and job.priority <> -line.place
      for update of job skip locked
    )
    update pgboss.job set priority = moved.priority from moved where job.name = 'step' and job.id = moved.id`.execute(trx);
}

/** Looked at so often, for so long at the most, so that a busy server prints as well. */
const lookAgainMs = 150;
const letFirstAtMostMs = 5_000;

async function othersAreWorkedOut(db: Kysely<Tables>, analysisId: string): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from pgboss.job
      where name = 'step' and state in ('created', 'retry', 'active') and start_after <= now() and data ->> 'analysisId' <> ${analysisId}
    ) as waits`.execute(db);
  return rows[0]?.waits === true;
}

/** A job that adds something to the finished report of an analysis. */
interface AddingJob {
  data: { analysisId: string };
  signal: AbortSignal;
  /** Tries before this one. */
  retryCount?: number;
}

/**
 * Lets reports that are still being worked out go before what is added to a finished one, at the first try alone: a job that lost
 * its worker while it waited would wait at each try, and lose the next one as well. @throws the reason of the job's signal
 */
export async function letOthersFirst(db: Kysely<Tables>, { data, signal, retryCount = 0 }: AddingJob): Promise<void> {
  if (retryCount > 0) return;
  const end = Date.now() + letFirstAtMostMs;
  while (Date.now() < end && (await othersAreWorkedOut(db, data.analysisId))) await setTimeout(lookAgainMs, undefined, { signal });
}
