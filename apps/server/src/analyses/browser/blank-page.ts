import type { Browser, BrowserContext, Page } from 'playwright-core';

/** An empty page in a context of its own, in which no script of a page runs and nothing is kept. */
export interface BlankPage {
  context: BrowserContext;
  page: Page;
}

/** Narrower than any paper: our own pages show nothing in it, and are laid out on paper alone. */
const narrow = { width: 100, height: 100 };

const spares = new WeakMap<Browser, Promise<BlankPage | null>>();

async function openBlankPage(browser: Browser): Promise<BlankPage> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
    acceptDownloads: false,
    locale: 'ja-JP',
    viewport: narrow,
  });
  const page = await context.newPage();
  return { context, page };
}

/** The page that was opened ahead, or a new one. Each is used once, so that nothing of one page reaches the next. */
export async function takeBlankPage(browser: Browser): Promise<BlankPage> {
  const spare = spares.get(browser);
  spares.delete(browser);
  const ready = await spare;
  return ready != null && !ready.page.isClosed() ? ready : openBlankPage(browser);
}

/** Opens the next page while nobody waits for it: that is a fifth of a second with a whole Chromium. */
export function openSpare(browser: Browser): void {
  if (!browser.isConnected() || spares.has(browser)) return;
  spares.set(
    browser,
    openBlankPage(browser).catch(() => null),
  );
}
