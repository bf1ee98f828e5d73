// Draws the icons and the card for shared links of the web app, from the mark and the kit's colours. Run by hand when those change.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../../packages/browser/src/index.ts';

const require = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
const folder = fileURLToPath(new URL('../../apps/web/public/', import.meta.url));
const mark = 'M1 13h14v2H1zM1 8h9v2H1zM8 8h2v5H8zM6 3h9v2H6zM6 3h2v5H6z';
const paper = '#f6f3ec';
const ink = '#1d1f24';
const inkSoft = '#46474c';
const indigo = '#213e74';

const fontFace = (name: string, file: string) =>
  `@font-face{font-family:'${name}';font-weight:200 900;src:url(data:font/woff2;base64,${readFileSync(require.resolve(file)).toString('base64')})}`;
const fonts = [
  fontFace('Source Serif 4 Variable', '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  fontFace('Inter Variable', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
].join('');

/** Of a mask, four fifths are sure to be seen. */
const icon = (size: number) => ({
  file: `icon-${size}.png`,
  width: size,
  height: size,
  body: `<body style="margin:0;background:${indigo};display:grid;place-items:center;height:100vh"><svg viewBox="0 0 16 16" style="width:56%" shape-rendering="crispEdges"><path fill="${paper}" d="${mark}"/></svg>`,
});

/** Percent of the price: the example of the home page. */
const rungs = [5.71, 5.42, 4.63, 4.35, 4.06, 3.79];

const card = {
  file: 'social-card.png',
  width: 1200,
  height: 630,
  body: `<style>${fonts}body{margin:0;height:630px;box-sizing:border-box;padding:72px 80px;background:${paper};color:${ink};font:28px/1.4 'Inter Variable';display:grid;grid-template-rows:auto 1fr auto}
h1{margin:40px 0 0;font:600 68px/1.1 'Source Serif 4 Variable';letter-spacing:-.015em;max-width:17ch}
.name{display:flex;gap:16px;align-items:center;font:620 36px/1 'Source Serif 4 Variable'}.name svg{width:34px;fill:${indigo}}
.rungs{display:grid;gap:8px}.rung{height:14px;background:${indigo}}p{margin:0;color:${inkSoft};font-size:24px}</style>
<div class="name"><svg viewBox="0 0 16 16" shape-rendering="crispEdges"><path d="${mark}"/></svg>Rimawari</div>
<h1>What a Japanese rental really yields</h1>
<div><div class="rungs" aria-hidden="true">${rungs.map((percent) => `<div class="rung" style="width:${(percent / 5.71) * 100}%"></div>`).join('')}</div>
<p style="margin-top:28px">An asking yield of 5.7% leaves 3.8% once every cost is paid. Informational only.</p></div>`,
};

const browser = await launchBrowser({
  browserPath: process.env.BROWSER_PATH ?? null,
  cacheFolder: fileURLToPath(new URL('../../.data/cache/browser', import.meta.url)),
});
try {
  for (const { file, width, height, body } of [icon(180), icon(192), icon(512), card]) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<!doctype html><meta charset="utf-8">${body}`);
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: folder + file });
    await page.close();
    process.stdout.write(`${file}\n`);
  }
} finally {
  await browser.close();
}
