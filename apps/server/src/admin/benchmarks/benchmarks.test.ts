import { readFileSync } from 'node:fs';
import type { components } from '@rimawari/api/types';
import { readSource } from '@rimawari/extraction/readers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../tests/deadline.ts';
import type { FetchedPage, Ports } from '../../analyses/pipeline/ports.ts';
import { SourceUnavailable } from '../../analyses/pipeline/source-unavailable.ts';
import { steps } from '../../analyses/pipeline/steps.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';

type Schemas = components['schemas'];
type Run = Schemas['BenchmarkRun'];

const sample = (name: string) => new Uint8Array(readFileSync(new URL(`../../../../../samples/${name}`, import.meta.url)));
const site = 'https://listings.example.com';
const urls = [`${site}/condominium-listing.html`, `${site}/detached-house-listing.html`];
const environment = { BENCHMARK_ENABLED: 'true', ADMIN_EMAIL: 'admin@rimawari.test', ADMIN_PASSWORD: 'secret-1' };

describe.each(testDatabases())('benchmarks on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let admin: string;
  const fetched: string[] = [];
  let hold: Promise<void> | null = null;
  /** The real pipeline, but for the internet, the browser and the processes around the readers. */
  const ports: Partial<Ports> = {
    fetchListing: async (url): Promise<FetchedPage> => {
      fetched.push(url);
      if (url.includes('/held/')) await hold;
      if (url.endsWith('gone')) throw new SourceUnavailable('removed', 'The page of the listing is no longer published.');
      const file = url.includes('detached') ? 'detached-house-listing.html' : 'condominium-listing.html';
      return { finalUrl: url, status: 200, contentType: 'text/html; charset=utf-8', bytes: sample(file) };
    },
    readSource: (input) => readSource(input),
    exchangeRate: async (asOf) => ({ jpy_per_usd: 150, date: asOf, source: 'test', illustrative: true }),
  };

  const begin = async () => {
    server = await startApp(made, { environment, steps, ports });
    const payload = { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD };
    admin = (await server.as(null, { method: 'POST', url: '/login', payload })).json().access_token;
  };
  beforeAll(async () => {
    made = await create();
    await begin();
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    server.as(admin, { method, url: `/admin/benchmark${url}`, ...(payload === undefined ? {} : { payload }) });
  const profile = async (name: string, config: object) =>
    (await ask('POST', '/profiles', { name, config })).json<Schemas['BenchmarkProfile']>().id;
  const start = (run: object) => ask('POST', '/runs', { profile_id: 'bp_default', ...run });
  const read = async (id: string) => (await ask('GET', `/runs/${id}`)).json<Run>();
  const ends = async (id: string, status = 'completed') => {
    await vi.waitFor(async () => expect((await read(id)).summary).not.toBeNull(), patience);
    const run = await read(id);
    expect([run.status, run.progress]).toEqual([status, 100]);
    return run;
  };
  const run = async (sent: object, status = 'completed') => {
    const started = await start(sent);
    expect([started.statusCode, started.json()]).toEqual([201, expect.objectContaining({ id: expect.any(String) })]);
    // The queue may have taken it up before the answer was written.
    expect(['pending', 'processing']).toContain(started.json().status);
    return ends(started.json().id, status);
  };
  /** Kinds of what is kept about benchmarks in the log of events. */
  const acts = async () => {
    const kept = await server.app.database.db.selectFrom('security_events').select('kind').distinct().execute();
    return kept.map(({ kind }) => kind).filter((kind) => kind.startsWith('benchmark_'));
  };
  const candidatesOf = ({ payload }: Run) => payload?.candidates ?? [];
  const refusal = async (sent: object) => {
    const answer = await start(sent);
    return [answer.statusCode, answer.json().code, answer.json().detail[0]?.loc ?? answer.json().detail];
  };

  it('has a default profile that can be neither changed nor deleted', async () => {
    const [first] = (await ask('GET', '/profiles')).json<Schemas['BenchmarkProfile'][]>();
    expect(first).toEqual({ id: 'bp_default', name: 'Default', description: 'The pipeline as it ships.', config: {}, is_default: true });
    for (const answer of [await ask('PATCH', '/profiles/bp_default', { name: 'Mine' }), await ask('DELETE', '/profiles/bp_default')])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'default_profile']);
  });

  it('keeps profiles, each under a name of its own, in whatever letters', async () => {
    const id = await profile('Tables only', { readers: { forms: ['table'] } });
    expect((await ask('POST', '/profiles', { name: 'tables ONLY', config: {} })).json().code).toBe('name_taken');
    const other = await profile('Other', {});
    expect((await ask('PATCH', `/profiles/${other}`, { name: 'Tables only' })).json().code).toBe('name_taken');
    const changed = await ask('PATCH', `/profiles/${id}`, { name: 'Tables only', config: { assumptions: { vacancy: 9 } } });
    expect(changed.json()).toMatchObject({ id, config: { assumptions: { vacancy: 9 } }, description: null });
    expect((await ask('DELETE', `/profiles/${other}`)).statusCode).toBe(204);
    expect((await ask('DELETE', `/profiles/${other}`)).statusCode).toBe(404);
    expect((await ask('DELETE', `/profiles/${id}`)).statusCode).toBe(204);
    const kinds = ['benchmark_profile_created', 'benchmark_profile_changed', 'benchmark_profile_deleted'];
    expect(await acts()).toEqual(expect.arrayContaining(kinds));
  });

  it.each([
    ['a list', []],
    ['nothing', null],
    ['text', '{}'],
    ['an unknown part', { ocr: {} }],
    ['an unknown setting of the readers', { readers: { dpi: 300 } }],
    ['a form that no reader knows', { readers: { forms: ['guess'] } }],
    ['more pages than are ever read', { readers: { pdf_pages: 41 } }],
    ['an unknown assumption', { assumptions: { luck: 1 } }],
    ['an assumption beyond its limits', { assumptions: { vacancy: 400 } }],
    ['a choice that is not offered', { assumptions: { owner: 'friend' } }],
  ])('refuses a config that is %s', async (_, config) => {
    const answer = await ask('POST', '/profiles', { name: 'Refused', config });
    expect([answer.statusCode, answer.json().code, answer.json().detail[0].loc.slice(0, 2)]).toEqual([
      422,
      'validation_failed',
      ['body', 'config'],
    ]);
  });

  it('says what a run lacks, and begins none', async () => {
    const before = (await ask('GET', '/runs')).json<Run[]>().length;
    const invalid = (...loc: (string | number)[]) => [422, 'validation_failed', ['body', ...loc]];
    expect(await refusal({ run_type: 'baseline' })).toEqual(invalid('urls'));
    expect(await refusal({ run_type: 'baseline', urls: ['http://127.0.0.1/'] })).toEqual(invalid('urls', 0));
    expect(await refusal({ run_type: 'baseline', urls, profile_id: 'bp_none' })).toEqual(invalid('profile_id'));
    expect(await refusal({ run_type: 'baseline', urls, modules: ['pdf_generation', 'guess'] })).toEqual(invalid('modules', 1));
    expect(await refusal({ run_type: 'baseline', urls, modules: ['data_extraction'] })).toEqual(invalid('modules'));
    expect(await refusal({ run_type: 'baseline', urls, modules: ['pdf_generation'] })).toEqual(invalid('modules'));
    expect(await refusal({ run_type: 'candidate' })).toEqual(invalid('baseline_run_id'));
    expect(await refusal({ run_type: 'candidate', baseline_run_id: 'br_none' })).toEqual(invalid('baseline_run_id'));
    expect((await ask('GET', '/runs')).json<Run[]>()).toHaveLength(before);
  });

  it('reads a list of addresses as a baseline, and tells what could not be read', async () => {
    const ended = await run({ run_type: 'baseline', urls: [...urls, urls[0], `${site}/gone`] });
    expect(ended).toMatchObject({
      run_type: 'baseline',
      label: expect.stringMatching(/^baseline \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      modules: ['pdf_generation', 'data_extraction'],
      summary: { exact_matches: null, total: null, url_count: 4 },
      baseline_run_id: null,
      profile: { id: 'bp_default', name: 'Default' },
    });
    expect(ended.payload?.properties.map(({ slug, status }) => [slug, status])).toEqual([
      ['listings.example.com-condominium-listing.html', 'completed'],
      ['listings.example.com-detached-house-listing.html', 'completed'],
      ['listings.example.com-condominium-listing.html-2', 'completed'],
      ['listings.example.com-gone', 'failed'],
    ]);
    expect(ended.payload?.properties[3]?.error).toContain('no longer published');
    expect(ended.payload?.candidates).toEqual([]);
    expect((await run({ run_type: 'baseline', urls: [`${site}/gone`] }, 'failed')).error).toBe('None of the properties could be read.');
  });

  it('reads the stored pages again for a candidate, and fetches them only when told', async () => {
    const baseline = await run({ run_type: 'baseline', urls });
    fetched.length = 0;
    const same = await run({ run_type: 'candidate', baseline_run_id: baseline.id, label: ' again ' });
    expect(fetched).toEqual([]);
    expect(same).toMatchObject({
      label: 'again',
      modules: ['data_extraction'],
      summary: { exact_matches: 2, total: 2, url_count: 2 },
      baseline_run_id: baseline.id,
    });
    expect(candidatesOf(same).map(({ exact_match }) => exact_match)).toEqual([true, true]);
    await run({ run_type: 'candidate', baseline_run_id: baseline.id, modules: ['data_extraction', 'pdf_generation'] });
    expect(fetched).toEqual(urls);
    expect(await refusal({ run_type: 'candidate', baseline_run_id: same.id })).toEqual([409, 'baseline_not_completed', expect.any(String)]);
  });

  it('reads as the profile says, keeps the profile that a run began with, and shows both readings', async () => {
    const baseline = await run({ run_type: 'baseline', urls });
    const id = await profile('Without pairs', { readers: { forms: [], grids: false } });
    const candidate = await run({ run_type: 'candidate', baseline_run_id: baseline.id, profile_id: id });
    expect(candidate.summary?.exact_matches).toBeLessThan(2);
    const [first] = candidatesOf(candidate);
    if (first === undefined) throw new Error('there is a comparison');
    expect(first.exact_match).toBe(false);
    const lost = [...first.diff.missing_in_candidate, ...first.diff.mismatched_values.map(({ field }) => field)];
    expect(lost.length).toBeGreaterThan(3);

    const comparison = (await ask('GET', `/runs/${candidate.id}/extraction?slug=${first.slug}`)).json<Schemas['ExtractionComparison']>();
    expect(comparison.slug).toBe(first.slug);
    expect(comparison.baseline?.data.price_jpy).toBeGreaterThan(1_000_000);
    for (const field of first.diff.missing_in_candidate) {
      expect(comparison.baseline?.data).toHaveProperty([field]);
      expect(comparison.candidate?.data ?? {}).not.toHaveProperty([field]);
    }
    const ofBaseline = (await ask('GET', `/runs/${baseline.id}/extraction?slug=${first.slug}`)).json<Schemas['ExtractionComparison']>();
    expect(ofBaseline).toEqual({ slug: first.slug, baseline: comparison.baseline, candidate: null });
    expect((await ask('GET', `/runs/${candidate.id}/extraction?slug=nothing`)).statusCode).toBe(404);

    await ask('PATCH', `/profiles/${id}`, { config: {} });
    expect((await run({ run_type: 'candidate', baseline_run_id: baseline.id, profile_id: id })).summary?.exact_matches).toBe(2);
    expect((await read(candidate.id)).summary).toEqual(candidate.summary);
    expect((await ask('DELETE', `/profiles/${id}`)).json().code).toBe('profile_in_use');
  });

  it('underwrites with the assumptions of the profile, and compares the figures', async () => {
    const modules = ['pdf_generation', 'data_extraction', 'enrichments', 'final_analysis'];
    const baseline = await run({ run_type: 'baseline', urls: urls.slice(0, 1), modules });
    const id = await profile('Dearer loan', { assumptions: { loan_rate: 4.9 } });
    const candidate = await run({ run_type: 'candidate', baseline_run_id: baseline.id, profile_id: id, modules: modules.slice(1) });
    const [only] = candidatesOf(candidate);
    const after = only?.diff.mismatched_values.find(({ field }) => field === 'report.returns.atcf');
    expect(Number(after?.candidate)).toBeLessThan(Number(after?.baseline));
    expect(only?.diff.missing_in_candidate).toEqual([]);
    expect(only?.diff.mismatched_values.every(({ field }) => field.startsWith('report.'))).toBe(true);
  });

  it('is nothing that customers see, and nothing that they wait for', async () => {
    const owner = await server.register(`owner-${Date.now()}`);
    let release = () => {};
    hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    const started = (await start({ run_type: 'baseline', urls: [1, 2, 3].map((n) => `${site}/held/${n}`) })).json<Run>();
    const others = (await start({ run_type: 'baseline', urls: [4, 5].map((n) => `${site}/held/${n}`) })).json<Run>();
    await vi.waitFor(async () => expect((await read(started.id)).status).toBe('processing'), patience);
    const submitted = await server.as(owner.token, await form([['urls', JSON.stringify([urls[0]])]]));
    await vi.waitFor(async () => {
      const status = (await server.as(owner.token, { url: `/analysis/${submitted.json().job_id}/status` })).json();
      expect(['html_report', undefined]).toContain(status.stage);
      expect(status.progress).toBeGreaterThan(55);
    }, patience);
    expect((await read(started.id)).progress).toBe(0);
    const early = await refusal({ run_type: 'candidate', baseline_run_id: started.id });
    expect(early).toEqual([409, 'baseline_not_completed', expect.any(String)]);
    const benchmark = await server.app.database.db
      .selectFrom('benchmark_properties')
      .select('analysis_id')
      .where('run_id', '=', started.id)
      .execute();
    const analysisId = benchmark.find(({ analysis_id }) => analysis_id !== null)?.analysis_id;
    for (const token of [owner.token, admin]) expect((await server.as(token, { url: `/analysis/${analysisId}` })).statusCode).toBe(404);
    expect((await server.as(admin, { url: '/analysis' })).json().total).toBe(0);
    release();
    await ends(started.id);
    await ends(others.id);
  });

  it('can be cancelled: what was read stays, and nothing more begins', async () => {
    let release = () => {};
    hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { id } = (await start({ run_type: 'baseline', urls: [urls[0], `${site}/held/1`, urls[1]] })).json<Run>();
    await vi.waitFor(async () => expect((await read(id)).progress).toBe(33), patience);
    await vi.waitFor(() => expect(fetched.at(-1)).toBe(`${site}/held/1`), patience);
    const cancelled = (await ask('POST', `/runs/${id}/cancel`)).json<Run>();
    expect(cancelled).toMatchObject({ status: 'failed', error: expect.stringContaining('Canceled'), summary: { url_count: 3 } });
    fetched.length = 0;
    release();
    await vi.waitFor(async () => {
      const waiting = await server.app.database.db
        .selectFrom('analysis_sessions')
        .select('id')
        .where('purpose', '=', 'benchmark')
        .where('status', 'in', ['pending', 'processing'])
        .execute();
      expect(waiting).toEqual([]);
    }, patience);
    expect((await read(id)).payload?.properties.map(({ status }) => status)).toEqual(['completed', 'failed', 'failed']);
    expect((await ask('POST', `/runs/${id}/cancel`)).json()).toMatchObject({ error: cancelled.error });
    expect(fetched).toEqual([]);
    expect((await ask('POST', '/runs/br_none/cancel')).statusCode).toBe(404);
    expect(await acts()).toEqual(expect.arrayContaining(['benchmark_run_started', 'benchmark_run_cancelled']));
  });

  it('goes with all that it stored, but not while candidates name it', async () => {
    const baseline = await run({ run_type: 'baseline', urls: urls.slice(0, 1) });
    const candidate = await run({ run_type: 'candidate', baseline_run_id: baseline.id });
    const { db } = server.app.database;
    const [property] = await db.selectFrom('benchmark_properties').selectAll().where('run_id', '=', baseline.id).execute();
    const stored = () => server.app.store.list(`analyses/${property?.analysis_id}`);
    expect((await stored()).filter(({ key }) => key.endsWith('data_extraction.json'))).toHaveLength(2);
    expect((await ask('DELETE', `/runs/${baseline.id}`)).json().code).toBe('run_in_use');
    expect((await ask('DELETE', `/runs/${candidate.id}`)).statusCode).toBe(204);
    expect((await stored()).filter(({ key }) => key.endsWith('data_extraction.json'))).toHaveLength(1);
    expect((await ask('DELETE', `/runs/${baseline.id}`)).statusCode).toBe(204);
    expect(await stored()).toEqual([]);
    expect(
      await db
        .selectFrom('analyses')
        .select('id')
        .where('id', '=', property?.analysis_id ?? '')
        .execute(),
    ).toEqual([]);
    expect((await ask('GET', `/runs/${baseline.id}`)).statusCode).toBe(404);
    expect((await ask('DELETE', `/runs/${baseline.id}`)).statusCode).toBe(404);
    expect(await acts()).toContain('benchmark_run_deleted');
  });

  it('goes on after the server has ended in the middle', async () => {
    let release = () => {};
    hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { id } = (await start({ run_type: 'baseline', urls: [urls[0], `${site}/held/1`, urls[1]] })).json<Run>();
    await vi.waitFor(async () => expect((await read(id)).progress).toBe(33), patience);
    const stopped = server.stop();
    release();
    await stopped;
    hold = null;
    await begin();
    const ended = await ends(id);
    expect(ended.payload?.properties.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
  });
});
