import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabases } from '../testing/databases.ts';
import { fakeSteps } from '../testing/fake-pipeline.ts';
import { linkIn } from '../testing/mail-catcher.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

/** A server that listens, without a mail server: its mails land in the outbox. */
describe('where the links of mails lead', () => {
  let made: TestDatabase;
  let server: TestApp;
  let port: number;
  let logged: string;
  const stop = async () => {
    await server.stop();
    await made.remove();
  };

  async function start(environment: Record<string, string> = {}) {
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
    port = Number(new URL(await server.app.http.listen({ host: '127.0.0.1', port: 0 })).port);
    mkdirSync(join(made.where.dataDir, 'outbox'), { recursive: true });
  }

  async function register(name: string, headers: Record<string, string>): Promise<number> {
    const sent = request({
      host: '127.0.0.1',
      port,
      path: '/api/v1/register',
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.end(JSON.stringify({ email: `${name}@rimawari.test`, password: 'secret-1', full_name: name }));
    const [answer] = await once(sent, 'response');
    answer.resume();
    return answer.statusCode;
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
    return vi.waitFor(find, { timeout: 10_000 });
  }
  const linkOf = async (email: string) => linkIn((await mailTo(email)).mail).origin;

  describe('without a configured address', () => {
    beforeAll(() => start());
    afterAll(stop);

    it('is this machine, for someone at this machine', async () => {
      expect(await register('here', { host: `localhost:${port}` })).toBe(201);
      expect(await linkOf('here@rimawari.test')).toBe(`http://localhost:${port}`);
      expect(await register('number', { host: `127.0.0.1:${port}` })).toBe(201);
      expect(await linkOf('number@rimawari.test')).toBe(`http://127.0.0.1:${port}`);
    });

    it('is never what a forged Host header says', async () => {
      // A port of the forger's choice on this machine is as bad as a machine of theirs.
      expect(await register('port', { host: 'localhost:9' })).toBe(201);
      expect(await linkOf('port@rimawari.test')).toBe(`http://localhost:${port}`);
      expect(await register('name', { host: `evil.example@localhost:${port}` })).toBe(201);
      expect(await linkOf('name@rimawari.test')).toBe(`http://localhost:${port}`);
      for (const [index, headers] of [
        { host: 'evil.example' },
        { host: `127.0.0.1.evil.example:${port}` },
        { host: `127.evil.example:${port}` },
        { host: `localhost:${port}`, 'x-forwarded-host': 'evil.example' },
        { host: `localhost:${port}`, 'x-forwarded-for': '203.0.113.9' },
        { host: `localhost:${port}`, forwarded: 'host=evil.example' },
      ].entries()) {
        expect(await register(`forged-${index}`, headers)).toBeLessThan(500);
      }
      const links = await server.app.database.db.selectFrom('mail_links').select('email').where('email', 'like', 'forged-%').execute();
      expect(links.map(({ email }) => email)).toEqual([]);
      expect(logged).toContain('set PUBLIC_URL');
      expect(logged).not.toContain('evil');
    });

    it('leaves the mail in the outbox, readable by this user only, with a line in the log and no token in it', async () => {
      await register('outbox', { host: `localhost:${port}` });
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

  describe('with a configured address', () => {
    beforeAll(() => start({ PUBLIC_URL: 'https://rimawari.example' }));
    afterAll(stop);

    it('is the configured address, whatever the Host header says', async () => {
      expect(await register('configured', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })).toBe(201);
      expect(await linkOf('configured@rimawari.test')).toBe('https://rimawari.example');
    });
  });
});
