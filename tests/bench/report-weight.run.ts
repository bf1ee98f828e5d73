// What a report weighs as delivered, and how soon it answers on a slow phone: fragment with its data, elements, script, file with its fonts,
// with its engine and without; three kinds of property, and the fullest of them for an owner abroad;
// at four-fold CPU slowdown the first section, the switches, the currency, and what moves. Ends with 1 where one is above its bar.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright-core';
import { anyBrowser } from '../../.storybook/browser.ts';
import { record } from '../../bin/quality/record.ts';
import type { Renderer } from '../../packages/report-viewer/src/render/renderer.ts';
import { sampleKinds, sampleReport } from '../../packages/underwriting/src/testing/index.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const slowdown = 4;
/** Bytes with brotli, elements before a note is opened, milliseconds, and the sum of layout shifts. */
const bars = {
  fragment: 60_000,
  elements: 5000,
  script: 40_000,
  standalone: 320_000,
  /** The file without the texts that its worker is started from: the engine, and what asks it. */
  beforeEngine: 200_000,
  firstSection: 300,
  interactive: 1000,
  currency: 150,
  shift: 0,
};

const dist = join(import.meta.dirname, '..', '..', 'packages', 'report-viewer', 'dist');
const renderer: Renderer = await import(pathToFileURL(join(dist, 'render.mjs')).href);
const manifest = JSON.parse(await readFile(join(dist, 'assets', 'manifest.json'), 'utf8')) as Record<'charting' | 'interactivity', string>;
const options = {
  scripts: { charting: `/assets/report/${manifest.charting}`, interactivity: `/assets/report/${manifest.interactivity}` },
  filesBase: '/analysis/7c1e5f0a/files',
  scorePage: '/score',
};
const packed = (content: string | Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
let isAbove = false;
const highest: Record<string, number> = {};
const say = (text: string) => process.stdout.write(`${text}\n`);

function judge(name: keyof typeof bars, value: number, text: string): string {
  const above = value > bars[name];
  highest[name] = Math.max(highest[name] ?? 0, value);
  isAbove ||= above;
  return `${text}${above ? `  ABOVE THE BAR OF ${bars[name]}` : ''}`;
}
const kb = (name: 'fragment' | 'script' | 'standalone' | 'beforeEngine', bytes: number, label: string = name) =>
  judge(name, bytes, `${label} ${(bytes / 1000).toFixed(1)} kB`);

say(kb('script', packed(await readFile(join(dist, 'assets', manifest.interactivity)))));
const engineTexts = /<script type="text\/plain" data-engine>.*?<\/script>/gs;
/** An owner abroad has a tax of their own to be told of, and tenants that keep some back. */
const abroad = { owner: 'non_resident', withheld_rent_share: 50 } as const;
const reports = [
  ...sampleKinds.map((kind) => ({ name: kind as string, report: sampleReport(kind) })),
  { name: 'apartment_building for an owner abroad', report: sampleReport('apartment_building', abroad) },
];
const fragments = reports.map(({ name, report }) => ({ name, report, html: renderer.renderFragment(report, options) }));
for (const { name, report, html } of fragments) {
  const elements = (html.slice(html.indexOf('<article'), html.indexOf('</article>')).match(/<[a-z]/g) ?? []).length;
  const file = await renderer.renderStandalone(report);
  const fragment = `${kb('fragment', packed(html))}, ${judge('elements', elements, `${elements} elements`)}`;
  const before = file.replace(engineTexts, '');
  if (before.length === file.length)
    throw new Error('The engine was not found in the file: what is measured before it would be all of it.');
  say(`${name}: ${fragment}, ${kb('standalone', packed(file))}, ${kb('beforeEngine', packed(before), 'before its engine')}`);
}

const fullest = fragments.toSorted((one, other) => other.html.length - one.html.length)[0]?.html ?? '';
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Report</title><body class="rv-document">${fullest}`;
const server = createServer(async (request, response) => {
  const asset = /^\/assets\/report\/((?:fonts\/)?[\w.-]+)$/.exec(request.url ?? '')?.[1];
  if (asset === undefined) return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  const bytes = await readFile(join(dist, 'assets', asset)).catch(() => null);
  if (bytes === null) return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': asset.endsWith('.js') ? 'text/javascript' : 'font/woff2' }).end(bytes);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { executablePath, env } = await anyBrowser();
const browser = await chromium.launch({
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  chromiumSandbox: false,
  args: ['--disable-gpu'],
});

interface Times {
  firstSection: number;
  interactive: number;
  currency: number;
  shift: number;
}

/** Runs in the page before anything of it. */
function watchPage(): void {
  const seen = { shift: 0, interactive: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    if (document.querySelector('[data-report][data-live]') === null) return;
    observer.disconnect();
    seen.interactive = performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live'] });
}

async function open(): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
  await context.addInitScript(watchPage);
  const tab = await context.newPage();
  const line = await context.newCDPSession(tab);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await tab.locator('[data-report][data-live]').waitFor();
  await tab.evaluate(async () => void (await document.fonts.ready));
  // Pressed as a reader does: what moves in the half second after that was asked for, and does not count.
  await tab.evaluate(() => {
    addEventListener(
      'click',
      () => {
        const begun = performance.now();
        // The frame after the next one begins once the next one was painted.
        requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(globalThis, { switched: performance.now() - begun })));
      },
      { capture: true, once: true },
    );
  });
  await tab.locator('[data-set-currency=USD]').click();
  const switched = await tab.waitForFunction(() => (globalThis as { switched?: number }).switched);
  const currency = Number(await switched.jsonValue());
  const times = await tab.evaluate(() => ({
    ...(globalThis as unknown as { seen: { shift: number; interactive: number } }).seen,
    firstSection: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  return { ...times, currency };
}

try {
  const all: Times[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await open());
  const median = (name: keyof Times) =>
    all.map((times) => times[name]).toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? NaN;
  const shown = (['firstSection', 'interactive', 'currency'] as const).map((name) =>
    judge(name, median(name), `${name} ${Math.round(median(name))} ms`),
  );
  const shift = Math.max(...all.map((times) => times.shift));
  say(
    `at ${slowdown}-fold slowdown, median of ${runs}, load ${loadavg()[0]?.toFixed(1)}: ${shown.join(', ')}, ${judge('shift', shift, `layout shift ${shift.toFixed(4)}`)}`,
  );
} finally {
  await browser.close();
  server.close();
}
const kilobytes = (name: string) => (highest[name] ?? Number.NaN) / 1000;
const of = (name: string) => highest[name] ?? Number.NaN;
record({
  'viewer.fragment': kilobytes('fragment'),
  'viewer.elements': of('elements'),
  'viewer.script': kilobytes('script'),
  'viewer.file_before_engine': kilobytes('beforeEngine'),
  'viewer.file': kilobytes('standalone'),
  'viewer.first_section': of('firstSection'),
  'viewer.interactive': of('interactive'),
  'viewer.currency': of('currency'),
  'viewer.shift': of('shift'),
});
process.exitCode = isAbove ? 1 : 0;
