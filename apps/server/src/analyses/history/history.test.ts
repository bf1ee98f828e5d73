import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../tests/deadline.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { expectLasting } from '../../testing/expect-lasting.ts';
import { fakeHeadline, fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { collectEntries } from '../exports/collect-entries.ts';
import { newSessionId } from '../pipeline/session-folder.ts';
import type { StepContext } from '../pipeline/step.ts';

interface Past {
  title?: string | null;
  listing_url?: string | null;
  address?: string | null;
  status?: 'pending' | 'processing' | 'completed' | 'failed';
  score?: number | null;
  netYield?: number | null;
  yieldEnds?: [number, number];
}

describe.each(testDatabases())('a history on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  /** What the step that reads does. */
  let reading: (context: StepContext) => Promise<unknown> = async () => undefined;

  beforeAll(async () => {
    made = await create();
    server = await startApp(made, { steps: fakeSteps({ data_extraction: (context) => reading(context) }) });
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });
  beforeEach(() => {
    reading = async () => undefined;
  });

  const db = () => server.app.database.db;
  const newcomer = () => server.register(randomUUID());
  type Query = Record<string, string>;
  const list = async (token: string, query: Query = {}) =>
    (await server.as(token, { url: `/analysis?${new URLSearchParams(query)}` })).json();
  const titles = async (token: string, query: Query = {}) =>
    (await list(token, query)).jobs.map(({ title }: { title: string | null }) => title);
  const act = (token: string | null, method: 'DELETE' | 'PATCH' | 'POST', url: string, payload?: object) =>
    server.as(token, { method, url, ...(payload === undefined ? {} : { payload }) });

  /** Analyses that ended as given, in the order of time. */
  async function keep(userId: string, ...past: Past[]): Promise<string[]> {
    const ids: string[] = [];
    for (const [
      index,
      { title = null, listing_url = null, address = null, status = 'completed', score = null, netYield = null, yieldEnds = null },
    ] of past.entries()) {
      const [id, session] = [randomUUID(), newSessionId(new Date())];
      const created_at = new Date(Date.UTC(2026, 9, 1, index));
      await db().insertInto('analyses').values({ id, user_id: userId, title, listing_url, as_of: '2026-10-01', created_at }).execute();
      await db()
        .insertInto('analysis_sessions')
        .values({
          analysis_id: id,
          id: session,
          purpose: 'customer',
          steps: '[]',
          status,
          address,
          investment_score: score,
          net_rental_yield: netYield,
          net_yield_low: yieldEnds?.[0] ?? null,
          net_yield_high: yieldEnds?.[1] ?? null,
        })
        .execute();
      await db().updateTable('analyses').set({ shown_session_id: session }).where('id', '=', id).execute();
      ids.push(id);
    }
    return ids;
  }

  const submit = async (token: string): Promise<string> =>
    (
      await server.as(
        token,
        await form([
          ['title', '目黒の一室'],
          ['files', { name: 'a.csv', content: '価格,3980万円' }],
        ]),
      )
    ).json().job_id;
  const completed = (token: string, id: string) =>
    vi.waitFor(async () => expect((await server.as(token, { url: `/analysis/${id}/status` })).json().status).toBe('completed'), patience);

  describe('is searched', () => {
    it('by words of the title, the listing address and the address of the property, all of which have to be there', async () => {
      const { id, token } = await newcomer();
      await keep(
        id,
        { title: '中野坂上コーポ 302号室', address: '東京都中野区本町2丁目' },
        { title: 'Shibuya apartment', listing_url: 'https://listings.example/Mansion/70412233' },
        { title: null, address: '東京都目黒区中町' },
      );
      expect(await titles(token, { q: '中野' })).toEqual(['中野坂上コーポ 302号室']);
      expect(await titles(token, { q: '東京都' })).toEqual([null, '中野坂上コーポ 302号室']);
      expect(await titles(token, { q: '302　東京都' })).toEqual(['中野坂上コーポ 302号室']);
      expect(await titles(token, { q: 'mansion/7041' })).toEqual(['Shibuya apartment']);
      expect(await titles(token, { q: 'property analysis' })).toEqual([null]);
      expect(await titles(token, { q: 'mansion 中野' })).toEqual([]);
      expect(await titles(token, { q: '  ' })).toHaveLength(3);
    });

    it('in any letter case and width', async () => {
      const { id, token } = await newcomer();
      await keep(id, { title: 'Ｍａｉｓｏｎ ÉTOILE ﾅｶﾉ' }, { title: 'Ωmega Ждан' });
      for (const q of ['maison', 'ＭＡＩＳＯＮ', 'étoile', 'Étoile', 'ナカノ', 'ﾅｶﾉ'])
        expect([q, await titles(token, { q })]).toEqual([q, ['Ｍａｉｓｏｎ ÉTOILE ﾅｶﾉ']]);
      for (const q of ['ωMEGA', 'ждан']) expect([q, await titles(token, { q })]).toEqual([q, ['Ωmega Ждан']]);
    });

    it('for the characters themselves, none of which stands for others', async () => {
      const { id, token } = await newcomer();
      await keep(id, { title: 'yield 5%' }, { title: 'unit_a' }, { title: 'back\\slash' }, { title: "it's" }, { title: 'plain' });
      expect(await titles(token, { q: '%' })).toEqual(['yield 5%']);
      expect(await titles(token, { q: '_' })).toEqual(['unit_a']);
      expect(await titles(token, { q: '\\' })).toEqual(['back\\slash']);
      expect(await titles(token, { q: "'" })).toEqual(["it's"]);
      expect(await titles(token, { q: 'p.*n' })).toEqual([]);
    });

    it('by the id that the list shows, and not by a piece of one', async () => {
      const { id, token } = await newcomer();
      const [first = '', second = ''] = await keep(id, { title: 'one' }, { title: 'two' });
      expect(await titles(token, { q: second.slice(0, 8).toUpperCase() })).toEqual(['two']);
      expect(await titles(token, { q: first })).toEqual(['one']);
      expect(await titles(token, { q: first.slice(0, 3) })).toEqual([]);
    });

    it('among the own analyses alone', async () => {
      const [owner, other] = [await newcomer(), await newcomer()];
      await keep(other.id, { title: 'secret of another' });
      expect(await list(owner.token, { q: 'secret' })).toMatchObject({ jobs: [], total: 0, total_unfiltered: 0 });
    });
  });

  it('is filtered by status and put in order, page by page, with how many were found and how many there are', async () => {
    const { id, token } = await newcomer();
    await keep(
      id,
      { title: 'b', score: 7.1, netYield: 3 },
      { title: 'A', score: 7.1, netYield: 5 },
      { title: 'c', status: 'failed' },
      { title: 'd', score: 9, netYield: -1 },
      { title: null, status: 'processing' },
    );
    expect(await titles(token)).toEqual([null, 'd', 'c', 'A', 'b']);
    expect(await titles(token, { sort: 'oldest' })).toEqual(['b', 'A', 'c', 'd', null]);
    expect(await titles(token, { sort: 'title' })).toEqual(['A', 'b', 'c', 'd', null]);
    expect(await titles(token, { sort: 'score' })).toEqual(['d', 'A', 'b', null, 'c']);
    expect(await titles(token, { sort: 'net_yield' })).toEqual(['A', 'b', 'd', null, 'c']);
    expect(await list(token, { status: 'completed', sort: 'score', limit: '2' })).toMatchObject({ total: 3, total_unfiltered: 5 });
    const pages = [
      await titles(token, { status: 'completed', sort: 'score', limit: '2' }),
      await titles(token, { status: 'completed', sort: 'score', limit: '2', page: '2' }),
    ];
    expect(pages).toEqual([['d', 'A'], ['b']]);
    for (const query of ['status=archived', 'sort=random', `q=${'x'.repeat(201)}`]) {
      expect((await server.as(token, { url: `/analysis?${query}` })).statusCode).toBe(422);
    }
  });

  describe('renames', () => {
    it('an analysis, in lists and downloads, as its reader sees the title', async () => {
      const { id, token } = await newcomer();
      const [own = ''] = await keep(id, { title: 'before' });
      const answer = await act(token, 'PATCH', `/analysis/${own}`, { title: ' か\u3099ーデン\u202E ' });
      expect([answer.statusCode, answer.json().title]).toEqual([200, 'がーデン']);
      expect(await titles(token)).toEqual(['がーデン']);
      for (const title of [null, '', '\u200b']) expect((await act(token, 'PATCH', `/analysis/${own}`, { title })).json().title).toBeNull();
      expect((await act(token, 'PATCH', `/analysis/${own}`, { title: 'x'.repeat(201) })).statusCode).toBe(422);
      expect((await act(token, 'PATCH', `/analysis/${own}`, {})).statusCode).toBe(422);
    });

    it('nothing of another user', async () => {
      const [owner, other] = [await newcomer(), await newcomer()];
      const [theirs = ''] = await keep(other.id, { title: 'theirs' });
      for (const id of [theirs, randomUUID(), 'nonsense'])
        expect((await act(owner.token, 'PATCH', `/analysis/${id}`, { title: 'mine' })).statusCode).toBe(404);
      expect(await titles(other.token)).toEqual(['theirs']);
    });
  });

  describe('deletes', () => {
    const remove = (token: string, id: string) => act(token, 'DELETE', `/analysis/${id}`);
    const restore = (token: string, id: string) => act(token, 'POST', `/analysis/${id}/restore`);
    const filesOf = async (id: string) => (await server.app.store.list(`analyses/${id}`)).map(({ key }) => key);
    /** As if the 30 seconds had passed. */
    const age = (id: string) =>
      db().updateTable('analyses').set({ hidden_at: sql<Date>`now() - interval '30 seconds'` }).where('id', '=', id).execute();
    const proceed = (id: string) => server.app.analysisDeletion.proceed({ analysisId: id });
    const administrator = async () => {
      const { id, token } = await newcomer();
      await db().updateTable('users').set({ is_superuser: true }).where('id', '=', id).execute();
      return token;
    };
    const rowsWith = async (id: string) => {
      const counts: Record<string, number> = {};
      for (const table of [
        'analyses',
        'analysis_sessions',
        'sources',
        'step_done',
        'prints',
        'shown_jobs',
        'analysis_deletions',
        'uploads',
      ]) {
        const column = table === 'analyses' ? 'id' : 'analysis_id';
        const { rows } = await sql<{
          n: number;
        }>`select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db());
        if (rows[0] !== undefined && rows[0].n > 0) counts[table] = rows[0].n;
      }
      return counts;
    };

    it('at once: every call answers as if it had never been, for an administrator too', async () => {
      const { id: userId, token } = await newcomer();
      const admin = await administrator();
      const own = await submit(token);
      await completed(token, own);
      const jobs = async () => (await server.as(admin, { url: '/admin/jobs?limit=100' })).json();
      const before = await jobs();
      const shared = await act(token, 'POST', `/analysis/${own}/shares`, { days: 30 });
      const link = `/shared/${shared.json().token}`;
      expect((await server.as(null, { url: link })).statusCode).toBe(200);
      expect((await remove(token, own)).statusCode).toBe(204);
      expect((await server.as(null, { url: link })).statusCode).toBe(404);
      for (const path of ['', '/status', '/sources', '/facts', '/fragment', '/report'])
        for (const who of [token, admin])
          expect([path, (await server.as(who, { url: `/analysis/${own}${path}` })).statusCode]).toEqual([path, 404]);
      expect((await act(token, 'POST', `/analysis/${own}/cancel`)).statusCode).toBe(404);
      expect((await act(token, 'POST', `/analysis/${own}/corrections`, { floor: 2 })).statusCode).toBe(404);
      expect((await act(token, 'PATCH', `/analysis/${own}`, { title: 'x' })).statusCode).toBe(404);
      expect((await remove(token, own)).statusCode).toBe(404);
      expect((await act(admin, 'POST', `/admin/jobs/${own}/retry`)).statusCode).toBe(404);
      expect((await server.as(token, await form([['reuse_documents_of', own]]))).statusCode).toBe(404);
      const after = await jobs();
      expect([after.total, after.jobs.length]).toEqual([before.total - 1, before.jobs.length - 1]);
      expect(after.jobs.map(({ job_id }: { job_id: string }) => job_id)).not.toContain(own);
      expect((await server.as(admin, { url: `/admin/users/${userId}` })).json()).toMatchObject({ jobs_count: 0, current_month_usage: 1 });
      const { rows } = await sql<{ faults: string }>`select rebuild_totals() as faults`.execute(db());
      expect(Number(rows[0]?.faults)).toBe(0);
    });

    it('what can be restored for 30 seconds, from anywhere, as it was', async () => {
      const { token } = await newcomer();
      const own = await submit(token);
      await completed(token, own);
      const [row] = (await list(token)).jobs;
      const before = Date.now();
      await remove(token, own);
      const { jobs, total, total_unfiltered, deleted } = await list(token);
      expect([jobs, total, total_unfiltered]).toEqual([[], 0, 0]);
      expect(deleted).toEqual([{ job_id: own, title: '目黒の一室', restorable_until: expect.any(String) }]);
      expectLasting(deleted[0].restorable_until, 30_000, before);
      await proceed(own);
      const restored = await restore(token, own);
      expect([restored.statusCode, restored.json()]).toEqual([200, row]);
      expect(await list(token)).toMatchObject({ jobs: [row], deleted: [] });
      expect((await server.as(token, { url: `/analysis/${own}/facts` })).statusCode).toBe(200);
      // Undo from a second tab, after the first.
      expect((await restore(token, own)).statusCode).toBe(200);
      await proceed(own);
      expect((await filesOf(own)).length).toBeGreaterThan(5);
    });

    it('nothing of another user, and lets nobody restore what is not theirs', async () => {
      const [owner, other] = [await newcomer(), await newcomer()];
      const admin = await administrator();
      const [theirs = ''] = await keep(other.id, { title: 'theirs' });
      for (const token of [owner.token, admin]) expect((await remove(token, theirs)).statusCode).toBe(404);
      await remove(other.token, theirs);
      for (const token of [owner.token, admin]) expect((await restore(token, theirs)).statusCode).toBe(404);
      expect((await list(owner.token)).deleted).toEqual([]);
      for (const id of [randomUUID(), 'nonsense']) {
        expect((await remove(owner.token, id)).statusCode).toBe(404);
        expect((await restore(owner.token, id)).statusCode).toBe(404);
      }
    });

    it('for good after 30 seconds, with its files, runs and corrections; what it was charged stays charged', async () => {
      const { id: userId, token } = await newcomer();
      const own = await submit(token);
      await completed(token, own);
      await act(token, 'POST', `/analysis/${own}/corrections`, { floor: 2 });
      await vi.waitFor(
        async () => expect((await server.as(token, { url: `/analysis/${own}/facts` })).json().correction?.status).toBe('completed'),
        patience,
      );
      expect(await rowsWith(own)).toMatchObject({ analyses: 1, analysis_sessions: 2, sources: 1 });
      await remove(token, own);
      await age(own);
      expect((await list(token)).deleted).toEqual([]);
      expect((await restore(token, own)).statusCode).toBe(404);
      await proceed(own);
      expect(await rowsWith(own)).toEqual({ analysis_deletions: 1 });
      expect(await filesOf(own)).toEqual([]);
      expect((await restore(token, own)).statusCode).toBe(404);
      const ledger = await db()
        .selectFrom('allowance_entries')
        .select(['kind', 'usage'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      expect(ledger).toEqual([
        { kind: 'reserved', usage: 1 },
        { kind: 'settled', usage: 0 },
      ]);

      // What a step wrote that was still at work goes an hour later, and with it the last trace.
      await server.app.store.put(`analyses/${own}/sessions/late/data_extraction.json`, '{}');
      await db()
        .updateTable('analysis_deletions')
        .set({ erased_at: new Date(Date.now() - 3_600_000) })
        .where('analysis_id', '=', own)
        .execute();
      await proceed(own);
      expect([await filesOf(own), await rowsWith(own)]).toEqual([[], {}]);
      expect(await server.app.analysisDeletion.unfinished()).not.toContainEqual({ analysisId: own });
    });

    it('by a job that belongs to the deletion and begins when it can no longer be restored', async () => {
      const { id, token } = await newcomer();
      const [own = ''] = await keep(id, {});
      await remove(token, own);
      const { rows } = await sql<{ waits: number }>`
        select extract(epoch from job.start_after - analyses.hidden_at)::float as waits
        from pgboss.job as job join analyses on analyses.id::text = job.data->>'analysisId'
        where job.name = 'deletion' and analyses.id = ${own}`.execute(db());
      expect(rows.map(({ waits }) => Math.round(waits))).toEqual([30]);
      // A server that starts takes it up too early: it comes back to it.
      await proceed(own);
      const jobs = await sql<{
        n: number;
      }>`select count(*)::int as n from pgboss.job where name = 'deletion' and data->>'analysisId' = ${own}`.execute(db());
      expect(jobs.rows[0]?.n).toBe(2);
      expect(await rowsWith(own)).toMatchObject({ analyses: 1 });
    });

    it('what runs, which is cancelled first and gives back what it was charged', async () => {
      const { id: userId, token } = await newcomer();
      const begun = Promise.withResolvers<void>();
      const stopped = Promise.withResolvers<void>();
      reading = ({ signal }) =>
        new Promise((_, reject) => {
          begun.resolve();
          signal.addEventListener('abort', () => {
            stopped.resolve();
            reject(signal.reason);
          });
        });
      const own = await submit(token);
      await begun.promise;
      expect((await remove(token, own)).statusCode).toBe(204);
      await stopped.promise;
      const ledger = await db().selectFrom('allowance_entries').select('kind').where('user_id', '=', userId).orderBy('id').execute();
      expect(ledger.map(({ kind }) => kind)).toEqual(['reserved', 'given_back']);
      expect((await restore(token, own)).json()).toMatchObject({ job_id: own, status: 'failed' });
      expect((await server.as(token, { url: `/analysis/${own}/status` })).json().error).toEqual(['You canceled this analysis.']);
    });

    it('once, however often it is asked for at once', async () => {
      const { id, token } = await newcomer();
      const [own = ''] = await keep(id, {});
      const codes = (await Promise.all([remove(token, own), remove(token, own), remove(token, own)])).map(({ statusCode }) => statusCode);
      expect(codes.filter((code) => code === 204)).toHaveLength(1);
      expect(codes.filter((code) => code === 404)).toHaveLength(2);
    });

    it('what an export then leaves out', async () => {
      const { id, token } = await newcomer();
      const [own = ''] = await keep(id, { title: 'hidden one', status: 'failed' }, { title: 'shown one', status: 'failed' });
      await remove(token, own);
      const entries = await collectEntries(
        { db: db(), store: server.app.store, reports: { download: () => Promise.reject(new Error('none')) } },
        id,
      );
      const folders = entries.map(({ path }) => path).filter((path) => path.startsWith('analyses/'));
      expect(folders).toEqual([expect.stringContaining('shown one')]);
    });

    it('even if its job is lost: a server that starts removes what is due and waits for what is not', async () => {
      const { id, token } = await newcomer();
      const [due = '', fresh = ''] = await keep(id, {}, {});
      await remove(token, due);
      await remove(token, fresh);
      await age(due);
      await sql`delete from pgboss.job where name = 'deletion'`.execute(db());
      const unfinished = await server.app.analysisDeletion.unfinished();
      expect(unfinished).toEqual(expect.arrayContaining([{ analysisId: due }, { analysisId: fresh }]));
      for (const job of unfinished) await server.app.analysisDeletion.proceed(job);
      expect(await rowsWith(due)).toEqual({ analysis_deletions: 1 });
      expect((await restore(token, fresh)).statusCode).toBe(200);
    });
  });

  it('shows a net yield on an estimated rent as a range, in its order by the low end', async () => {
    const { id, token } = await newcomer();
    await keep(
      id,
      { title: 'stated', netYield: 3 },
      { title: 'low', netYield: 4.2, yieldEnds: [2.76, 4.14] },
      { title: 'high', netYield: 3.6, yieldEnds: [3.1, 4.4] },
      { title: 'narrow', netYield: 3.04, yieldEnds: [3.01, 3.04] },
    );
    const { jobs } = await list(token, { sort: 'net_yield' });
    expect(jobs.map((job: { title: string; net_rental_yield: unknown }) => [job.title, job.net_rental_yield])).toEqual([
      ['high', '3.1–4.4'],
      ['narrow', 3.04],
      ['stated', 3],
      ['low', '2.8–4.1'],
    ]);
  });

  it('finds a report by the address of its property, beside its figures', async () => {
    const { token } = await newcomer();
    const own = await submit(token);
    await completed(token, own);
    expect((await list(token, { q: '西新宿' })).jobs).toEqual([
      expect.objectContaining({
        job_id: own,
        investment_score: fakeHeadline.scenario_score,
        net_rental_yield: fakeHeadline.net_rental_yield,
      }),
    ]);
  });
});
