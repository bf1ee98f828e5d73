import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderOptions } from '../testing/built-renderer.ts';
import { keptRenderer } from '../testing/kept-reports.ts';
import { picturedReport } from '../testing/pictured-report.ts';
import type { Renderer } from './renderer.ts';

const folder = join(import.meta.dirname, '..', 'testing', 'pictures');
const data = Object.fromEntries(
  readdirSync(folder).map((file) => [file, `data:image/webp;base64,${readFileSync(join(folder, file)).toString('base64')}`]),
);
const { report, pictures } = picturedReport(data);

let renderer: Renderer;
beforeAll(async () => {
  renderer = await keptRenderer();
});

const imagesOf = (html: string) => [...html.matchAll(/<img [^>]*>/g)].map(([image]) => image);
const words = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('pictures of what was read', () => {
  it('stand beside their values, once each, and say what they show', () => {
    const images = imagesOf(renderer.renderFragment(report, { ...renderOptions, pictures }));
    expect(images).toHaveLength(4);
    expect(images[0]).toContain('alt="Part of page 1 of 販売図面.pdf reading “価格 2,180万円”"');
    expect(images.every((image) => image.includes('src="data:image/webp;base64,'))).toBe(true);
  });

  it('are shown to nobody whom the host hands none', async () => {
    const page = renderer.renderFragment(report, renderOptions);
    for (const html of [page, await renderer.renderStandalone(report), await renderer.renderPrintable(report)]) {
      expect(imagesOf(html)).toEqual([]);
      expect(words(html).includes('in the report on the site')).toBe(false);
    }
    expect(renderer.renderPages(report, renderOptions).map(({ path }) => path)).toEqual([
      'method.html',
      'inputs.html',
      'years.html',
      'notes.html',
      'documents.html',
      'letter.html',
      'abroad.html',
      'bank.html',
      'paper.html',
    ]);
  });

  it('are in the file and on paper while they stay small, and what is not is said', async () => {
    for (const html of [await renderer.renderStandalone(report, pictures), await renderer.renderPrintable(report, pictures)]) {
      expect(imagesOf(html)).toHaveLength(4);
      expect(words(html).includes('Document pages with marked values are in the online report, not in this file.')).toBe(true);
      expect(html.includes('document-1.html')).toBe(false);
    }
    const heavy = { ...pictures, crops: { ...pictures.crops, 'stations.webp': `data:image/webp;base64,${'A'.repeat(500_000)}` } };
    const file = await renderer.renderStandalone(report, heavy);
    expect(imagesOf(file)).toHaveLength(3);
    expect(words(file).includes('One more picture is left out to keep this file small.')).toBe(true);
    expect(Buffer.byteLength(file)).toBeLessThan(1_200_000);
  });

  it('are never loaded from anywhere', () => {
    const hostile = {
      crops: { ...pictures.crops, 'price.webp': 'https://elsewhere.example/x.webp' },
      sheets: pictures.sheets.map((sheet) => ({ ...sheet, data: 'javascript:1' })),
    };
    const html = renderer.renderFragment(report, { ...renderOptions, pictures: hostile });
    expect(html.includes('elsewhere.example')).toBe(false);
    expect(renderer.renderPages(report, { ...renderOptions, pictures: hostile }).map(({ path }) => path)).toEqual([
      'method.html',
      'inputs.html',
      'years.html',
      'notes.html',
      'documents.html',
      'letter.html',
      'abroad.html',
      'bank.html',
      'paper.html',
    ]);
  });
});

describe('the nested page of a document', () => {
  const options = { ...renderOptions, pictures };
  const page = () => renderer.renderPages(report, options).find(({ path }) => path === 'document-1.html')?.html ?? '';
  const hrefs = (html: string) => [...html.matchAll(/\shref="([^"]*)"/g)].map((match) => match[1] ?? '');
  const ids = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] ?? '');

  it('marks each place once, and every mark leads to a value of the report and back', () => {
    const front = renderer.renderFragment(report, options);
    const html = page();
    // Structure and floors stand in one cell.
    expect(html.match(/class="rv-mark"/g)).toHaveLength(8);
    expect(words(html).includes('8 places used by the report.')).toBe(true);
    const there = hrefs(html).flatMap((href) => /index\.html#(.+)/.exec(href)?.[1] ?? []);
    expect(there.length).toBeGreaterThan(16);
    expect(there.filter((id) => !ids(front).includes(id))).toEqual([]);
    const back = hrefs(front).flatMap((href) => /document-1\.html#(.+)/.exec(href)?.[1] ?? []);
    // Each value leads to its place, also where no picture of it was kept.
    expect(back).toHaveLength(9);
    expect(back.filter((id) => !ids(html).includes(id))).toEqual([]);
  });

  it('shows the page itself, with no inline styles', () => {
    expect(imagesOf(page())[0]).toContain('alt="Page 1 of 販売図面.pdf"');
    expect(/\sstyle="/.test(page())).toBe(false);
    expect(new Set(ids(page())).size).toBe(ids(page()).length);
  });
});
