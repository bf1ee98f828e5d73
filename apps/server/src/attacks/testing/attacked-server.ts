import { Writable } from 'node:stream';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { attemptLimits } from '../../platform/attempts/limits.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { TestDatabase } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { codeIn, linkIn, type MailCatcher, startMailCatcher } from '../../testing/mail-catcher.ts';
import { startApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';

export const password = 'minato-bridge-42';

/** Someone with an account, who is attacked. */
export interface Victim {
  id: string;
  email: string;
  /** Of the session that registering began. */
  token: string;
}

/** A server under attack, its mails, and everything in it that must stay secret. */
export type Sent = Omit<InjectOptions, 'url'> & { url: string };

export interface AttackedServer {
  db: Kysely<Tables>;
  mails: MailCatcher;
  /** From an address of its own, unless one is given. */
  send(request: Sent, token?: string | null): Promise<LightMyRequestResponse>;
  /** Status and code of the answer, as `401 wrong_credentials`; the status alone where all is well. */
  post(url: string, payload: unknown, options?: Partial<Omit<InjectOptions, 'url'>>): Promise<string>;
  signIn(email: string, given?: string, options?: Partial<Omit<InjectOptions, 'url'>>): Promise<string>;
  /** What GET /me answers to a token. */
  me(token: string): Promise<string>;
  victim(changes?: object): Promise<Victim>;
  /** The token of the newest mail with a link to this screen, once there are so many mails to the address. */
  linkToken(email: string, path: string, mails: number): Promise<string>;
  /** A sign-in that waits for its code. */
  challenge(victim: Victim): Promise<{ token: string; code: string }>;
  /** A page, as a browser asks for it. */
  page(url: string): Promise<LightMyRequestResponse>;
  log(): string;
  secrets: Set<string>;
  freshAddress(): string;
  stop(): Promise<void>;
}

/** Limits low enough to be reached, everything else as in production but for cheaper hashes. */
export async function startAttackedServer(made: TestDatabase): Promise<AttackedServer> {
  const mails = await startMailCatcher();
  let logged = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString();
      done();
    },
  });
  const environment = { SMTP_URL: mails.url, PUBLIC_URL: 'https://rimawari.example', MFA_POLICY: 'admins', TRUSTED_PROXIES: '10.0.0.0/8' };
  const limits = {
    signInByAddress: { ...attemptLimits.signInByAddress, most: 15 },
    registration: { ...attemptLimits.registration, most: 5 },
    codeTry: { ...attemptLimits.codeTry, most: 8 },
    codeRequest: { ...attemptLimits.codeRequest, most: 4 },
    linkUse: { ...attemptLimits.linkUse, most: 10 },
  };
  const server = await startApp(made, {
    environment,
    steps: fakeSteps(),
    options: { limits, logger: { level: 'trace', stream }, passwords: { memoryKib: 16_384, passes: 2 } },
  });
  const { db } = server.app.database;
  const secrets = new Set([password]);
  let addresses = 0;
  let people = 0;
  const freshAddress = () => {
    addresses += 1;
    return `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
  };
  const send: AttackedServer['send'] = (request, token = null) => server.as(token, { remoteAddress: freshAddress(), ...request });
  const told = (answer: LightMyRequestResponse) => {
    const code: unknown = answer.statusCode < 400 ? '' : answer.json().code;
    return `${answer.statusCode} ${String(code)}`.trim();
  };
  const post: AttackedServer['post'] = async (url, payload, options = {}) => {
    return told(await send({ method: 'POST', url, payload: payload as object, ...options }));
  };
  const subjectOfCode = 'Your Rimawari sign-in code';

  return {
    db,
    mails,
    send,
    post,
    signIn: (email, given = password, options = {}) => post('/login', { email, password: given }, options),
    me: async (token) => told(await send({ url: '/me' }, token)),
    victim: async (changes = {}) => {
      people += 1;
      const email = `victim-${people}@rimawari.test`;
      const answer = await send({ method: 'POST', url: '/register', payload: { email, password, full_name: 'Victim' } });
      const { access_token: token, user } = answer.json<{ access_token: string; user: { id: string } }>();
      secrets.add(token);
      if (Object.keys(changes).length > 0) await db.updateTable('users').set(changes).where('id', '=', user.id).execute();
      return { id: user.id, email, token };
    },
    linkToken: async (email, path, count) => {
      const links = (await mails.mailsTo(email, count)).filter(({ text }) => text?.includes(path)).map(linkIn);
      const token = links.at(-1)?.searchParams.get('token') ?? '';
      secrets.add(token);
      return token;
    },
    challenge: async ({ email }) => {
      const codes = () => mails.caught.filter(({ recipients, mail }) => recipients.includes(email) && mail.subject === subjectOfCode);
      const before = codes().length;
      const answer = await send({ method: 'POST', url: '/login', payload: { email, password } });
      const { mfa_token: token } = answer.json<{ mfa_token: string }>();
      await until('a code by mail', codes, (sent) => sent.length > before);
      const mail = codes().at(-1)?.mail;
      const code = mail === undefined ? '' : codeIn(mail);
      secrets.add(token);
      secrets.add(`"${code}"`);
      return { token, code };
    },
    page: async (url) => server.app.http.inject({ url, headers: { accept: 'text/html' } }),
    log: () => logged,
    secrets,
    freshAddress,
    stop: async () => {
      await server.stop();
      await mails.stop();
    },
  };
}
