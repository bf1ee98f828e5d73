import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { BrowserMissing } from './browser-missing.ts';
import { bundledBrowser } from './bundled-browser.ts';
import { hasFonts, writeFontSetUp } from './font-set-up.ts';

/** One way to start a browser, tried in order. */
export interface Candidate {
  name: string;
  options(): Promise<LaunchOptions>;
}

export interface BrowserSearch {
  /** `BROWSER_PATH`: when set, no other is tried. */
  browserPath: string | null;
  /** Where the bundled browser is unpacked. */
  cacheFolder: string;
}

// Without a window a print takes half the work.
const systemPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// Our own arguments. Those of @sparticuz/chromium switch off web security and site isolation.
const safeArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-dev-shm-usage',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

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
    options: async () => {
      if (!existsSync(executablePath)) throw new Error('there is no such file');
      return { executablePath, env: await environment(cacheFolder) };
    },
  };
}

/** The browser of the npm packages: the last resort, and what a bare machine gets. */
export function bundledCandidate(cacheFolder: string): Candidate {
  return {
    name: 'the Chromium of @sparticuz/chromium',
    options: async () => {
      const { executablePath, libraryPath, fontFolder } = await bundledBrowser(cacheFolder);
      const fonts = await writeFontSetUp(cacheFolder, fontFolder);
      return { executablePath, env: { ...(await environment(cacheFolder)), LD_LIBRARY_PATH: libraryPath, FONTCONFIG_FILE: fonts } };
    },
  };
}

function candidates({ browserPath, cacheFolder }: BrowserSearch): Candidate[] {
  if (browserPath) return [pathCandidate(`BROWSER_PATH ${browserPath}`, browserPath, cacheFolder)];
  return [
    pathCandidate("playwright's Chromium", chromium.executablePath(), cacheFolder),
    ...['chrome', 'msedge'].map((channel) => ({
      name: `installed ${channel}`,
      options: async () => ({ channel, env: await environment(cacheFolder) }),
    })),
    ...systemPaths.map((path) => pathCandidate(path, path, cacheFolder)),
    bundledCandidate(cacheFolder),
  ];
}

async function launch(options: LaunchOptions): Promise<Browser> {
  const common = { ...options, args: safeArguments, timeout: 30_000, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const asRoot = process.getuid?.() === 0;
  if (asRoot) return chromium.launch({ ...common, chromiumSandbox: false });
  try {
    return await chromium.launch({ ...common, chromiumSandbox: true });
  } catch (error) {
    // Containers without user namespaces cannot have Chromium's sandbox. Pages are printed without scripts and network.
    if (!String(error).includes('sandbox')) throw error;
    return chromium.launch({ ...common, chromiumSandbox: false });
  }
}

/** Starts the first browser that can be started. @throws BrowserMissing that names what was tried and what to install */
export async function launchFirst(choices: readonly Candidate[]): Promise<Browser> {
  const tried: string[] = [];
  for (const candidate of choices) {
    try {
      return await launch(await candidate.options());
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      tried.push(`${candidate.name}: ${message.split('\n')[0] ?? ''}`);
    }
  }
  throw new BrowserMissing(tried);
}

/** Starts the first browser that this machine has: the one named, Playwright's, an installed Chrome or Edge, the system's, the bundled one. @throws BrowserMissing */
export function launchBrowser(search: BrowserSearch): Promise<Browser> {
  return launchFirst(candidates(search));
}
