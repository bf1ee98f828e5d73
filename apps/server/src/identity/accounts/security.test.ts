import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits } from '../../platform/attempts/limits.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { createPasswords, passwordSettings } from '../passwords/service.ts';

const day = 86_400_000;

describe.each(testDatabases())('an account under attack, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    made = await create();
    const limits = {
      signIn: { ...attemptLimits.signIn, most: 3 },
      signInByAccount: { ...attemptLimits.signInByAccount, most: 5 },
    };
    const environment = { TRUSTED_PROXIES: '10.0.0.0/8', ADMIN_EMAIL: 'admin@rimawari.test', ADMIN_PASSWORD: 'minato-42' };
    server = await startApp(made, { environment, options: { limits } });
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  const post = (url: string, payload: object, remoteAddress = '192.0.2.1', headers = {}) =>
    server.as(null, { method: 'POST', url, payload, remoteAddress, headers });
  const signIn = async (name: string, password: string, from?: string, headers?: object) =>
    (await post('/login', { email: `${name}@rimawari.test`, password }, from, headers)).statusCode;
  const statusOf = async (token: string) => (await server.as(token, { url: '/me' })).statusCode;
  const eventsOf = async (userId: string) => {
    const events = await server.app.database.db
      .selectFrom('security_events')
      .select(['kind', 'ip'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    return events.map(({ kind, ip }) => `${kind} ${ip}`);
  };

  it('can be signed in to from where it was before, while strangers guess from many addresses', async () => {
    const { id } = await server.register('guessed');
    expect(await signIn('guessed', 'secret-1', '198.51.100.7')).toBe(200);
    const guesses: number[] = [];
    for (let host = 1; host <= 6; host += 1) guesses.push(await signIn('guessed', `guess-${host}`, `203.0.113.${host}`));
    expect(guesses).toEqual([401, 401, 401, 401, 429, 429]);
    expect(await signIn('guessed', 'secret-1', '198.51.100.200')).toBe(429);
    expect(await signIn('guessed', 'secret-1', '198.51.100.7')).toBe(200);
    expect((await eventsOf(id)).filter((event) => event.startsWith('sign_in_limited'))).toHaveLength(1);
  });

  it('is open to its owner again when the time is over, however much was guessed meanwhile', async () => {
    await server.register('patient');
    for (let guess = 0; guess < 20; guess += 1) await signIn('patient', 'guess-1', `203.0.113.${guess}`);
    expect(await signIn('patient', 'secret-1', '198.51.100.9')).toBe(429);
    const { rows } = await sql<{ longest: number }>`
      select max(extract(epoch from resets_at - now()))::int as longest from attempts`.execute(server.app.database.db);
    expect(rows[0]?.longest).toBeLessThanOrEqual(3600);
    await sql`update attempts set resets_at = now() - interval '1 second'`.execute(server.app.database.db);
    expect(await signIn('patient', 'secret-1', '198.51.100.9')).toBe(200);
  });

  it('counts a network of IPv6 as one address', async () => {
    await server.register('six');
    const guesses: number[] = [];
    for (let host = 1; host <= 4; host += 1) guesses.push(await signIn('six', 'guess-1', `2001:db8:1:2::${host}`));
    expect(guesses).toEqual([401, 401, 401, 429]);
  });

  it('believes only its proxies on where a request came from', async () => {
    const { id } = await server.register('proxied');
    await signIn('proxied', 'guess-1', '192.0.2.50', { 'x-forwarded-for': '203.0.113.77' });
    await signIn('proxied', 'guess-1', '127.0.0.1', { 'x-forwarded-for': '203.0.113.78' });
    await signIn('proxied', 'guess-1', '10.1.2.3', { 'x-forwarded-for': '203.0.113.79' });
    await signIn('proxied', 'guess-1', '10.1.2.3', { 'x-forwarded-for': '198.51.100.1, 203.0.113.80' });
    expect((await eventsOf(id)).slice(1)).toEqual([
      'sign_in_refused 192.0.2.50',
      'sign_in_refused 127.0.0.1',
      'sign_in_refused 203.0.113.79',
      'sign_in_refused 203.0.113.80',
    ]);
  });

  it('ends a session after 14 days without use, and after 90 in any case', async () => {
    const { db } = server.app.database;
    const { token, id } = await server.register('idle');
    const session = (set: { last_used_at?: Date; expires_at?: Date }) =>
      db.updateTable('access_tokens').set(set).where('user_id', '=', id).execute();
    const read = () =>
      db.selectFrom('access_tokens').select(['created_at', 'last_used_at', 'expires_at']).where('user_id', '=', id).executeTakeFirst();
    const begun = await read();
    expect(Math.round(((begun?.expires_at.getTime() ?? 0) - (begun?.created_at.getTime() ?? 0)) / day)).toBe(90);

    const before = Date.now();
    await session({ last_used_at: new Date(before - 13 * day) });
    expect(await statusOf(token)).toBe(200);
    expect((await read())?.last_used_at.getTime()).toBeGreaterThanOrEqual(before);
    const used = (await read())?.last_used_at;
    expect(await statusOf(token)).toBe(200);
    expect((await read())?.last_used_at).toEqual(used);

    await session({ last_used_at: new Date(Date.now() - 14 * day - 1000) });
    expect(await statusOf(token)).toBe(401);
    await session({ last_used_at: new Date(), expires_at: new Date(Date.now() - 1000) });
    expect(await statusOf(token)).toBe(401);
    expect(await signIn('idle', 'secret-1')).toBe(200);
    expect(await db.selectFrom('access_tokens').select('token_hash').where('user_id', '=', id).execute()).toHaveLength(1);
  });

  it('makes an older hash anew when its owner signs in, and for nobody else', async () => {
    const { db } = server.app.database;
    const { id } = await server.register('older');
    const older = await createPasswords({ ...passwordSettings, apart: false, memoryKib: 512, passes: 1 }).hash('secret-1');
    await db.updateTable('users').set({ password_hash: older }).where('id', '=', id).execute();
    const stored = async () =>
      (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst())?.password_hash;
    expect(await signIn('older', 'wrong-1')).toBe(401);
    expect(await stored()).toBe(older);
    expect(await signIn('older', 'secret-1')).toBe(200);
    expect(await stored()).toContain('m=1024,');
    expect(await signIn('older', 'secret-1')).toBe(200);
  });

  it('lets no session begin by a password that was changed while it was checked', async () => {
    const { db } = server.app.database;
    const { id } = await server.register('raced');
    const passwords = createPasswords({ ...passwordSettings, apart: false, passes: 20 });
    const [slow, other] = await Promise.all([passwords.hash('secret-1'), passwords.hash('other-1')]);
    await db.updateTable('users').set({ password_hash: slow }).where('id', '=', id).execute();
    await db.deleteFrom('access_tokens').where('user_id', '=', id).execute();
    await db.deleteFrom('attempts').execute();
    const answer = signIn('raced', 'secret-1', '198.51.100.20');
    // Counted after the account was read, before its password is checked.
    await expect
      .poll(() => db.selectFrom('attempts').select('key').where('key', 'like', 'sign-in-account %').execute(), { interval: 1 })
      .toHaveLength(1);
    await db.updateTable('users').set({ password_hash: other }).where('id', '=', id).execute();
    expect(await answer).toBe(401);
    expect(await db.selectFrom('access_tokens').select('token_hash').where('user_id', '=', id).execute()).toEqual([]);
  });

  it('keeps a log of what happened to it, without a secret or a typed text', async () => {
    const { token, id } = await server.register('watched');
    await signIn('watched', 'my-real-password', '203.0.113.5');
    await signIn('watched', 'secret-1', '203.0.113.6');
    await server.as(token, { method: 'POST', url: '/logout', remoteAddress: '203.0.113.7' });
    await post('/forgot-password', { email: 'typed-my-Password-here@rimawari.test' });
    await server.as(null, { url: '/verify?token=invented' });
    expect(await eventsOf(id)).toEqual([
      'registered 127.0.0.1',
      'sign_in_refused 203.0.113.5',
      'signed_in 203.0.113.6',
      'signed_out 203.0.113.7',
    ]);
    const { db } = server.app.database;
    const all = await db.selectFrom('security_events').selectAll().execute();
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['reset_requested', 'link_refused', 'administrator_created']));
    expect(JSON.stringify(all)).not.toMatch(/my-real-password|secret-1|typed|invented|rw_|argon2/);
    await db.deleteFrom('users').where('id', '=', id).execute();
    // The id is random; what happened under it still belongs together.
    expect(await eventsOf(id)).toHaveLength(4);
    expect(await db.selectFrom('security_events').selectAll().execute()).toHaveLength(all.length);
  });
});

describe('a storm of sign-ins', () => {
  const [{ create }] = testDatabases();

  it('is let in up to a bound; the others are refused before any of those is answered', async () => {
    const made = await create();
    const server = await startApp(made, { options: { passwords: { ...passwordSettings, atOnce: 1, inHand: 3 } } });
    const names = Array.from({ length: 3 }, (_, index) => `stormy-${index}`);
    for (const name of names) await server.register(name);
    const order: number[] = [];
    const refused: { retryAfter: unknown; body: unknown }[] = [];
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const email = `${names[index] ?? `nobody-${index}`}@rimawari.test`;
        const remoteAddress = `203.0.113.${index}`;
        const answer = await server.as(null, { method: 'POST', url: '/login', payload: { email, password: 'secret-1' }, remoteAddress });
        order.push(answer.statusCode);
        if (answer.statusCode === 503) refused.push({ retryAfter: answer.headers['retry-after'], body: answer.json() });
      }),
    );
    expect(order).toEqual([...Array<number>(37).fill(503), 200, 200, 200]);
    expect(refused[0]).toEqual({
      retryAfter: '3',
      body: { code: 'unavailable', detail: 'Many users are signing in right now. Try again in a few seconds.' },
    });
    await server.stop();
    await made.remove();
  });
});
