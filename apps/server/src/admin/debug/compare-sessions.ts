import { type Cause, whyChanged } from '@rimawari/underwriting';
import type { Kysely } from 'kysely';
import { ArtefactMissing, openSession, type RunRef, readArtefact, readBases, type StepName, stepNames } from '../../analyses/index.ts';
import type { ObjectStore, Tables } from '../../platform/index.ts';
import { type Changes, changedFigures, changesBetween, type Effect, effectOf, type FigureChange } from './difference.ts';

export type ArtefactState = 'same' | 'differs' | 'missing_in_from' | 'missing_in_to' | 'missing_in_both';

export interface ArtefactDifference extends Changes {
  step: StepName;
  state: ArtefactState;
}

export interface SessionDifference {
  artefacts: ArtefactDifference[];
  figures: FigureChange[];
  /** Null where one of the two has no report. */
  effect: Effect[] | null;
  /** Null there too, and where one of the two did not keep its inputs. */
  causes: Cause[] | null;
}

/** What two sessions of one analysis stand on, artefact by artefact, and what their reports say of it in yen. */
export async function compareSessions(db: Kysely<Tables>, store: ObjectStore, from: RunRef, to: RunRef): Promise<SessionDifference> {
  const [before, after] = await Promise.all(
    [from, to].map(async (ref) => openSession(store, ref.analysisId, ref.sessionId, await readBases(db, ref))),
  );
  if (before === undefined || after === undefined) throw new Error('Two sessions are compared');
  const artefacts: ArtefactDifference[] = [];
  for (const step of stepNames) {
    const [one, other] = await Promise.all([before, after].map((session) => textOrNull(session.findArtefact(step))));
    artefacts.push({ step, ...differenceOf(one ?? null, other ?? null) });
  }
  const hasBoth = artefacts.some(({ step, state }) => step === 'final_analysis' && (state === 'same' || state === 'differs'));
  if (!hasBoth) return { artefacts, figures: [], effect: null, causes: null };
  const [old, now] = await Promise.all([readArtefact(before, 'final_analysis'), readArtefact(after, 'final_analysis')]);
  return { artefacts, figures: changedFigures(old, now), effect: effectOf(old, now), causes: whyChanged(old, now)?.causes ?? null };
}

async function textOrNull(found: Promise<{ text: string }>): Promise<string | null> {
  try {
    return (await found).text;
  } catch (problem) {
    if (problem instanceof ArtefactMissing) return null;
    throw problem;
  }
}

function differenceOf(from: string | null, to: string | null): Changes & { state: ArtefactState } {
  const nothing = { changes: [], more: 0 };
  if (from === null || to === null) {
    const state = from === to ? 'missing_in_both' : from === null ? 'missing_in_from' : 'missing_in_to';
    return { state, ...nothing };
  }
  if (from === to) return { state: 'same', ...nothing };
  const found = changesBetween(JSON.parse(from), JSON.parse(to));
  return { state: found.changes.length === 0 ? 'same' : 'differs', ...found };
}
