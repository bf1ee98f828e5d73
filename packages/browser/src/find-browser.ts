import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { BrowserMissing } from './browser-missing.ts';
import { bundledBrowser } from './bundled-browser.ts';
import { hasFonts, writeFontSetUp } from './font-set-up.ts';
import { installedPaths } from './installed-browsers.ts';

export interface BrowserSearch {
  /** `BROWSER_PATH`: when set, no other is tried. */
  browserPath: string | null;
  /** Where the bundled browser is unpacked. */
  cacheFolder: string;
}

/** A browser that lies on this machine, and the whole environment of its process. */
export interface FoundBrowser {
  executablePath: string;
  env: Record<string, string>;
}

/** One place where a browser may lie. */
export interface Candidate {
  name: string;
  /** @throws when there is none */
  find(): Promise<FoundBrowser>;
}

/** Nothing of our own environment but what a browser needs: it shows pages of strangers. */
async function environment(cacheFolder: string): Promise<Record<string, string>> {
  const { PATH = '', LANG = 'C.UTF-8', FONTCONFIG_FILE, FONTCONFIG_PATH } = process.env;
  const given = { ...(FONTCONFIG_FILE ? { FONTCONFIG_FILE } : {}), ...(FONTCONFIG_PATH ? { FONTCONFIG_PATH } : {}) };
  const base = { PATH, LANG, HOME: homedir() };
  if (process.platform !== 'linux' || FONTCONFIG_FILE || FONTCONFIG_PATH || (await hasFonts())) return { ...base, ...given };
  // Without any font Chromium dies; borrow the bundled browser's.
  const bundled = await bundledBrowser(cacheFolder).catch(() => null);
  return bundled ? { ...base, FONTCONFIG_FILE: await writeFontSetUp(cacheFolder, bundled.fontFolder) } : base;
}

function pathCandidate(name: string, executablePath: string, cacheFolder: string): Candidate {
  return {
    name,
    find: async () => {
      if (!existsSync(executablePath)) throw new Error('there is no such file');
      return { executablePath, env: await environment(cacheFolder) };
    },
  };
}

/** The browser of the npm packages: the last resort, and what a bare machine gets. */
export function bundledCandidate(cacheFolder: string): Candidate {
  return {
    name: 'the Chromium of @sparticuz/chromium',
    find: async () => {
      const { executablePath, libraryPath, fontFolder } = await bundledBrowser(cacheFolder);
      const fonts = await writeFontSetUp(cacheFolder, fontFolder);
      return { executablePath, env: { ...(await environment(cacheFolder)), LD_LIBRARY_PATH: libraryPath, FONTCONFIG_FILE: fonts } };
    },
  };
}

/** The one named, Playwright's, an installed Chrome or Edge, the system's, the bundled one. */
export function candidates({ browserPath, cacheFolder }: BrowserSearch): Candidate[] {
  if (browserPath) return [pathCandidate(`BROWSER_PATH ${browserPath}`, browserPath, cacheFolder)];
  return [
    pathCandidate("playwright's Chromium", chromium.executablePath(), cacheFolder),
    ...installedPaths().map((path) => pathCandidate(path, path, cacheFolder)),
    bundledCandidate(cacheFolder),
  ];
}

/** Cache of the repository, for tests and stories. */
const ownCache = fileURLToPath(new URL('../../../node_modules/.cache/browser', import.meta.url));

/**
 * Finds the first browser that lies on this machine, without starting it: for tools that start it themselves.
 * By default the one that `BROWSER_PATH` names, if it is set. @throws BrowserMissing
 */
export async function findBrowser(
  search: BrowserSearch = { browserPath: process.env.BROWSER_PATH || null, cacheFolder: ownCache },
): Promise<FoundBrowser> {
  const tried: string[] = [];
  for (const candidate of candidates(search)) {
    try {
      return await candidate.find();
    } catch (error) {
      tried.push(`${candidate.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new BrowserMissing(tried);
}
