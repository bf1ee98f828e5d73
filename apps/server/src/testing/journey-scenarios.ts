import type { LightMyRequestResponse } from 'fastify';
import type { StableValues } from './stable-values.ts';
import type { TestApp } from './start-app.ts';

export interface ScenarioJourney {
  server: TestApp;
  /** Token of the owner. */
  owner: string;
  /** Path of an analysis of theirs. */
  analysis: string;
  stable: StableValues;
  keep: (name: string, answer: LightMyRequestResponse) => void;
}

/** Saves scenarios until there is no room for another, and sets the assumptions that later analyses start from. */
export async function scenarioAnswers({ server, owner, analysis, stable, keep }: ScenarioJourney): Promise<void> {
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.as(owner, { method, url, ...(payload && { payload }) });
  const save = (name: string) =>
    ask('POST', `${analysis}/scenarios`, { name, inputs: { price_jpy: 21_800_000, assumptions: { loan_rate: 2.4 } } });

  const saved = await save('Two million less');
  const { id } = saved.json();
  stable.name(id, '7d0c1a52-2f4e-4b6a-9c38-51e0b7a4d9f2');
  keep('SavedScenario', saved);
  keep('/analysis/{id}/scenarios get 200 application/json one', await ask('GET', `${analysis}/scenarios`));
  keep('/analysis/{id}/scenarios post 409 application/json nameTaken', await save('Two million less'));
  const second = (await save('Higher rate')).json();
  keep(
    '/analysis/{id}/scenarios/{scenarioId} patch 409 application/json nameTaken',
    await ask('PATCH', `${analysis}/scenarios/${second.id}`, { name: 'Two million less' }),
  );
  for (let count = 2; count < 50; count += 1) await save(`Scenario ${count}`);
  keep('/analysis/{id}/scenarios post 409 application/json tooMany', await save('One more'));

  keep('/me/defaults get 200 application/json none', await ask('GET', '/me/defaults'));
  keep('OwnDefaults', await ask('PUT', '/me/defaults', { assumptions: { loan_rate: 1.9, owner: 'resident' } }));
  // What follows starts from ours again.
  await ask('DELETE', '/me/defaults');
}
