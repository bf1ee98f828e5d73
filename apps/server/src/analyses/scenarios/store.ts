import type { ScenarioInputs } from '@rimawari/underwriting';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';
import type { ScenarioTable } from '../tables.ts';

export type ScenarioRow = Selectable<ScenarioTable>;

/** By name, in an order that does not depend on the database's language. */
export async function listScenarios(db: Kysely<Tables>, analysisId: string): Promise<ScenarioRow[]> {
  const rows = await db.selectFrom('scenarios').selectAll().where('analysis_id', '=', analysisId).execute();
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
}

export async function insertScenario(
  trx: Transaction<Tables>,
  scenario: { id: string; analysisId: string; name: string; inputs: ScenarioInputs; savedAt: Date },
): Promise<void> {
  await trx
    .insertInto('scenarios')
    .values({
      id: scenario.id,
      analysis_id: scenario.analysisId,
      name: scenario.name,
      inputs: JSON.stringify(scenario.inputs),
      saved_at: scenario.savedAt,
    })
    .execute();
}

export async function updateScenario(
  trx: Transaction<Tables>,
  id: string,
  { name, inputs, savedAt }: { name: string; inputs: ScenarioInputs; savedAt: Date },
): Promise<void> {
  await trx
    .updateTable('scenarios')
    .set({ name, inputs: JSON.stringify(inputs), saved_at: savedAt })
    .where('id', '=', id)
    .execute();
}

export async function deleteScenario(db: Kysely<Tables>, analysisId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('scenarios').where('analysis_id', '=', analysisId).where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}
