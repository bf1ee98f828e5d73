import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { anyBrowser } from '../../.storybook/browser.ts';
import { japaneseFontFile, japaneseStyleSheet } from '../../apps/server/src/browser/japanese-font.ts';

// Prints the pages of packages/extraction/cases/prints into PDFs among the inputs: `node tests/extraction/print-cases.run.ts`.
const from = new URL('../../packages/extraction/cases/prints/', import.meta.url);
const origin = 'http://cases.invalid';
const sheet = `${await japaneseStyleSheet(`${origin}/`)}
table { border-collapse: collapse; width: 100% }
th, td { border: 1px solid #333; padding: 6px; font-size: 13px; text-align: left }
th { background: #eee; font-weight: 400 }`;

const { executablePath, env } = await anyBrowser();
const browser = await chromium.launch({ executablePath, ...(env && { env }), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  let shown = '';
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: shown });
    const font = await japaneseFontFile(pathname.slice(1));
    return font ? route.fulfill({ body: font, contentType: 'font/woff2' }) : route.abort();
  });
  for (const name of await readdir(from)) {
    const body = await readFile(new URL(name, from), 'utf8');
    shown = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><style>${sheet}</style></head><body>${body}</body></html>`;
    await page.goto(`${origin}/page`);
    await page.evaluate(() => document.fonts.ready);
    const file = new URL(`../inputs/${name.replace('__', '/').replace(/\.html$/, '.pdf')}`, from);
    await page.pdf({ path: fileURLToPath(file), format: 'A4', printBackground: true });
  }
} finally {
  await browser.close();
}
