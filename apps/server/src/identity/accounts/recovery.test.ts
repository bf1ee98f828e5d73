import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../platform/database/guard.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { linkIn, type MailCatcher, startMailCatcher } from '../../testing/mail-catcher.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

const neutral = { detail: 'If the email exists, a reset link was sent.' };
const spent = { code: 'spent_link', detail: 'This link has expired or was already used. Request a new one.' };

describe.each(testDatabases())('links by mail, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let mails: MailCatcher;
  beforeAll(async () => {
    [made, mails] = await Promise.all([create(), startMailCatcher()]);
    const environment = { SMTP_URL: mails.url, PUBLIC_URL: 'https://rimawari.example', SUPPORT_EMAIL: 'help@rimawari.example' };
    server = await startApp(made, { environment, steps: fakeSteps() });
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
    await made.remove();
  });

  const post = async (url: string, payload: object) => {
    const answer = await server.as(null, { method: 'POST', url, payload });
    return [answer.statusCode, answer.json()];
  };
  const forgot = (email: string) => post('/forgot-password', { email });
  const reset = (token: string, new_password = 'new-secret') => post('/reset-password', { token, new_password });
  const verify = async (token: string) => {
    const answer = await server.as(null, { url: `/verify?token=${token}` });
    return [answer.statusCode, answer.json()];
  };
  const signIn = async (email: string, password: string) => (await post('/login', { email, password }))[0];

  /** Someone registered, and the tokens of their mails: of verification first, then of each reset asked for. */
  async function someone(name: string, resets = 0) {
    const { token: session, id } = await server.register(name);
    const email = `${name}@rimawari.test`;
    for (let asked = 0; asked < resets; asked += 1) expect(await forgot(email)).toEqual([200, neutral]);
    const found = await mails.mailsTo(email, 1 + resets);
    const links = found.map(linkIn);
    const tokensAt = (path: string) =>
      links.filter(({ pathname }) => pathname === path).map(({ searchParams }) => searchParams.get('token') ?? '');
    return { email, session, id, mails: found, resetTokens: tokensAt('/reset-password'), verifyTokens: tokensAt('/verify') };
  }

  it('asks a newcomer to verify the address, and lets them in meanwhile', async () => {
    const {
      email,
      id,
      session,
      mails: [mail],
      verifyTokens: [token = ''],
    } = await someone('newcomer');
    expect(mail).toMatchObject({
      subject: 'Verify your email address for Rimawari',
      from: { name: 'Rimawari', address: 'help@rimawari.example' },
      to: [{ address: email }],
    });
    if (mail === undefined) throw new Error('there is a mail');
    expect(linkIn(mail).href).toBe(`https://rimawari.example/verify?token=${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await server.as(session, { url: '/me' })).statusCode).toBe(200);
    expect(await signIn(email, 'secret-1')).toBe(200);
    const verifiedAt = async () =>
      (await server.app.database.db.selectFrom('users').select('email_verified_at').where('id', '=', id).executeTakeFirstOrThrow())
        .email_verified_at;
    expect(await verifiedAt()).toBeNull();
    expect(await verify(token)).toEqual([200, { detail: 'Email verified' }]);
    const first = await verifiedAt();
    expect(first).toBeInstanceOf(Date);
    expect(await verify(token)).toEqual([200, { detail: 'Email verified' }]);
    expect(await verifiedAt()).toEqual(first);
  });

  it('writes nothing into a mail that a stranger typed', async () => {
    await post('/register', { email: 'victim@rimawari.test', password: 'secret-1', full_name: 'Win at https://evil.example' });
    const [mail] = await mails.mailsTo('victim@rimawari.test');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil');
  });

  it('sets a new password with the link, and ends every session', async () => {
    const {
      email,
      session,
      resetTokens: [token = ''],
      id,
    } = await someone('forgetful', 1);
    const other = (await server.as(null, { method: 'POST', url: '/login', payload: { email, password: 'secret-1' } })).json();
    expect(await reset(token)).toEqual([200, { detail: 'Password updated' }]);
    for (const old of [session, other.access_token]) expect((await server.as(old, { url: '/me' })).statusCode).toBe(401);
    expect(await signIn(email, 'secret-1')).toBe(401);
    expect(await signIn(email, 'new-secret')).toBe(200);
    const { rows } = await sql`select data from pgboss.job where name = 'mail'`.execute(server.app.database.db);
    expect(rows).toContainEqual({ data: { letter: 'password_changed', userId: id } });
  });

  it('takes a link once, and none of those asked for before it', async () => {
    const {
      email,
      resetTokens: [one = '', another = ''],
    } = await someone('twice', 2);
    expect(one).not.toBe(another);
    const answers = await Promise.all([reset(another, 'first-one'), reset(another, 'second-one')]);
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200, 409]));
    expect(await reset(another)).toEqual([409, spent]);
    expect(await reset(one)).toEqual([409, spent]);
    expect(new Set([await signIn(email, 'first-one'), await signIn(email, 'second-one')])).toEqual(new Set([200, 401]));
  });

  it('takes no link whose time is over, none of another purpose, and no invented one', async () => {
    const {
      email,
      resetTokens: [token = ''],
      verifyTokens: [verification = ''],
    } = await someone('late', 1);
    expect(await reset(verification)).toEqual([409, spent]);
    expect(await verify(token)).toEqual([409, spent]);
    await server.app.database.db
      .updateTable('mail_links')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('email', '=', email)
      .execute();
    expect(await reset(token)).toEqual([409, spent]);
    expect(await verify(verification)).toEqual([409, spent]);
    expect(await reset('0'.repeat(43))).toEqual([409, spent]);
    expect(await signIn(email, 'secret-1')).toBe(200);
  });

  it('gives a reset an hour and a verification a week', async () => {
    const { email } = await someone('timed', 1);
    const links = await server.app.database.db.selectFrom('mail_links').selectAll().where('email', '=', email).execute();
    const hours = links.map(({ purpose, created_at, expires_at }) => [
      purpose,
      Math.round((expires_at.getTime() - created_at.getTime()) / 360_000) / 10,
    ]);
    expect(Object.fromEntries(hours)).toEqual({ reset: 1, verify: 168 });
  });

  it('refuses a password that is too short or too common and leaves the link good', async () => {
    const {
      resetTokens: [token = ''],
    } = await someone('short', 1);
    expect((await reset(token, '12345'))[0]).toBe(422);
    expect(await reset(token, '      ')).toEqual([
      422,
      { code: 'validation_failed', detail: [expect.objectContaining({ loc: ['body', 'new_password'], type: 'commonPassword' })] },
    ]);
    expect((await reset(token))[0]).toBe(200);
  });

  it('keeps no token where anyone could read it', async () => {
    const { resetTokens, verifyTokens } = await someone('secretive', 1);
    const links = await server.app.database.db.selectFrom('mail_links').selectAll().execute();
    const jobs = await sql`select * from pgboss.job`.execute(server.app.database.db);
    const kept = JSON.stringify([links, jobs.rows]);
    expect(jobs.rows.length).toBeGreaterThan(0);
    for (const token of [...resetTokens, ...verifyTokens]) expect(kept).not.toContain(token);
  });

  it('sends nothing to an address without an account, nor to one that was deactivated, and forgets that it was asked', async () => {
    const { id, email } = await someone('inactive');
    await server.app.database.db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
    const before = mails.caught.length;
    expect(await forgot('nobody@rimawari.test')).toEqual([200, neutral]);
    expect(await forgot(email)).toEqual([200, neutral]);
    const asked = () =>
      server.app.database.db
        .selectFrom('mail_links')
        .select('email')
        .where('purpose', '=', 'reset')
        .where('email', 'in', ['nobody@rimawari.test', email])
        .execute();
    await expect.poll(asked).toEqual([]);
    expect(mails.caught.length).toBe(before);
  });

  it('makes whoever asks again and again wait, whether or not there is an account', async () => {
    await someone('asked-often');
    for (const email of ['asked-often@rimawari.test', 'never-was@rimawari.test']) {
      const answers: unknown[] = [];
      for (let time = 0; time < 6; time += 1) answers.push((await forgot(email.toUpperCase()))[0]);
      expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    }
    await mails.mailsTo('asked-often@rimawari.test', 6);
  });

  it('sends the verification again to whoever still needs it, with a link that works', async () => {
    const { email, verifyTokens } = await someone('again');
    const answer = [200, { detail: 'If the email exists and is not verified yet, a verification link was sent.' }];
    expect(await post('/resend-verification', { email })).toEqual(answer);
    const [, mail] = await mails.mailsTo(email, 2);
    if (mail === undefined) throw new Error('there is a mail');
    const again = linkIn(mail).searchParams.get('token') ?? '';
    expect(again).not.toBe(verifyTokens[0]);
    expect((await verify(again))[0]).toBe(200);
    expect(await post('/resend-verification', { email })).toEqual(answer);
    const left = () => server.app.database.db.selectFrom('mail_links').select('id').where('email', '=', email).execute();
    // The one that was used stays good until it expires; what was asked for a verified address is forgotten.
    await expect.poll(async () => (await left()).length).toBe(2);
    expect(await mails.mailsTo(email, 2)).toHaveLength(2);
  });

  it('tries again when the mail server is busy, with a link that works', async () => {
    const { email } = await someone('patient');
    mails.refuseNext(451);
    await forgot(email);
    const [, mail] = await mails.mailsTo(email, 2);
    if (mail === undefined) throw new Error('there is a mail');
    expect((await reset(linkIn(mail).searchParams.get('token') ?? ''))[0]).toBe(200);
  });

  it('gives up on an address that the mail server refuses for good', async () => {
    const before = mails.refused();
    mails.refuseNext(550);
    await server.register('gone');
    const state = async () => {
      const { rows } = await sql<{ state: string; retry_count: number }>`
        select state, retry_count from pgboss.job where name = 'mail' order by created_on desc limit 1`.execute(server.app.database.db);
      return rows;
    };
    await expect.poll(state).toEqual([{ state: 'completed', retry_count: 0 }]);
    expect(mails.refused()).toBe(before + 1);
  });

  it('takes an address with a comma for one address', async () => {
    await post('/register', { email: 'first,second@rimawari.test', password: 'secret-1', full_name: 'N' });
    await expect.poll(() => mails.caught.at(-1)?.mail.to?.[0]?.address).toContain('first,second');
    expect(mails.caught.at(-1)?.recipients).toHaveLength(1);
  });

  it('asks for no mail when the transaction it serves fails', async () => {
    const count = async () => {
      const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from pgboss.job where name = 'mail'`.execute(
        server.app.database.db,
      );
      return [rows, (await server.app.database.db.selectFrom('mail_links').select('id').execute()).length];
    };
    const before = await count();
    await someone('taken');
    const after = await count();
    expect(after).not.toEqual(before);
    expect((await post('/register', { email: 'taken@rimawari.test', password: 'secret-1', full_name: 'N' }))[0]).toBe(409);
    await expect(
      transact(server.app.database.db, async (trx) => {
        await server.app.links.request(trx, { purpose: 'reset', email: 'taken@rimawari.test' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await count()).toEqual(after);
  });
});

describe.each(testDatabases())('asking for a link, on $name', ({ create }) => {
  it.each([
    ['/forgot-password', 'reset', neutral.detail],
    ['/resend-verification', 'verify', 'If the email exists and is not verified yet, a verification link was sent.'],
  ])('by %s does the same work whether or not an account has the address', async (url, purpose, detail) => {
    const made = await create();
    // Nothing works through the queue here, so what the request itself did can be looked at.
    const server = await startApp(made, { environment: { PUBLIC_URL: 'https://rimawari.example' } });
    await server.register('known');
    const { id } = await server.register('verified');
    const { db } = server.app.database;
    await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', id).execute();
    await db.deleteFrom('mail_links').execute();
    const workOf = async (email: string) => {
      const answer = await server.as(null, { method: 'POST', url, payload: { email } });
      const links = await db.selectFrom('mail_links').select(['id', 'purpose', 'token_hash']).where('email', '=', email).execute();
      const jobs = await sql<{ state: string; letter: string }>`
        select state, data->>'letter' as letter from pgboss.job where name = 'mail' and data->>'linkId' = ${links[0]?.id ?? ''}`.execute(
        db,
      );
      return [answer.statusCode, answer.json(), links.map(({ id: _id, ...link }) => link), jobs.rows];
    };
    const known = await workOf('known@rimawari.test');
    expect(await workOf('unknown@rimawari.test')).toEqual(known);
    expect(await workOf('verified@rimawari.test')).toEqual(known);
    expect(known).toEqual([200, { detail }, [{ purpose, token_hash: null }], [{ state: 'created', letter: 'link' }]]);
    await server.stop();
    await made.remove();
  });
});
