import type { components } from '@rimawari/api/types';
import type { Explanation } from '@rimawari/extraction';
import type { Kysely } from 'kysely';
import { ArtefactMissing, explainReadings, openSession, placeText, type RunRef, readArtefact, readBases } from '../../analyses/index.ts';
import { notFound, type ObjectStore, type Tables } from '../../platform/index.ts';

type Told = components['schemas']['DebugExplanation'];

function told({ field, value, confidence, derivation, isContradicted, candidates }: Explanation): NonNullable<Told['explanation']> {
  return {
    field,
    value,
    confidence,
    derivation: derivation === null ? null : { rule: derivation.rule, from: [...derivation.from] },
    is_contradicted: isContradicted,
    candidates: candidates.map(({ evidence, value: read, outcome, reason, rule, finds, strength }) => {
      const { source_name, label, raw, confidence: sure } = evidence;
      const place = placeText(evidence);
      return { value: read, outcome, reason, rule, finds, strength, confidence: sure, source_name, place, label, raw };
    }),
  };
}

/**
 * How a fact of a session was read: its sources are weighed again as they were read then, without what a language model proposed. A session
 * that read nothing has no facts to explain. @throws Problem 404 where it holds no reading
 */
export async function explainSession(
  { db, store }: { db: Kysely<Tables>; store: ObjectStore },
  ref: RunRef,
  asOf: string,
  field: string | null,
): Promise<Told> {
  const session = openSession(store, ref.analysisId, ref.sessionId, await readBases(db, ref));
  const { readings } = await readArtefact(session, 'data_extraction').catch((problem: unknown) => {
    if (problem instanceof ArtefactMissing) throw notFound();
    throw problem;
  });
  const all = explainReadings(readings, asOf, null);
  if (!Array.isArray(all)) return { session: ref.sessionId, fields: [], explanation: null };
  const named = (name: string): Explanation | null => {
    const read = all.find((each) => each.field === name);
    if (read !== undefined) return read;
    // A fact that follows from others was not read itself.
    const explained = explainReadings(readings, asOf, [name]);
    return Array.isArray(explained) ? (explained[0] ?? null) : null;
  };
  const one = field === null ? null : named(field);
  return { session: ref.sessionId, fields: all.map((each) => each.field).toSorted(), explanation: one === null ? null : told(one) };
}
