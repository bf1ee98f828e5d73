import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../tests/deadline.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { linkIn } from '../../testing/mail-catcher.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

/** What anyone can write into a request. */
const forgeries: Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'localhost:9' },
  { host: 'evil.example@localhost:3000' },
  { host: '127.0.0.1.evil.example:3000' },
  { host: 'localhost:3000', 'x-forwarded-host': 'evil.example' },
  { host: 'localhost:3000', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
  { host: 'localhost:3000', origin: 'https://evil.example', referer: 'https://evil.example/' },
];

/** A server without a mail server: its mails land in the outbox. */
describe('where the links of mails lead', () => {
  let made: TestDatabase;
  let server: TestApp;
  let logged: string;
  const stop = async () => {
    await server.stop();
    await made.remove();
  };

  async function start(environment: Record<string, string>) {
    const [database] = testDatabases();
    if (database === undefined) throw new Error('there is always the embedded database');
    made = await database.create();
    logged = '';
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logged += chunk.toString();
        done();
      },
    });
    server = await startApp(made, { environment, steps: fakeSteps(), options: { logger: { level: 'warn', stream } } });
    mkdirSync(join(made.where.dataDir, 'outbox'), { recursive: true });
  }

  async function register(name: string, headers: Record<string, string>): Promise<number> {
    const payload = { email: `${name}@rimawari.test`, password: 'secret-1', full_name: name };
    return (await server.as(null, { method: 'POST', url: '/register', payload, headers })).statusCode;
  }

  const outbox = () => join(made.where.dataDir, 'outbox');
  const files = () => readdirSync(outbox()).filter((name) => name.endsWith('.eml'));
  /** The mail to this address, and the file it lies in. */
  async function mailTo(email: string) {
    const find = async () => {
      for (const file of files()) {
        const mail = await PostalMime.parse(readFileSync(join(outbox(), file)));
        if (mail.to?.[0]?.address === email) return { file, mail };
      }
      throw new Error(`There is no mail to ${email} yet.`);
    };
    return vi.waitFor(find, patience);
  }
  const linkOf = async (email: string) => linkIn((await mailTo(email)).mail).origin;

  describe.each([
    ['this machine and the port of the configuration, where nobody else can reach the server', {}, 'http://127.0.0.1:3000'],
    ['the configured address', { HOST: '0.0.0.0', PUBLIC_URL: 'https://rimawari.example' }, 'https://rimawari.example'],
  ])('is %s', (_, environment: Record<string, string>, site) => {
    beforeAll(() => start(environment));
    afterAll(stop);

    it('whatever the request says', async () => {
      for (const [index, headers] of forgeries.entries()) {
        expect(await register(`forged-${index}`, headers)).toBe(201);
        expect(await linkOf(`forged-${index}@rimawari.test`)).toBe(site);
      }
      expect(logged).not.toContain('evil');
    });

    it('and the mail lies in the outbox, readable by this user only, with a line in the log and no token in it', async () => {
      await register('outbox', {});
      const { file, mail } = await mailTo('outbox@rimawari.test');
      const path = join(outbox(), file);
      if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
      const token = linkIn(mail).searchParams.get('token') ?? '';
      expect(token).toHaveLength(43);
      await expect.poll(() => logged).toContain(file);
      expect(logged).toContain('SMTP_URL is not set');
      expect(logged).not.toContain(token);
    });
  });

  it('waits for an address where others can reach the server and nobody said under which', async () => {
    await start({ HOST: '0.0.0.0' });
    expect(await register('waiting', { host: 'evil.example' })).toBe(201);
    await expect.poll(() => logged).toContain('set PUBLIC_URL to the public address of this server');
    expect(files()).toEqual([]);
    const links = await server.app.database.db.selectFrom('mail_links').select(['email', 'token_hash']).execute();
    expect(links).toEqual([{ email: 'waiting@rimawari.test', token_hash: null }]);
    await stop();
  });
});
