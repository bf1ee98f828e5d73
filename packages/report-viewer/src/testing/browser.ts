import { browserArguments, findBrowser } from '@rimawari/browser';
import { type Browser, chromium } from 'playwright-core';

/** A real browser for tests: the one named by BROWSER_PATH, Playwright's own, the system's, at last that of the npm packages. The caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({ executablePath, env, args: [...browserArguments, '--no-sandbox'] });
}
