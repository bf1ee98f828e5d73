import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { ensureRendererBuilt } from '../pipeline/build-renderer.ts';
import { buildSamples } from './build-samples.ts';
import { samplesIn } from './read-sample.ts';

describe('samples', () => {
  let folder: string;
  let made: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    await ensureRendererBuilt(() => undefined);
    folder = await mkdtemp(join(tmpdir(), 'rimawari-samples-test-'));
    await buildSamples(folder);
    made = await testDatabases()[0].create();
    server = await startApp(made, { options: { readSample: samplesIn(folder) } });
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const get = (path: string) => server.as(null, { url: `/samples/${path}` });

  it.each([
    ['condominium', 'グランコート風見台 305号室', 'Nerima-ku, Tokyo', 21_800_000],
    ['house', null, 'Kashiwa-shi, Chiba', 16_800_000],
    ['block', 'メゾン水車町', 'Kawaguchi-shi, Saitama', 94_800_000],
  ])('%s is made by the pipeline and opens for anyone', async (slug, name, place, price) => {
    const about = (await get(slug)).json();
    expect(about).toMatchObject({ slug, name, place, price_jpy: price, as_of: '2026-11-20' });
    expect(about.net_rental_yield).toBeGreaterThan(0);
    const fragment = await get(`${slug}/fragment`);
    expect(fragment.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(fragment.body).toContain('Yield ladder');
    // Pictures of sources are for the owner of an analysis alone.
    expect(fragment.body).not.toMatch(/<img\b|data:image\//);
    expect((await get(`${slug}/fragment?path=method.html`)).statusCode).toBe(200);
    expect((await get(`${slug}/fragment?path=..%2Fcondominium.json`)).statusCode).toBe(404);
    const page = await get(`${slug}/report`);
    expect(page.headers['content-security-policy']).toMatch(/^sandbox(?!.*allow-same-origin)/);
    expect(page.body).toMatch(/^<!doctype html>/);
  });

  it('are the same whenever they are built', async () => {
    const again = join(folder, 'again');
    await buildSamples(again);
    const block = (where: string) => readFile(join(where, 'block.json'), 'utf8');
    expect(await block(again)).toBe(await block(folder));
  });

  it('are not found where none were built, or of another name', async () => {
    expect(await samplesIn(join(folder, 'none'))('condominium')).toBeNull();
    expect((await get('villa')).statusCode).toBe(422);
  });
});
