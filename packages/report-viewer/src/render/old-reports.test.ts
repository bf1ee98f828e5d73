import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type InsightReport, openReport } from '@rimawari/underwriting';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtScripts } from '../testing/built-renderer.ts';
import { startHost } from '../testing/host-server.ts';
import { keptRenderer } from '../testing/kept-reports.ts';
import { filesForTests } from '../testing/test-files.ts';
import { pageForTests } from '../testing/test-page.ts';
import type { Renderer } from './renderer.ts';

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

let renderer: Renderer;
beforeAll(async () => {
  renderer = await keptRenderer();
});
const write = filesForTests();
const online = pageForTests({ width: 1100, height: 900 });
const offline = pageForTests({ width: 1100, height: 900 }, { offline: true });

describe.each(versions)('a report stored in format %s', (version) => {
  it('opens with the viewer of today in its frame, with scripts that load and run', async () => {
    const report = stored(version);
    const fragment = renderer.renderFragment(report, { scripts: await builtScripts(), filesBase: `/analysis/${report.analysis.id}/files` });
    const { address, server } = await startHost(fragment);
    const page = await online.open(address);
    const frame = page.frameLocator('iframe');
    await page.waitForFunction(() => document.getElementById('told')?.textContent?.includes('ready own'));
    await frame.locator('[data-set-currency=USD]').click();
    expect(await frame.locator('[data-jpy]').first().textContent()).toContain('$');
    await frame.locator('[data-chart=costs]').scrollIntoViewIfNeeded();
    await frame.locator('[data-chart=costs][data-mounted] .recharts-surface').waitFor();
    server.close();
    expect(online.problems).toEqual([]);
  });

  it('opens as one file and on paper', async () => {
    const report = stored(version);
    for (const [name, html] of [
      ['standalone', await renderer.renderStandalone(report)],
      ['printable', await renderer.renderPrintable(report)],
    ] as const) {
      const page = await offline.open(await write(`${version}-${name}.html`, html));
      expect(await page.locator('.rv-section').count()).toBeGreaterThan(8);
      const value = report.headline.net_rental_yield?.toFixed(1) ?? 'not known';
      expect(await page.locator('.rv-card').nth(1).textContent()).toContain(value);
      if (name === 'standalone') await page.locator('[data-report][data-live]').waitFor();
      else expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
      expect(offline.problems).toEqual([]);
    }
  });
});
