import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleCondominium } from '@rimawari/underwriting/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '../../platform/secret.ts';
import { type TestDatabase, temporaryFolder, testDatabases } from '../../testing/databases.ts';
import { expectLasting } from '../../testing/expect-lasting.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { readOwnRows } from '../exports/store.ts';
import { ensureRendererBuilt } from '../pipeline/build-renderer.ts';

const facts = { ...sampleCondominium, extra: { ...sampleCondominium.extra, remarks: ['賃借人：田中太郎'] } };

describe.each(testDatabases())('links to a report, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let owner: { token: string; id: string };
  let other: { token: string };
  /** An analysis of the owner's that no other test has shared. */
  let id: string;
  const built = temporaryFolder();

  beforeAll(async () => {
    await ensureRendererBuilt(() => undefined);
    made = await create();
    const steps = fakeSteps({ data_extraction: async () => ({ facts, readings: [] }) });
    mkdirSync(join(built, 'client'), { recursive: true });
    writeFileSync(join(built, 'client', 'index.html'), '<!doctype html><!--head--><title>Rimawari</title><!--/head-->');
    const few = (name: string, most: number) => ({ name, most, withinSeconds: 900 });
    server = await startApp(made, {
      steps,
      environment: { ADMIN_EMAIL: 'admin@rimawari.test', ADMIN_PASSWORD: 'secret-1' },
      options: {
        folders: { app: built, reportAssets: join(built, 'report') },
        limits: { shareMiss: few('share-miss', 40), shareCreation: few('share-creation', 40) },
      },
    });
    owner = await server.register('owner');
    other = await server.register('other');
  });
  beforeEach(async () => {
    id = await analysed(owner.token);
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
    rmSync(built, { recursive: true, force: true });
  });

  async function analysed(token: string): Promise<string> {
    const parts: Parameters<typeof form>[0] = [
      ['title', '田中太郎さんの物件'],
      ['buyer', JSON.stringify({ owner: 'non_resident', other_taxable_income_jpy: 98_765_432 })],
      ['files', { name: '田中.csv', content: 'a' }],
    ];
    const { job_id } = (await server.as(token, await form(parts))).json();
    const status = () => server.as(token, { url: `/analysis/${job_id}/status` });
    await until('the report', status, (answer) => answer.json().status === 'completed');
    return job_id;
  }
  const share = (days = 30, token: string | null = owner.token, analysis = id) =>
    server.as(token, { method: 'POST', url: `/analysis/${analysis}/shares`, payload: { days } });
  const list = async (token = owner.token) => (await server.as(token, { url: `/analysis/${id}/shares` })).json().shares;
  const revoke = async (shareId: string, token = owner.token, analysis = id) =>
    (await server.as(token, { method: 'DELETE', url: `/analysis/${analysis}/shares/${shareId}` })).statusCode;
  const open = (token: string, rest = '', remoteAddress = '203.0.113.7') =>
    server.as(null, { url: `/shared/${token}${rest}`, remoteAddress });
  const opened = async (token: string) => [(await open(token)).statusCode, (await open(token, '/fragment')).statusCode];

  it('open for anyone until they are revoked, without names, title and buyer', async () => {
    const before = Date.now();
    const answer = await share(7);
    expect(answer.statusCode).toBe(201);
    const { id: shareId, token, expires_at } = answer.json();
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expectLasting(expires_at, 7 * 86_400_000, before);
    expect(JSON.stringify(await list())).not.toContain(token);
    const kept = await server.app.database.db.selectFrom('shares').selectAll().where('id', '=', shareId).executeTakeFirstOrThrow();
    expect(kept.token_hash).toBe(hashSecret(token));

    const summary = await open(token);
    expect(summary.json()).toEqual({ name: 'サンプルレジデンス錦糸', as_of: expect.any(String), expires_at });
    const fragment = await open(token, '/fragment');
    expect(fragment.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(fragment.body).toContain('賃借人:●●');
    const method = await open(token, '/fragment?path=method.html');
    expect(method.statusCode).toBe(200);
    for (const page of [fragment.body, method.body])
      for (const secret of ['田中', '太郎', '98,765,432', '98765432', id]) expect(page).not.toContain(secret);
    for (const path of ['..%2Ffragment.html', 'report.json', 'pages.json'])
      expect((await open(token, `/fragment?path=${path}`)).statusCode).toBe(404);

    expect(await revoke(shareId, other.token)).toBe(404);
    expect(await revoke(shareId, other.token, await analysed(other.token))).toBe(404);
    expect(await opened(token)).toEqual([200, 200]);
    expect(await revoke(shareId)).toBe(204);
    expect(await revoke(shareId)).toBe(404);
    expect(await opened(token)).toEqual([404, 404]);
    expect(await list()).toEqual([]);
    const events = await server.app.database.db.selectFrom('security_events').select('kind').where('user_id', '=', owner.id).execute();
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['share_created', 'share_revoked']));
  });

  it('show verdict and results where they are posted, without a picture, and nothing once revoked', async () => {
    const { id: shareId, token } = (await share()).json();
    const page = async () => (await server.app.http.inject({ url: `/shared/${token}`, remoteAddress: '203.0.113.7' })).body;
    const shown = await page();
    expect(shown).toMatch(/<title>サンプルレジデンス錦糸 · Rimawari<\/title>/);
    expect(shown).toMatch(
      /og:description" content="Income [^"]*DSCR [\d.]+×\. Monthly cash flow [^"]*; net yield [^"]*; risk \w+; Scenario Score /,
    );
    expect(shown).not.toMatch(/og:image|twitter:image/);
    for (const secret of ['田中', '太郎', '98,765,432', id]) expect(shown).not.toContain(secret);
    expect((await open(token, '/fragment')).body).not.toMatch(/<img\b|data:image\//);
    expect(await revoke(shareId)).toBe(204);
    expect(await page()).not.toMatch(/サンプル|DSCR/);
  });

  it('show the report as it was corrected, also to who read it before', async () => {
    const own = await analysed(owner.token);
    const { token } = (await share(30, owner.token, own)).json();
    expect((await open(token, '/fragment')).body).not.toContain('data-jpy="123456"');
    await server.as(owner.token, { method: 'POST', url: `/analysis/${own}/corrections`, payload: { monthly_rent_jpy: 123_456 } });
    const facts = () => server.as(owner.token, { url: `/analysis/${own}/facts` });
    await until('the correction', facts, (answer) => answer.json().correction?.status === 'completed');
    expect((await open(token, '/fragment')).body).toContain('data-jpy="123456"');
  });

  it('answer alike when they expired, when their owner is deactivated, and when they never were', async () => {
    const { db } = server.app.database;
    const { id: shareId, token } = (await share()).json();
    const never = await open('x'.repeat(43));
    expect([never.statusCode, never.json()]).toEqual([404, { code: 'not_found', detail: 'Not found' }]);
    const alike = async () => {
      for (const rest of ['', '/fragment', '/fragment?path=method.html']) {
        const answer = await open(token, rest);
        expect([answer.statusCode, answer.json()]).toEqual([never.statusCode, never.json()]);
      }
    };
    await db.updateTable('users').set({ is_active: false }).where('id', '=', owner.id).execute();
    await alike();
    await db.updateTable('users').set({ is_active: true }).where('id', '=', owner.id).execute();
    expect(await opened(token)).toEqual([200, 200]);
    await db
      .updateTable('shares')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('id', '=', shareId)
      .execute();
    await alike();
    expect(await list()).toEqual([]);
  });

  it('are made by the owner alone, of a report that is there, for 1 to 90 days', async () => {
    expect([(await share(30, other.token)).statusCode, (await share(30, null)).statusCode]).toEqual([404, 401]);
    const signIn = { email: 'admin@rimawari.test', password: 'secret-1' };
    const admin = (await server.as(null, { method: 'POST', url: '/login', payload: signIn })).json().access_token;
    expect((await share(30, admin)).statusCode).toBe(404);
    expect((await share(30, owner.token, randomUUID())).statusCode).toBe(404);
    for (const days of [0, 91, 1.5]) expect((await share(days)).statusCode).toBe(422);
    const run = server.app.database.db.updateTable('analysis_sessions').where('analysis_id', '=', id);
    await run.set({ status: 'processing' }).execute();
    expect((await share()).json().code).toBe('not_ready');
    await run.set({ status: 'failed' }).execute();
    expect((await share()).json().code).toBe('analysis_failed');
    await run.set({ status: 'completed' }).execute();
  });

  it('are twenty at most, however many are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => share()));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    expect(new Set(answers.filter(({ statusCode }) => statusCode !== 201).map((answer) => answer.json().code))).toEqual(
      new Set(['too_many_shares']),
    );
    expect(await list()).toHaveLength(20);
  });

  it('cannot be guessed for long from one address, while those that hold still open there', async () => {
    const guess = async () => (await open(randomUUID(), '', '203.0.113.99')).statusCode;
    const { token } = (await share()).json();
    const answers: number[] = [];
    for (let tries = 0; tries < 42; tries += 1) answers.push(await guess());
    expect([answers[0], answers[39], answers[41]]).toEqual([404, 404, 429]);
    expect((await open(token, '', '203.0.113.99')).statusCode).toBe(200);
  });

  it('stand in a copy of one’s data without what opens them, and go with the account', async () => {
    const leaver = await server.register('leaver');
    const own = await analysed(leaver.token);
    const { token } = (await share(30, leaver.token, own)).json();
    expect(await opened(token)).toEqual([200, 200]);
    const { 'shared-links': kept } = await readOwnRows(server.app.database.db, leaver.id);
    expect(kept).toEqual([{ id: expect.any(String), analysis_id: own, created_at: expect.any(Date), expires_at: expect.any(Date) }]);
    const payload = { password: 'secret-1', confirmation: 'delete my account' };
    expect((await server.as(leaver.token, { method: 'POST', url: '/me/delete', payload })).statusCode).toBe(204);
    expect(await opened(token)).toEqual([404, 404]);
    expect(await server.app.database.db.selectFrom('shares').select('id').where('analysis_id', '=', own).execute()).toEqual([]);
  });
});
