import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import { findRun, type RunRef } from '../runs/store.ts';
import { type AnalysisRow, rowsShown } from '../submission/store.ts';

/** The report that a newer one of the same property is held against. */
export interface EarlierReport extends RunRef {
  kind: 'correction' | 'analysis';
  title: string | null;
  madeAt: Date;
}

/** Analyses of the same documents are looked for among so many that its owner began before. */
const lookedAt = 100;

/**
 * What the analysis showed before its latest correction; without one, its owner's latest earlier report of the same listing address,
 * or of the same documents where there is no address. Null when there is none.
 */
export async function findEarlierReport(db: Kysely<Tables>, analysis: AnalysisRow): Promise<EarlierReport | null> {
  const run = await findRun(db, { analysisId: analysis.id, sessionId: analysis.session_id });
  if (run?.purpose === 'correction' && run.base_session_id !== null) {
    const base = await findRun(db, { analysisId: analysis.id, sessionId: run.base_session_id });
    if (base !== null)
      return {
        kind: 'correction',
        analysisId: analysis.id,
        sessionId: base.id,
        title: analysis.title,
        madeAt: base.finished_at ?? base.created_at,
      };
  }
  const earlier = await findEarlierAnalysis(db, analysis);
  return (
    earlier && {
      kind: 'analysis',
      analysisId: earlier.id,
      sessionId: earlier.session_id,
      title: earlier.title,
      madeAt: earlier.finished_at ?? earlier.created_at,
    }
  );
}

async function findEarlierAnalysis(db: Kysely<Tables>, analysis: AnalysisRow): Promise<AnalysisRow | null> {
  if (analysis.user_id === null) return null;
  const earlier = rowsShown(db)
    .where('analyses.user_id', '=', analysis.user_id)
    .where('analyses.created_at', '<', analysis.created_at)
    .where('run.status', '=', 'completed')
    .orderBy('analyses.created_at', 'desc')
    .orderBy('analyses.id', 'desc');
  if (analysis.listing_url !== null)
    return (await earlier.where('analyses.listing_url', '=', analysis.listing_url).limit(1).executeTakeFirst()) ?? null;
  const candidates = await earlier.where('analyses.listing_url', 'is', null).limit(lookedAt).execute();
  const documents = await documentsOf(db, [analysis.id, ...candidates.map(({ id }) => id)]);
  const own = documents.get(analysis.id);
  return candidates.find(({ id }) => own !== undefined && documents.get(id) === own) ?? null;
}

/** Names and sizes of each analysis's documents: two files of one name and one size are taken for the same. */
async function documentsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const sources = await db.selectFrom('sources').select(['analysis_id', 'filename', 'size']).where('analysis_id', 'in', ids).execute();
  const named = Map.groupBy(sources, ({ analysis_id }) => analysis_id);
  return new Map(
    [...named].map(([id, files]) => [
      id,
      files
        .map(({ filename, size }) => JSON.stringify([filename, size]))
        .toSorted()
        .join('\n'),
    ]),
  );
}
