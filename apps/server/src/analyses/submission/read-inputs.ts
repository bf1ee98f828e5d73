import type { AssumptionOverrides, MarketContext, PropertyFacts } from '@rimawari/underwriting';
import type { Kysely } from 'kysely';
import type { ObjectStore, Tables } from '../../platform/index.ts';
import { readArtefact } from '../pipeline/artefacts.ts';
import { corrected } from '../pipeline/corrections.ts';
import { openSession } from '../pipeline/session-folder.ts';
import { readBases, readChanges } from '../runs/store.ts';

export interface StoredInputs {
  /** As read, with the owner's corrections. */
  facts: PropertyFacts;
  context: MarketContext;
  assumptions: AssumptionOverrides;
}

/** What the report that an owner sees was made of, for working it out anew. @throws ArtefactMissing, ArtefactMalformed */
export async function readInputs(
  db: Kysely<Tables>,
  store: ObjectStore,
  analysis: { id: string; session_id: string },
): Promise<StoredInputs> {
  const ref = { analysisId: analysis.id, sessionId: analysis.session_id };
  const session = openSession(store, ref.analysisId, ref.sessionId, await readBases(db, ref));
  const { corrections, assumptions } = await readChanges(db, ref);
  const { facts } = await readArtefact(session, 'data_extraction');
  const { context } = await readArtefact(session, 'enrichments');
  return { facts: corrected(facts, corrections ?? null), context, assumptions: assumptions ?? {} };
}
