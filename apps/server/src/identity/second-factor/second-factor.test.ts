import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { expectLasting } from '../../testing/expect-lasting.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { codeIn, type MailCatcher, startMailCatcher } from '../../testing/mail-catcher.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

const wrongCode = [401, { code: 'wrong_verification_code', detail: 'The verification code is wrong or has expired' }];
const expired = [409, { code: 'sign_in_expired', detail: 'This sign-in has expired. Enter your email and password again.' }];
const codeSubject = 'Your Rimawari sign-in code';

describe.each(testDatabases())('the second factor, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let mails: MailCatcher;
  beforeAll(async () => {
    [made, mails] = await Promise.all([create(), startMailCatcher()]);
    const environment = { SMTP_URL: mails.url, PUBLIC_URL: 'https://rimawari.example', MFA_POLICY: 'admins' };
    server = await startApp(made, { environment, steps: fakeSteps() });
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
    await made.remove();
  });

  const emailOf = (name: string) => `${name}@rimawari.test`;
  const post = async (url: string, payload: object) => {
    const answer = await server.as(null, { method: 'POST', url, payload });
    return [answer.statusCode, answer.json()];
  };
  const signIn = (name: string, further = {}) => post('/login', { email: emailOf(name), password: 'secret-1', ...further });
  const enter = (name: string, mfa_token: string, otp_code: string) => signIn(name, { mfa_token, otp_code });
  const set = (id: string, changes: object) => server.app.database.db.updateTable('users').set(changes).where('id', '=', id).execute();
  const setChallenges = (userId: string, changes: object) =>
    server.app.database.db.updateTable('sign_in_challenges').set(changes).where('user_id', '=', userId).execute();
  const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  /** The codes sent to an address, once there are so many. */
  async function codesOf(name: string, count = 1): Promise<string[]> {
    const codes = () => mails.caught.filter(({ recipients, mail }) => recipients.includes(emailOf(name)) && mail.subject === codeSubject);
    await expect.poll(() => codes().length).toBe(count);
    return codes().map(({ mail }) => codeIn(mail));
  }

  /** Someone who is asked for a code. */
  async function guarded(name: string) {
    const { id, token } = await server.register(name);
    await set(id, { second_factor: true });
    return { id, session: token };
  }
  async function challenged(name: string) {
    const someone = await guarded(name);
    const [status, { mfa_token: token }] = await signIn(name);
    expect(status).toBe(202);
    const [code = ''] = await codesOf(name);
    return { ...someone, token, code };
  }

  it('asks administrators and those who wish it, after the right password alone', async () => {
    await server.register('plain');
    expect((await signIn('plain'))[0]).toBe(200);
    const { id } = await server.register('chief');
    await set(id, { is_superuser: true });
    expect(await post('/login', { email: emailOf('chief'), password: 'wrong-1' })).toEqual([
      401,
      { code: 'wrong_credentials', detail: 'Incorrect email or password' },
    ]);
    const [status, challenge] = await signIn('chief');
    expect([status, challenge]).toEqual([
      202,
      {
        mfa_required: true,
        mfa_token: expect.stringMatching(/^mfa_[\w-]{43}$/),
        delivery_channel: 'email',
        detail: 'Enter the verification code we sent to your email.',
      },
    ]);
    const [code = ''] = await codesOf('chief');
    const [signedIn, { access_token, user }] = await enter('chief', challenge.mfa_token, code);
    expect([signedIn, user.email]).toEqual([200, 'chief@rimawari.test']);
    expect((await server.as(access_token, { url: '/me' })).statusCode).toBe(200);
  });

  it('takes the address of whoever entered its code as verified', async () => {
    const { id, token, code } = await challenged('proving');
    const read = () =>
      server.app.database.db.selectFrom('users').select('email_verified_at').where('id', '=', id).executeTakeFirstOrThrow();
    expect((await read()).email_verified_at).toBeNull();
    expect((await enter('proving', token, code))[0]).toBe(200);
    expect((await read()).email_verified_at).toBeInstanceOf(Date);
  });

  it('takes a code once, also of two at the same moment', async () => {
    const { token, code } = await challenged('twice');
    const answers = await Promise.all([enter('twice', token, code), enter('twice', token, code)]);
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200, 401]));
    expect(await enter('twice', token, code)).toEqual(wrongCode);
  });

  it('takes a code for ten minutes', async () => {
    const before = Date.now();
    const { id, token, code } = await challenged('late');
    const { expires_at } = await server.app.database.db
      .selectFrom('sign_in_challenges')
      .select('expires_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expectLasting(expires_at, 10 * 60_000, before);
    await setChallenges(id, { expires_at: new Date(Date.now() - 1000) });
    expect(await enter('late', token, code)).toEqual(wrongCode);
    expect(await post('/resend-code', { mfa_token: token })).toEqual(expired);
  });

  it('takes five tries at a code, and the right one no more after them', async () => {
    const { token, code } = await challenged('guessed');
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await enter('guessed', token, another(code))).toEqual(wrongCode);
    expect(await enter('guessed', token, code)).toEqual(wrongCode);
  });

  it('counts wrong codes of all challenges together, lets nobody guess on, and opens again in time', async () => {
    await guarded('hammered');
    const limits = server.app.database.db.updateTable('attempts');
    const statuses: number[] = [];
    for (let round = 1; round <= 5; round += 1) {
      await server.app.database.db.deleteFrom('attempts').where('key', 'like', 'sign-in %').execute();
      const [, { mfa_token }] = await signIn('hammered');
      const code = (await codesOf('hammered', round)).at(-1) ?? '';
      for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await enter('hammered', mfa_token, another(code)))[0]);
      if (round === 5) {
        expect(statuses).toEqual(Array(20).fill(401));
        await server.app.database.db.deleteFrom('attempts').where('key', 'like', 'sign-in %').execute();
        const [limited, { code: problem, detail }] = await enter('hammered', mfa_token, code);
        expect([limited, problem, detail]).toEqual([
          429,
          'rate_limited',
          expect.stringMatching(/^Too many attempts\. Try again in \d+ seconds\.$/),
        ]);
        await limits
          .set({ resets_at: new Date(Date.now() - 1000) })
          .where('key', 'like', 'code-try %')
          .execute();
        expect((await enter('hammered', mfa_token, code))[0]).toBe(200);
      }
    }
  });

  it('binds a code to its challenge and a challenge to its account', async () => {
    const one = await challenged('one');
    const other = await challenged('other');
    expect(await enter('one', other.token, other.code)).toEqual(wrongCode);
    expect(await enter('one', other.token, one.code)).toEqual(wrongCode);
    const [, { mfa_token: second }] = await signIn('one');
    const [, secondCode = ''] = await codesOf('one', 2);
    if (secondCode !== one.code) {
      expect(await enter('one', one.token, secondCode)).toEqual(wrongCode);
      expect(await enter('one', second, one.code)).toEqual(wrongCode);
    }
    expect((await enter('one', second, secondCode))[0]).toBe(200);
    expect((await enter('other', other.token, other.code))[0]).toBe(200);
  });

  it('opens nothing with the token of a challenge, nor with a code and a wrong password', async () => {
    const { token, code } = await challenged('misled');
    expect((await server.as(token, { url: '/me' })).statusCode).toBe(401);
    expect((await post('/login', { email: emailOf('misled'), password: 'wrong-1', mfa_token: token, otp_code: code }))[0]).toBe(401);
    expect((await enter('misled', token, code))[0]).toBe(200);
  });

  it('lets nobody in by a challenge of before a deactivation or a change of the password', async () => {
    const away = await challenged('away');
    await set(away.id, { is_active: false });
    expect((await enter('away', away.token, away.code))[0]).toBe(403);
    const { db } = server.app.database;
    const changed = await challenged('changed');
    const { password_hash } = await db.selectFrom('users').select('password_hash').where('id', '=', away.id).executeTakeFirstOrThrow();
    // The last of 43 characters holds four bits, so only every fourth one may stand there.
    await set(changed.id, { password_hash: password_hash.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')) });
    expect((await enter('changed', changed.token, changed.code))[0]).toBe(401);
  });

  it('sends another code once a minute, which takes the place of the one before', async () => {
    const { id, token, code } = await challenged('again');
    const [status, { code: problem, detail }] = await post('/resend-code', { mfa_token: token });
    expect([status, problem, detail]).toEqual([
      429,
      'rate_limited',
      expect.stringMatching(/^A code was sent less than a minute ago\. Request another in \d+ seconds\.$/),
    ]);
    for (let attempt = 0; attempt < 5; attempt += 1) await enter('again', token, another(code));
    await setChallenges(id, { code_asked_at: new Date(Date.now() - 60_000) });
    expect(await post('/resend-code', { mfa_token: token })).toEqual([200, { detail: 'We sent a new code.' }]);
    const [, fresh = ''] = await codesOf('again', 2);
    if (fresh !== code) expect(await enter('again', token, code)).toEqual(wrongCode);
    expect((await enter('again', token, fresh))[0]).toBe(200);
    expect(await post('/resend-code', { mfa_token: token })).toEqual(expired);
    expect(await post('/resend-code', { mfa_token: 'mfa_invented' })).toEqual(expired);
  });

  it('keeps neither code nor token where anyone could read it', async () => {
    const { id, token, code } = await challenged('secretive');
    const { db } = server.app.database;
    const challenges = await db.selectFrom('sign_in_challenges').selectAll().where('user_id', '=', id).execute();
    expect(challenges).toEqual([expect.objectContaining({ code_hash: expect.stringMatching(/^\$argon2id\$/) })]);
    const kept = JSON.stringify([challenges, await db.selectFrom('security_events').selectAll().where('user_id', '=', id).execute()]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(`"${code}"`);
  });

  it('tells the owner by mail when it is switched, and asks from then on', async () => {
    const { id, token } = await server.register('switching');
    const caller = { kind: 'session' as const, userId: id, isAdministrator: false, sessionHash: '' };
    const { secondFactor } = server.app;
    await secondFactor.setSecondFactor(caller, true, '203.0.113.7');
    await secondFactor.setSecondFactor(caller, true, '203.0.113.7');
    expect((await signIn('switching'))[0]).toBe(202);
    await secondFactor.setSecondFactor(caller, false, '203.0.113.7');
    expect((await signIn('switching'))[0]).toBe(200);
    expect((await server.as(token, { url: '/me' })).statusCode).toBe(200);
    const subjects = async () => (await mails.mailsTo(emailOf('switching'), 4)).map(({ subject }) => subject);
    expect(new Set(await subjects())).toEqual(
      new Set([
        'Sign-in codes are off for your Rimawari account',
        'Sign-in codes are on for your Rimawari account',
        'Verify your email address for Rimawari',
        codeSubject,
      ]),
    );
    const events = await server.app.database.db
      .selectFrom('security_events')
      .select(['kind', 'ip'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual([
      'registered',
      'second_factor_switched_on',
      'code_sent',
      'second_factor_switched_off',
      'signed_in',
    ]);
  });
});
