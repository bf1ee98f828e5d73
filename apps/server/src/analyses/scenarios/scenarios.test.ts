import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { readOwnRows } from '../exports/store.ts';

describe.each(testDatabases())('what owners keep to calculate with, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let owner: { token: string; id: string };
  let other: { token: string };
  let id: string;

  beforeAll(async () => {
    made = await create();
    server = await startApp(made, {
      steps: fakeSteps({}),
      options: { limits: { scenarioSave: { name: 'scenario-save', most: 90, withinSeconds: 900 } } },
    });
    owner = await server.register('owner');
    other = await server.register('other');
    id = await analysed(owner.token);
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  async function analysed(token: string): Promise<string> {
    const { job_id } = (await server.as(token, await form([['files', { name: 'a.csv', content: 'a' }]]))).json();
    const status = () => server.as(token, { url: `/analysis/${job_id}/status` });
    await until('the report', status, (answer) => answer.json().status === 'completed');
    return job_id;
  }
  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object, token = owner.token) => {
    const answer = await server.as(token, { method, url, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const save = (name: string, inputs: object = { assumptions: { loan_rate: 3 } }, of = id) =>
    ask('POST', `/analysis/${of}/scenarios`, { name, inputs });
  const names = async (of = id) =>
    (await ask('GET', `/analysis/${of}/scenarios`)).body.scenarios.map((scenario: { name: string }) => scenario.name);

  it('keeps a scenario under a name, until it is renamed, changed and deleted', async () => {
    const inputs = {
      price_jpy: 21_800_000,
      assumptions: { loan_rate: { value: 2.4, reason: '銀行' }, owner: 'company', monthly_rent: 90_000 },
    };
    const made = await save('  値引き\u200b後 ', inputs);
    expect(made).toMatchObject({ status: 201, body: { name: '値引き後', inputs } });
    const url = `/analysis/${id}/scenarios/${made.body.id}`;
    expect((await ask('GET', `/analysis/${id}/scenarios`)).body).toEqual({ scenarios: [made.body] });
    expect(await ask('PATCH', url, { name: 'Cheaper' })).toMatchObject({ status: 200, body: { name: 'Cheaper', inputs } });
    expect(await ask('PATCH', url, { inputs: {} })).toMatchObject({ status: 200, body: { name: 'Cheaper', inputs: {} } });
    expect(await save('Cheaper')).toMatchObject({ status: 409, body: { code: 'name_taken' } });
    const second = await save('Another');
    expect(await ask('PATCH', `/analysis/${id}/scenarios/${second.body.id}`, { name: 'Cheaper' })).toMatchObject({ status: 409 });
    expect(await names()).toEqual(['Another', 'Cheaper']);
    expect(await readOwnRows(server.app.database.db, owner.id)).toMatchObject({ scenarios: [{ name: 'Cheaper' }, { name: 'Another' }] });
    for (const scenario of [made, second]) expect((await ask('DELETE', `/analysis/${id}/scenarios/${scenario.body.id}`)).status).toBe(204);
    expect((await ask('DELETE', url)).status).toBe(404);
    expect(await names()).toEqual([]);
  });

  it.each([
    [{ name: ' ', inputs: {} }, ['name']],
    [{ name: '\u200b', inputs: {} }, ['name']],
    [{ name: 'x'.repeat(81), inputs: {} }, ['name']],
    [{ name: 'x' }, ['inputs']],
    [{ name: 'x', inputs: { rent: 1 } }, ['inputs']],
    [{ name: 'x', inputs: { price_jpy: 1 } }, ['inputs', 'price_jpy']],
    [{ name: 'x', inputs: { assumptions: { loan_rate: 400 } } }, ['inputs', 'loan_rate']],
    [{ name: 'x', inputs: { assumptions: { owner: 'nobody' } } }, ['inputs', 'owner']],
    [{ name: 'x', inputs: { assumptions: { unheard_of: 4 } } }, ['inputs', 'unheard_of']],
  ])('refuses %j at the field', async (payload, field) => {
    const { status, body } = await ask('POST', `/analysis/${id}/scenarios`, payload);
    expect(status).toBe(422);
    expect(body.detail.map(({ loc }: { loc: string[] }) => loc.slice(1, 1 + field.length))).toContainEqual(field);
    expect(await names()).toEqual([]);
  });

  it('is the owner’s alone', async () => {
    const { body } = await save('Mine');
    for (const [method, url, payload] of [
      ['GET', '', undefined],
      ['POST', '', { name: 'x', inputs: {} }],
      ['PATCH', `/${body.id}`, { name: 'x' }],
      ['DELETE', `/${body.id}`, undefined],
    ] as const)
      expect(await ask(method, `/analysis/${id}/scenarios${url}`, payload, other.token)).toMatchObject({ status: 404 });
    const elsewhere = await analysed(owner.token);
    expect(await ask('PATCH', `/analysis/${elsewhere}/scenarios/${body.id}`, { name: 'x' })).toMatchObject({ status: 404 });
    expect(await ask('DELETE', `/analysis/${elsewhere}/scenarios/${body.id}`)).toMatchObject({ status: 404 });
    expect(await names()).toEqual(['Mine']);
    await ask('DELETE', `/analysis/${id}/scenarios/${body.id}`);
  });

  it('keeps fifty, also of two that come at once, and loses them with the analysis', async () => {
    const analysis = await analysed(owner.token);
    for (let number = 1; number <= 49; number += 1) expect((await save(`Scenario ${number}`, {}, analysis)).status).toBe(201);
    const two = await Promise.all([save('fiftieth', {}, analysis), save('fifty-first', {}, analysis)]);
    expect(new Set(two.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(two.find(({ status }) => status === 409)?.body.code).toBe('too_many_scenarios');
    expect(await names(analysis)).toHaveLength(50);
    expect((await ask('DELETE', `/analysis/${analysis}`)).status).toBe(204);
    expect((await ask('GET', `/analysis/${analysis}/scenarios`)).status).toBe(404);
    await server.app.database.db.deleteFrom('analyses').where('id', '=', analysis).execute();
    const left = await server.app.database.db.selectFrom('scenarios').select('id').where('analysis_id', '=', analysis).execute();
    expect(left).toEqual([]);
  });

  it('starts later analyses from the account’s own defaults, and earlier ones stay', async () => {
    expect(await ask('GET', '/me/defaults')).toEqual({ status: 200, body: { defaults: null } });
    const assumptions = { loan_rate: 1.9, owner: 'company' };
    const put = await ask('PUT', '/me/defaults', { assumptions });
    expect(put).toMatchObject({
      status: 200,
      body: {
        defaults: {
          assumptions,
          lines: [
            { name: 'loan_rate', value: 1.9, unit: 'percent' },
            { name: 'owner', label: 'Owner', value: 'company', unit: null },
          ],
        },
      },
    });
    expect((await ask('GET', '/me/defaults')).body).toEqual(put.body);
    expect((await ask('GET', '/me/defaults', undefined, other.token)).body).toEqual({ defaults: null });
    const later = await analysed(owner.token);
    const startedFrom = async (analysis: string) =>
      (await server.app.database.db.selectFrom('analyses').select('own_defaults').where('id', '=', analysis).executeTakeFirst())
        ?.own_defaults;
    expect(await startedFrom(later)).toEqual({ saved_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), assumptions });
    expect(await startedFrom(id)).toBeNull();
    expect(await readOwnRows(server.app.database.db, owner.id)).toMatchObject({ 'own-defaults': [{ assumptions }] });
    expect((await ask('DELETE', '/me/defaults')).status).toBe(204);
    expect((await ask('DELETE', '/me/defaults')).status).toBe(204);
    expect(await startedFrom(later)).toMatchObject({ assumptions });
    expect(await startedFrom(await analysed(owner.token))).toBeNull();
  });

  it.each([
    [{ assumptions: {} }, ['assumptions']],
    [{ assumptions: { monthly_rent: 90_000 } }, ['assumptions', 'monthly_rent']],
    [{ assumptions: { loan_rate: -4 } }, ['assumptions', 'loan_rate']],
    [{ assumptions: { unheard_of: 4 } }, ['assumptions', 'unheard_of']],
    [{}, ['assumptions']],
  ])('takes no defaults of %j', async (payload, field) => {
    const { status, body } = await ask('PUT', '/me/defaults', payload);
    expect(status).toBe(422);
    expect(body.detail.map(({ loc }: { loc: string[] }) => loc.slice(1, 1 + field.length))).toContainEqual(field);
  });

  it('answers whoever saves without end that they wait', async () => {
    const { token } = await server.register('eager');
    const own = await analysed(token);
    let status = 0;
    for (let tries = 0; tries < 95 && status !== 429; tries += 1)
      status = (await ask('PATCH', `/analysis/${own}/scenarios/${randomUUID()}`, { name: 'x' }, token)).status;
    expect(status).toBe(429);
  });
});
