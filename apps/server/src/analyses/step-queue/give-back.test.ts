import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../platform/database/guard.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { AnalysisFailure, type StepContext } from '../pipeline/step.ts';

describe.each(testDatabases())('what a failed analysis was charged, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  const behaviour = new Map<string, (context: StepContext) => Promise<unknown>>();
  const held = new Map<string, () => void>();
  beforeAll(async () => {
    made = await create();
    const act = async (context: StepContext) => behaviour.get(context.analysis.title ?? '')?.(context);
    server = await startApp(made, {
      environment: { FREE_MODE: 'false', COMPLIMENTARY_CREDITS: '0' },
      steps: fakeSteps({ pdf_generation: act }),
      options: { logger: false },
    });
  });
  afterEach(() => {
    // A step that still waits would keep the worker from those of the next test.
    for (const release of held.values()) release();
    held.clear();
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  const refuse = () => Promise.reject(new AnalysisFailure(['This page is a list.']));
  /** Waits in its step until the test lets it go on. */
  const hold = ({ analysis, signal }: StepContext) =>
    new Promise<void>((resolve, reject) => {
      held.set(analysis.title ?? '', resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });

  /** Someone with this allowance, who submits once. */
  async function submitAs(name: string, allowance: Record<string, unknown>, first: (context: StepContext) => Promise<unknown>) {
    const { token, id: userId } = await server.register(name);
    await change(userId, allowance);
    behaviour.set(name, first);
    const request = await form([
      ['title', name],
      ['files', { name: 'a.csv', content: '価格,3980万円' }],
    ]);
    const answer = await server.as(token, request);
    expect(answer.statusCode).toBe(201);
    const id: string = answer.json().job_id;
    const status = async () => (await server.as(token, { url: `/analysis/${id}/status` })).json().status;
    return {
      id,
      userId,
      token,
      becomes: (wanted: string) => expect.poll(status).toBe(wanted),
      left: async () => {
        const me = (await server.as(token, { url: '/me' })).json();
        return { used: me.current_month_usage, credits: me.complimentary_analysis_credits, remaining: me.analyses_remaining };
      },
      submitAgain: async () => (await server.as(token, request)).statusCode,
    };
  }
  const change = (userId: string, set: Record<string, unknown>) =>
    server.app.database.db.updateTable('users').set(set).where('id', '=', userId).execute();
  const runOf = async (id: string) => {
    const { shown_session_id } = await server.app.database.db
      .selectFrom('analyses')
      .select('shown_session_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { analysisId: id, sessionId: shown_session_id ?? '' };
  };
  const fail = async (id: string) => {
    const run = await runOf(id);
    await transact(server.app.database.db, (trx) => server.app.runs.fail(trx, run, ['It failed.']));
  };

  it('is given back: the complimentary credit and the month', async () => {
    const guest = await submitAs('guest', { complimentary_analysis_credits: 1 }, refuse);
    await guest.becomes('failed');
    expect(await guest.left()).toEqual({ used: 0, credits: 1, remaining: 0 });
    expect(await guest.submitAgain()).toBe(201);
  });

  it('is given back: the analysis of a subscription', async () => {
    const allowance = { subscription_status: 'active', monthly_analysis_limit: 1, complimentary_analysis_credits: 4 };
    const subscriber = await submitAs('subscriber', allowance, refuse);
    await subscriber.becomes('failed');
    expect(await subscriber.left()).toEqual({ used: 0, credits: 4, remaining: 1 });
  });

  it('stays spent while the analysis runs and when it becomes a report', async () => {
    const patient = await submitAs('patient', { complimentary_analysis_credits: 2 }, hold);
    await patient.becomes('processing');
    expect(await patient.left()).toEqual({ used: 1, credits: 1, remaining: 0 });
    await expect.poll(() => held.has('patient')).toBe(true);
    held.get('patient')?.();
    await patient.becomes('completed');
    expect(await patient.left()).toEqual({ used: 1, credits: 1, remaining: 0 });
  });

  it('is given back once after errors nobody expected, not once for each try', async () => {
    let tries = 0;
    const unlucky = await submitAs('unlucky', { complimentary_analysis_credits: 3 }, () => {
      tries += 1;
      return Promise.reject(new Error('always'));
    });
    await unlucky.becomes('failed');
    expect(tries).toBe(3);
    expect(await unlucky.left()).toEqual({ used: 0, credits: 3, remaining: 0 });
  });

  it('is given back once when the end is recorded twice', async () => {
    const twice = await submitAs('twice', { complimentary_analysis_credits: 5 }, hold);
    await Promise.all([fail(twice.id), fail(twice.id)]);
    await fail(twice.id);
    expect(await twice.left()).toEqual({ used: 0, credits: 5, remaining: 0 });
  });

  it('is not given back when the process ends before the failure is kept, and once when the step runs again', async () => {
    const cut = await submitAs('cut', { complimentary_analysis_credits: 1 }, hold);
    await cut.becomes('processing');
    const run = await runOf(cut.id);
    await expect(
      transact(server.app.database.db, async (trx) => {
        await server.app.runs.fail(trx, run, ['It failed.']);
        throw new Error('the power went');
      }),
    ).rejects.toThrow('the power went');
    expect(await cut.left()).toEqual({ used: 1, credits: 0, remaining: 0 });
    await fail(cut.id);
    expect(await cut.left()).toEqual({ used: 0, credits: 1, remaining: 0 });
  });

  it('leaves unlimited credits unlimited', async () => {
    const beta = await submitAs('beta', { complimentary_analysis_credits: -1 }, hold);
    await fail(beta.id);
    expect(await beta.left()).toEqual({ used: 0, credits: -1, remaining: 0 });
    const raised = await submitAs('raised', { complimentary_analysis_credits: 1 }, hold);
    await change(raised.userId, { complimentary_analysis_credits: -1 });
    await fail(raised.id);
    expect((await raised.left()).credits).toBe(-1);
  });

  it('gives no credit back that was not taken', async () => {
    const lowered = await submitAs('lowered', { complimentary_analysis_credits: -1 }, hold);
    await change(lowered.userId, { complimentary_analysis_credits: 0 });
    await fail(lowered.id);
    expect(await lowered.left()).toEqual({ used: 0, credits: 0, remaining: 0 });
  });

  it('stays given back when a run that was given up ends well after all', async () => {
    const revived = await submitAs('revived', { complimentary_analysis_credits: 1 }, hold);
    await fail(revived.id);
    const job = { ...(await runOf(revived.id)), step: 'html_report' as const };
    const headline = { scenario_score: 7, net_rental_yield: 4, risk_level: 'low' };
    await transact(server.app.database.db, (trx) => server.app.runs.advance(trx, job, { attempt: 0, startedAt: new Date(), headline }));
    await revived.becomes('failed');
    expect(await revived.left()).toEqual({ used: 0, credits: 1, remaining: 0 });
  });
});
