import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = [
  process.env.BROWSER_PATH,
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real browser for tests: the one named by BROWSER_PATH, Playwright's own, or the system's. The caller closes it. */
export function openBrowser(): Promise<Browser> {
  const executablePath = places.find((path) => path !== undefined && path !== '' && existsSync(path));
  if (executablePath === undefined) throw new Error('No Chromium was found. Install one, or name it in BROWSER_PATH.');
  return chromium.launch({ executablePath, args: flags });
}
