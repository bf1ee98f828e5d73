import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits } from '../../platform/attempts/limits.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { type MailCatcher, startMailCatcher } from '../../testing/mail-catcher.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

describe.each(testDatabases())('one’s own account, on $name', ({ create }) => {
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

  const signIn = async (name: string, password = 'secret-1', userAgent = firefox) => {
    const payload = { email: `${name}@rimawari.test`, password };
    return server.as(null, { method: 'POST', url: '/login', payload, headers: { 'user-agent': userAgent } });
  };
  const patch = (token: string, payload: object) => server.as(token, { method: 'PATCH', url: '/me/account', payload });
  const change = (token: string, current_password: string, new_password: string) =>
    server.as(token, { method: 'POST', url: '/me/change-password', payload: { current_password, new_password } });
  const isSignedIn = async (token: string) => (await server.as(token, { url: '/me' })).statusCode === 200;
  const sessionsOf = async (token: string) => (await server.as(token, { url: '/me/sessions' })).json().sessions;
  const eventsOf = async (userId: string) => {
    const rows = await server.app.database.db
      .selectFrom('security_events')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    return rows.map(({ kind }) => kind);
  };

  it('changes name and wishes, and nothing else of the user', async () => {
    const { token, id } = await server.register('namer');
    expect((await patch(token, { full_name: '  森 はるか ' })).json()).toMatchObject({ full_name: '森 はるか', mail_when_finished: true });
    expect((await server.as(token, { url: '/me' })).json().full_name).toBe('森 はるか');
    expect((await patch(token, { mail_when_finished: false })).json()).toMatchObject({ mail_when_finished: false, full_name: '森 はるか' });
    for (const payload of [{}, { full_name: ' ' }, { full_name: 'a\u0000b' }, { full_name: 'x'.repeat(201) }, { second_factor: 'yes' }])
      expect((await patch(token, payload)).statusCode).toBe(422);
    for (const payload of [{ email: 'other@rimawari.test' }, { is_superuser: true }, { complimentary_analysis_credits: 99 }])
      expect((await patch(token, payload)).statusCode).toBe(422);
    expect((await server.as(token, { url: '/me/account' })).json()).toMatchObject({
      email: 'namer@rimawari.test',
      full_name: '森 はるか',
      email_verified: false,
      second_factor_choice: 'open',
    });
    expect(await eventsOf(id)).toEqual(['registered', 'account_changed', 'account_changed']);
  });

  it('switches codes at sign-in on, tells it by mail, and asks for one from then on', async () => {
    const { token, id } = await server.register('careful');
    expect((await patch(token, { second_factor: true })).json()).toMatchObject({ second_factor: true, second_factor_choice: 'open' });
    expect((await signIn('careful')).statusCode).toBe(202);
    const found = await mails.mailsTo('careful@rimawari.test', 3);
    expect(found.map(({ subject }) => subject)).toContain('Sign-in codes are on for your Rimawari account');
    await server.app.database.db.updateTable('users').set({ is_superuser: true }).where('id', '=', id).execute();
    expect((await server.as(token, { url: '/me/account' })).json().second_factor_choice).toBe('required');
  });

  it('changes the password: every other session ends, the owner is told, the old one opens nothing', async () => {
    const { token, id } = await server.register('changer');
    const others = [(await signIn('changer')).json().access_token, (await signIn('changer')).json().access_token];
    expect((await change(token, 'secret-1', 'hamamatsu-7')).statusCode).toBe(204);
    expect(await isSignedIn(token)).toBe(true);
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect((await signIn('changer')).statusCode).toBe(401);
    expect((await signIn('changer', 'hamamatsu-7')).statusCode).toBe(200);
    const found = await mails.mailsTo('changer@rimawari.test', 2);
    expect(found.map(({ subject }) => subject)).toContain('Your Rimawari password was changed');
    expect(await eventsOf(id)).toContain('password_changed');
  });

  it('refuses a wrong current password and a common new one, each at its field, and ends nothing', async () => {
    const { token, id } = await server.register('refused');
    const other = (await signIn('refused')).json().access_token;
    const wrong = await change(token, 'secret-2', 'hamamatsu-7');
    expect([wrong.statusCode, wrong.json().detail[0].loc]).toEqual([422, ['body', 'current_password']]);
    expect(await eventsOf(id)).toContain('password_refused');
    const common = await change(token, 'secret-1', 'Password1');
    expect([common.statusCode, common.json().detail[0]]).toEqual([
      422,
      expect.objectContaining({ loc: ['body', 'new_password'], type: 'commonPassword' }),
    ]);
    expect((await change(token, 'secret-1', 'short')).statusCode).toBe(422);
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, true]);
    expect((await signIn('refused')).statusCode).toBe(200);
  });

  it('keeps in the audit log which limit was reached, once, and whose', async () => {
    const { token, id } = await server.register('guessing');
    const codes: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) codes.push((await change(token, 'secret-2', 'hamamatsu-7')).statusCode);
    expect(codes.slice(-3)).toEqual([422, 429, 429]);
    const reached = await server.app.database.db
      .selectFrom('security_events')
      .select(['user_id', 'details'])
      .where('kind', '=', 'limit_reached')
      .execute();
    expect(reached).toEqual([{ user_id: id, details: { limit: 'password-proof' } }]);
  });

  it('lets one of two changes with the same password through', async () => {
    const { token } = await server.register('doubled');
    const second = (await signIn('doubled')).json().access_token;
    const answers = await Promise.all([change(token, 'secret-1', 'hamamatsu-7'), change(second, 'secret-1', 'okayama-9')]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 204)).toHaveLength(1);
    const opened = [(await signIn('doubled', 'hamamatsu-7')).statusCode, (await signIn('doubled', 'okayama-9')).statusCode];
    expect(opened).toEqual(codes[0] === 204 ? [200, 401] : [401, 200]);
  });

  it('lets nobody guess the password with a session, wherever it is asked for', async () => {
    const { token } = await server.register('guessed');
    for (let guess = 0; guess < attemptLimits.passwordProof.most; guess += 1) await change(token, `guess-${guess}`, 'hamamatsu-7');
    expect((await change(token, 'secret-1', 'hamamatsu-7')).statusCode).toBe(429);
    expect((await signIn('guessed')).statusCode).toBe(200);
  });

  it('lists where one is signed in, and ends one, and all others', async () => {
    await server.register('traveller');
    const { access_token: here } = (await signIn('traveller')).json();
    const { access_token: phone } = (await signIn('traveller', 'secret-1', iphone)).json();
    const sessions = await sessionsOf(here);
    expect(sessions.map(({ browser, system }: Record<string, string>) => `${browser} ${system}`).toSorted()).toEqual([
      'Firefox Linux',
      'Safari iPhone',
      'null null',
    ]);
    expect(sessions.filter((session: { is_current: boolean }) => session.is_current)).toEqual([
      expect.objectContaining({ browser: 'Firefox', network: '127.0.0.0/24' }),
    ]);
    const text = JSON.stringify(sessions);
    for (const secret of [here, phone, '127.0.0.1', 'Mozilla']) expect(text).not.toContain(secret);
    const onPhone = sessions.find((session: { system: string }) => session.system === 'iPhone');
    const stranger = (await server.register('stranger')).token;
    const end = (token: string, id: string) => server.as(token, { method: 'DELETE', url: `/me/sessions/${id}` });
    expect((await end(stranger, onPhone.id)).statusCode).toBe(404);
    expect((await end(here, 'nonsense')).statusCode).toBe(404);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await end(here, onPhone.id)).statusCode).toBe(204);
    expect([await isSignedIn(phone), await isSignedIn(here)]).toEqual([false, true]);
    expect((await server.as(here, { method: 'DELETE', url: '/me/sessions' })).statusCode).toBe(204);
    expect(await sessionsOf(here)).toHaveLength(1);
    expect([await isSignedIn(here), await isSignedIn(stranger)]).toEqual([true, true]);
  });
});
