import type { Browser } from 'playwright-core';
import { openSpare, takeBlankPage } from './blank-page.ts';
import { writePageNumbers } from './page-numbers.ts';
import type { WarmBrowser } from './warm-browser.ts';

/** A page as bytes; the browser finds out its encoding as it does for any page. */
export interface PrintablePage {
  body: Uint8Array | string;
  contentType: string;
  /** Somebody else's page. */
  foreign?: boolean;
}

const printTimeoutMs = 20_000;
const address = 'http://page.invalid/';
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";
/** The width of A4 at 96 dots an inch: somebody else's page, which knows no other window, is laid out nearly as it is printed. */
const paper = { width: 794, height: 1123 };
/** Asking for a height makes a page ask for the fonts of its text. */
const fontsInUse = 'document.body?.offsetHeight; document.fonts.ready.then(() => null)';
/** A page that is not laid out yet asks for no font; ours carries those of its text alone. */
const allFonts = 'Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => null)';

/** Prints in a context of its own, in which scripts do not run and only the page itself is answered. */
async function printOnce(
  browser: Browser,
  { body, contentType, foreign = false }: PrintablePage,
  signal: AbortSignal,
): Promise<Uint8Array> {
  signal.throwIfAborted();
  const { context, page } = await takeBlankPage(browser);
  const stop = () => {
    context.close().catch(() => undefined);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    let served = false;
    await context.route('**/*', async (route) => {
      const url = route.request().url();
      if (url === address && !served) {
        served = true;
        return route.fulfill({
          body: Buffer.from(body),
          headers: { 'content-type': contentType, 'content-security-policy': policy },
        });
      }
      // "No content" keeps the page where it is when it wants to refresh itself or fill a frame.
      if (route.request().isNavigationRequest()) return route.fulfill({ status: 204 });
      return route.abort();
    });
    page.setDefaultTimeout(printTimeoutMs);
    // A page that is laid out for a screen first takes a third more processor time to print. A report shows nothing on a screen.
    if (foreign) await Promise.all([page.setViewportSize(paper), page.emulateMedia({ media: 'print' })]);
    await page.goto(address, { waitUntil: 'load' });
    // The page's own scripts are off; this runs from outside.
    await page.evaluate(foreign ? fontsInUse : allFonts);
    // Tags treble the file and take another third of the time: a report is read by many, a listing's page is kept as proof alone.
    const pdf = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: !foreign, outline: !foreign });
    return foreign ? pdf : await writePageNumbers(pdf, (destination) => destination.endsWith('-title'));
  } finally {
    signal.removeEventListener('abort', stop);
    // Nobody waits for what is cleared away.
    context.close().catch(() => undefined);
    openSpare(browser);
  }
}

/**
 * Prints a page to an A4 PDF. Scripts do not run and nothing is loaded from anywhere; fonts and pictures must be inlined.
 * A browser that died is started again once. @throws BrowserMissing, or the reason of `signal`
 */
export async function printPdf(warm: WarmBrowser, page: PrintablePage, signal: AbortSignal): Promise<Uint8Array> {
  const stop = AbortSignal.any([signal, AbortSignal.timeout(printTimeoutMs)]);
  for (let attempt = 1; ; attempt += 1) {
    const browser = await warm.get();
    try {
      return await printOnce(browser, page, stop);
    } catch (error) {
      stop.throwIfAborted();
      if (attempt > 1 || browser.isConnected()) throw error;
    }
  }
}
