import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, temporaryFolder, testDatabases } from '../../testing/databases.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

describe('the pages and files the server gives', () => {
  let made: TestDatabase;
  let server: TestApp;
  const built = temporaryFolder();
  beforeAll(async () => {
    const [database] = testDatabases();
    if (database === undefined) throw new Error('there is always the embedded database');
    made = await database.create();
    const folders = { app: join(built, 'app'), reportAssets: join(built, 'report') };
    mkdirSync(join(folders.app, 'client', 'assets'), { recursive: true });
    mkdirSync(folders.reportAssets);
    writeFileSync(
      join(folders.app, 'client', 'index.html'),
      '<!doctype html><script nonce="__CSP_NONCE__" src="/assets/index-4f2a91c0.js"></script>',
    );
    writeFileSync(join(folders.app, 'client', 'assets', 'index-4f2a91c0.js'), 'export {}');
    writeFileSync(join(folders.app, 'client', 'favicon.svg'), '<svg/>');
    writeFileSync(join(folders.reportAssets, 'charting.0a1b2c3d.js'), '1');
    writeFileSync(join(folders.reportAssets, 'manifest.json'), '{}');
    server = await startApp(made, { environment: { PUBLIC_URL: 'https://rimawari.example' }, options: { folders } });
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
    rmSync(built, { recursive: true, force: true });
  });
  const get = (url: string) => server.app.http.inject({ url });

  it.each(['/', '/history', '/results/0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90', '/legal/scta/', '/reset-password?token=a.b'])(
    'answers %s with the page of the app',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1];
      expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  it('gives every page another nonce', async () => {
    expect((await get('/')).body).not.toBe((await get('/')).body);
  });

  it('never gives the page with its mark', async () => {
    expect((await get('/index.html')).statusCode).toBe(404);
  });

  it('lets hashed files be kept for ever and others be asked for again', async () => {
    expect((await get('/assets/index-4f2a91c0.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('sends with scripts and fonts only the headers that mean something there', async () => {
    for (const url of ['/assets/index-4f2a91c0.js', '/assets/report/charting.0a1b2c3d.js']) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      const names = ['x-frame-options', 'x-xss-protection', 'cross-origin-opener-policy', 'last-modified'];
      expect(names.filter((name) => name in headers)).toEqual([]);
    }
  });

  it('gives report scripts to frames of any origin', async () => {
    const script = await get('/assets/report/charting.0a1b2c3d.js');
    expect(script.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/assets/report/manifest.json')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/none.js', '/api/v1/none', '/assets/report/../app/index.html', '/assets/report/%2e%2e/app/favicon.svg'])(
    'has nothing at %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toMatch(/json/);
    },
  );

  it('sets the headers of a product reached over TLS', async () => {
    const answer = await get('/api/v1/config');
    expect(answer.headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-frame-options': 'DENY',
    });
  });
});
