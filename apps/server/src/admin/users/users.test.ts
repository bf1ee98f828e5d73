import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseLastAdministrator } from '../../identity/accounts/administrators.ts';
import { transact } from '../../platform/database/guard.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

const last = {
  code: 'last_administrator',
  detail: 'This is the last active administrator. Make another user an administrator first.',
};

describe.each(testDatabases())('users, managed by an administrator, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let admin: { token: string; id: string };
  let subscriptionEnds: () => Promise<void>;
  // A server for each: some leave no administrator who is signed in.
  beforeEach(async () => {
    subscriptionEnds = async () => undefined;
    made = await create();
    server = await startApp(made, {
      options: { subscriptions: { endFor: () => subscriptionEnds() } },
      environment: { FREE_MODE: 'false', ADMIN_EMAIL: 'admin@rimawari.test', ADMIN_PASSWORD: 'minato-42' },
    });
    const { access_token, user } = (await signIn('admin', 'minato-42')).json();
    admin = { token: access_token, id: user.id };
  });
  afterEach(async () => {
    await server.stop();
    await made.remove();
  });

  const signIn = (name: string, password: string) =>
    server.as(null, { method: 'POST', url: '/login', payload: { email: `${name}@rimawari.test`, password } });
  const patch = (id: string, payload: object, token = admin.token) =>
    server.as(token, { method: 'PATCH', url: `/admin/users/${id}`, payload });
  const statusOf = async (token: string) => (await server.as(token, { url: '/me' })).statusCode;
  const eventsAbout = async (id: string) => {
    const events = await server.app.database.db
      .selectFrom('security_events')
      .select(['kind', 'actor_id', 'details', 'ip'])
      .where('user_id', '=', id)
      .where('actor_id', 'is not', null)
      .orderBy('id')
      .execute();
    return events.map(({ kind, actor_id, details, ip }) => [kind, actor_id === admin.id, details, ip]);
  };
  const activeAdministrators = () =>
    server.app.database.db.selectFrom('users').select('id').where('is_superuser', '=', true).where('is_active', '=', true).execute();

  it('are listed newest first, in slices, with the number of their analyses', async () => {
    await server.register('older');
    const { id } = await server.register('newer');
    const { users, total } = (await server.as(admin.token, { url: '/admin/users?limit=2' })).json();
    expect(users.map(({ email }: { email: string }) => email)).toEqual(['newer@rimawari.test', 'older@rimawari.test']);
    expect(users[0]).toMatchObject({ id, jobs_count: 0, current_month_usage: 0, is_active: true, access: { state: 'complimentary' } });
    const all = (await server.as(admin.token, { url: '/admin/users' })).json();
    expect(total).toBe(all.users.length);
    expect((await server.as(admin.token, { url: '/admin/users?skip=1&limit=1' })).json().users).toEqual([users[1]]);
    expect((await server.as(admin.token, { url: `/admin/users/${id}` })).json()).toEqual(users[0]);
    for (const nobody of [randomUUID(), 'x'])
      expect((await server.as(admin.token, { url: `/admin/users/${nobody}` })).statusCode).toBe(404);
  });

  it('are given the role and lose it, are deactivated and activated, each act in the audit log once', async () => {
    const { id, token } = await server.register('changing');
    expect((await patch(id, { is_superuser: true })).json()).toMatchObject({ id, is_superuser: true });
    expect((await server.as(token, { url: '/admin/users' })).statusCode).toBe(200);
    await patch(id, { is_superuser: true });
    await patch(id, { is_superuser: false });
    expect((await server.as(token, { url: '/admin/users' })).statusCode).toBe(403);
    expect((await patch(id, { is_active: false })).json()).toMatchObject({ is_active: false });
    expect(await statusOf(token)).toBe(401);
    expect((await signIn('changing', 'secret-1')).statusCode).toBe(403);
    await patch(id, { is_active: true });
    // The session ended with the account's activity, and does not come back with it.
    expect(await statusOf(token)).toBe(401);
    expect(await eventsAbout(id)).toEqual([
      ['administrator_granted', true, null, '127.0.0.1'],
      ['administrator_revoked', true, null, '127.0.0.1'],
      ['user_deactivated', true, null, '127.0.0.1'],
      ['user_activated', true, null, '127.0.0.1'],
    ]);
  });

  it('get limits that are whole numbers from 0 and credits from -1, and keep what is not sent', async () => {
    const { id } = await server.register('limited');
    expect((await patch(id, { monthly_analysis_limit: 7 })).json()).toMatchObject({
      monthly_analysis_limit: 7,
      complimentary_analysis_credits: -1,
    });
    expect((await patch(id, { complimentary_analysis_credits: 3, monthly_analysis_limit: 7 })).json()).toMatchObject({
      monthly_analysis_limit: 7,
      complimentary_analysis_credits: 3,
      access: { state: 'complimentary', remaining: 3 },
    });
    for (const wrong of [
      { monthly_analysis_limit: -1 },
      { monthly_analysis_limit: 1.5 },
      { complimentary_analysis_credits: -2 },
      { complimentary_analysis_credits: '3' },
      { email: 'x@rimawari.test' },
      {},
    ])
      expect([wrong, (await patch(id, wrong)).statusCode]).toEqual([wrong, 422]);
    expect(await eventsAbout(id)).toEqual([
      ['user_allowance_changed', true, { monthly_analysis_limit: 7 }, '127.0.0.1'],
      ['user_allowance_changed', true, { complimentary_analysis_credits: 3 }, '127.0.0.1'],
    ]);
    expect((await patch(randomUUID(), { is_active: true })).statusCode).toBe(404);
  });

  it('get a password that is not a common one: all of their sessions end, and a mail tells them', async () => {
    const { id, token } = await server.register('forgetful');
    const set = (new_password: string, of = id) =>
      server.as(admin.token, { method: 'POST', url: `/admin/users/${of}/change-password`, payload: { new_password } });
    const refused = await set('password');
    expect([refused.statusCode, refused.json().detail[0].loc]).toEqual([422, ['body', 'new_password']]);
    expect((await set('short')).statusCode).toBe(422);
    expect(await statusOf(token)).toBe(200);
    expect((await set('okayama-2026')).statusCode).toBe(204);
    expect(await statusOf(token)).toBe(401);
    expect((await signIn('forgetful', 'secret-1')).statusCode).toBe(401);
    expect((await signIn('forgetful', 'okayama-2026')).statusCode).toBe(200);
    expect(await eventsAbout(id)).toEqual([['user_password_set', true, null, '127.0.0.1']]);
    const { rows } = await sql`select data from pgboss.job where name = 'mail'`.execute(server.app.database.db);
    expect(rows).toContainEqual({ data: { letter: 'password_changed', userId: id } });
    expect((await set('okayama-2026', randomUUID())).statusCode).toBe(404);
  });

  it('keep an active administrator, who can give the role up once there is another', async () => {
    for (const loss of [{ is_superuser: false }, { is_active: false }, { is_superuser: false, is_active: true }]) {
      const answer = await patch(admin.id, loss);
      expect([answer.statusCode, answer.json()]).toEqual([409, last]);
    }
    const { id } = await server.register('successor');
    await patch(id, { is_superuser: true, is_active: false });
    expect((await patch(admin.id, { is_superuser: false })).statusCode).toBe(409);
    await patch(id, { is_active: true });
    expect((await patch(admin.id, { monthly_analysis_limit: 1, is_active: true })).statusCode).toBe(200);
    expect((await patch(id, { is_superuser: false })).statusCode).toBe(200);
    expect(await activeAdministrators()).toEqual([{ id: admin.id }]);
  });

  it('keep one when two administrators act on each other at once', async () => {
    const other = await server.register('rival');
    for (const loss of [{ is_superuser: false }, { is_active: false }]) {
      await server.app.database.db.updateTable('users').set({ is_superuser: true, is_active: true }).where('id', '=', other.id).execute();
      const token = (await signIn('rival', 'secret-1')).json().access_token;
      const answers = await Promise.all([patch(other.id, loss), patch(admin.id, loss, token)]);
      const statuses = answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other);
      // The one who came second was told so, or had lost the role before the request was let in.
      expect([
        [200, 401],
        [200, 403],
        [200, 409],
      ]).toContainEqual(statuses);
      expect(await activeAdministrators()).toHaveLength(1);
      await server.app.database.db.updateTable('users').set({ is_superuser: true, is_active: true }).where('id', '=', admin.id).execute();
      admin.token = (await signIn('admin', 'minato-42')).json().access_token;
    }
    await patch(other.id, { is_superuser: false });
  });

  it('are deleted with everything of theirs once the payment provider has ended the subscription', async () => {
    const { id, token } = await server.register('leaving');
    const remove = () => server.as(admin.token, { method: 'DELETE', url: `/admin/users/${id}` });
    subscriptionEnds = async () => {
      throw new Error('connect ECONNREFUSED');
    };
    const refused = await remove();
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'provider_unavailable']);
    expect(await statusOf(token)).toBe(200);
    subscriptionEnds = async () => undefined;
    expect((await remove()).statusCode).toBe(204);
    expect(await statusOf(token)).toBe(401);
    expect((await remove()).statusCode).toBe(404);
    expect((await server.as(admin.token, { method: 'DELETE', url: '/admin/users/x' })).statusCode).toBe(404);
    expect(await eventsAbout(id)).toEqual([['user_deleted', true, null, null]]);
    const self = await server.as(admin.token, { method: 'DELETE', url: `/admin/users/${admin.id}` });
    expect([self.statusCode, self.json()]).toEqual([409, last]);
  });

  it('are left one administrator when two are deleted at once, however long the payment provider takes', async () => {
    const { id } = await server.register('second');
    await patch(id, { is_superuser: true });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let asked = 0;
    subscriptionEnds = async () => {
      asked += 1;
      await answered;
    };
    const first = server.app.deletion.deleteAccount(id, null);
    await expect.poll(() => asked, { interval: 5 }).toBe(1);
    // The first one is still there, and counts no more.
    expect(await activeAdministrators()).toHaveLength(2);
    await expect(server.app.deletion.deleteAccount(admin.id, null)).rejects.toMatchObject({ code: 'last_administrator' });
    expect((await patch(admin.id, { is_superuser: false })).statusCode).toBe(409);
    answer();
    await first;
    expect(await activeAdministrators()).toEqual([{ id: admin.id }]);
    subscriptionEnds = async () => undefined;
  });

  it('are left one administrator by ten that are removed at once', async () => {
    const { db } = server.app.database;
    const ids: string[] = [admin.id];
    for (let n = 0; n < 9; n += 1) ids.push((await server.register(`crowd-${n}`)).id);
    await db.updateTable('users').set({ is_superuser: true }).where('id', 'in', ids).execute();
    const outcomes = await Promise.allSettled(
      ids.map((id) =>
        transact(db, async (trx) => {
          await refuseLastAdministrator(trx, id);
          await trx.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
        }),
      ),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toBeInstanceOf(Problem);
    expect(refused[0].code).toBe('last_administrator');
    expect(await activeAdministrators()).toHaveLength(1);
  });
});
