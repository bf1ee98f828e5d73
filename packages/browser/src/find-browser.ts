import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { BrowserMissing } from './browser-missing.ts';
import { bundledBrowser, hasBundledBrowser } from './bundled-browser.ts';
import { writeFontSetUp } from './font-set-up.ts';
import { installedPaths } from './installed-browsers.ts';

export interface BrowserSearch {
  /** `BROWSER_PATH`: when set, no other is tried. */
  browserPath: string | null;
  /** Where the bundled browser is unpacked, and its fonts; its home folder lies there too. */
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

/**
 * Everything that the process of a browser finds in its environment. Of ours it gets the PATH alone: it shows pages of strangers, and the
 * machine's language, time zone, proxies, fonts and home folder are to change nothing.
 */
async function environment(cacheFolder: string): Promise<Record<string, string>> {
  const home = join(cacheFolder, 'home');
  await mkdir(home, { recursive: true });
  const base = { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', TZ: 'UTC', HOME: home };
  if (process.platform !== 'linux') return base;
  const bundled = hasBundledBrowser() ? await bundledBrowser(cacheFolder) : null;
  return { ...base, FONTCONFIG_FILE: await writeFontSetUp(cacheFolder, bundled?.fontFolder ?? null) };
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

/** The browser of the npm packages: the same one on every machine where it runs. */
export function bundledCandidate(cacheFolder: string): Candidate {
  return {
    name: 'the Chromium of @sparticuz/chromium',
    find: async () => {
      const { executablePath, libraryPath } = await bundledBrowser(cacheFolder);
      return { executablePath, env: { ...(await environment(cacheFolder)), LD_LIBRARY_PATH: libraryPath } };
    },
  };
}

/** The one named and no other; or the bundled one where it runs, Playwright's, an installed Chrome or Edge, the system's. */
export function candidates({ browserPath, cacheFolder }: BrowserSearch, isBundled = hasBundledBrowser()): Candidate[] {
  if (browserPath) return [pathCandidate(`BROWSER_PATH ${browserPath}`, browserPath, cacheFolder)];
  return [
    ...(isBundled ? [bundledCandidate(cacheFolder)] : []),
    pathCandidate("playwright's Chromium", chromium.executablePath(), cacheFolder),
    ...installedPaths().map((path) => pathCandidate(path, path, cacheFolder)),
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
