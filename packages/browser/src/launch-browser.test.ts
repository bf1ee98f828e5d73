import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrowserMissing } from './browser-missing.ts';
import { hasBundledBrowser } from './bundled-browser.ts';
import { bundledCandidate, findBrowser } from './find-browser.ts';
import { installedPaths } from './installed-browsers.ts';
import { launchBrowser, launchFirst } from './launch-browser.ts';

let cacheFolder: string;
beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'rimawari-browser-'));
});
afterAll(() => rm(cacheFolder, { recursive: true, force: true }));

describe('launchBrowser', () => {
  it('says what to install when the browser that was named is not there, and tries no other', async () => {
    const search = { browserPath: '/nowhere/chromium', cacheFolder };
    for (const looking of [launchBrowser(search), findBrowser(search)]) {
      const error = await looking.catch((thrown: unknown) => thrown);
      if (!(error instanceof BrowserMissing)) throw new Error(`expected BrowserMissing, got ${String(error)}`);
      expect(error.tried).toEqual(['BROWSER_PATH /nowhere/chromium: there is no such file']);
    }
  });

  it('passes over a browser that lies there and does not start', async () => {
    const broken = { name: 'broken', find: async () => ({ executablePath: process.execPath, env: {} }) };
    await expect(launchFirst([broken])).rejects.toThrow(/Tried broken: /);
  });

  it.runIf(hasBundledBrowser())('starts the browser of the npm packages', async () => {
    const browser = await launchFirst([bundledCandidate(cacheFolder)]);
    try {
      const page = await browser.newPage();
      await page.setContent('<title>千代田区</title>');
      expect(await page.title()).toBe('千代田区');
    } finally {
      await browser.close();
    }
  });
});

describe('findBrowser', () => {
  it('finds one without starting it', async () => {
    const { executablePath } = await findBrowser();
    expect(executablePath).toMatch(/chrom|edge|headless/i);
  });

  it('looks where each system installs its browsers', () => {
    expect(installedPaths('linux')).toContain('/usr/bin/chromium');
    expect(installedPaths('darwin')).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(installedPaths('win32').every((place) => /chrome\.exe$|msedge\.exe$/.test(place))).toBe(true);
  });
});
