import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, temporaryFolder, testDatabases } from '../../testing/databases.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { createPublicPages } from './public-pages.ts';

const page = `<!doctype html><head><!--head--><title>Rimawari</title><!--/head--></head>
<body><div id="root"><!--app--></div><script nonce="__CSP_NONCE__"></script></body>`;
// As the web app is built, but for what it shows: the configuration as the server's own API gives it.
const renderer = `export const publicPages = [
  { path: '/', isListed: true }, { path: '/legal/scta/', isListed: true }, { path: '/login', isListed: false }, { path: '/broken', isListed: false },
];
let times = 0;
export async function renderPublicPage(page, { fetch, files, origin }) {
  if (page.path === '/broken') throw new Error('no such screen');
  const answer = await fetch(new Request('http://127.0.0.1/api/v1/config'));
  times += 1;
  const { support_email } = await answer.json();
  return { head: '<title>$& of ' + origin + ' ' + Object.keys(files) + '</title>', root: '<div id="root"><h1>' + page.path + ' ' + support_email + ' ' + times + '</h1></div>' };
}`;

function writeBuilt(folder: string) {
  mkdirSync(join(folder, 'client', '.vite'), { recursive: true });
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'client', 'index.html'), page);
  writeFileSync(join(folder, 'client', '.vite', 'manifest.json'), '{"index.html":{}}');
  writeFileSync(join(folder, 'server', 'render-public-page.js'), renderer);
  writeFileSync(join(folder, 'server', 'package.json'), '{"type":"module"}');
}

describe('pages that anyone may read', () => {
  let made: TestDatabase;
  let server: TestApp;
  const built = temporaryFolder();
  beforeAll(async () => {
    const [database] = testDatabases();
    if (database === undefined) throw new Error('there is always the embedded database');
    made = await database.create();
    const folders = { app: join(built, 'app'), reportAssets: join(built, 'report') };
    writeBuilt(folders.app);
    mkdirSync(folders.reportAssets);
    server = await startApp(made, {
      environment: { PUBLIC_URL: 'https://rimawari.example', SUPPORT_EMAIL: 'help@rimawari.example' },
      options: { folders },
    });
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
    rmSync(built, { recursive: true, force: true });
  });
  const get = (url: string) => server.app.http.inject({ url });

  it('come with their title and text, from the answers of this server', async () => {
    const { body, headers } = await get('/');
    expect(body).toContain('<title>$& of https://rimawari.example index.html</title>');
    expect(body).not.toContain('<title>Rimawari</title>');
    expect(body).toMatch(/<div id="root"><h1>\/ help@rimawari\.example \d+<\/h1><\/div>/);
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  it('are the same with a slash at the end, and without, and rendered once', async () => {
    const [first, second] = [await get('/legal/scta/'), await get('/legal/scta')];
    expect(/<h1>.*<\/h1>/.exec(first.body)?.[0]).toMatch(/^<h1>\/legal\/scta\/ help/);
    expect(/<h1>.*<\/h1>/.exec(second.body)?.[0]).toBe(/<h1>.*<\/h1>/.exec(first.body)?.[0]);
  });

  it('are left to the browser where they cannot be rendered, as those of members are', async () => {
    for (const address of ['/broken', '/history']) {
      const { body, statusCode, headers } = await get(address);
      expect(statusCode).toBe(200);
      expect(body).toContain('<div id="root"><!--app--></div>');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
  });

  it('stand in the site map, which robots are told of', async () => {
    const map = await get('/sitemap.xml');
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
      'https://rimawari.example/',
      'https://rimawari.example/legal/scta/',
    ]);
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /api/v1/\nSitemap: https://rimawari.example/sitemap.xml\n');
  });

  it('keep to themselves what the build notes for them', async () => {
    expect((await get('/.vite/manifest.json')).statusCode).toBe(404);
    expect((await get('/server/render-public-page.js')).statusCode).toBe(404);
  });

  it('are rendered anew after a minute', async () => {
    let time = 0;
    const pages = createPublicPages({
      folder: join(built, 'app'),
      fetch: async () => Response.json({ support_email: 'help@rimawari.example' }),
      origin: null,
      log: server.app.http.log as FastifyBaseLogger,
      now: () => time,
    });
    const texts = [];
    for (time of [0, 59_000, 61_000]) texts.push((await pages.render('/'))?.root);
    expect(texts[1]).toBe(texts[0]);
    expect(texts[2]).not.toBe(texts[0]);
  });
});
