import type { UnusedSource } from '@rimawari/underwriting';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import type { Buyer } from '../pipeline/buyer.ts';
import type { StartingDefaults } from '../pipeline/starting-defaults.ts';
import type { AnalysisSessionTable, AnalysisTable, SourceTable } from '../tables.ts';
import type { Submission } from './submission.ts';

/** An analysis, with the state of the run that its owner sees. */
export type AnalysisRow = Omit<Selectable<AnalysisTable>, 'shown_session_id' | 'hidden_at' | 'own_defaults'> &
  Pick<Selectable<AnalysisSessionTable>, (typeof stateColumns)[number]> & { session_id: string };
export type SourceRow = Selectable<SourceTable>;

const stateColumns = [
  'status',
  'progress',
  'doing',
  'stage',
  'error_lines',
  'investment_score',
  'score_version',
  'net_rental_yield',
  'net_yield_low',
  'net_yield_high',
  'risk_level',
  'finished_at',
  'started_at',
  'unused_sources',
  'steps',
] as const;
const analysisColumns = ['id', 'user_id', 'title', 'listing_url', 'as_of', 'buyer', 'created_at'] as const;

/** An analysis is there for its owner once it shows a run, until it is deleted. */
export function shownAnalyses(db: Kysely<Tables>) {
  return db
    .selectFrom('analyses')
    .innerJoin('analysis_sessions as run', (join) =>
      join.onRef('run.analysis_id', '=', 'analyses.id').onRef('run.id', '=', 'analyses.shown_session_id'),
    )
    .where('analyses.hidden_at', 'is', null);
}

export function rowsShown(db: Kysely<Tables>) {
  return shownAnalyses(db).select([
    ...analysisColumns.map((column) => `analyses.${column}` as const),
    ...stateColumns.map((column) => `run.${column}` as const),
    'run.id as session_id',
  ]);
}

export interface NewAnalysis {
  id: string;
  userId: string;
  asOf: string;
  submission: Submission;
  ownDefaults: StartingDefaults | null;
}

export async function insertAnalysis(trx: Transaction<Tables>, analysis: NewAnalysis): Promise<void> {
  const { id, submission } = analysis;
  await trx
    .insertInto('analyses')
    .values({
      id,
      user_id: analysis.userId,
      title: submission.title,
      listing_url: submission.listingUrl,
      as_of: analysis.asOf,
      buyer: submission.buyer === null ? null : JSON.stringify(submission.buyer),
      own_defaults: analysis.ownDefaults === null ? null : JSON.stringify(analysis.ownDefaults),
    })
    .execute();
  if (submission.files.length === 0) return;
  await trx
    .insertInto('sources')
    .values(
      submission.files.map((file, position) => ({
        id: file.id,
        analysis_id: id,
        position,
        filename: file.filename,
        content_type: file.contentType,
        size: file.size,
        object_key: file.key,
      })),
    )
    .execute();
}

/** A slice of the user's analyses, newest first. */
export async function listAnalyses(db: Kysely<Tables>, userId: string, slice: { offset: number; limit: number }): Promise<AnalysisRow[]> {
  return rowsShown(db)
    .where('analyses.user_id', '=', userId)
    .orderBy('analyses.created_at', 'desc')
    .orderBy('analyses.id', 'desc')
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();
}

/** Null when there is none, or when it belongs to someone else and `userId` is given. */
export async function findAnalysis(db: Kysely<Tables>, id: string, userId: string | null): Promise<AnalysisRow | null> {
  let query = rowsShown(db).where('analyses.id', '=', id);
  if (userId !== null) query = query.where('analyses.user_id', '=', userId);
  return (await query.executeTakeFirst()) ?? null;
}

/** What the user said of the buyer when they last said anything. */
export async function findLastBuyer(db: Kysely<Tables>, userId: string): Promise<Buyer | null> {
  const { buyer = null } =
    (await shownAnalyses(db)
      .select('analyses.buyer')
      .where('analyses.user_id', '=', userId)
      .where('analyses.buyer', 'is not', null)
      .orderBy('analyses.created_at', 'desc')
      .orderBy('analyses.id', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? {};
  return buyer;
}

export async function updateTitle(db: Kysely<Tables>, id: string, title: string | null): Promise<void> {
  await db.updateTable('analyses').set({ title }).where('id', '=', id).execute();
}

export async function listSources(db: Kysely<Tables>, analysisId: string): Promise<SourceRow[]> {
  return db.selectFrom('sources').selectAll().where('analysis_id', '=', analysisId).orderBy('position').execute();
}

export interface OwnerToTell {
  email: string;
  title: string | null;
  /** What the run that is shown had to set aside. */
  unused_sources: UnusedSource[] | null;
}

/** Whom to tell that an analysis has ended: an owner with a verified address who wants to know. */
export async function findOwnerToTell(db: Kysely<Tables>, id: string): Promise<OwnerToTell | null> {
  const owner = await db
    .selectFrom('analyses')
    .innerJoin('users', 'users.id', 'analyses.user_id')
    .leftJoin('analysis_sessions as run', (join) =>
      join.onRef('run.analysis_id', '=', 'analyses.id').onRef('run.id', '=', 'analyses.shown_session_id'),
    )
    .select(['users.email', 'analyses.title', 'run.unused_sources'])
    .where('analyses.id', '=', id)
    .where('analyses.hidden_at', 'is', null)
    .where('users.is_active', '=', true)
    .where('users.mail_when_finished', '=', true)
    .where('users.email_verified_at', 'is not', null)
    .executeTakeFirst();
  return owner ?? null;
}
