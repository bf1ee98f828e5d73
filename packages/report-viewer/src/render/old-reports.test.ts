import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type InsightReport, openReport } from '@rimawari/underwriting';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { builtRenderer, distFolder } from '../testing/built-renderer.ts';
import { startHost } from '../testing/host-server.ts';

/** Documents as engines of every earlier version wrote them; the engine's own tests open them too. */
const fixtures = new URL('../../../underwriting/test/fixtures/', import.meta.url);
const versions = readdirSync(fixtures).flatMap((name) => /^report-version-(\d+)\.json(?:\.gz)?$/.exec(name)?.[1] ?? []);
function stored(version: string): InsightReport {
  const packed = new URL(`report-version-${version}.json.gz`, fixtures);
  return openReport(
    existsSync(packed)
      ? gunzipSync(readFileSync(packed)).toString()
      : readFileSync(new URL(`report-version-${version}.json`, fixtures), 'utf8'),
  );
}

let renderer: Awaited<ReturnType<typeof builtRenderer>>;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  renderer = await builtRenderer();
  folder = await mkdtemp(join(tmpdir(), 'rimawari-old-'));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(versions)('a report stored in format %s', (version) => {
  it('opens with the viewer of today in its frame, with scripts that load and run', async () => {
    const report = stored(version);
    const manifest = JSON.parse(readFileSync(join(distFolder, 'assets', 'manifest.json'), 'utf8'));
    const scripts = { charting: `/assets/report/${manifest.charting}`, interactivity: `/assets/report/${manifest.interactivity}` };
    const fragment = renderer.renderFragment(report, { scripts, filesBase: `/analysis/${report.analysis.id}/files` });
    const { address, server } = await startHost(fragment);
    const page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await page.waitForFunction(() => document.getElementById('told')?.textContent?.includes('ready own'));
    await frame.getByRole('button', { name: 'USD' }).click();
    expect(await frame.locator('[data-jpy]').first().textContent()).toContain('$');
    await frame.locator('[data-chart=costs]').scrollIntoViewIfNeeded();
    await frame.locator('[data-chart=costs][data-mounted] .recharts-surface').waitFor();
    await page.close();
    server.close();
    expect(problems.filter((problem) => !problem.includes('favicon'))).toEqual([]);
  });

  it('opens as one file and on paper', async () => {
    const report = stored(version);
    const context = await browser.newContext({ offline: true });
    const problems: string[] = [];
    for (const [name, html] of [
      ['standalone', await renderer.renderStandalone(report)],
      ['printable', await renderer.renderPrintable(report)],
    ] as const) {
      const file = join(folder, `${version}-${name}.html`);
      await writeFile(file, html);
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await page.goto(pathToFileURL(file).href);
      expect(await page.locator('.rv-section').count()).toBeGreaterThan(8);
      const value = report.headline.net_rental_yield?.toFixed(1) ?? 'not known';
      expect(await page.locator('.rv-card').nth(1).textContent()).toContain(value);
      if (name === 'standalone') await page.locator('[data-report][data-live]').waitFor();
      else expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
      await page.close();
    }
    await context.close();
    expect(problems).toEqual([]);
  });
});
