import { sampleCondominium } from '@rimawari/underwriting/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../tests/deadline.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import type { StepContext, StepName } from '../pipeline/step.ts';
import { finalAnalysis } from '../pipeline/steps/final-analysis.ts';

describe.each(testDatabases())('correcting what was read, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let owner: { token: string; id: string };
  let other: { token: string; id: string };
  let ran: StepName[] = [];
  /** Holds corrections up while a test wants it. */
  let held: Promise<void> | null = null;
  let failing = false;

  beforeAll(async () => {
    made = await create();
    const note = (step: StepName) => async () => void ran.push(step);
    const steps = fakeSteps({
      pdf_generation: note('pdf_generation'),
      data_extraction: note('data_extraction'),
      enrichments: note('enrichments'),
      final_analysis: async (context: StepContext) => {
        ran.push('final_analysis');
        await held;
        if (failing) throw new (await import('../pipeline/step.ts')).AnalysisFailure(['That cannot be worked out.']);
        return finalAnalysis(context);
      },
    });
    server = await startApp(made, { steps });
    owner = await server.register('owner');
    other = await server.register('other');
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });
  beforeEach(() => {
    held = null;
    failing = false;
  });

  const facts = async (id: string, token = owner.token) => server.as(token, { url: `/analysis/${id}/facts` });
  const correct = (id: string, payload: object, token = owner.token) =>
    server.as(token, { method: 'POST', url: `/analysis/${id}/corrections`, payload });
  const until = (id: string, status: string) =>
    vi.waitFor(async () => {
      const answer = (await facts(id)).json();
      expect(answer.correction?.status).toBe(status);
      return answer;
    }, patience);
  async function completed(): Promise<string> {
    const { job_id: id } = (await server.as(owner.token, await form([['files', { name: 'a.csv', content: 'a' }]]))).json();
    await vi.waitFor(
      async () => expect((await server.as(owner.token, { url: `/analysis/${id}/status` })).json().status).toBe('completed'),
      patience,
    );
    ran = [];
    return id;
  }
  const reportOf = async (id: string) => (await server.as(owner.token, { url: `/analysis/${id}/report?format=json` })).json();
  const factOf = (answer: { facts: { field: string }[] }, field: string) => answer.facts.find((fact) => fact.field === field);

  it('puts the value in place of what was read, marks it as given, and charges nothing', async () => {
    const id = await completed();
    const before = await reportOf(id);
    expect(factOf((await facts(id)).json(), 'monthly_rent_jpy')).toMatchObject({
      value: sampleCondominium.values.monthly_rent_jpy ?? sampleCondominium.derived.monthly_rent_jpy,
      is_given: false,
    });
    const entries = () => server.app.database.db.selectFrom('allowance_entries').selectAll().where('analysis_id', '=', id).execute();
    const ledger = await entries();
    const answer = await correct(id, { monthly_rent_jpy: 123_000 });
    expect([answer.statusCode, answer.json().corrections_left]).toEqual([202, 19]);
    const after = await until(id, 'completed');
    expect(factOf(after, 'monthly_rent_jpy')).toMatchObject({ value: 123_000, is_given: true });
    expect(ran).toEqual(['final_analysis']);
    const report = await reportOf(id);
    expect(report.figures['facts.monthly_rent']).toMatchObject({ value: 123_000, origin: { kind: 'given' } });
    expect(report.figures['returns.net_yield'].value).not.toBe(before.figures['returns.net_yield'].value);
    expect(report.inputs.facts.given).toHaveProperty('monthly_rent_jpy');
    expect(await entries()).toEqual(ledger);
  });

  it('looks the market up again where the place, the area, the structure or the year is another one', async () => {
    const id = await completed();
    await correct(id, { built: '2001-05', station: { name: '浅草', walk_min: 3 } });
    const after = await until(id, 'completed');
    expect(ran).toEqual(['enrichments', 'final_analysis']);
    expect(factOf(after, 'station')).toMatchObject({ value: '浅草, 3 minutes on foot', is_given: true });
    await correct(id, { floor: 2 });
    await vi.waitFor(
      async () => expect((await facts(id)).json()).toMatchObject({ corrections_left: 18, correction: { status: 'completed' } }),
      patience,
    );
    const report = await reportOf(id);
    expect(report.inputs.facts.values).toMatchObject({ built: '2001-05', floor: 2 });
  });

  it('does not take price and address together, also one after the other', async () => {
    const id = await completed();
    const both = await correct(id, { price_jpy: 30_000_000, address: '東京都台東区浅草1-1-1' });
    expect([both.statusCode, both.json().detail[0].type]).toEqual([422, 'other_property']);
    await correct(id, { price_jpy: 30_000_000 });
    await until(id, 'completed');
    expect((await correct(id, { address: '東京都台東区浅草1-1-1' })).json().detail[0]).toMatchObject({
      loc: ['body', 'address'],
      type: 'other_property',
    });
  });

  it('refuses what cannot be, at its field', async () => {
    const id = await completed();
    for (const wrong of [{}, { price_jpy: 1 }, { price_jpy: '24800000' }, { built: '1998-13' }, { floor_area_m2: 0 }, { nonsense: 1 }])
      expect((await correct(id, wrong)).statusCode).toBe(422);
    expect((await correct(id, { built: '2190' })).json().detail[0].loc).toEqual(['body', 'built']);
    expect((await facts(id)).json()).toMatchObject({ corrections_left: 20, correction: null });
  });

  it('goes on one at a time, the report before it staying, and one that fails changes nothing', async () => {
    const id = await completed();
    const before = await reportOf(id);
    const release = Promise.withResolvers<void>();
    held = release.promise;
    await correct(id, { monthly_rent_jpy: 90_000 });
    expect((await correct(id, { monthly_rent_jpy: 91_000 })).json().code).toBe('analysis_running');
    expect((await server.as(owner.token, { url: `/analysis/${id}/status` })).json().status).toBe('completed');
    failing = true;
    release.resolve();
    expect(await until(id, 'failed')).toMatchObject({ corrections_left: 20, correction: { error: ['That cannot be worked out.'] } });
    expect(await reportOf(id)).toEqual(before);
  });

  it('ends after twenty', async () => {
    const id = await completed();
    const { db } = server.app.database;
    const made = Array.from({ length: 20 }, (_, n) => ({
      analysis_id: id,
      id: `20261120T000000000Z-${n.toString(16).padStart(4, '0')}`,
      purpose: 'correction' as const,
      steps: '[]',
      status: 'completed' as const,
      created_at: new Date(0),
    }));
    await db.insertInto('analysis_sessions').values(made).execute();
    expect((await facts(id)).json().corrections_left).toBe(0);
    expect((await correct(id, { floor: 3 })).json().code).toBe('corrections_used_up');
  });

  it('is for the owner of a finished analysis alone', async () => {
    const id = await completed();
    expect((await facts(id, other.token)).statusCode).toBe(404);
    expect((await correct(id, { floor: 3 }, other.token)).statusCode).toBe(404);
    expect((await facts('nonsense')).statusCode).toBe(404);
    await server.app.database.db.updateTable('analysis_sessions').set({ status: 'failed' }).where('analysis_id', '=', id).execute();
    expect((await correct(id, { floor: 3 })).json().code).toBe('analysis_failed');
  });
});
