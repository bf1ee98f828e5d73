import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { deadlineMs } from '../../../../tests/deadline.ts';
import { sharedBrowser } from './browser.ts';

export interface TestPage {
  /** The page that the last call of `open` filled. */
  readonly page: Page;
  /** Errors that no script caught since then. */
  readonly failures: readonly string[];
  /** These, and errors of the console. */
  readonly problems: readonly string[];
  /** Loads an address as a browser does that never saw it: nothing is kept of the tests before but what was fetched and compiled. */
  open: (address: string, viewport?: ViewportSize) => Promise<Page>;
}

/**
 * One page for the tests of a file or of a block: a new one takes twice as long to show the same report.
 * `screen` is its size unless a test names another.
 */
export function pageForTests(screen: ViewportSize, options: BrowserContextOptions = {}): TestPage {
  let context: BrowserContext | null = null;
  let page: Page | null = null;
  const failures: string[] = [];
  const problems: string[] = [];
  const made = async (browser: Browser) => {
    context ??= await browser.newContext({ ...options, viewport: screen });
    context.setDefaultTimeout(deadlineMs);
    const fresh = await context.newPage();
    fresh.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    fresh.on('pageerror', (error) => {
      failures.push(String(error));
      problems.push(String(error));
    });
    return fresh;
  };
  beforeAll(async () => {
    page = await made(await sharedBrowser());
  });
  afterAll(() => context?.close());
  const current = () => {
    if (page === null) throw new Error('The page is made before the first test.');
    return page;
  };
  return {
    get page() {
      return current();
    },
    failures,
    problems,
    open: async (address, viewport = screen) => {
      const now = current();
      if (options.javaScriptEnabled !== false) await now.evaluate(forget);
      await now.emulateMedia({ media: null, forcedColors: null });
      await now.setViewportSize(viewport);
      // Addresses that differ in their last part alone would not be loaded again.
      await now.goto('about:blank');
      failures.length = 0;
      problems.length = 0;
      await now.goto(address);
      return now;
    },
  };
}

/** Pages without an origin keep nothing, and refuse to be asked. */
function forget(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
  }
}
