import { once } from 'node:events';
import { createServer } from 'node:http';
import { launchBrowser } from '@rimawari/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserCache } from '../../testing/browser-cache.ts';
import { printPdf } from './print-pdf.ts';
import { keepBrowser, type WarmBrowser } from './warm-browser.ts';

let warm: WarmBrowser;
const never = new AbortController().signal;
const page = (body: string | Uint8Array) => ({ body, contentType: 'text/html; charset=utf-8' });
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';

beforeAll(async () => {
  warm = keepBrowser(() => launchBrowser({ browserPath: process.env.BROWSER_PATH ?? null, cacheFolder: browserCache }));
  // Starting it takes longer than any page.
  await warm.get();
});
afterAll(() => warm.close());

describe('printPdf', () => {
  it('prints a page', async () => {
    const pdf = await printPdf(warm, page('<title>Evidence</title><h1>利回り 5.6 %</h1>'), never);
    expect(isPdf(pdf)).toBe(true);
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Title (Evidence)');
  });

  it('tags our own pages and gives them bookmarks, and leaves pages of others as they are', async () => {
    const marks = async (foreign: boolean) => {
      const pdf = Buffer.from(await printPdf(warm, { ...page('<title>Report</title><h1>Report</h1><h2>Costs</h2>'), foreign }, never));
      return ['/StructTreeRoot', '/Outlines', '/Title (Costs)'].map((mark) => pdf.includes(mark));
    };
    expect(await marks(false)).toEqual([true, true, true]);
    expect(await marks(true)).toEqual([false, false, false]);
  });

  it('prints what shows nothing in a window narrower than paper, and gives pages of others the width of paper', async () => {
    const texts = async (hidden: string, foreign: boolean) => {
      const body = `<style>@media ${hidden} { p { display: none } }</style><p>shown`;
      return Buffer.from(await printPdf(warm, { ...page(body), foreign }, never)).includes('/FontDescriptor');
    };
    expect(await texts('screen, (max-width: 200px)', false)).toBe(true);
    expect(await texts('(max-width: 200px)', true)).toBe(true);
    expect(await texts('(min-width: 201px)', false)).toBe(false);
  });

  it('runs no script and loads nothing from the network', async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      response.end('secret');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const site = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
    const html = `<title>Evidence</title><meta http-equiv="refresh" content="0;url=${site}/refresh"><link rel="stylesheet" href="${site}/style.css"><img src="${site}/a.png">
      <iframe src="${site}/frame"></iframe><object data="${site}/object"></object><style>@import "${site}/b.css"; body { background: url(${site}/c.png) }</style>
      <script>fetch("${site}/script")</script><p onclick="x" style="background: url(${site}/d.png)">listing</p>`;
    const pdf = await printPdf(warm, page(html), never);
    server.close();
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Title (Evidence)');
    expect(asked).toBe(0);
  });

  it.runIf(process.platform === 'linux')(
    'prints Japanese of somebody else in the face of our own packages, whatever the machine has',
    async () => {
      const body = new TextEncoder().encode('<p style="font-family: Meiryo, sans-serif">千代田区神田多町');
      const pdf = await printPdf(warm, { body, contentType: 'text/html; charset=utf-8', foreign: true }, never);
      expect(Buffer.from(pdf).toString('latin1')).toContain('NotoSansJP');
    },
  );

  it('starts the browser again after it died', async () => {
    const first = await warm.get();
    await first.close();
    expect(isPdf(await printPdf(warm, page('<p>again'), never))).toBe(true);
    expect(await warm.get()).not.toBe(first);
  });

  it('stops when the caller stops', async () => {
    const stop = new AbortController();
    stop.abort(new Error('the worker stops'));
    await expect(printPdf(warm, page('<p>x'), stop.signal)).rejects.toThrow('the worker stops');
  });
});
