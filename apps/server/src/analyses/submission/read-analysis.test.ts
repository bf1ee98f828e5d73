import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { readZip } from '../../testing/read-zip.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { ensureRendererBuilt } from '../pipeline/build-renderer.ts';
import { loadRenderer } from '../pipeline/report-renderer.ts';
import { AnalysisFailure } from '../pipeline/step.ts';

const urls = (path: string) => JSON.stringify([`https://listings.example.com/${path}`]);

describe.each(testDatabases())('reading analyses on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let owner: string;
  let stranger: string;
  let release = () => {};
  let other: Promise<string> | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  beforeAll(async () => {
    await ensureRendererBuilt(() => undefined);
    made = await create();
    const steps = fakeSteps({
      pdf_generation: async ({ analysis, progress }) => {
        if (analysis.listingUrl?.endsWith('gone'))
          throw new AnalysisFailure([
            'The page https://listings.example.com/gone is no longer published.',
            'Send the listing as a PDF instead.',
          ]);
        if (!analysis.listingUrl?.endsWith('slow')) return;
        await progress(12, 'Waiting for the page.');
        await held;
      },
    });
    server = await startApp(made, { steps, ports: { render: await loadRenderer(), printPdf: async () => Buffer.from('%PDF-1.7') } });
    owner = (await server.register('owner')).token;
    stranger = (await server.register('stranger')).token;
  });
  afterAll(async () => {
    release();
    await server.stop();
    await made.remove();
  });

  const submit = async (path: string, title = '') => {
    const answer = await server.as(
      owner,
      await form([
        ['urls', urls(path)],
        ['title', title],
      ]),
    );
    return answer.json().job_id as string;
  };
  const status = async (id: string) => (await server.as(owner, { url: `/analysis/${id}/status` })).json();
  const reached = (id: string, wanted: string) => expect.poll(async () => (await status(id)).status).toBe(wanted);

  it('goes from submission to the report, pages and downloads', async () => {
    const id = await submit('1', '中野 / "302"');
    await reached(id, 'completed');
    expect(await status(id)).toEqual({
      status: 'completed',
      session_id: expect.any(String),
      created_at: expect.any(String),
      progress: 100,
      error: null,
    });
    expect((await server.as(owner, { url: `/analysis/${id}` })).json()).toMatchObject({
      status: 'completed',
      investment_score: 7.2,
      net_rental_yield: 4.1,
      risk_level: 'medium',
      completed_at: expect.stringMatching(/Z$/),
    });
    const fragment = await server.as(owner, { url: `/analysis/${id}/fragment`, headers: { accept: 'text/html' } });
    expect(fragment.body).toMatch(/<article class="rv-root rv-fragment"/);
    expect(fragment.body).toMatch(/<script src="\/assets\/report\/charting\.[\w-]+\.js"/);
    expect(fragment.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const method = await server.as(owner, { url: `/analysis/${id}/fragment?path=method.html` });
    expect([method.statusCode, method.body.includes('<article')]).toEqual([200, true]);
    expect(method.body.length).toBeLessThan(fragment.body.length);
    const readPdf = () => server.as(owner, { url: `/analysis/${id}/report?format=pdf` });
    await expect.poll(async () => (await readPdf()).statusCode).toBe(200);
    const pdf = await readPdf();
    expect(pdf.body).toBe('%PDF-1.7');
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="__   _302_.pdf"; filename*=UTF-8\'\'%E4%B8%AD%E9%87%8E%20%20%20%22302%22.pdf',
    });
    expect((await server.as(owner, { url: `/analysis/${id}/report` })).body).toMatch(/^<!doctype html>/);
    expect((await server.as(owner, { url: `/analysis/${id}/report?format=json` })).json()).toMatchObject({
      headline: { risk_level: 'medium' },
    });
    expect((await server.as(owner, { url: `/analysis/${id}/report?format=docx` })).statusCode).toBe(422);
  });

  it('gives the page for a bank as a file of its own', async () => {
    other ??= submit('2');
    const id = await other;
    await reached(id, 'completed');
    const answer = await server.as(owner, { url: `/analysis/${id}/report?format=bank` });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; .*%E5%8F%82%E8%80%83%E8%B3%87%E6%96%99\.html/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toContain('参考資料（鑑定評価・査定ではありません）');
  });

  it('gives every table as CSV and all of them as JSON', async () => {
    other ??= submit('2');
    const id = await other;
    await reached(id, 'completed');
    const answer = await server.as(owner, { url: `/analysis/${id}/report?format=tables` });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = await readZip(answer.rawPayload);
    const tables = JSON.parse(files.get('tables.json')?.toString() ?? '[]') as { name: string; rows: unknown[] }[];
    expect(tables.length).toBeGreaterThan(30);
    expect([...files.keys()].toSorted()).toEqual(['tables.json', ...tables.map(({ name }) => `${name}.csv`)].toSorted());
    for (const { name, rows } of tables) {
      const csv = files.get(`${name}.csv`)?.toString() ?? '';
      expect(csv.startsWith('\ufeff')).toBe(true);
      expect(csv.split('\r\n').length).toBeGreaterThan(rows.length);
    }
  });

  it.each([
    'report.html',
    '../report.pdf',
    'pages/method.html',
    '../../sources',
    'method.html/..',
    '%2e%2e/final_analysis.json',
    '/etc/passwd',
    'constructor',
    '__proto__',
  ])('serves no page %s', async (path) => {
    other ??= submit('2');
    const id = await other;
    await reached(id, 'completed');
    expect((await server.as(owner, { url: `/analysis/${id}/fragment?path=${encodeURIComponent(path)}` })).statusCode).toBe(404);
  });

  it('says what is being done, and that the report is not ready', async () => {
    const id = await submit('slow');
    await expect.poll(async () => (await status(id)).doing).toBe('Waiting for the page.');
    expect(await status(id)).toMatchObject({ status: 'processing', progress: 12, stage: 'pdf_generation', error: null });
    for (const url of [`/analysis/${id}/fragment`, `/analysis/${id}/report?format=pdf`]) {
      const answer = await server.as(owner, { url });
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { code: 'not_ready', detail: 'The report is not ready yet. Try again in a few minutes.' },
      ]);
    }
    release();
    await reached(id, 'completed');
  });

  it('says why an analysis failed, line by line', async () => {
    const id = await submit('gone');
    await reached(id, 'failed');
    expect(await status(id)).toMatchObject({
      error: ['The page https://listings.example.com/gone is no longer published.', 'Send the listing as a PDF instead.'],
    });
    expect((await server.as(owner, { url: `/analysis/${id}/fragment` })).json()).toEqual({
      code: 'analysis_failed',
      detail: 'The analysis failed, so it has no report.',
    });
  });

  it('lists the newest first, page by page, and only one\u2019s own', async () => {
    const { token } = await server.register('lister');
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift((await server.as(token, await form([['urls', urls(`list-${n}`)]]))).json().job_id);
    const page = async (query: string) => {
      const { jobs, total } = (await server.as(token, { url: `/analysis${query}` })).json<{ jobs: { job_id: string }[]; total: number }>();
      return { ids: jobs.map((job) => job.job_id), total };
    };
    expect(await page('')).toEqual({ ids, total: 5 });
    expect(await page('?page=2&limit=2')).toEqual({ ids: ids.slice(2, 4), total: 5 });
    expect(await page('?page=9&limit=2')).toEqual({ ids: [], total: 5 });
    expect((await server.as(token, { url: '/analysis?page=0' })).statusCode).toBe(422);
    expect((await server.as(token, { url: '/analysis?limit=many' })).json().detail).toEqual([
      { loc: ['query', 'limit'], msg: 'must be integer', type: 'type' },
    ]);
  });

  it('is as good as absent to anyone else, in every operation', async () => {
    const id = await submit('mine');
    await reached(id, 'completed');
    for (const path of ['', '/status', '/sources', '/sources/x', '/fragment', '/report']) {
      const theirs = await server.as(stranger, { url: `/analysis/${id}${path}` });
      const none = await server.as(stranger, { url: `/analysis/00000000-0000-4000-8000-000000000000${path}` });
      expect([theirs.statusCode, theirs.json()]).toEqual([404, { code: 'not_found', detail: 'Not found' }]);
      expect([none.statusCode, none.body]).toEqual([404, theirs.body]);
    }
    expect((await server.as(owner, { url: '/analysis/not-an-id' })).statusCode).toBe(404);
  });

  it('opens a source only through its own analysis', async () => {
    const send = async () => (await server.as(owner, await form([['files', { name: 'a.csv', content: 'a,b' }]]))).json().job_id;
    const [one, other] = [await send(), await send()];
    const [document] = (await server.as(owner, { url: `/analysis/${one}/sources` })).json().documents;
    expect((await server.as(owner, { url: `/analysis/${one}/sources/${document.id}` })).body).toBe('a,b');
    expect((await server.as(owner, { url: `/analysis/${other}/sources/${document.id}` })).statusCode).toBe(404);
  });
});
