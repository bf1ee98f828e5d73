import type { Server } from 'node:http';
import type { InsightReport } from '@rimawari/underwriting';
import { type SampleKind, sampleKinds } from '@rimawari/underwriting/testing';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtScripts } from '../testing/built-renderer.ts';
import { startHost } from '../testing/host-server.ts';
import { keptRenderer, keptSample } from '../testing/kept-reports.ts';
import { filesForTests } from '../testing/test-files.ts';
import { pageForTests } from '../testing/test-page.ts';

const write = filesForTests();
const tab = pageForTests({ width: 1100, height: 800 });
let renderer: Awaited<ReturnType<typeof keptRenderer>>;
let page: Page;
let host: { address: string; server: Server } | null = null;

beforeAll(async () => {
  renderer = await keptRenderer();
});
afterEach(async () => {
  await page.context().setOffline(false);
  host?.server.close();
  host = null;
});

/** Opens the report in the frame of a host with the content policy of the product. */
async function openFramed(report: InsightReport, withPages = true): Promise<Locator> {
  const options = { scripts: await builtScripts(), filesBase: '/analysis/7c1e5f0a/files' };
  const pages = withPages ? renderer.renderPages(report, { ...options, only: 'inputs.html' }) : [];
  host = await startHost(renderer.renderFragment(report, options), '', Object.fromEntries(pages.map(({ path, html }) => [path, html])));
  page = await tab.open(host.address);
  await page.waitForFunction(() => document.getElementById('told')?.textContent?.includes('ready own'));
  return page.frameLocator('iframe').locator('[data-proof]');
}

async function openFile(report: InsightReport): Promise<Locator> {
  page = await tab.open(await write('report.html', await renderer.renderStandalone(report)));
  return page.locator('[data-proof]');
}

const equal =
  /^Recalculated on this device from the report’s own inputs, by the same engine \S+: all [\d,]{5,} figures match the stored ones\.$/;

/** What the foot says once the reader has come to it. */
async function proofOf(foot: Locator): Promise<string> {
  await foot.evaluate((element) => element.parentElement?.scrollIntoView());
  await foot.locator('p').waitFor();
  return (await foot.locator('p').textContent()) ?? '';
}

describe('a report proves itself', () => {
  it.each<SampleKind>(sampleKinds)('in the frame, where Chromium gives every figure that Node gave: %s', async (kind) => {
    expect(await proofOf(await openFramed(keptSample(kind)))).toMatch(equal);
    expect(tab.problems).toEqual([]);
  });

  it('in a file without a network', async () => {
    const foot = await openFile(keptSample('apartment_building'));
    await page.context().setOffline(true);
    expect(await proofOf(foot)).toMatch(equal);
    expect(tab.problems).toEqual([]);
  });

  it('and lists what differs, with both engines', async () => {
    const report = structuredClone(keptSample('detached_house'));
    const figure = report.figures['returns.btcf'];
    if (figure === undefined || figure.value === null) throw new Error('The sample has no cash flow.');
    figure.value += 1;
    report.engine_version = '0.7.9';
    const foot = await openFile(report);
    expect(await proofOf(foot)).toMatch(/stored: engine 0\.7\.9, .*; 1 differs\.$/);
    await foot.locator('summary').click();
    expect(await foot.locator('li').allTextContents()).toEqual([expect.stringMatching(/: stored −?¥[\d,]+.*, now −?¥[\d,]+/)]);
  });

  it('and says nothing where its host gives it no inputs', async () => {
    const foot = await openFramed(keptSample('condominium_unit'), false);
    await foot.evaluate((element) => element.parentElement?.scrollIntoView());
    await expect.poll(() => foot.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(0);
    expect(await foot.textContent()).toBe('');
  });
});
