import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../tests/deadline.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import type { StepContext } from '../pipeline/step.ts';
import { finalAnalysis } from '../pipeline/steps/final-analysis.ts';

interface Answer {
  since: { kind: string; job_id: string; title: string | null; made_at: string } | null;
  amounts: { id: 'first_year' | 'whole_holding'; from: number; to: number; difference: number }[];
  causes: { ids: string[]; first_year: number; whole_holding: number; inputs: { label: string; from: unknown; to: unknown }[] }[];
}

describe.each(testDatabases())('why a report changed, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let owner: { token: string; id: string };
  let other: { token: string; id: string };

  beforeAll(async () => {
    made = await create();
    server = await startApp(made, { steps: fakeSteps({ final_analysis: async (context: StepContext) => finalAnalysis(context) }) });
    owner = await server.register('owner');
    other = await server.register('other');
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  const answerOf = (id: string, token = owner.token) => server.as(token, { url: `/analysis/${id}/change` });
  const changeOf = async (id: string): Promise<Answer> => (await answerOf(id)).json();
  const reportOf = async (id: string) => (await server.as(owner.token, { url: `/analysis/${id}/report?format=json` })).json();

  async function send(fields: Parameters<typeof form>[0], token = owner.token): Promise<string> {
    const { job_id: id } = (await server.as(token, await form(fields))).json();
    await vi.waitFor(
      async () => expect((await server.as(token, { url: `/analysis/${id}/status` })).json().status).toBe('completed'),
      patience,
    );
    return id;
  }
  async function correct(id: string, payload: object): Promise<void> {
    expect((await server.as(owner.token, { method: 'POST', url: `/analysis/${id}/corrections`, payload })).statusCode).toBe(202);
    await vi.waitFor(
      async () => expect((await server.as(owner.token, { url: `/analysis/${id}/facts` })).json().correction?.status).toBe('completed'),
      patience,
    );
  }
  const document = (name: string, content: string): Parameters<typeof form>[0] => [['files', { name, content }]];

  it('is nothing where there is no earlier report', async () => {
    expect(await changeOf(await send(document('first.csv', 'one')))).toEqual({ since: null, amounts: [], causes: [] });
  });

  it('is the correction, held against the report before it, and sums to the difference', async () => {
    const id = await send(document('corrected.csv', 'a corrected one'));
    const before = await reportOf(id);
    await correct(id, { monthly_rent_jpy: 123_000 });
    const after = await reportOf(id);
    const { since, amounts, causes } = await changeOf(id);
    expect(since).toMatchObject({ kind: 'correction', job_id: id });
    expect(amounts[0]).toMatchObject({
      id: 'first_year',
      from: before.figures['returns.atcf'].value,
      to: after.figures['returns.atcf'].value,
    });
    const facts = causes.find(({ ids }) => ids.includes('facts'));
    expect(facts?.inputs).toContainEqual(expect.objectContaining({ label: 'monthly rent', to: 123_000 }));
    expect(facts?.first_year).toBeGreaterThan(0);
    for (const { id: amount, from, to, difference } of amounts) {
      expect(difference).toBe(to - from);
      expect(causes.reduce((sum, cause) => sum + cause[amount], 0)).toBe(difference);
    }
    // A second correction is held against the first, not against what was read.
    await correct(id, { monthly_rent_jpy: 120_000 });
    expect((await changeOf(id)).causes[0]?.inputs).toEqual([
      { label: 'monthly rent', label_ja: null, unit: 'JPY/month', from: 123_000, to: 120_000 },
    ]);
  });

  it('is held against the latest earlier analysis of the same documents, or of the same address', async () => {
    const [first, second, another] = [
      await send(document('same.csv', 'same')),
      await send(document('same.csv', 'same')),
      await send(document('same.csv', 'not the same size')),
    ];
    expect((await changeOf(second)).since).toMatchObject({ kind: 'analysis', job_id: first });
    expect((await changeOf(second)).causes.map(({ ids }) => ids)).toEqual([['facts'], ['data'], ['assumptions'], ['rates'], ['engine']]);
    expect((await changeOf(first)).since).toBeNull();
    expect((await changeOf(another)).since).toBeNull();
    const listing = (url: string) => send([['urls', JSON.stringify([url])]]);
    const [page, again, elsewhere] = [
      await listing('https://listing.example/offer/7'),
      await listing('https://listing.example/offer/7'),
      await listing('https://listing.example/offer/8'),
    ];
    expect((await changeOf(again)).since).toMatchObject({ kind: 'analysis', job_id: page });
    expect((await changeOf(elsewhere)).since).toBeNull();
  });

  it('is never held against what another user or nobody sees', async () => {
    await send(document('shared.csv', 'shared words'), other.token);
    const own = await send(document('shared.csv', 'shared words'));
    expect((await changeOf(own)).since).toBeNull();
    const deleted = await send(document('deleted.csv', 'deleted words'));
    await server.as(owner.token, { method: 'DELETE', url: `/analysis/${deleted}` });
    expect((await changeOf(await send(document('deleted.csv', 'deleted words')))).since).toBeNull();
    expect((await answerOf(own, other.token)).statusCode).toBe(404);
    expect((await answerOf('not-an-id')).statusCode).toBe(404);
  });
});
