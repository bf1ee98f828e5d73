import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArguments, findBrowser } from '@rimawari/browser';
import { sampleReport } from '@rimawari/underwriting/testing';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtRenderer, distFolder, renderOptions } from '../testing/built-renderer.ts';

const origin = 'http://report.test';
let browser: Browser;
let bare: Browser;
let folder: string;
let page: Page;
let shown: string;

beforeAll(async () => {
  const { renderFragment } = await builtRenderer();
  const manifest = JSON.parse(await readFile(join(distFolder, 'assets', 'manifest.json'), 'utf8'));
  const report = sampleReport('apartment_building');
  const scripts = { charting: `/assets/report/${manifest.charting}`, interactivity: `/assets/report/${manifest.interactivity}` };
  const fragment = renderFragment(report, { ...renderOptions, scripts });
  shown = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Report</title><body class="rv-document">${fragment}`;
  browser = await browserWith(join(distFolder, 'glyphs'));
  bare = await browserWith();
});
afterAll(async () => {
  await browser?.close();
  await bare?.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => page.context().close());

/** Gives our Latin face the names of one that readers' machines have, whose box for a missing character is as wide as its own. */
const asDejaVu = `<match target="scan"><test name="family"><string>Open Sans</string></test><test name="style"><string>Regular</string></test>${[
  ['fullname', 'DejaVu Sans'],
  ['postscriptname', 'DejaVuSans'],
]
  .map(([name, value]) => `<edit name="${name}" mode="assign"><string>${value}</string></edit>`)
  .join('')}</match>`;

/** A machine with Latin faces, and with Japanese ones where a folder of them is given, as readers have. Without them it shows a box for each character. */
async function browserWith(japanese?: string): Promise<Browser> {
  folder ??= await mkdtemp(join(tmpdir(), 'rimawari-fonts-'));
  const { executablePath, env } = await findBrowser();
  const name = japanese === undefined ? 'bare' : 'japanese';
  const fonts = join(folder, `${name}.conf`);
  // The first of our folders holds the Latin face.
  const latin = /<dir>([^<]+)<\/dir>/.exec(env.FONTCONFIG_FILE === undefined ? '' : await readFile(env.FONTCONFIG_FILE, 'utf8'))?.[1];
  const folders = [latin ?? '/usr/share/fonts', ...(japanese === undefined ? [] : [japanese])].map((each) => `<dir>${each}</dir>`);
  await writeFile(fonts, `<fontconfig>${folders.join('')}<cachedir>${join(folder, name)}</cachedir>${asDejaVu}</fontconfig>`);
  return chromium.launch({ executablePath, env: { ...env, FONTCONFIG_FILE: fonts }, args: [...browserArguments, '--no-sandbox'] });
}

/** Fonts and scripts come when they are let go. */
async function open(width: number, on = browser): Promise<{ letGo: () => void }> {
  const context = await on.newContext({ viewport: { width, height: 800 } });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(`${origin}/**`, async (route) => {
    const asset = /\/assets\/report\/(.+)$/.exec(route.request().url())?.[1];
    if (asset === undefined) return route.fulfill({ contentType: 'text/html', body: shown });
    await held;
    return route.fulfill({ path: join(distFolder, 'assets', asset) });
  });
  await context.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[])
        moved.push(`${entry.value} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  page = await context.newPage();
  await page.goto(`${origin}/`, { waitUntil: 'commit' });
  return { letGo };
}

const painted = () => page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
const twoFrames = () =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
const moved = () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);

/** Goes through the whole page by screens, so that all that comes when it is near has come. */
async function readThrough(): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await twoFrames();
  }
}

describe.each([375, 1200])('a report that is %i px wide', (width) => {
  it('moves nothing when its fonts and scripts come after it was painted, nor when charts come to life', async () => {
    const { letGo } = await open(width);
    await painted();
    await twoFrames();
    letGo();
    await page.locator('[data-report][data-live]').waitFor();
    await page.evaluate(async () => void (await document.fonts.ready));
    await twoFrames();
    await readThrough();
    if (width > 900) expect(await page.locator('[data-chart][data-mounted]').count()).toBe(3);
    expect(await moved()).toEqual([]);
  });
});

it('moves nothing on a phone when Japanese comes to a machine that has no face for it', async () => {
  const { letGo } = await open(375, bare);
  await painted();
  await twoFrames();
  const widths = () =>
    page.locator('.rv-ja').evaluateAll((all) => all.slice(0, 40).map((one) => Math.round(one.getBoundingClientRect().width)));
  const before = await widths();
  letGo();
  await page.locator('[data-report][data-live]').waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
  await twoFrames();
  expect(await moved()).toEqual([]);
  expect(
    await page.evaluate(() => [...document.fonts].some((face) => face.family.includes('Noto Sans JP') && face.status === 'loaded')),
  ).toBe(true);
  // Closed chapters are not laid out.
  const laidOut = before.flatMap((size, index) => (size > 0 ? [index] : []));
  expect(laidOut.length).toBeGreaterThan(3);
  const after = await widths();
  expect(laidOut.map((index) => after[index])).toEqual(laidOut.map((index) => before[index]));
});

it('asks nothing about tables that are hidden, and finds those that scroll once they are shown', async () => {
  const { letGo } = await open(375);
  letGo();
  await page.locator('[data-report][data-live]').waitFor();
  await twoFrames();
  const scrolling = () => page.locator('.rv-chapter-projection .rv-table-frame[data-scrolls]').count();
  expect(await scrolling()).toBe(0);
  await page.locator('.rv-chapter-projection .rv-toggle').click();
  await page.locator('.rv-chapter-projection .rv-fold > summary').first().click();
  await expect.poll(scrolling).toBeGreaterThan(0);
});
