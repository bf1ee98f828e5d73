import { randomUUID } from 'node:crypto';
import { underwrite } from '@rimawari/underwriting';
import { sampleApartment, sampleCondominium, sampleContext, sampleHouse } from '@rimawari/underwriting/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../tests/deadline.ts';
import { japaneseDate } from '../../platform/japanese-date.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { sessionPrefix } from '../pipeline/session-folder.ts';

const samples = { unit: sampleCondominium, block: sampleApartment, house: sampleHouse };

describe.each(testDatabases())('comparing analyses on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let owner: { token: string; id: string };
  beforeAll(async () => {
    made = await create();
    server = await startApp(made, {
      steps: fakeSteps({
        data_extraction: async ({ analysis }) => ({ facts: samples[(analysis.title ?? 'unit') as keyof typeof samples], readings: [] }),
        enrichments: async ({ analysis }) => ({
          context: sampleContext(samples[(analysis.title ?? 'unit') as keyof typeof samples], 'Test'),
          datasets: [],
        }),
      }),
    });
    owner = await server.register('owner');
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  const submit = async (title: string, { token } = owner, buyer?: object): Promise<string> => {
    const parts: Parameters<typeof form>[0] = [
      ['title', title],
      ['files', { name: 'a.csv', content: 'a' }],
    ];
    if (buyer !== undefined) parts.push(['buyer', JSON.stringify(buyer)]);
    return (await server.as(token, await form(parts))).json().job_id;
  };
  const statusOf = async (id: string, { token } = owner) => (await server.as(token, { url: `/analysis/${id}/status` })).json().status;
  const completed = async (title: string, who = owner, buyer?: object): Promise<string> => {
    const id = await submit(title, who, buyer);
    await vi.waitFor(async () => expect(await statusOf(id, who)).toBe('completed'), patience);
    return id;
  };
  const compare = (ids: readonly string[], { token } = owner) => server.as(token, { url: `/analyses/compare?ids=${ids.join(',')}` });
  const valuesOf = (body: { rows: { id: string; cells: { value: number | null }[] }[] }, id: string) =>
    body.rows.find((row) => row.id === id)?.cells.map(({ value }) => value);
  const today = () => japaneseDate(new Date());

  it('works all of them out by today’s engine on the same day and the same default buyer, whatever was stored', async () => {
    const ids = [await completed('unit'), await completed('block'), await completed('house')];
    // Stored figures are of another day and another buyer, and say something else.
    const answer = await compare(ids);
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body).toMatchObject({ as_of: today(), buyer: null });
    expect(body.analyses.map(({ job_id, title, problem }: Record<string, unknown>) => [job_id, title, problem])).toEqual([
      [ids[0], 'unit', null],
      [ids[1], 'block', null],
      [ids[2], 'house', null],
    ]);
    const reports = [sampleCondominium, sampleApartment, sampleHouse].map((facts) =>
      underwrite(facts, sampleContext(facts, 'Test'), {}, today()),
    );
    for (const id of ['facts.price', 'returns.net_yield', 'returns.atcf', 'returns.dscr', 'returns.irr', 'score.scenario'])
      expect([id, valuesOf(body, id)]).toEqual([id, reports.map(({ figures }) => figures[id]?.value ?? null)]);
    expect(body.rows[0]).toMatchObject({
      label: 'Asking price',
      label_ja: '価格',
      unit: 'JPY',
      definition: expect.stringMatching(/price/i),
    });
    // The order is the one that was asked for.
    const turned = (await compare([ids[2] ?? '', ids[0] ?? ''])).json();
    expect(valuesOf(turned, 'facts.price')).toEqual([reports[2], reports[0]].map((report) => report?.figures['facts.price']?.value));
  });

  it('takes the facts as their owner corrected them', async () => {
    const [first, second] = [await completed('unit'), await completed('unit')];
    await server.as(owner.token, { method: 'POST', url: `/analysis/${second}/corrections`, payload: { monthly_rent_jpy: 123_000 } });
    await vi.waitFor(
      async () => expect((await server.as(owner.token, { url: `/analysis/${second}/facts` })).json().correction?.status).toBe('completed'),
      patience,
    );
    const body = (await compare([first, second])).json();
    const [before = 0, after = 0] = valuesOf(body, 'returns.gross_yield') ?? [];
    expect(after).toBeCloseTo((123_000 * 12 * 100) / 23_800_000, 3);
    expect(before).toBeLessThan(after ?? 0);
    expect(
      body.rows.find(({ id }: { id: string }) => id === 'returns.gross_yield').cells.map(({ standing }: { standing: string }) => standing),
    ).toEqual(['lowest', 'highest']);
  });

  it('takes the buyer as the account stated them last, for all alike, and says so', async () => {
    const buyer = await server.register('buyer');
    const ids = [await completed('unit', buyer, { owner: 'non_resident', financing: 'cash' }), await completed('block', buyer)];
    const body = (await compare(ids, buyer)).json();
    expect(body.buyer).toEqual({ owner: 'non_resident', financing: 'cash' });
    // Nothing is borrowed, so nothing is covered.
    expect(valuesOf(body, 'returns.dscr')).toEqual([null, null]);
    await completed('house', buyer, { owner: 'company' });
    const again = (await compare(ids, buyer)).json();
    expect(again.buyer).toEqual({ owner: 'company' });
    expect(valuesOf(again, 'returns.dscr')?.every((value) => value !== null)).toBe(true);
  });

  it('says of what it cannot work out why, beside the others', async () => {
    const [good, old, broken] = [await completed('unit'), await completed('unit'), await completed('unit')];
    const { db } = server.app.database;
    const folderOf = async (id: string) => {
      const { session_id } = (await server.as(owner.token, { url: `/analysis/${id}/status` })).json();
      return sessionPrefix(id, session_id);
    };
    await server.app.store.put(`${await folderOf(old)}/enrichments.json`, '{"place":{}}');
    const dateless = { ...sampleCondominium, values: { ...sampleCondominium.values, price_jpy: null } };
    await server.app.store.put(`${await folderOf(broken)}/data_extraction.json`, JSON.stringify({ facts: dateless, readings: [] }));
    const failed = await completed('unit');
    await sql`update analysis_sessions set status = 'failed' where analysis_id = ${failed}`.execute(db);
    const body = (await compare([good, old, broken, failed])).json();
    expect(body.analyses.map(({ problem }: { problem: string | null }) => problem)).toEqual([
      null,
      'Its inputs are in an earlier format and cannot be recalculated. Analyze the property again to compare it.',
      expect.stringMatching(/^It cannot be recalculated: .*price/i),
      'The analysis failed, so it has no figures to compare.',
    ]);
    expect(valuesOf(body, 'facts.price')).toEqual([23_800_000, null, null, null]);
  });

  it('is of two to four of the caller’s own analyses, each once', async () => {
    const other = await server.register('other');
    const [first, second] = [await completed('unit'), await completed('block')];
    const theirs = await completed('unit', other);
    for (const ids of [[], [first], [first, first], [first, second, randomUUID(), randomUUID(), randomUUID()]])
      expect((await compare(ids)).statusCode).toBe(422);
    await server.app.database.db.updateTable('users').set({ is_superuser: true }).where('id', '=', owner.id).execute();
    for (const id of [theirs, randomUUID(), 'nonsense']) expect((await compare([first, id])).statusCode).toBe(404);
    await server.as(owner.token, { method: 'DELETE', url: `/analysis/${second}` });
    expect((await compare([first, second])).statusCode).toBe(404);
  });
});
