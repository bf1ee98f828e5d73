import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasBundledBrowser } from './bundled-browser.ts';
import { candidates, findBrowser } from './find-browser.ts';
import { installedPaths } from './installed-browsers.ts';
import { browserArguments } from './launch-browser.ts';

/** What the files of the package call it, at every weight. */
const japanese = 'Noto Sans JP Thin';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rimawari-hermetic-'));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A machine with much in its environment, such as a desktop in another country behind a proxy. */
function elsewhere(): void {
  const variables = {
    HOME: join(folder, 'someone'),
    TZ: 'America/New_York',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    LANGUAGE: 'tr',
    HTTPS_PROXY: 'http://127.0.0.1:9',
    HTTP_PROXY: 'http://127.0.0.1:9',
    XDG_CONFIG_HOME: join(folder, 'someone', 'config'),
    FONTCONFIG_FILE: '/nowhere/fonts.conf',
    FONTCONFIG_PATH: '/nowhere',
    LD_PRELOAD: '',
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
}

describe('the order of browsers', () => {
  const names = (browserPath: string | null, isBundled: boolean) =>
    candidates({ browserPath, cacheFolder: folder }, isBundled).map(({ name }) => name);
  const others = ["playwright's Chromium", ...installedPaths()];

  it('is the bundled one, then those of the machine', () => {
    expect(names(null, true)).toEqual(['the Chromium of @sparticuz/chromium', ...others]);
    expect(names(null, false)).toEqual(others);
  });

  it('is the one of the setting alone', () => {
    expect(names('/opt/mine', true)).toEqual(['BROWSER_PATH /opt/mine']);
  });
});

describe.runIf(hasBundledBrowser())('the environment of a browser', () => {
  it('holds our own names alone, with values of our own', async () => {
    elsewhere();
    const { env } = await findBrowser({ browserPath: null, cacheFolder: folder });
    const { PATH: _, LD_LIBRARY_PATH: libraries, ...rest } = env;
    expect(rest).toEqual({ LANG: 'C.UTF-8', TZ: 'UTC', HOME: join(folder, 'home'), FONTCONFIG_FILE: join(folder, 'fonts.conf') });
    expect(libraries).toContain(folder);
  });

  it('is the same for a browser that a setting names, but for the libraries of the bundled one', async () => {
    elsewhere();
    const named = join(folder, 'mine');
    await writeFile(named, '');
    const { env } = await findBrowser({ browserPath: named, cacheFolder: folder });
    expect(Object.keys(env).toSorted()).toEqual(['FONTCONFIG_FILE', 'HOME', 'LANG', 'PATH', 'TZ']);
  });

  it('names no folder of fonts but our own', async () => {
    const { env } = await findBrowser({ browserPath: null, cacheFolder: folder });
    const setUp = await readFile(env.FONTCONFIG_FILE ?? '', 'utf8');
    const folders = [...setUp.matchAll(/<(?:dir|include|cachedir)\b[^>]*>([^<]*)</g)].map(([, path = '']) => path);
    expect(folders).toHaveLength(3);
    expect(folders.every((path) => path.startsWith(`${folder}/`))).toBe(true);
  });

  it('shows faces of our own, the zone of our own and the language of our own', async () => {
    elsewhere();
    await mkdir(join(folder, 'someone'), { recursive: true });
    const { executablePath, env } = await findBrowser({ browserPath: null, cacheFolder: folder });
    const browser = await chromium.launch({ executablePath, env, args: [...browserArguments, '--no-sandbox'] });
    try {
      expect(await facesOf(browser, ['千代田区神田', '髙橋 ① ｱｲｳ ㎡', '<b>太字</b>', 'Yield'])).toEqual([
        [japanese],
        [japanese, 'Open Sans'],
        [japanese],
        ['Open Sans'],
      ]);
      const page = await browser.newPage();
      expect(await page.evaluate(() => [Intl.DateTimeFormat().resolvedOptions().timeZone, 'I'.toLocaleLowerCase()])).toEqual(['UTC', 'i']);
    } finally {
      await browser.close();
    }
  });
});

/** The families that Chromium takes the glyphs of each paragraph from. */
async function facesOf(browser: Browser, paragraphs: readonly string[]): Promise<string[][]> {
  const page = await browser.newPage();
  await page.setContent(paragraphs.map((text) => `<p style="font-family: Meiryo, 'Noto Sans CJK JP', sans-serif">${text}</p>`).join(''));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const faces: string[][] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    faces.push([...new Set(fonts.filter(({ glyphCount }) => glyphCount > 0).map(({ familyName }) => familyName))].toSorted());
  }
  return faces;
}
