import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sampleCondominium } from '@rimawari/underwriting/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { expectLasting } from '../../testing/expect-lasting.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { linkIn, type MailCatcher, startMailCatcher } from '../../testing/mail-catcher.ts';
import { readZip } from '../../testing/read-zip.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { userFolder } from '../deletion/user-files.ts';
import type { Artefacts } from '../pipeline/artefacts.ts';
import { ensureRendererBuilt } from '../pipeline/build-renderer.ts';
import { loadRenderer } from '../pipeline/report-renderer.ts';
import type { StepContext } from '../pipeline/step.ts';
import { writeZip } from './write-zip.ts';

/** Facts of which one was read from a place on a page, and the picture of it. */
async function pictured({ session }: StepContext): Promise<Artefacts['data_extraction']> {
  const crop = { file: 'pictures/1-page-1-1.webp', width: 40, height: 10 };
  await session.writeFile(crop.file, 'a picture of the price');
  const [price] = sampleCondominium.evidence.price_jpy ?? [];
  if (price === undefined) throw new Error('the sample has no evidence of its price');
  return { facts: { ...sampleCondominium, evidence: { ...sampleCondominium.evidence, price_jpy: [{ ...price, crop }] } }, readings: [] };
}

describe.each(testDatabases())('a copy of one’s data, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let mails: MailCatcher;
  beforeAll(async () => {
    await ensureRendererBuilt(() => undefined);
    [made, mails] = await Promise.all([create(), startMailCatcher()]);
    server = await startApp(made, {
      environment: { SMTP_URL: mails.url, PUBLIC_URL: 'https://rimawari.example' },
      steps: fakeSteps({ data_extraction: pictured }),
      ports: { render: await loadRenderer(), printPdf: async () => Buffer.from('%PDF-1.7 printed') },
    });
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
    await made.remove();
  });

  const request = (token: string) => server.as(token, { method: 'POST', url: '/me/export' });
  const state = async (token: string) => (await server.as(token, { url: '/me/export' })).json();
  const download = (token: string) => server.as(token, { url: '/me/export/file' });
  const ready = (token: string) => expect.poll(async () => (await state(token)).state).toBe('ready');
  async function analysed(token: string, title: string, name: string): Promise<string> {
    const answer = await server.as(
      token,
      await form([
        ['title', title],
        ['files', { name, content: '価格,3980万円' }],
      ]),
    );
    const id: string = answer.json().job_id;
    const pdf = async () => (await server.as(token, { url: `/analysis/${id}/report?format=pdf` })).statusCode;
    await expect.poll(pdf).toBe(200);
    return id;
  }

  it('holds the account, and of each analysis its data, documents and reports, and nothing of others', async () => {
    const { token } = await server.register('exporter');
    const other = await server.register('zebra-neighbour');
    const first = await analysed(token, '../../中野坂上コーポ', '販売図面.csv');
    const second = await analysed(token, 'CON', 'a.csv');
    const foreign = await analysed(other.token, 'Not mine', 'secret-plan.csv');
    expect(await state(token)).toEqual({ state: 'none', requested_at: null, expires_at: null, size: null });
    expect((await download(token)).statusCode).toBe(404);

    const before = Date.now();
    const asked = await request(token);
    expect([asked.statusCode, asked.json().state]).toEqual([202, 'preparing']);
    await ready(token);
    const answer = await download(token);
    const { size, expires_at } = await state(token);
    expect(answer.rawPayload.length).toBe(size);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['content-disposition']).toMatch(/filename="rimawari-data-\d{4}-\d\d-\d\d\.zip"/);
    expectLasting(expires_at, 7 * 86_400_000, before);

    const files = await readZip(answer.rawPayload);
    const folders = new Set([...files.keys()].filter((path) => path.startsWith('analyses/')).map((path) => path.split('/')[1] ?? ''));
    const day = new Date().toISOString().slice(0, 10);
    expect(folders).toEqual(new Set([`${day} 中野坂上コーポ ${first.slice(0, 8)}`, `${day} _CON ${second.slice(0, 8)}`]));
    const [folder = ''] = [...folders].filter((name) => name.includes('中野坂上'));
    const file = (name: string) => files.get(`analyses/${folder}/${name}`)?.toString() ?? `${name} is missing`;
    expect(file('documents/販売図面.csv')).toBe('価格,3980万円');
    expect(file('pictures/1-page-1-1.webp')).toBe('a picture of the price');
    expect(file('report.html')).toMatch(/^<!doctype html>/);
    expect(JSON.parse(file('report.json')).schema).toBe('rimawari/insight-report');
    expect(file('report.pdf')).toBe('%PDF-1.7 printed');
    expect(JSON.parse(file('analysis.json'))).toMatchObject({ id: first, status: 'completed', net_rental_yield: 4.1 });
    const json = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null');
    expect(json('account')).toMatchObject({ email: 'exporter@rimawari.test', full_name: 'exporter' });
    expect(json('allowance').map(({ kind }: { kind: string }) => kind)).toEqual(['reserved', 'settled', 'reserved', 'settled']);
    expect(json('sessions')).toHaveLength(1);
    expect(json('security-events').map(({ kind }: { kind: string }) => kind)).toEqual(['registered', 'export_requested']);
    const everything = [...files].map(([path, content]) => `${path}\n${content.toString('latin1')}`).join('\n');
    for (const secret of [foreign, 'zebra-neighbour', 'secret-plan', '$argon2id$', 'token_hash', 'object_key'])
      expect(everything.includes(secret), secret).toBe(false);

    expect((await download(other.token)).statusCode).toBe(404);
  });

  it('is made once while it is being prepared, takes the place of the one before, and is limited', async () => {
    const { token, id } = await server.register('repeated');
    await Promise.all([request(token), request(token)]);
    await ready(token);
    const first = (await server.app.store.list(userFolder(id))).map(({ key }) => key);
    expect(first).toHaveLength(1);
    await request(token);
    await ready(token);
    const second = () => server.app.store.list(userFolder(id));
    await expect.poll(async () => (await second()).map(({ key }) => key)).not.toContain(first[0]);
    expect(await second()).toHaveLength(1);
    let answer = await request(token);
    for (let again = 0; again < 5 && answer.statusCode !== 429; again += 1) {
      await ready(token);
      answer = await request(token);
    }
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 80_000]).toEqual([429, true]);
  });

  it('is told of by a mail to a verified address whose owner wants it, and leads to the account page alone', async () => {
    const asked = { unverified: { email_verified_at: null }, unwilling: { mail_when_finished: false }, told: {} };
    for (const [name, changes] of Object.entries(asked)) {
      const { token, id } = await server.register(name);
      // Once the address is verified nobody wants the mail that asks for it.
      await mails.mailsTo(`${name}@rimawari.test`, 1);
      const { db } = server.app.database;
      const row = { email_verified_at: new Date(), ...changes };
      await db.updateTable('users').set(row).where('id', '=', id).execute();
      await request(token);
      await ready(token);
    }
    const [, mail] = await mails.mailsTo('told@rimawari.test', 2);
    expect(mail?.subject).toBe('The copy of your Rimawari data is ready');
    expect(mail === undefined ? '' : linkIn(mail).href).toBe('https://rimawari.example/account');
    expect(mail?.text).toContain('If you did not request a copy');
    // Asked for earlier, they would have arrived too.
    for (const name of ['unverified', 'unwilling']) expect(await mails.mailsTo(`${name}@rimawari.test`, 1)).toHaveLength(1);
  });

  it('is gone after its time, the file too', async () => {
    const { token, id } = await server.register('late-reader');
    await request(token);
    await ready(token);
    const { db } = server.app.database;
    await db
      .updateTable('data_exports')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', id)
      .execute();
    expect((await state(token)).state).toBe('none');
    expect((await download(token)).statusCode).toBe(404);
    const { id: exportId } = await db.selectFrom('data_exports').select('id').where('user_id', '=', id).executeTakeFirstOrThrow();
    await server.app.dataExports.proceed({ userId: id, exportId });
    expect(await server.app.store.list(userFolder(id))).toEqual([]);
    expect(await db.selectFrom('data_exports').selectAll().where('user_id', '=', id).execute()).toEqual([]);
  });

  it('goes on after a try that broke off, and is given up with the word failed', async () => {
    const { token, id } = await server.register('unlucky');
    const own = await analysed(token, 'Broken', 'a.csv');
    const { db } = server.app.database;
    const exportId = '6d6f7269-0000-4000-8000-000000000002';
    await db.insertInto('data_exports').values({ user_id: id, id: exportId, state: 'preparing', requested_at: new Date() }).execute();
    const [source] = (await server.app.store.list(`analyses/${own}/sources`)).map(({ key }) => key);
    const kept = await server.app.store.get(source ?? '');
    await server.app.store.deleteAll(`analyses/${own}/sources`);
    await expect(server.app.dataExports.proceed({ userId: id, exportId })).rejects.toThrow(source ?? '-');
    expect(await server.app.store.list(userFolder(id))).toEqual([]);
    await server.app.dataExports.giveUp({ userId: id, exportId });
    expect((await state(token)).state).toBe('failed');
    await server.app.store.put(source ?? '', kept);
    await request(token);
    await ready(token);
    expect((await readZip((await download(token)).rawPayload)).size).toBeGreaterThan(6);
  });
});

describe('a ZIP that is written', () => {
  it('opens its entries one after the other, however many there are', async () => {
    let [isOpen, most] = [0, 0];
    const entries = Array.from({ length: 200 }, (_, number) => ({
      path: `${number}.txt`,
      open: async () => {
        isOpen += 1;
        most = Math.max(most, isOpen);
        const content = Readable.from([Buffer.alloc(100_000, String(number))]);
        content.on('end', () => {
          isOpen -= 1;
        });
        return content;
      },
    }));
    const files = await readZip(await buffer(writeZip(entries)));
    expect([files.size, files.get('7.txt')?.subarray(0, 2).toString(), most]).toEqual([200, '77', 1]);
  });

  it('breaks off with what an entry threw, and never ends as if it were whole', async () => {
    const good = { path: 'a.txt', open: async () => Readable.from([Buffer.from('a')]) };
    const missing = { path: 'b.txt', open: () => Promise.reject(new Error('b is gone')) };
    const broken = {
      path: 'c.txt',
      open: async () =>
        new Readable({
          read() {
            this.destroy(new Error('c broke off'));
          },
        }),
    };
    await expect(buffer(writeZip([good, missing]))).rejects.toThrow('b is gone');
    await expect(buffer(writeZip([good, broken]))).rejects.toThrow('c broke off');
  });
});
