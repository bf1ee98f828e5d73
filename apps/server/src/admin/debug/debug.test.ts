import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { components } from '@rimawari/api/types';
import { readSource } from '@rimawari/extraction/readers';
import { sampleCondominium, sampleReport } from '@rimawari/underwriting/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../tests/deadline.ts';
import { ensureRendererBuilt } from '../../analyses/pipeline/build-renderer.ts';
import { sessionPrefix } from '../../analyses/pipeline/session-folder.ts';
import { AnalysisFailure, type StepName } from '../../analyses/pipeline/step.ts';
import { listingPage } from '../../analyses/pipeline/testing/listing-page.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';

type Schemas = components['schemas'];
const urls = (path: string) => JSON.stringify([`https://listings.example.com/${path}`]);
const flyer = readFileSync(new URL('../../../../../samples/condominium-flyer.pdf', import.meta.url));
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const page = '<!doctype html><script>alert(1)</script><p>価格 2,480万円';

describe.each(testDatabases())('the debug console on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let owner: string;
  let admin: string;
  let id: string;
  let base: string;
  /** An analysis that no test runs again or writes to. */
  let untouched: string;
  const fetched: (string | null)[] = [];
  const listing = {
    sourceId: 'listing',
    sourceKind: 'listing',
    sourceName: 'listing.html',
    contentType: 'text/html',
    bytes: new TextEncoder().encode(listingPage),
  } as const;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });

  beforeAll(async () => {
    await ensureRendererBuilt(() => undefined);
    made = await create();
    const steps = fakeSteps({
      pdf_generation: async ({ analysis, session }) => {
        fetched.push(analysis.listingUrl);
        await session.writeFile('sources/listing.html', page);
      },
      data_extraction: async () => ({ facts: sampleCondominium, readings: [await readSource(listing)] }),
      final_analysis: async ({ analysis }) => {
        if (analysis.listingUrl?.endsWith('unfit')) throw new AnalysisFailure(['The price is missing.', 'State it.']);
        if (analysis.listingUrl?.endsWith('slow')) await held;
        return analysis.listingUrl?.endsWith('dearer') ? sampleReport('condominium_unit', { loan_rate: 4.9 }) : undefined;
      },
    });
    server = await startApp(made, {
      steps,
      environment: { DEBUG_MODE: 'true', ADMIN_EMAIL: 'admin@rimawari.test', ADMIN_PASSWORD: 'secret-1', FREE_MODE: 'false' },
    });
    owner = (await server.register('owner')).token;
    const signedIn = await server.as(null, {
      method: 'POST',
      url: '/login',
      payload: { email: 'admin@rimawari.test', password: 'secret-1' },
    });
    admin = signedIn.json().access_token;
    const completed = async (path: string): Promise<string> => {
      const { job_id } = (await server.as(owner, await form([['urls', urls(path)]]))).json();
      await vi.waitFor(
        async () => expect((await server.as(owner, { url: `/analysis/${job_id}/status` })).json().status).toBe('completed'),
        patience,
      );
      return job_id;
    };
    [id, untouched] = [await completed('1'), await completed('0')];
    base = (await sessions()).latest_session ?? '';
  });
  afterAll(async () => {
    release();
    await server.stop();
    await made.remove();
  });

  const ask = (url: string) => server.as(admin, { url: `/admin/debug/analysis/${url}` });
  const sessions = async (of = id) => (await ask(`${of}/sessions`)).json<Schemas['DebugSessions']>();
  const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
  const files = (session: string, path?: string, of = id) =>
    ask(`${of}/files?${query({ session, ...(path === undefined ? {} : { path }) })}`);
  const entries = async (...of: Parameters<typeof files>) => (await files(...of)).json<Schemas['DebugFiles']>().entries;
  const file = (path: string, session = base) => ask(`${id}/file?${query({ session, path })}`);
  const content = (path: string, session = base) => ask(`${id}/content?${query({ session, path })}`);
  const put = (path: string, bytes: Uint8Array | string, session = base) =>
    server.app.store.put(`${sessionPrefix(id, session)}/${path}`, bytes);
  const start = (payload: object, of = id) => server.as(admin, { method: 'POST', url: `/admin/debug/analysis/${of}/run`, payload });
  const task = async (taskId: string) => (await server.as(admin, { url: `/admin/worker/task/${taskId}` })).json<Schemas['WorkerTask']>();
  const run = async (steps: StepName[], more: object = {}) => {
    const started = await start({ steps, base_session: base, ...more });
    expect(started.statusCode).toBe(202);
    const { task_id } = started.json();
    await expect.poll(async () => (await task(task_id)).ready).toBe(true);
    return task(task_id);
  };

  it('lists sessions with their stages, and says which one the owner sees', async () => {
    const { sessions: listed, latest_session } = await sessions(untouched);
    expect(listed).toEqual([
      {
        timestamp: latest_session,
        created_at: expect.any(String),
        stages: { pdf_generation: true, data_extraction: true, enrichments: true, final_analysis: true, html_report: true },
        purpose: 'customer',
        status: 'completed',
        steps: ['pdf_generation', 'data_extraction', 'enrichments', 'final_analysis', 'html_report'],
        base_session: null,
        url_override: null,
        is_shown: true,
      },
    ]);
    expect((await ask('00000000-0000-4000-8000-000000000000/sessions')).statusCode).toBe(404);
    expect((await ask('not-an-id/sessions')).statusCode).toBe(404);
  });

  it('shows folders first, then files', async () => {
    const session = (await sessions(untouched)).latest_session ?? '';
    expect((await entries(session, undefined, untouched)).map(({ name, is_dir }) => [name, is_dir])).toEqual([
      ['sources', true],
      ['data_extraction.json', false],
      ['enrichments.json', false],
      ['final_analysis.json', false],
      ['html_report.json', false],
      ['pdf_generation.json', false],
    ]);
    expect(await entries(session, 'sources', untouched)).toEqual([
      { name: 'listing.html', is_dir: false, size: Buffer.byteLength(page), pinned_from: null },
    ]);
    expect((await files(session, 'nothing', untouched)).statusCode).toBe(404);
    expect((await files('20200101T000000000Z-0000', undefined, untouched)).statusCode).toBe(404);
  });

  it('sets JSON out in lines, and cuts text at 256 KB without splitting a character', async () => {
    const report = (await file('final_analysis.json')).json<Schemas['DebugFilePreview']>();
    expect(report).toMatchObject({ kind: 'json', truncated: true });
    expect(report.content).toMatch(/^{\n {2}"schema": "rimawari\/insight-report",\n/);
    expect(Buffer.byteLength(report.content)).toBeLessThanOrEqual(262_144);
    const facts = (await file('data_extraction.json')).json<Schemas['DebugFilePreview']>();
    expect(JSON.parse(facts.content)).toHaveProperty('facts');
    await put('notes.txt', `x${'価'.repeat(100_000)}`);
    const notes = (await file('notes.txt')).json<Schemas['DebugFilePreview']>();
    expect(notes).toMatchObject({ kind: 'text', truncated: true, size: 300_001 });
    expect(notes.content).toBe(`x${'価'.repeat(87_381)}`);
    await put('broken.json', '{"a":');
    expect((await file('broken.json')).json()).toMatchObject({ kind: 'json', content: '{"a":', truncated: false });
    await put('old.txt', Buffer.from([0x89, 0xbf, 0x8a, 0x69]));
    expect((await file('old.txt')).json()).toMatchObject({ content: '価格' });
  });

  it('describes bytes that are not text, whatever their name says', async () => {
    await put('report.txt', Buffer.from([1, 2, 3, 0, 4]));
    expect((await file('report.txt')).json()).toMatchObject({
      kind: 'binary',
      truncated: false,
      content: expect.stringContaining('5 bytes'),
    });
    await put('page.html', picture);
    expect((await file('page.html')).json()).toMatchObject({ kind: 'image', content_type: 'image/png' });
    await put('flyer.json', flyer);
    expect((await file('flyer.json')).json()).toMatchObject({ kind: 'pdf', content_type: 'application/pdf' });
  });

  it('serves pages, pictures and the first page of a PDF so that nothing in them runs', async () => {
    await put('sources/photo.bin', picture);
    await put('sources/listing.pdf', flyer);
    const served = {
      'sources/listing.html': 'text/html; charset=utf-8',
      'sources/photo.bin': 'image/png',
      'sources/listing.pdf': 'image/png',
    };
    for (const [path, type] of Object.entries(served)) {
      const { statusCode, headers } = await content(path);
      expect([path, statusCode, headers['content-type']]).toEqual([path, 200, type]);
      expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toContain('no-store');
    }
    expect((await content('sources/listing.html')).body).toBe(page);
    expect((await content('sources/listing.pdf')).rawPayload.subarray(1, 4).toString()).toBe('PNG');
    await put('sources/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await put('sources/table.bin', Buffer.from([1, 2, 3, 0, 4]));
    for (const path of ['data_extraction.json', 'sources/drawing.svg', 'sources/table.bin']) {
      expect((await content(path)).json()).toMatchObject({ code: 'unsupported_type' });
    }
    await put('sources/huge.html', Buffer.concat([Buffer.from('<html>'), Buffer.alloc(21 * 1024 * 1024, 'x')]));
    expect((await content('sources/huge.html')).json()).toMatchObject({ code: 'too_large' });
  });

  it('reads no more of a file of 100 MB than it shows', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    await server.app.store.putStream(
      `${sessionPrefix(id, base)}/huge.txt`,
      Readable.from(
        (function* () {
          for (let n = 0; n < 100; n += 1) yield chunk;
        })(),
      ),
    );
    const shown = (await file('huge.txt')).json<Schemas['DebugFilePreview']>();
    expect(shown).toMatchObject({ kind: 'text', truncated: true, size: 104_857_600 });
    expect(shown.content).toHaveLength(262_144);
    await put('huge.json', Buffer.concat([Buffer.from('["'), Buffer.alloc(9 * 1024 * 1024, 'x'), Buffer.from('"]')]));
    expect((await file('huge.json')).json<Schemas['DebugFilePreview']>().content).toHaveLength(262_144);
  });

  const elsewhere = [
    '..',
    '../',
    '../../sources',
    './data_extraction.json',
    'sources/../../../../etc/passwd',
    'sources/./listing.html',
    'sources//listing.html',
    '/etc/passwd',
    '//etc/passwd',
    'sources\\..\\..\\secret',
    '..\\..\\secret',
    '%2e%2e/%2e%2e/secret',
    '%252e%252e%252fsecret',
    '..%2fsecret',
    '..%c0%afsecret',
    '..;/secret',
    '....//secret',
    '․․/secret',
    '．．/secret',
    '..∕secret',
    'C:\\secret',
    'file:///etc/passwd',
    'sources/',
    '.hidden',
    'sources/.hidden',
    'a b',
    'a\u0000b',
    'a\nb',
    `${'a/'.repeat(250)}b`,
  ];

  it('follows no path that leads elsewhere, however it is spelled', async () => {
    for (const path of elsewhere) {
      const answers = [];
      for (const ending of ['file', 'content', 'files']) answers.push(await ask(`${id}/${ending}?${query({ session: base, path })}`));
      // As typed into an address, where a server on the way may have decoded it once.
      answers.push(await ask(`${id}/file?session=${base}&path=${encodeURI(path)}`));
      for (const { statusCode } of answers) expect([path, [404, 422].includes(statusCode)]).toEqual([path, true]);
    }
  });

  it('makes no path of the name of a session', async () => {
    for (const session of ['..', '../..', '../../../secret', '%2e%2e', ' ', '\u0000', '*', '.']) {
      for (const ending of ['file', 'content', 'files']) {
        const { statusCode } = await ask(`${id}/${ending}?${query({ session, path: 'data_extraction.json' })}`);
        expect([session, [404, 422].includes(statusCode)]).toEqual([session, true]);
      }
    }
  });

  it('does not read another analysis through a session of this one', async () => {
    const other = (await server.as(owner, await form([['urls', urls('2')]]))).json().job_id;
    await expect.poll(async () => (await sessions(other)).sessions[0]?.status).toBe('completed');
    const answer = await ask(`${other}/file?${query({ session: base, path: 'data_extraction.json' })}`);
    expect(answer.statusCode).toBe(404);
  });

  it('follows no link out of a session, and none inside of the store', async () => {
    const folder = server.config.storage.kind === 'folder' ? server.config.storage.folder : '';
    const secret = join(made.where.dataDir, 'secret.txt');
    writeFileSync(secret, 'not for the console');
    const at = (path: string) => join(folder, sessionPrefix(id, base), path);
    mkdirSync(dirname(at('linked/x')), { recursive: true });
    symlinkSync(secret, at('linked/file.txt'));
    symlinkSync(made.where.dataDir, at('linked/folder'));
    symlinkSync(at('data_extraction.json'), at('linked/facts.json'));
    expect((await files(base, 'linked')).statusCode).toBe(404);
    for (const path of ['linked/file.txt', 'linked/folder/secret.txt', 'linked/facts.json']) {
      expect((await file(path)).statusCode).toBe(404);
      expect((await content(path)).statusCode).toBe(404);
    }
  });

  it('runs chosen steps on what the base left, in a session of its own that pins the rest', async () => {
    const ended = await run(['html_report', 'final_analysis']);
    const { latest_session, sessions: listed } = await sessions();
    expect(ended).toMatchObject({
      status: 'SUCCESS',
      ready: true,
      error: null,
      result: { status: 'completed', new_session: latest_session, executed_steps: ['final_analysis', 'html_report'] },
    });
    expect(listed[0]).toMatchObject({ purpose: 'debug', base_session: base, is_shown: false, steps: ['final_analysis', 'html_report'] });
    expect(listed[0]?.stages).toMatchObject({ pdf_generation: true, data_extraction: true });
    const acts = await server.app.database.db.selectFrom('security_events').selectAll().where('kind', '=', 'debug_run_started').execute();
    expect(acts.at(-1)?.details).toEqual({ analysis_id: id, session: latest_session, steps: 'html_report, final_analysis' });
    expect(acts.at(-1)?.actor_id).not.toBeNull();
    const own = await entries(latest_session ?? '');
    expect(own.find(({ name }) => name === 'final_analysis.json')?.pinned_from).toBeNull();
    expect(own.find(({ name }) => name === 'data_extraction.json')?.pinned_from).toBe(base);
    const pinned = await file('data_extraction.json', latest_session ?? '');
    expect(pinned.json().content).toBe((await file('data_extraction.json')).json().content);
  });

  it('leaves alone what the owner sees: status, report, allowance, list and mails', async () => {
    const { db } = server.app.database;
    const outbox = () => db.selectFrom('mail_links').selectAll().execute();
    const seen = async () => ({
      status: (await server.as(owner, { url: `/analysis/${id}/status` })).json(),
      detail: (await server.as(owner, { url: `/analysis/${id}` })).json(),
      list: (await server.as(owner, { url: '/analysis' })).json(),
      sources: (await server.as(owner, { url: `/analysis/${id}/sources` })).json(),
      report: (await server.as(owner, { url: `/analysis/${id}/report?format=json` })).body,
      me: (await server.as(owner, { url: '/me' })).json(),
      ledger: await db.selectFrom('allowance_entries').selectAll().orderBy('id').execute(),
      prints: await db.selectFrom('prints').select('session_id').orderBy('session_id').execute(),
      mails: await outbox(),
    });
    const before = await seen();
    const all: StepName[] = ['pdf_generation', 'data_extraction', 'enrichments', 'final_analysis', 'html_report'];
    expect((await run(all, { url_override: 'https://listings.example.com/other' })).status).toBe('SUCCESS');
    expect((await run(all, { url_override: 'https://listings.example.com/unfit' })).status).toBe('FAILURE');
    expect(await seen()).toEqual(before);
  });

  it('fetches the other address in place of the submitted one, also for runs that rest on that run', async () => {
    fetched.length = 0;
    const ended = await run(['pdf_generation', 'data_extraction'], { url_override: 'https://listings.example.com/other' });
    expect(fetched).toEqual(['https://listings.example.com/other']);
    const session = ended.result?.new_session ?? '';
    expect((await sessions()).sessions[0]).toMatchObject({ timestamp: session, url_override: 'https://listings.example.com/other' });
    await run(['pdf_generation'], { base_session: session });
    expect(fetched).toEqual(['https://listings.example.com/other', 'https://listings.example.com/other']);
    const refusal = await start({ steps: ['final_analysis'], base_session: base, url_override: 'https://listings.example.com/other' });
    expect(refusal.statusCode).toBe(422);
    expect(refusal.json().detail[0]).toMatchObject({ loc: ['body', 'url_override'], msg: expect.stringContaining('pdf_generation') });
    const inside = await start({ steps: ['pdf_generation'], base_session: base, url_override: 'http://127.0.0.1/' });
    expect(inside.json().detail[0]).toMatchObject({ loc: ['body', 'url_override'] });
  });

  it('says what failed, and which steps were done before', async () => {
    const ended = await run(['pdf_generation', 'data_extraction', 'enrichments', 'final_analysis'], {
      url_override: 'https://listings.example.com/unfit',
    });
    expect(ended).toMatchObject({
      status: 'FAILURE',
      ready: true,
      error: 'The price is missing. State it.',
      result: { status: 'failed', executed_steps: ['pdf_generation', 'data_extraction', 'enrichments'] },
    });
  });

  it('refuses a run whose input is missing, with the reason, and one on a session that still runs', async () => {
    const partial = await run(['pdf_generation'], {});
    const lacking = await server.as(owner, await form([['urls', urls('unfit')]]));
    const failed: string = lacking.json().job_id;
    await expect.poll(async () => (await sessions(failed)).sessions[0]?.status).toBe('failed');
    const [only] = (await sessions(failed)).sessions;
    const refusal = await start({ steps: ['html_report'], base_session: only?.timestamp ?? '' }, failed);
    expect([refusal.statusCode, refusal.json()]).toEqual([
      409,
      {
        code: 'missing_input',
        detail: 'html_report needs the output of final_analysis. Run final_analysis too, or start from a session that has it.',
      },
    ]);
    expect((await start({ steps: ['final_analysis'], base_session: 'nothing' })).statusCode).toBe(404);
    expect(partial.result?.executed_steps).toEqual(['pdf_generation']);

    const steps = ['pdf_generation', 'data_extraction', 'enrichments', 'final_analysis'];
    const started = await start({ steps, base_session: base, url_override: 'https://listings.example.com/slow' });
    const { task_id } = started.json();
    await expect.poll(async () => (await task(task_id)).status).toBe('STARTED');
    const running = (await sessions()).latest_session ?? '';
    const onRunning = await start({ steps: ['html_report'], base_session: running });
    expect([onRunning.statusCode, onRunning.json().code]).toEqual([409, 'analysis_running']);
    release();
    await expect.poll(async () => (await task(task_id)).ready).toBe(true);
  });

  it('tells what differs between two sessions, by artefact, by figure and in yen', async () => {
    const compare = async (from: string, to: string) => {
      const answer = await ask(`${id}/difference?${query({ from, to })}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<Schemas['DebugDifference']>();
    };
    const states = ({ artefacts }: Schemas['DebugDifference']) => artefacts.map(({ state }) => state);
    const same = await compare(base, base);
    expect(states(same)).toEqual(['same', 'same', 'same', 'same', 'same']);
    expect([same.figures, same.effect?.map(({ difference }) => difference)]).toEqual([[], [0, 0, 0]]);

    const dearer = await run(['pdf_generation', 'data_extraction', 'enrichments', 'final_analysis'], {
      url_override: 'https://listings.example.com/dearer',
    });
    const other = await compare(base, dearer.result?.new_session ?? '');
    expect(states(other)).toEqual(['same', 'same', 'same', 'differs', 'same']);
    expect(other.figures.find((figure) => figure.id === 'assumptions.loan_rate')).toMatchObject({ to: 4.9 });
    expect(other.effect?.every(({ difference }) => (difference ?? 0) < 0)).toBe(true);

    const lacking = (await server.as(owner, await form([['urls', urls('unfit')]]))).json().job_id;
    await expect.poll(async () => (await sessions(lacking)).sessions[0]?.status).toBe('failed');
    const only = (await sessions(lacking)).latest_session ?? '';
    const none = (await ask(`${lacking}/difference?${query({ from: only, to: only })}`)).json<Schemas['DebugDifference']>();
    expect([states(none), none.effect]).toEqual([['same', 'same', 'same', 'missing_in_both', 'missing_in_both'], null]);
    for (const [from, to] of [
      [base, 'none'],
      ['none', base],
      ['..', base],
      [base, only],
    ])
      expect((await ask(`${id}/difference?${query({ from: from ?? '', to: to ?? '' })}`)).statusCode).toBe(404);
  });

  it('tells how a fact of a session was read, and which facts were', async () => {
    const explain = (session: string, field?: string) =>
      ask(`${id}/explanation?${query({ session, ...(field !== undefined && { field }) })}`);
    const known = (await explain(base)).json<Schemas['DebugExplanation']>();
    expect(known.fields).toContain('price_jpy');
    expect(known.explanation).toBeNull();
    const { explanation } = (await explain(base, 'price_jpy')).json<Schemas['DebugExplanation']>();
    expect(explanation).toMatchObject({ field: 'price_jpy', is_contradicted: false, derivation: null });
    expect(explanation?.candidates[0]).toMatchObject({
      outcome: 'used',
      value: explanation?.value,
      rule: expect.stringMatching(/price_jpy$/),
    });
    expect((await explain(base, 'zoning_of_nothing')).json<Schemas['DebugExplanation']>().explanation).toMatchObject({
      value: null,
      candidates: [],
    });
    expect((await explain('none', 'price_jpy')).statusCode).toBe(404);
    expect((await explain(base, '../x')).statusCode).toBe(422);
  });

  it('knows no task of another name', async () => {
    for (const name of ['00000000-0000-4000-8000-000000000000', 'x', '%2e%2e'])
      expect((await server.as(admin, { url: `/admin/worker/task/${name}` })).statusCode).toBe(404);
  });
});
