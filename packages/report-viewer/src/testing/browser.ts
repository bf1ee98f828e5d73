import { type Browser, chromium } from 'playwright-core';
import { anyBrowser } from '../../../../.storybook/browser.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real browser for tests: the one named by BROWSER_PATH, Playwright's own, the system's, at last that of the npm packages. The caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await anyBrowser();
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args: flags });
}
