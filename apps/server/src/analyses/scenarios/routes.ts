import type { components } from '@rimawari/api/types';
import type { Handlers } from '../../platform/index.ts';
import type { Scenarios } from './service.ts';
import type { ScenarioRow } from './store.ts';

export function scenarioRoutes(scenarios: Scenarios) {
  return {
    listScenarios: async ({ caller, path }) => ({
      status: 200,
      body: { scenarios: (await scenarios.list(caller, path.id)).map(toScenario) },
    }),
    saveScenario: async ({ caller, path, body }) => ({ status: 201, body: toScenario(await scenarios.save(caller, path.id, body)) }),
    updateScenario: async ({ caller, path, body }) => ({
      status: 200,
      body: toScenario(await scenarios.update(caller, path.id, path.scenarioId, body)),
    }),
    deleteScenario: async ({ caller, path }) => {
      await scenarios.remove(caller, path.id, path.scenarioId);
      return { status: 204 };
    },
  } satisfies Handlers;
}

function toScenario({ id, name, inputs, saved_at }: ScenarioRow): components['schemas']['SavedScenario'] {
  const { assumptions, ...others } = inputs;
  return { id, name, inputs: { ...others, ...(assumptions && { assumptions: { ...assumptions } }) }, saved_at: saved_at.toISOString() };
}
