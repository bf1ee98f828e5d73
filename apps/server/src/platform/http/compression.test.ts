import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompress } from '../../../../../bin/scripts/precompress.ts';
import { temporaryFolder } from '../../testing/databases.ts';
import { stubApi } from '../../testing/stub-api.ts';
import { attachment } from './content-disposition.ts';
import { serveWeb } from './serve-web.ts';

const script = `export const text = ${JSON.stringify('賃料 98,000円 '.repeat(400))};`;
const jobs = Array.from({ length: 40 }, (_, index) => ({
  job_id: String(index),
  title: '中野坂上コーポ 302号室',
  status: 'completed',
  investment_score: 7.4,
  net_rental_yield: 3.8,
  risk_level: 'medium',
  created_at: '2026-11-18T02:14:09Z',
}));
const fragment = `<article>${'<p>Net yield</p>'.repeat(500)}</article>`;
const table = 'a,b\n'.repeat(2000);

describe('what goes over the line', () => {
  const built = temporaryFolder();
  let app: FastifyInstance;
  beforeAll(async () => {
    const folders = { app: join(built, 'app'), reportAssets: join(built, 'report') };
    mkdirSync(join(folders.app, 'client', 'assets'), { recursive: true });
    mkdirSync(folders.reportAssets);
    writeFileSync(join(folders.app, 'client', 'index.html'), `<!doctype html><title>Rimawari</title>${'<!-- -->'.repeat(300)}`);
    writeFileSync(join(folders.app, 'client', 'assets', 'index-4f2a91c0.js'), script);
    writeFileSync(join(folders.app, 'client', 'assets', 'small.js'), 'export {}');
    writeFileSync(join(folders.reportAssets, 'charting.0a1b2c3d.js'), script);
    writeFileSync(join(folders.reportAssets, 'latin.woff2'), Buffer.alloc(4000, 'wOF2'));
    await precompress(join(folders.app, 'client'));
    await precompress(folders.reportAssets);
    app = await stubApi(
      {
        listAnalyses: async ({ query }) => ({
          status: 200,
          body: { jobs: jobs.slice(0, query.limit), total: 40, total_unfiltered: 40, deleted: [] },
        }),
        getFragment: async () => ({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, content: fragment }),
        downloadSource: async () => ({
          status: 200,
          headers: { 'content-type': 'text/csv', 'content-length': String(table.length), 'content-disposition': attachment('a.csv') },
          content: Readable.from([table], { objectMode: false }),
        }),
        downloadReport: async () => ({ status: 200, headers: { 'content-type': 'application/pdf' }, content: Buffer.alloc(9000, '%PDF') }),
      },
      {},
      (http) => serveWeb(http, folders, '/api/v1', null, async () => null),
    );
  });
  afterAll(async () => {
    await app.close();
    rmSync(built, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' }) =>
    app.inject({ url, headers: { authorization: 'Bearer user', ...headers } });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=1', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('is what the sender of "%s" can read: %s', async (accepted, encoding) => {
    for (const url of [
      '/assets/index-4f2a91c0.js',
      '/assets/report/charting.0a1b2c3d.js',
      '/api/v1/analysis',
      '/api/v1/analysis/x/fragment',
      '/history',
    ]) {
      const answer = await get(url, accepted === '' ? {} : { 'accept-encoding': accepted });
      const { 'content-encoding': used, 'content-length': length, vary } = answer.headers;
      const whole =
        used === 'br' ? brotliDecompressSync(answer.rawPayload) : used === 'gzip' ? gunzipSync(answer.rawPayload) : answer.rawPayload;
      // Of files, "*" gives the form that every reader knows.
      expect([url, used]).toEqual([url, accepted === '*' && url.startsWith('/assets') ? 'gzip' : encoding]);
      expect([url, vary]).toEqual([url, expect.stringMatching(/accept-encoding/i)]);
      expect(Number(length)).toBe(answer.rawPayload.length);
      if (url.startsWith('/assets')) expect(whole.toString()).toBe(script);
      if (url.endsWith('/analysis')) expect(JSON.parse(whole.toString()).jobs).toHaveLength(10);
      if (url.endsWith('/fragment')) expect(whole.toString()).toBe(fragment);
      if (encoding !== undefined) expect(answer.rawPayload.length).toBeLessThan(whole.length / 2);
    }
  });

  it('has another ETag for each encoding of a file, which is answered by 304', async () => {
    const url = '/assets/index-4f2a91c0.js';
    const tags = new Set<string>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const etag = String((await get(url, { 'accept-encoding': accepted })).headers.etag);
      tags.add(etag);
      const again = await get(url, { 'accept-encoding': accepted, 'if-none-match': etag });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers.vary).toMatch(/accept-encoding/i);
    }
    expect(tags.size).toBe(3);
    const [br] = tags;
    expect((await get(url, { 'accept-encoding': 'gzip', 'if-none-match': br ?? '' })).statusCode).toBe(200);
  });

  it('is cut where a range says, in the form that was chosen', async () => {
    const url = '/assets/index-4f2a91c0.js';
    const whole = await get(url, { 'accept-encoding': 'br' });
    const part = await get(url, { 'accept-encoding': 'br', range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-encoding': 'br',
      'content-range': `bytes 10-19/${whole.rawPayload.length}`,
      'content-length': '10',
    });
    expect(part.rawPayload.equals(whole.rawPayload.subarray(10, 20))).toBe(true);
    const plain = await get(url, { range: 'bytes=0-5' });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script.slice(0, 6)]);
  });

  it.each([
    ['a small file', '/assets/small.js'],
    ['a font', '/assets/report/latin.woff2'],
    ['a short answer', '/api/v1/analysis?limit=1'],
    ['a PDF', '/api/v1/analysis/x/report?format=pdf'],
    ['a document as it was uploaded', '/api/v1/analysis/x/sources/y'],
  ])('is not compressed when it is %s', async (_what, url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  });

  it('has the same headers without a body when only those are asked for', async () => {
    for (const url of ['/assets/index-4f2a91c0.js', '/api/v1/analysis']) {
      const { headers } = await get(url);
      const head = await app.inject({
        method: 'HEAD',
        url,
        headers: { authorization: 'Bearer user', 'accept-encoding': 'gzip, deflate, br' },
      });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers['content-encoding']).toBe(headers['content-encoding']);
      expect(head.headers['content-length']).toBe(headers['content-length']);
    }
  });

  it.each(['/api/v1/analysis', '/api/v1/analysis/x/fragment', '/api/v1/me', '/api/v1/config'])('may be kept by nobody: %s', async (url) => {
    for (const headers of [{ authorization: 'Bearer user' }, { authorization: 'Bearer nobody' }]) {
      const answer = await get(url, headers);
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.headers.etag).toBeUndefined();
    }
  });
});
