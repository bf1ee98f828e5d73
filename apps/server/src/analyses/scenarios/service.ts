import { randomUUID } from 'node:crypto';
import { readScenarioInputs, type ScenarioInputs, UnderwritingError } from '@rimawari/underwriting';
import type { Kysely } from 'kysely';
import {
  type AttemptLimits,
  type Attempts,
  type Caller,
  invalid,
  isUuid,
  notFound,
  Problem,
  type Tables,
  transact,
} from '../../platform/index.ts';
import { holdAnalysis } from '../runs/store.ts';
import { findAnalysis } from '../submission/store.ts';
import { visibleText } from '../submission/visible-text.ts';
import { deleteScenario, insertScenario, listScenarios, type ScenarioRow, updateScenario } from './store.ts';

export const scenariosAtMost = 50;

/** Scenarios that owners keep with their analyses. Of the caller's own analyses alone, also where the caller may read others'. */
export interface Scenarios {
  /** @throws Problem 404 */
  list(caller: Caller, analysisId: string): Promise<ScenarioRow[]>;
  /** @throws Problem 404, 409 for the fifty-first and for a name that is taken, 422, 429 */
  save(caller: Caller, analysisId: string, scenario: { name: string; inputs: object }): Promise<ScenarioRow>;
  /** What is left out stays. @throws Problem 404, 409 for a name that is taken, 422, 429 */
  update(caller: Caller, analysisId: string, id: string, change: { name?: string; inputs?: object }): Promise<ScenarioRow>;
  /** @throws Problem 404 */
  remove(caller: Caller, analysisId: string, id: string): Promise<void>;
}

export interface ScenariosDependencies {
  db: Kysely<Tables>;
  attempts: Attempts;
  limits: Pick<AttemptLimits, 'scenarioSave'>;
}

export function createScenarios({ db, attempts, limits }: ScenariosDependencies): Scenarios {
  async function findOwn({ userId }: Caller, id: string): Promise<string> {
    const analysis = isUuid(id) ? await findAnalysis(db, id, userId) : null;
    if (analysis === null) throw notFound();
    return analysis.id;
  }

  return {
    list: async (caller, analysisId) => listScenarios(db, await findOwn(caller, analysisId)),

    save: async (caller, analysisId, given) => {
      await attempts.count(limits.scenarioSave, caller.userId);
      const id = await findOwn(caller, analysisId);
      const row = { id: randomUUID(), analysis_id: id, name: readName(given.name), inputs: readInputs(given.inputs), saved_at: new Date() };
      await transact(db, async (trx) => {
        // Two at once shall not pass the limit, or take one name, together.
        if ((await holdAnalysis(trx, id)) === null) throw notFound();
        const kept = await listScenarios(trx, id);
        if (kept.length >= scenariosAtMost)
          throw new Problem(
            'too_many_scenarios',
            `An analysis can have up to ${scenariosAtMost} scenarios. Delete one you no longer need.`,
          );
        refuseTaken(kept, row);
        await insertScenario(trx, { id: row.id, analysisId: id, name: row.name, inputs: row.inputs, savedAt: row.saved_at });
      });
      return row;
    },

    update: async (caller, analysisId, scenarioId, change) => {
      await attempts.count(limits.scenarioSave, caller.userId);
      const id = await findOwn(caller, analysisId);
      const given = {
        ...(change.name !== undefined && { name: readName(change.name) }),
        ...(change.inputs !== undefined && { inputs: readInputs(change.inputs) }),
      };
      return transact(db, async (trx) => {
        if ((await holdAnalysis(trx, id)) === null) throw notFound();
        const kept = await listScenarios(trx, id);
        const standing = kept.find((row) => row.id === scenarioId);
        if (standing === undefined) throw notFound();
        const row = { ...standing, ...given, saved_at: new Date() };
        refuseTaken(kept, row);
        await updateScenario(trx, row.id, { name: row.name, inputs: row.inputs, savedAt: row.saved_at });
        return row;
      });
    },

    remove: async (caller, analysisId, scenarioId) => {
      const id = await findOwn(caller, analysisId);
      if (!isUuid(scenarioId) || !(await deleteScenario(db, id, scenarioId))) throw notFound();
    },
  };
}

/** @throws Problem 422 */
function readName(given: string): string {
  const name = visibleText(given);
  if (name === '') throw invalid(['body', 'name'], 'must contain a visible character', 'pattern');
  return name;
}

/** The contract has checked the shape; the names and limits of assumptions are the engine's. @throws Problem 422 */
function readInputs(given: object): ScenarioInputs {
  try {
    return readScenarioInputs(given);
  } catch (problem) {
    if (!(problem instanceof UnderwritingError)) throw problem;
    throw invalid(['body', 'inputs', ...(problem.field === null ? [] : [problem.field])], problem.message, problem.code);
  }
}

/** @throws Problem 409 */
function refuseTaken(kept: readonly ScenarioRow[], { id, name }: { id: string; name: string }): void {
  if (kept.some((row) => row.name === name && row.id !== id))
    throw new Problem('name_taken', 'This analysis already has a scenario with this name. Choose another name.');
}
