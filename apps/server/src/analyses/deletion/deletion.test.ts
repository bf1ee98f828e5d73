import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits } from '../../platform/attempts/limits.ts';
import { transact } from '../../platform/database/guard.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import type { SubscriptionEnder } from './subscription-ender.ts';
import { userFolder } from './user-files.ts';

const phrase = 'delete my account';

describe.each(testDatabases())('deleting an account, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let endSubscription: SubscriptionEnder['endFor'];
  let extract: (analysisId: string) => Promise<void>;
  const quiet = async () => undefined;
  beforeAll(async () => {
    [endSubscription, extract] = [quiet, quiet];
    made = await create();
    server = await startApp(made, {
      environment: { PUBLIC_URL: 'https://rimawari.example' },
      options: { subscriptions: { endFor: (userId) => endSubscription(userId) } },
      steps: fakeSteps({
        data_extraction: async ({ analysis, session }) => {
          await extract(analysis.id);
          await session.writeFile('page.html', '<p>森 はるか');
        },
      }),
    });
  });
  afterEach(() => {
    [endSubscription, extract] = [quiet, quiet];
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  const remove = (token: string, payload: object = { password: 'secret-1', confirmation: phrase }) =>
    server.as(token, { method: 'POST', url: '/me/delete', payload });
  const signIn = async (name: string, password = 'secret-1') => {
    const payload = { email: `${name}@rimawari.test`, password };
    return (await server.as(null, { method: 'POST', url: '/login', payload })).statusCode;
  };
  const submit = async (token: string): Promise<string> =>
    (await server.as(token, await form([['files', { name: '森はるか.csv', content: '価格,3980万円' }]]))).json().job_id;
  const completed = (token: string, id: string) =>
    expect.poll(async () => (await server.as(token, { url: `/analysis/${id}/status` })).json().status).toBe('completed');
  const deletionOf = (userId: string) =>
    server.app.database.db.selectFrom('account_deletions').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  const filesOf = async (id: string) => (await server.app.store.list(`analyses/${id}`)).map(({ key }) => key);

  /** Every row of every table, the queue's too, as text. */
  async function everything(): Promise<Record<string, string>> {
    const { db } = server.app.database;
    const tables = await sql<{ name: string }>`
      select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE'
        and (table_schema = 'public' or (table_schema = 'pgboss' and table_name not like 'job_%'))`.execute(db);
    const rows: Record<string, string> = {};
    for (const { name } of tables.rows) {
      const found = await sql<{ rows: string }>`select coalesce(string_agg(t::text, E'\n'), '') as rows from ${sql.table(name)} t`.execute(
        db,
      );
      rows[name] = found.rows[0]?.rows ?? '';
    }
    return rows;
  }
  const tablesWith = async (text: string) =>
    Object.entries(await everything())
      .filter(([, rows]) => rows.includes(text))
      .map(([name]) => name)
      .sort();

  it('leaves no row and no file of theirs, but for what happened under their random id', async () => {
    const { token, id } = await server.register('leaver');
    const other = await server.register('stayer');
    const [own, others] = [await submit(token), await submit(other.token)];
    await completed(token, own);
    await completed(other.token, others);
    await server.as(null, { method: 'POST', url: '/forgot-password', payload: { email: 'leaver@rimawari.test' } });
    await server.as(null, { method: 'POST', url: '/login', payload: { email: 'leaver@rimawari.test', password: 'wrong-1' } });
    await server.app.store.put(`${userFolder(id)}/exports/1.zip`, 'PK');
    expect(await tablesWith('leaver@rimawari.test')).toEqual(['public.mail_links', 'public.users']);
    expect((await tablesWith(id)).length).toBeGreaterThan(4);
    expect((await filesOf(own)).length).toBeGreaterThan(5);

    expect((await remove(token)).statusCode).toBe(204);

    expect((await server.as(token, { url: '/me' })).statusCode).toBe(401);
    expect(await signIn('leaver')).toBe(401);
    expect(await tablesWith('leaver')).toEqual([]);
    expect(await tablesWith('森はるか')).toEqual(['public.sources']);
    await expect.poll(() => filesOf(own)).toEqual([]);
    await expect.poll(() => server.app.store.list(userFolder(id))).toEqual([]);
    const events = await server.app.database.db.selectFrom('security_events').selectAll().where('user_id', '=', id).execute();
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['registered', 'sign_in_refused', 'user_deleted']));
    for (const event of events) expect([event.ip, event.email_hash]).toEqual([null, null]);
    expect(await tablesWith(id)).toEqual(['public.account_deletions', 'public.security_events']);

    expect((await server.as(other.token, { url: '/analysis' })).json().total).toBe(1);
    expect((await filesOf(others)).length).toBeGreaterThan(5);
  });

  it('forgets which analyses there were an hour later, and removes what was written in between', async () => {
    const { token, id } = await server.register('slow-writer');
    const own = await submit(token);
    await completed(token, own);
    await remove(token);
    const deletion = await deletionOf(id);
    expect(deletion).toMatchObject({ actor_id: null, analysis_ids: [own], ended_at: null });
    await expect.poll(() => filesOf(own)).toEqual([]);
    await server.app.store.put(`analyses/${own}/sessions/late/data_extraction.json`, '{}');
    const hourAgo = new Date(Date.now() - 3_600_000);
    await server.app.database.db.updateTable('account_deletions').set({ erased_at: hourAgo }).where('id', '=', deletion.id).execute();
    await server.app.deletion.proceed({ deletionId: deletion.id });
    expect(await filesOf(own)).toEqual([]);
    expect(await deletionOf(id)).toMatchObject({ analysis_ids: null, ended_at: expect.any(Date) });
    expect(await server.app.deletion.unfinished()).not.toContain(deletion.id);
  });

  it('ends a run at work: its step finds nothing to go on with, and the queue has none of it left', async () => {
    const { token } = await server.register('in-the-middle');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const begun = new Promise<string>((resolve) => {
      extract = async (id) => {
        resolve(id);
        await held;
      };
    });
    const own = await submit(token);
    expect(await begun).toBe(own);
    expect((await remove(token)).statusCode).toBe(204);
    release();
    const unfinished = async () => {
      const { rows } = await sql<{ state: string }>`
        select state::text from pgboss.job where name in ('step', 'print') and data->>'analysisId' = ${own} and state < 'completed'`.execute(
        server.app.database.db,
      );
      return rows;
    };
    await expect.poll(unfinished).toEqual([]);
    expect(await tablesWith(own)).toEqual(['pgboss.job', 'public.account_deletions']);
  });

  it('asks for the password and the exact words, and keeps everything without them', async () => {
    const { token } = await server.register('hesitant');
    const wrong = await remove(token, { password: 'secret-2', confirmation: phrase });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      {
        code: 'validation_failed',
        detail: [{ loc: ['body', 'password'], msg: 'must be the current password of this account.', type: 'currentPassword' }],
      },
    ]);
    for (const confirmation of ['Delete my account', 'delete my account ', '', 'yes'])
      expect((await remove(token, { password: 'secret-1', confirmation })).statusCode).toBe(422);
    expect((await server.as(token, { url: '/me' })).statusCode).toBe(200);
  });

  it('makes whoever guesses the password with a session wait', async () => {
    const { token } = await server.register('stolen-session');
    for (let guess = 0; guess < attemptLimits.passwordProof.most; guess += 1)
      expect((await remove(token, { password: `guess-${guess}`, confirmation: phrase })).statusCode).toBe(422);
    const answer = await remove(token);
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 800]).toEqual([429, true]);
    expect((await server.as(token, { url: '/me' })).statusCode).toBe(200);
  });

  it('deletes nothing while the payment provider does not answer', async () => {
    const { token, id } = await server.register('subscriber');
    const own = await submit(token);
    await completed(token, own);
    const ended: string[] = [];
    endSubscription = async () => {
      throw new Error('connect ECONNREFUSED');
    };
    const answer = await remove(token);
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { code: 'provider_unavailable', detail: 'The payment provider did not respond. Nothing was deleted. Try again.' },
    ]);
    expect((await server.as(token, { url: `/analysis/${own}` })).json().status).toBe('completed');
    expect((await filesOf(own)).length).toBeGreaterThan(5);
    expect(await tablesWith(id)).not.toContain('public.account_deletions');
    endSubscription = async (userId) => {
      // The account is still there: its subscription goes first.
      expect(await tablesWith(`${userId},subscriber@`)).toEqual(['public.users']);
      ended.push(userId);
    };
    expect((await remove(token)).statusCode).toBe(204);
    expect(ended).toEqual([id]);
  });

  it('goes on where the process died: after the subscription was ended, and while files were removed', async () => {
    const { token, id } = await server.register('interrupted');
    const own = await submit(token);
    await completed(token, own);
    const { db } = server.app.database;
    // What a process leaves that died between the answer of the provider and the removal of the rows.
    const deletionId = '6d6f7269-0000-4000-8000-000000000001';
    await db.insertInto('account_deletions').values({ id: deletionId, user_id: id }).execute();
    const ended: string[] = [];
    endSubscription = async (userId) => void ended.push(userId);
    await server.app.deletion.proceed({ deletionId });
    expect(ended).toEqual([id]);
    expect((await server.as(token, { url: '/me' })).statusCode).toBe(401);
    await expect.poll(() => filesOf(own)).toEqual([]);
    await server.app.deletion.proceed({ deletionId });
    expect(ended).toEqual([id]);
  });

  it('is one deletion however often it is asked for at once', async () => {
    const { token, id } = await server.register('impatient');
    const answers = await Promise.all([remove(token), remove(token), remove(token)]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes).toContain(204);
    expect(codes.filter((code) => code !== 204 && code !== 401 && code !== 404)).toEqual([]);
    const { db } = server.app.database;
    const { events } = await db
      .selectFrom('security_events')
      .select((eb) => eb.fn.countAll<number>().as('events'))
      .where('user_id', '=', id)
      .where('kind', '=', 'user_deleted')
      .executeTakeFirstOrThrow();
    expect(Number(events)).toBe(1);
  });

  it('leaves an administrator: of two who go at once one stays', async () => {
    const { db } = server.app.database;
    const [first, second] = [await server.register('first-admin'), await server.register('second-admin')];
    await db.updateTable('users').set({ is_active: false }).where('is_superuser', '=', true).execute();
    await db.updateTable('users').set({ is_superuser: true }).where('id', 'in', [first.id, second.id]).execute();
    const answers = await Promise.all([remove(first.token), remove(second.token)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toEqual({
      code: 'last_administrator',
      detail: 'This is the last active administrator. Make another user an administrator first.',
    });
    const { rows } = await transact(db, (trx) =>
      sql<{ n: number }>`select count(*)::int as n from users where is_superuser and is_active`.execute(trx),
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});
