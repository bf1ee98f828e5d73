import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits } from '../../platform/attempts/limits.ts';
import { bothDatabases, type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

const register = (email: string, password = 'secret-1', full_name = '森 はるか') => ({
  method: 'POST' as const,
  url: '/register',
  payload: { email, password, full_name },
});
const signIn = (email: string, password: string) => ({ method: 'POST' as const, url: '/login', payload: { email, password } });

describe.each(testDatabases())('accounts on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    made = await create();
    const limits = { signIn: { ...attemptLimits.signIn, most: 3 } };
    server = await startApp(made, {
      environment: { LEGAL_SELLER_NAME: 'Rimawari KK', COMPLIMENTARY_CREDITS: '2', FREE_MODE: 'false' },
      options: { limits },
    });
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  it('registers with the address in lower case and signs in', async () => {
    const answer = await server.as(null, register('Haruka.Mori@Example.test'));
    expect(answer.statusCode).toBe(201);
    const { access_token, user } = answer.json();
    expect(user).toEqual({
      id: expect.any(String),
      email: 'haruka.mori@example.test',
      full_name: '森 はるか',
      email_verified: false,
      is_active: true,
      is_superuser: false,
      subscription_status: null,
      subscription_end_date: null,
      access_ends_at: null,
      analyses_remaining: 0,
      complimentary_analysis_credits: 2,
      current_month_usage: 0,
      monthly_analysis_limit: 0,
      access: { state: 'complimentary', remaining: 2 },
    });
    expect((await server.as(access_token, { url: '/me' })).json()).toEqual(user);
    expect((await server.as(null, signIn('HARUKA.mori@example.test', 'secret-1'))).json().user).toEqual(user);
  });

  it('keeps neither token nor password in the database', async () => {
    const { access_token } = (await server.as(null, register('kept@example.test', 'hunter-22'))).json();
    expect(access_token).toMatch(/^rw_[\w-]{43}$/);
    const { db } = server.app.database;
    const rows = JSON.stringify([
      await db.selectFrom('access_tokens').selectAll().execute(),
      await db.selectFrom('users').selectAll().execute(),
    ]);
    expect(rows).not.toContain(access_token.slice(3));
    expect(rows).not.toContain('hunter-22');
    expect(rows).toContain('$argon2id$');
  });

  it('refuses an address that is taken, in whatever case', async () => {
    await server.as(null, register('taken@example.test'));
    const answer = await server.as(null, register('TAKEN@example.test'));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      code: 'email_taken',
      detail: 'An account with this email address already exists. Sign in or reset the password.',
    });
  });

  it('says the same of a wrong password and of an unknown account', async () => {
    await server.as(null, register('known@example.test'));
    const wrong = await server.as(null, signIn('known@example.test', 'not-this'));
    const unknown = await server.as(null, signIn('unknown@example.test', 'not-this'));
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual({ code: 'wrong_credentials', detail: 'Incorrect email or password' });
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('makes someone who keeps guessing wait, and tells for how long', async () => {
    for (const email of ['guessed@example.test', 'beside@example.test']) await server.as(null, register(email));
    const before = Date.now();
    for (let guess = 0; guess < 3; guess += 1)
      expect((await server.as(null, signIn('guessed@example.test', `guess-${guess}`))).statusCode).toBe(401);
    const answer = await server.as(null, signIn('guessed@example.test', 'secret-1'));
    expect(answer.statusCode).toBe(429);
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeLessThanOrEqual(900);
    expect(wait).toBeGreaterThanOrEqual(900 - Math.ceil((Date.now() - before) / 1000));
    expect(answer.json().detail).toMatch(/^Too many attempts\. Try again in \d+ seconds\.$/);
    expect((await server.as(null, signIn('beside@example.test', 'secret-1'))).statusCode).toBe(200);
  });

  it('forgets wrong guesses after a right one', async () => {
    await server.as(null, register('careful@example.test'));
    for (let round = 0; round < 3; round += 1) {
      await server.as(null, signIn('careful@example.test', 'wrong'));
      expect((await server.as(null, signIn('careful@example.test', 'secret-1'))).statusCode).toBe(200);
    }
  });

  it('ends one session and leaves the others', async () => {
    const first = (await server.as(null, register('twice@example.test'))).json().access_token;
    const second = (await server.as(null, signIn('twice@example.test', 'secret-1'))).json().access_token;
    expect((await server.as(first, { method: 'POST', url: '/logout' })).statusCode).toBe(204);
    expect((await server.as(first, { url: '/me' })).statusCode).toBe(401);
    expect((await server.as(second, { url: '/me' })).statusCode).toBe(200);
  });

  it('knows no session that has expired, and none of an account that was deactivated', async () => {
    const { db } = server.app.database;
    const late = await server.register('late');
    await db
      .updateTable('access_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', late.id)
      .execute();
    expect((await server.as(late.token, { url: '/me' })).statusCode).toBe(401);
    const inactive = await server.register('inactive');
    await db.updateTable('users').set({ is_active: false }).where('id', '=', inactive.id).execute();
    expect((await server.as(inactive.token, { url: '/me' })).statusCode).toBe(401);
    expect((await server.as(null, signIn('inactive@rimawari.test', 'secret-1'))).statusCode).toBe(403);
    expect((await server.as(null, signIn('inactive@rimawari.test', 'wrong-1'))).statusCode).toBe(401);
  });

  it.each([
    [{ email: 'no-address', password: 'secret-1', full_name: 'N' }, ['body', 'email'], 'pattern'],
    [{ email: 'a@b.test', password: '12345', full_name: 'N' }, ['body', 'password'], 'minLength'],
    [{ email: 'a@b.test', password: 123456, full_name: 'N' }, ['body', 'password'], 'type'],
    [{ email: 'a@b.test', password: 'secret-1', full_name: '  ' }, ['body', 'full_name'], 'pattern'],
    [{ email: 'a@b.test', password: 'secret-1' }, ['body', 'full_name'], 'required'],
  ])('refuses to register %o', async (payload, loc, type) => {
    const answer = await server.as(null, { method: 'POST', url: '/register', payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toEqual([{ loc, msg: expect.any(String), type }]);
  });

  it.each(['      ', '\u3000\u3000\u3000\u3000\u3000\u3000', 'aaaaaa', '123456', 'Password1', 'ＱＷＥＲＴＹ', '1qaz2wsx'])(
    'refuses %j as a password, at its field',
    async (password) => {
      const email = `${randomUUID()}@example.test`;
      const answer = await server.as(null, register(email, password));
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        {
          code: 'validation_failed',
          detail: [
            {
              loc: ['body', 'password'],
              msg: 'must not be one of the most common passwords. Choose a less common one.',
              type: 'commonPassword',
            },
          ],
        },
      ]);
      expect((await server.as(null, signIn(email, password))).statusCode).toBe(401);
    },
  );

  it('keeps the spaces of a password', async () => {
    await server.as(null, register('spaces@example.test', ' with spaces '));
    expect((await server.as(null, signIn('spaces@example.test', ' with spaces '))).statusCode).toBe(200);
    expect((await server.as(null, signIn('spaces@example.test', 'with spaces'))).statusCode).toBe(401);
  });

  it('takes JSON only, and only where there is some', async () => {
    const post = (payload: string, type: string) =>
      server.as(null, { method: 'POST', url: '/login', payload, headers: { 'content-type': type } });
    expect((await post('{"email":"a","password":"b"}', 'text/plain')).statusCode).toBe(415);
    expect((await post('{"email":', 'application/json')).json()).toEqual({ code: 'unreadable_body', detail: 'The body is not valid JSON' });
    expect((await post('', 'application/json')).json()).toEqual({ code: 'unreadable_body', detail: 'The request has no body' });
    expect((await post('null', 'application/json')).statusCode).toBe(422);
    expect((await server.as(null, { method: 'POST', url: '/login' })).statusCode).toBe(422);
  });

  it('tells the flags of this installation to anyone', async () => {
    expect((await server.as(null, { url: '/config' })).json()).toEqual({
      free_mode: false,
      debug_mode: false,
      benchmark_enabled: false,
      support_email: 'support@rimawari.example',
      seller: { name: 'Rimawari KK', address: null, representative: null, phone: null },
    });
  });
});

describe('the first administrator', () => {
  // Only an installation with a database of its own makes an administrator by itself.
  const [{ create }] = bothDatabases;

  it('is made once, with a password that is shown once', async () => {
    const made = await create();
    const first = await startApp(made);
    const password = /password (\S+)/.exec(first.app.notices.join('\n'))?.[1] ?? '';
    const answer = await first.as(null, signIn('admin@localhost.test', password));
    expect(answer.json().user.is_superuser).toBe(true);
    await first.stop();
    const second = await startApp(made);
    expect(second.app.notices).toEqual([]);
    expect((await second.as(null, signIn('admin@localhost.test', password))).statusCode).toBe(200);
    await second.stop();
    await made.remove();
  });

  it('is not made where others can reach the server', async () => {
    const made = await create();
    const server = await startApp(made, { environment: { HOST: '0.0.0.0' } });
    expect(server.app.notices).toEqual([]);
    expect(await server.app.database.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await server.stop();
    await made.remove();
  });

  it('is the configured one, who keeps a password of their own', async () => {
    const made = await create();
    const environment = { ADMIN_EMAIL: 'Boss@example.test', ADMIN_PASSWORD: 'configured-1' };
    const before = await startApp(made);
    await before.as(null, register('boss@example.test', 'my-own-1'));
    await before.stop();
    const after = await startApp(made, { environment });
    expect((await after.as(null, signIn('boss@example.test', 'my-own-1'))).json().user.is_superuser).toBe(true);
    expect((await after.as(null, signIn('boss@example.test', 'configured-1'))).statusCode).toBe(401);
    await after.stop();
    const other = await startApp(made, { environment: { ...environment, ADMIN_EMAIL: 'new@example.test' } });
    expect((await other.as(null, signIn('new@example.test', 'configured-1'))).json().user.is_superuser).toBe(true);
    await other.stop();
    await expect(startApp(made, { environment: { ADMIN_EMAIL: 'third@example.test', ADMIN_PASSWORD: 'iloveyou' } })).rejects.toThrow(
      'ADMIN_PASSWORD is one of the most common passwords',
    );
    await made.remove();
  });
});
