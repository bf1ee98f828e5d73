// The landing page and a finished report on a line of 400 kbit/s, with an empty cache each time: seconds until they can
// be read, and bytes as delivered; beside it the same without compression. Warm server, loopback, no latency added.

import { type BrowserContext, chromium } from 'playwright-core';
import { anyBrowser } from '../../.storybook/browser.ts';
import { record } from '../../bin/quality/record.ts';
import { ListingSite } from '../e2e/listing-site.ts';
import { freePort, Product } from '../e2e/product.ts';

const runs = Number(process.env.BENCH_RUNS ?? 3);
const bytesPerSecond = 400_000 / 8;
const site = await ListingSite.open('condominium-listing.html');
const product = new Product(await freePort(), { LISTING_ALLOW_HOSTS: site.host });
await product.start();
const { executablePath, env } = await anyBrowser();
const browser = await chromium.launch({
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  chromiumSandbox: false,
  // In a process of its own the report's frame would be beyond the throttle.
  args: ['--disable-gpu', '--disable-features=IsolateSandboxedIframes'],
});

interface Page {
  path: string;
  /** Resolves when it can be read. */
  ready: (page: Awaited<ReturnType<BrowserContext['newPage']>>) => Promise<void>;
}

async function measure(
  context: BrowserContext,
  { path, ready }: Page,
  encodings: string | null,
): Promise<{ seconds: number; bytes: number }> {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  let bytes = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await line.send('Network.enable');
  await line.send('Network.clearBrowserCache');
  if (encodings !== null) await line.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': encodings } });
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  const begun = performance.now();
  await page.goto(`${product.url}${path}`, { waitUntil: 'commit', timeout: 120_000 });
  await ready(page);
  const seconds = (performance.now() - begun) / 1000;
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.close();
  return { seconds, bytes };
}

async function report(metric: 'web.landing_slow' | 'web.report_slow', name: string, context: BrowserContext, page: Page): Promise<void> {
  for (const [how, encodings] of [
    ['as delivered', null],
    ['without compression', 'identity'],
  ] as const) {
    const results: { seconds: number; bytes: number }[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(context, page, encodings));
    results.sort((one, other) => one.seconds - other.seconds);
    const { seconds, bytes } = results[Math.floor(runs / 2)] ?? { seconds: Number.NaN, bytes: Number.NaN };
    if (encodings !== 'identity') record({ [metric]: seconds });
    process.stdout.write(
      `${name}, ${how}: ${seconds.toFixed(1)} s until it can be read, ${(bytes / 1000).toFixed(0)} kB in all (median of ${runs})\n`,
    );
  }
}

try {
  const visitor = await browser.newContext({ locale: 'en-US' });
  await report('web.landing_slow', 'landing page at 400 kbit/s', visitor, {
    path: '/',
    ready: async (page) => page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 }),
  });

  const member = await browser.newContext({ locale: 'en-US' });
  const page = await member.newPage();
  await page.goto(`${product.url}/register`);
  await page.getByLabel('Full Name').fill('Hana Mori');
  await page.getByLabel('Email address').fill('hana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('unusual passphrase');
  await page.getByLabel('Confirm Password', { exact: true }).fill('unusual passphrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Start Analysis' }).click();
  await page.getByLabel(/listing url/i).fill(site.url);
  await page.getByRole('button', { name: /^(Start|Run)/ }).click();
  const heading = (where: typeof page) => where.frameLocator('iframe').getByRole('heading', { name: 'Yield ladder' });
  await heading(page).waitFor({ timeout: 120_000 });
  const path = new URL(page.url()).pathname;
  await page.close();
  await report('web.report_slow', 'a report at 400 kbit/s', member, {
    path,
    ready: (opened) => heading(opened).waitFor({ timeout: 120_000 }),
  });
} finally {
  await browser.close();
  await product.stop();
  await site.close();
}
