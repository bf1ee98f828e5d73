import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AnalysisTable, SourceTable, Tables } from '../database/tables.ts';
import type { Submission } from './submission.ts';

export type AnalysisRow = Selectable<AnalysisTable>;
export type SourceRow = Selectable<SourceTable>;

export interface NewAnalysis {
  id: string;
  userId: string;
  sessionId: string;
  asOf: string;
  submission: Submission;
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
      session_id: analysis.sessionId,
    })
    .execute();
  await trx.insertInto('analysis_sessions').values({ analysis_id: id, id: analysis.sessionId }).execute();
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

export async function listAnalyses(
  db: Kysely<Tables>,
  userId: string,
  slice: { offset: number; limit: number },
): Promise<{ rows: AnalysisRow[]; total: number }> {
  const rows = await db
    .selectFrom('analyses')
    .selectAll()
    .where('user_id', '=', userId)
    // Two of the same millisecond keep their order from page to page.
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();
  const { total } = await db
    .selectFrom('analyses')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Null when there is none, or when it belongs to someone else and `userId` is given. */
export async function findAnalysis(db: Kysely<Tables>, id: string, userId: string | null): Promise<AnalysisRow | null> {
  let query = db.selectFrom('analyses').selectAll().where('id', '=', id);
  if (userId !== null) query = query.where('user_id', '=', userId);
  return (await query.executeTakeFirst()) ?? null;
}

export async function listSources(db: Kysely<Tables>, analysisId: string): Promise<SourceRow[]> {
  return db.selectFrom('sources').selectAll().where('analysis_id', '=', analysisId).orderBy('position').execute();
}
