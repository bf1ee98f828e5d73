import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';

const listing = JSON.stringify(['https://listings.example.com/1']);

describe.each(testDatabases())('many submissions, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    made = await create();
    server = await startApp(made, { environment: { FREE_MODE: 'false', COMPLIMENTARY_CREDITS: '0' } });
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  it.each([
    ['one complimentary credit', { complimentary_analysis_credits: 1 }, 'complimentary', 'Complimentary access has been used up.'],
    [
      'one analysis of a subscription',
      { subscription_status: 'active', monthly_analysis_limit: 1 },
      'subscription',
      "You've reached your monthly limit. Upgrade or wait for next month.",
    ],
  ] as const)('of 200 at once with %s left, exactly one is accepted, and the ledger is exact', async (_what, allowed, source, refusal) => {
    const { token, id } = await server.register(source);
    const { db } = server.app.database;
    await db.updateTable('users').set(allowed).where('id', '=', id).execute();
    const request = await form([['urls', listing]]);
    const answers = await Promise.all(Array.from({ length: 200 }, () => server.as(token, request)));
    const accepted = answers.filter(({ statusCode }) => statusCode === 201);
    expect(accepted).toHaveLength(1);
    const refused = answers.filter((answer) => !accepted.includes(answer));
    expect(new Set(refused.map((answer) => `${answer.statusCode} ${answer.json().detail}`))).toEqual(new Set([`403 ${refusal}`]));
    const entries = await db
      .selectFrom('allowance_entries')
      .select(['analysis_id', 'kind', 'source', 'usage', 'credits'])
      .where('user_id', '=', id)
      .execute();
    expect(entries).toEqual([
      { analysis_id: accepted[0]?.json().job_id, kind: 'reserved', source, usage: 1, credits: source === 'complimentary' ? -1 : 0 },
    ]);
    expect((await server.as(token, { url: '/me' })).json()).toMatchObject({ current_month_usage: 1, complimentary_analysis_credits: 0 });
    expect((await server.as(token, { url: '/analysis' })).json().total).toBe(1);
  });
});

describe.each(testDatabases())('how often analyses may be begun, on $name', ({ create }) => {
  it('is limited for a user and for an address, before anything is read, and says for how long', async () => {
    const made = await create();
    const limits = {
      analysisStart: { name: 'analysis-start', most: 2, withinSeconds: 600 },
      analysisStartByAddress: { name: 'analysis-start-address', most: 4, withinSeconds: 600 },
    };
    const server = await startApp(made, { environment: { FREE_MODE: 'true' }, options: { limits } });
    const [first, second] = [await server.register('first'), await server.register('second')];
    const good = await form([['urls', listing]]);
    const bad = await form([['files', { name: 'x.docx', content: 'x' }]]);
    const submit = async (token: string, request = good, remoteAddress = '192.0.2.1') => server.as(token, { ...request, remoteAddress });
    expect((await submit(first.token)).statusCode).toBe(201);
    expect((await submit(first.token, bad)).statusCode).toBe(415);
    for (const request of [good, bad]) {
      const refused = await submit(first.token, request);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
    }
    expect((await submit(second.token)).statusCode).toBe(429);
    expect((await submit(second.token, good, '192.0.2.2')).statusCode).toBe(201);
    expect((await server.as(first.token, { url: '/analysis' })).json().total).toBe(1);
    await server.stop();
    await made.remove();
  });
});
