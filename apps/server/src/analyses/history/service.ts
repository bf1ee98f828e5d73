import type { Kysely } from 'kysely';
import { type Caller, isUuid, notFound, type Tables } from '../../platform/index.ts';
import type { AnalysisDeletion } from '../deletion/analyses.ts';
import type { HiddenAnalysis } from '../deletion/analysis-store.ts';
import { type AnalysisRow, findAnalysis, updateTitle } from '../submission/store.ts';
import { visibleText } from '../submission/visible-text.ts';
import { type HistoryPage, type HistoryQuery, readHistory } from './store.ts';

export interface HistoryDependencies {
  db: Kysely<Tables>;
  deletion: AnalysisDeletion;
}

/** What an owner does with the list of their analyses; administrators too reach no other's here. */
export interface History {
  list(caller: Caller, query: HistoryQuery): Promise<HistoryPage & { deleted: HiddenAnalysis[] }>;
  /** A title in which nothing can be seen reads as none. @throws Problem 404 */
  rename(caller: Caller, id: string, title: string | null): Promise<AnalysisRow>;
  /** @throws Problem 404 */
  delete(caller: Caller, id: string): Promise<void>;
  /** @throws Problem 404 once it can no longer be restored */
  restore(caller: Caller, id: string): Promise<AnalysisRow>;
}

export function createHistory({ db, deletion }: HistoryDependencies): History {
  async function findOwn({ userId }: Caller, id: string): Promise<AnalysisRow> {
    const analysis = isUuid(id) ? await findAnalysis(db, id, userId) : null;
    if (analysis === null) throw notFound();
    return analysis;
  }

  return {
    list: async ({ userId }, query) => ({
      ...(await readHistory(db, userId, query)),
      deleted: await deletion.restorable(userId),
    }),

    rename: async (caller, id, title) => {
      const { id: own } = await findOwn(caller, id);
      await updateTitle(db, own, visibleText(title ?? '') || null);
      return findOwn(caller, own);
    },

    delete: ({ userId }, id) => deletion.hide(userId, id),

    restore: async (caller, id) => {
      await deletion.restore(caller.userId, id);
      return findOwn(caller, id);
    },
  };
}
