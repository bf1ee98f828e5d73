import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchBrowser } from '@rimawari/browser';

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

async function answerOf(address: string, layouts: string): Promise<{ body: Buffer | string; contentType: string } | null> {
  const [, room, ...rest] = new URL(address).pathname.split('/');
  if (room === 'layouts') {
    const sheets = Object.entries(faces).flatMap(([face, weights]) =>
      weights.map((weight) => `<link rel="stylesheet" href="${origin}/faces/${face}/${weight}.css">`),
    );
    const html = await readFile(path.join(layouts, rest.join('/')), 'utf8');
    return { body: html.replace('<meta charset="utf-8">', (meta) => meta + sheets.join('')), contentType: 'text/html' };
  }
  if (room !== 'faces' || !rest[0]) return null;
  const folder = path.dirname(require.resolve(`@fontsource/${rest[0]}/package.json`));
  const file = path.join(folder, ...rest.slice(1));
  return { body: await readFile(file), contentType: file.endsWith('.css') ? 'text/css' : 'font/woff2' };
}

/** Prints layouts with the project's Chromium, each with the faces of the development packages, as PNG at a resolution. */
export async function openPrinter(layouts: string) {
  const browser = await launchBrowser({
    browserPath: process.env.BROWSER_PATH ?? null,
    cacheFolder: path.join(tmpdir(), 'rimawari-browser'),
  });
  return {
    async print(layout: string, dpi: number): Promise<Buffer> {
      const html = await readFile(path.join(layouts, `${layout}.html`), 'utf8');
      const size = /data-paper="([^"]+)"/.exec(html)?.[1] ?? '';
      const viewport = size === 'portrait' || size === 'b4-landscape' ? paper[size] : paper.landscape;
      const context = await browser.newContext({ viewport, deviceScaleFactor: dpi / cssPixels, javaScriptEnabled: true });
      await context.route('**/*', async (route) => {
        const answer = await answerOf(route.request().url(), layouts);
        await (answer ? route.fulfill(answer) : route.abort());
      });
      const page = await context.newPage();
      await page.goto(`${origin}/layouts/${layout}.html`);
      await page.evaluate('document.fonts.ready');
      const png = await page.screenshot({ type: 'png' });
      await context.close();
      return png;
    },
    close: () => browser.close(),
  };
}
