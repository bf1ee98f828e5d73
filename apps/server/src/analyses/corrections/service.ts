import { checkFacts, type Evidence, type PropertyFacts, UnderwritingError } from '@rimawari/underwriting';
import type { Kysely } from 'kysely';
import { type Caller, invalid, isUuid, notFound, type ObjectStore, Problem, type Tables, transact } from '../../platform/index.ts';
import { ArtefactMissing } from '../pipeline/artefact-problems.ts';
import { stepsFor } from '../pipeline/correction-steps.ts';
import { type Corrections, corrected } from '../pipeline/corrections.ts';
import { openPictures, type RunPictures, readWaitingCrops } from '../pipeline/report-pictures.ts';
import { openSession } from '../pipeline/session-folder.ts';
import type { Runs } from '../runs/service.ts';
import { countRuns, findLatestRun, holdAnalysis, type RunRow, readBases, readChanges } from '../runs/store.ts';
import { type AnalysisRow, findAnalysis } from '../submission/store.ts';

/** Nobody pays for a correction, so there is an end to them. */
export const correctionsAtMost = 20;

export interface ReadFacts {
  /** As the report has them, corrections included. */
  facts: PropertyFacts;
  evidence: Partial<Record<string, Evidence[]>>;
  /** Pictures of what waits to be confirmed, as `data:` addresses by the file that the evidence names. */
  crops: ReadonlyMap<string, string>;
  /** What stands in place of what was read. */
  corrections: Corrections;
  left: number;
  /** The latest correction; null when there was none. */
  latest: RunRow | null;
}

export interface CorrectionsService {
  /** What was read for the report that the owner sees. @throws Problem 404, 409 while there is no report */
  read(caller: Caller, id: string): Promise<ReadFacts>;
  /** Begins a run with the owner's values in place of what was read. Charges nothing. @throws Problem 404, 409, 422 */
  correct(caller: Caller, id: string, corrections: Corrections): Promise<void>;
}

export interface CorrectionsDependencies {
  db: Kysely<Tables>;
  store: ObjectStore;
  runs: Runs;
}

export function createCorrections({ db, store, runs }: CorrectionsDependencies): CorrectionsService {
  /** Of the caller's own, also where the caller may read others'. */
  async function findCompleted({ userId }: Caller, id: string): Promise<AnalysisRow> {
    const analysis = isUuid(id) ? await findAnalysis(db, id, userId) : null;
    if (analysis === null) throw notFound();
    if (analysis.status === 'failed') throw new Problem('analysis_failed', 'The analysis failed, so it has no facts to correct.');
    if (analysis.status !== 'completed') throw new Problem('not_ready', 'The report is not ready yet. Try again in a few minutes.');
    return analysis;
  }

  async function readFacts(analysis: AnalysisRow): Promise<{ pictures: RunPictures; corrections: Corrections }> {
    const ref = { analysisId: analysis.id, sessionId: analysis.session_id };
    const session = openSession(store, ref.analysisId, ref.sessionId, await readBases(db, ref));
    const pictures = await openPictures(session);
    if (pictures === null) throw new ArtefactMissing('data_extraction', ref.sessionId);
    return { pictures, corrections: (await readChanges(db, ref)).corrections ?? {} };
  }

  return {
    read: async (caller, id) => {
      // Asked for first: when it has ended, what is read after it is what it brought about.
      const latest = isUuid(id) ? await findLatestRun(db, id, 'correction') : null;
      const analysis = await findCompleted(caller, id);
      const { pictures, corrections } = await readFacts(analysis);
      const facts = corrected(pictures.facts, Object.keys(corrections).length === 0 ? null : corrections);
      return {
        facts,
        crops: await readWaitingCrops({ ...pictures, facts }),
        evidence: facts.evidence,
        corrections,
        left: correctionsAtMost - (await countRuns(db, id, 'correction')),
        latest,
      };
    },

    correct: async (caller, id, wanted) => {
      const analysis = await findCompleted(caller, id);
      const {
        pictures: { facts },
        corrections: standing,
      } = await readFacts(analysis);
      const corrections = { ...standing, ...wanted };
      const replaces = (field: 'price_jpy' | 'address'): boolean =>
        corrections[field] !== undefined && !(facts.to_confirm ?? []).some((waiting) => waiting.field === field);
      if (replaces('price_jpy') && replaces('address'))
        throw invalid(
          ['body', wanted.address === undefined ? 'price_jpy' : 'address'],
          'You can’t correct both price and address: that would be another property. Start a new analysis for it.',
          'other_property',
        );
      refuseImpossible(corrected(facts, corrections), analysis.as_of);
      await transact(db, async (trx) => {
        if ((await holdAnalysis(trx, id)) === null) throw notFound();
        const latest = await findLatestRun(trx, id, 'correction');
        if (
          latest?.status === 'pending' ||
          latest?.status === 'processing' ||
          (await findAnalysis(trx, id, caller.userId))?.session_id !== analysis.session_id
        )
          throw new Problem('analysis_running', 'A correction is being applied. Wait until it finishes and try again.');
        if ((await countRuns(trx, id, 'correction')) >= correctionsAtMost)
          throw new Problem(
            'corrections_used_up',
            `An analysis can be corrected at most ${correctionsAtMost} times. Start a new analysis with better documents.`,
          );
        await runs.begin(trx, {
          analysisId: id,
          purpose: 'correction',
          steps: stepsFor(wanted),
          baseSessionId: analysis.session_id,
          changes: { ...(await readChanges(trx, { analysisId: id, sessionId: analysis.session_id })), corrections },
        });
      });
    },
  };
}

/** The engine's own rules, at the field they are about. @throws Problem 422 */
function refuseImpossible(facts: PropertyFacts, asOf: string): void {
  try {
    checkFacts(facts, asOf);
  } catch (problem) {
    if (!(problem instanceof UnderwritingError)) throw problem;
    throw invalid(
      ['body', problem.field?.startsWith('stations') === true ? 'station' : (problem.field ?? '')],
      problem.message,
      problem.code,
    );
  }
}
