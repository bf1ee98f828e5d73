import { type Cause, type InHand, inHand, whyChanged } from '@rimawari/underwriting';
import type { Kysely } from 'kysely';
import { type Caller, isUuid, notFound, type ObjectStore, Problem, type Tables } from '../../platform/index.ts';
import { ArtefactMalformed, ArtefactMissing } from '../pipeline/artefact-problems.ts';
import { readArtefact } from '../pipeline/artefacts.ts';
import { openSession } from '../pipeline/session-folder.ts';
import { type RunRef, readBases } from '../runs/store.ts';
import { findAnalysis } from '../submission/store.ts';
import { type EarlierReport, findEarlierReport } from './earlier-report.ts';

export interface Explained {
  /** Null: there is no earlier report, and nothing to explain. */
  since: EarlierReport | null;
  from: InHand | null;
  to: InHand | null;
  /** None where the earlier report did not keep its inputs. */
  causes: Cause[];
}

export interface Changes {
  /** Why the report of the caller's own analysis is not the earlier one. Nothing is kept. @throws Problem 404, 409 */
  explain(caller: Caller, id: string): Promise<Explained>;
}

export function createChanges(db: Kysely<Tables>, store: ObjectStore): Changes {
  const readReport = async (ref: RunRef) =>
    readArtefact(openSession(store, ref.analysisId, ref.sessionId, await readBases(db, ref)), 'final_analysis');
  const nothing: Explained = { since: null, from: null, to: null, causes: [] };
  return {
    explain: async ({ userId }, id) => {
      const analysis = isUuid(id) ? await findAnalysis(db, id, userId) : null;
      if (analysis === null) throw notFound();
      if (analysis.status === 'failed') throw new Problem('analysis_failed', 'The analysis failed, so it has no report.');
      if (analysis.status !== 'completed') throw new Problem('not_ready', 'The report is not ready yet. Try again in a few minutes.');
      const since = await findEarlierReport(db, analysis);
      if (since === null) return nothing;
      try {
        const before = await readReport(since);
        const after = await readReport({ analysisId: analysis.id, sessionId: analysis.session_id });
        return { since, from: inHand(before), to: inHand(after), causes: whyChanged(before, after)?.causes ?? [] };
      } catch (problem) {
        // What an earlier version wrote may not be readable: then there is nothing to compare with.
        if (problem instanceof ArtefactMissing || problem instanceof ArtefactMalformed) return nothing;
        throw problem;
      }
    },
  };
}
