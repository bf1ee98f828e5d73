import type { Browser } from 'playwright-core';

/** One browser that is started when first needed, kept, and started again after it died. */
export interface WarmBrowser {
  get(): Promise<Browser>;
  close(): Promise<void>;
}

export function keepBrowser(launch: () => Promise<Browser>): WarmBrowser {
  let starting: Promise<Browser> | null = null;
  let closed = false;

  return {
    get() {
      if (closed) return Promise.reject(new Error('The browser was closed because the server is stopping'));
      starting ??= launch().then(
        (browser) => {
          browser.once('disconnected', () => {
            starting = null;
          });
          return browser;
        },
        (error: unknown) => {
          // A browser that is installed later shall be found without a restart.
          starting = null;
          throw error;
        },
      );
      return starting;
    },
    async close() {
      closed = true;
      const browser = await starting?.catch(() => null);
      await browser?.close();
    },
  };
}
