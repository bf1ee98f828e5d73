import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchBrowser } from '@rimawari/browser';
import { layoutPages } from './layout-pages.ts';

const require = createRequire(import.meta.url);
/** Weights of the faces that the layouts are set in. */
const faces = {
  'noto-sans-jp': ['400', '700'],
  'biz-udgothic': ['400', '700'],
  'biz-udmincho': ['400', '700'],
  'klee-one': ['400'],
  yomogi: ['400'],
} as const;
const origin = 'http://layouts.invalid';
const cssPixels = 96;
const paper = {
  landscape: { width: 1123, height: 794 },
  portrait: { width: 794, height: 1123 },
  // A flyer in a newspaper is printed on B4.
  'b4-landscape': { width: 1376, height: 972 },
} as const;

async function answerOf(
  address: string,
  pages: ReadonlyMap<string, string>,
): Promise<{ body: Buffer | string; contentType: string } | null> {
  const [, room, ...rest] = new URL(address).pathname.split('/');
  if (room === 'layouts') {
    const sheets = Object.entries(faces).flatMap(([face, weights]) =>
      weights.map((weight) => `<link rel="stylesheet" href="${origin}/faces/${face}/${weight}.css">`),
    );
    const html = pages.get(rest.join('/'));
    if (html === undefined) return null;
    return { body: html.replace('<meta charset="utf-8">', (meta) => meta + sheets.join('')), contentType: 'text/html' };
  }
  if (room !== 'faces' || !rest[0]) return null;
  const folder = path.dirname(require.resolve(`@fontsource/${rest[0]}/package.json`));
  const file = path.join(folder, ...rest.slice(1));
  return { body: await readFile(file), contentType: file.endsWith('.css') ? 'text/css' : 'font/woff2' };
}

/** Prints the stored layouts with the project's Chromium, each with the faces of the development packages, as PNG at a resolution. */
export async function openPrinter() {
  const pages = layoutPages();
  const browser = await launchBrowser({
    browserPath: process.env.BROWSER_PATH ?? null,
    cacheFolder: path.join(tmpdir(), 'rimawari-browser'),
  });
  return {
    async print(layout: string, dpi: number): Promise<Buffer> {
      const html = pages.get(layout);
      if (html === undefined) throw new Error(`There is no layout ${layout}`);
      const size = /data-paper="([^"]+)"/.exec(html)?.[1] ?? '';
      const viewport = size === 'portrait' || size === 'b4-landscape' ? paper[size] : paper.landscape;
      const context = await browser.newContext({ viewport, deviceScaleFactor: dpi / cssPixels, javaScriptEnabled: true });
      await context.route('**/*', async (route) => {
        const answer = await answerOf(route.request().url(), pages);
        await (answer ? route.fulfill(answer) : route.abort());
      });
      const page = await context.newPage();
      await page.goto(`${origin}/layouts/${layout}`);
      await page.evaluate('document.fonts.ready');
      const png = await page.screenshot({ type: 'png' });
      await context.close();
      return png;
    },
    close: () => browser.close(),
  };
}
