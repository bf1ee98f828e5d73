// The first view of each route as delivered, with an empty cache: bytes of scripts, styles and fonts, and of the entry script.
// As on a device that can show Japanese, as nearly every one can; what one without gets later is told beside it. Ends with 1 where a first
// view is above its bar. `node tests/bench/first-view.run.ts /login /history /results` measures these alone and names each file.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { anyBrowser } from '../../.storybook/browser.ts';
import { record } from '../../bin/quality/record.ts';
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
    '/score',
    '/samples/condominium',
    '/shared/none',
    '/reset-password?token=none',
    '/verify?token=none',
  ],
  member: ['/analyze', '/history', '/billing', '/account', '/payment/success'],
  administrator: ['/admin', '/admin/users', '/admin/jobs', '/admin/audit', '/admin/debug', '/admin/benchmarks'],
};
const asked = process.argv.slice(2);
const wanted = (path: string) => asked.length === 0 || asked.includes(path);
const counted = ['Script', 'Stylesheet', 'Font'];

const administrator = { email: 'admin@example.com', password: 'minato-and-42' };
const product = new Product(await freePort(), {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  MFA_POLICY: 'off',
});
await product.start();
const folder = await mkdtemp(join(tmpdir(), 'rimawari-first-view-'));
const { executablePath, env } = await anyBrowser();
const launch = (more: Record<string, string>) =>
  chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env, ...more },
    chromiumSandbox: false,
    args: ['--disable-gpu'],
  });
const bare = await launch({});
const browser = await launch({ FONTCONFIG_FILE: await japaneseSetUp() });
let isAbove = false;
const heaviest = { view: 0, entry: 0 };

/** A font set-up of this machine with a Japanese face beside its own, under the name that it has where it is installed. */
async function japaneseSetUp(): Promise<string> {
  const glyphs = fileURLToPath(new URL('../../packages/report-viewer/dist/glyphs', import.meta.url));
  const own = await readFile(env.FONTCONFIG_FILE ?? '/etc/fonts/fonts.conf', 'utf8');
  const file = join(folder, 'fonts.conf');
  const named = (name: string, value: string) => `<edit name="${name}" mode="assign"><string>${value}</string></edit>`;
  const names = `${named('fullname', 'Noto Sans JP Regular')}${named('postscriptname', 'NotoSansJP-Regular')}`;
  const scan = `<match target="scan"><test name="family" compare="contains"><string>Noto Sans JP</string></test>${names}</match>`;
  await writeFile(file, own.replace('</fontconfig>', `<dir>${glyphs}</dir>${scan}</fontconfig>`).replace('visual-fonts', folder));
  return file;
}

/** Bytes on the wire by kind, without what the report in its frame loads: that comes with the report, not with the view. */
async function measure(path: string, token: string | null, device = browser): Promise<void> {
  const context = await device.newContext({ locale: 'en-US' });
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
  const isOver = device === browser && (sum > barOfView || entry > barOfEntry);
  isAbove ||= isOver;
  if (device === browser) {
    heaviest.view = Math.max(heaviest.view, sum / 1000);
    heaviest.entry = Math.max(heaviest.entry, entry / 1000);
  }
  const parts = counted.map((kind) => `${kind.toLowerCase()}s ${kb(bytes[kind] ?? 0)}`).join(', ');
  const where = device === browser ? '' : ', and later, without a Japanese face';
  process.stdout.write(`${path}${where}: ${kb(sum)} (${parts}; entry ${kb(entry)})${isOver ? '  ABOVE THE BAR' : ''}\n`);
  if (asked.length === 0) return;
  for (const { name, size } of files.toSorted((a, b) => b.size - a.size)) process.stdout.write(`  ${kb(size).padStart(8)} ${name}\n`);
}

/** The token of an account. */
async function session(way: 'register' | 'login', body: object): Promise<string> {
  const answer = await fetch(`${product.url}/api/v1/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const given = (await answer.json()) as { access_token?: string };
  if (given.access_token === undefined) throw new Error(`No session: ${JSON.stringify(given)}`);
  return given.access_token;
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
  const token = await session('register', { email: 'first.view@example.com', password: 'unusual passphrase', full_name: 'Hana Mori' });
  for (const path of paths.member.filter(wanted)) await measure(path, token);
  if (wanted('/results') || wanted('/compare')) {
    const analyses = [await analysed(token), await analysed(token)];
    const own = { '/results': `/results/${analyses[0]}`, '/compare': `/compare?ids=${analyses.join(',')}` };
    for (const [name, path] of Object.entries(own)) {
      if (!wanted(name)) continue;
      await measure(path, token);
      await measure(path, token, bare);
    }
  }
  const theirs = await session('login', administrator);
  for (const path of paths.administrator.filter(wanted)) await measure(path, theirs);
} finally {
  await Promise.all([browser.close(), bare.close()]);
  await product.stop();
  await rm(folder, { recursive: true });
}
if (asked.length === 0) record({ 'web.first_view': heaviest.view, 'web.entry': heaviest.entry });
process.exitCode = isAbove ? 1 : 0;
