// The first view of each route as delivered, with an empty cache: bytes of scripts, styles and fonts, and of the entry script.
// Ends with 1 where one is above its bar. `node tests/bench/first-view.run.ts /login /history` measures these alone and names each file.
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { anyBrowser } from '../../.storybook/browser.ts';
import { freePort, Product } from '../e2e/product.ts';

const flyer = new URL('../../samples/condominium-flyer.pdf', import.meta.url);
const barOfView = 170_000;
const barOfEntry = 90_000;
const paths = {
  visitor: [
    '/',
    '/pricing',
    '/login',
    '/register',
    '/forgot-password',
    '/legal/scta/',
    '/samples/condominium',
    '/shared/none',
    '/reset-password?token=none',
    '/verify?token=none',
  ],
  member: ['/analyze', '/history', '/billing', '/account', '/payment/success'],
};
const asked = process.argv.slice(2);
const wanted = (path: string) => asked.length === 0 || asked.includes(path);
const counted = ['Script', 'Stylesheet', 'Font'];

const product = new Product(await freePort());
await product.start();
const { executablePath, env } = await anyBrowser();
const browser = await chromium.launch({
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  chromiumSandbox: false,
  args: ['--disable-gpu'],
});
let isAbove = false;

/** Bytes on the wire by kind, without what the report in its frame loads: that comes with the report, not with the view. */
async function measure(path: string, token: string | null): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US' });
  if (token !== null) await context.addInitScript((value) => localStorage.setItem('access_token', value), token);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const requests = new Map<string, { kind: string; url: string }>();
  const bytes: Record<string, number> = { Script: 0, Stylesheet: 0, Font: 0 };
  const files: { name: string; size: number }[] = [];
  let entry = 0;
  line.on('Network.requestWillBeSent', ({ requestId, type, request }) => requests.set(requestId, { kind: type ?? '', url: request.url }));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind = '', url = '' } = requests.get(requestId) ?? {};
    if (!counted.includes(kind) || url.includes('/assets/report/')) return;
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    files.push({ name: new URL(url).pathname.replace('/assets/app/', ''), size: encodedDataLength });
    if (/\/index-[\w-]+\.js$/.test(url)) entry += encodedDataLength;
  });
  await line.send('Network.enable');
  await page.goto(product.url + path, { waitUntil: 'networkidle' });
  await context.close();
  const sum = counted.reduce((total, kind) => total + (bytes[kind] ?? 0), 0);
  const isOver = sum > barOfView || entry > barOfEntry;
  isAbove ||= isOver;
  const parts = counted.map((kind) => `${kind.toLowerCase()}s ${kb(bytes[kind] ?? 0)}`).join(', ');
  process.stdout.write(`${path}: ${kb(sum)} (${parts}; entry ${kb(entry)})${isOver ? '  ABOVE THE BAR' : ''}\n`);
  if (asked.length === 0) return;
  for (const { name, size } of files.toSorted((a, b) => b.size - a.size)) process.stdout.write(`  ${kb(size).padStart(8)} ${name}\n`);
}

/** An analysis of a sample, once it is completed. */
async function analysed(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const body = new FormData();
  body.append('title', 'First view');
  body.append('files', new Blob([await readFile(flyer)], { type: 'application/pdf' }), 'condominium-flyer.pdf');
  const api = `${product.url}/api/v1/analysis`;
  const { job_id: id } = (await (await fetch(api, { method: 'POST', headers, body })).json()) as { job_id: string };
  for (const until = Date.now() + 120_000; Date.now() < until; ) {
    const { status } = (await (await fetch(`${api}/${id}/status`, { headers })).json()) as { status: string };
    if (status === 'completed') return id;
    await setTimeout(500);
  }
  throw new Error('The analysis did not complete in two minutes');
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

try {
  for (const path of paths.visitor.filter(wanted)) await measure(path, null);
  const answer = await fetch(`${product.url}/api/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'first.view@example.com', password: 'unusual passphrase', full_name: 'Hana Mori' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  for (const path of paths.member.filter(wanted)) await measure(path, token);
  const analyses = [await analysed(token), await analysed(token)];
  for (const path of [`/results/${analyses[0]}`, `/compare?ids=${analyses.join(',')}`]) if (asked.length === 0) await measure(path, token);
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = isAbove ? 1 : 0;
