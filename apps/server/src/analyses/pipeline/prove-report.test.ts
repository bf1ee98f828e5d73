import { sampleKinds, sampleReport } from '@rimawari/underwriting/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureRendererBuilt } from './build-renderer.ts';
import { outlineOf } from './markup-outline.ts';
import type { Renderer } from './ports.ts';
import { proveFile, proveFragment, provePage, ReportDoesNotOpen } from './prove-report.ts';
import { renderFile, renderFragment, renderPage } from './render-report.ts';
import { loadRenderer } from './report-renderer.ts';

describe('outlineOf', () => {
  it('reads tags, the title and data, and takes what stands in scripts for text', () => {
    const page = '<h1 class="a>b">中野<br/>302</h1><script type="application/json">{"a":"<p>"}</script><script>if (1 < 2) {}</script>';
    const { tags, title, data } = outlineOf(page);
    expect(tags.map(({ name }) => name)).toEqual(['h1', 'br', 'script', 'script']);
    expect([title, data]).toEqual(['中野302', ['{"a":"<p>"}']]);
  });

  it.each([
    ['<p><b>x</p></b>', '</p> at 7 closes <b>'],
    ['<p>x', '<p> is never closed'],
    ['x</p>', '</p> at 1 closes nothing'],
    ['<script>let a', '<script> at 0 is never closed'],
    ['<p>a < b</p>', 'no tag can be read at 5'],
  ])('says where %s breaks', (html, because) => {
    expect(() => outlineOf(html)).toThrow(because);
  });
});

describe('a report that is proved', () => {
  let render: Renderer;
  let fragment: string;
  let file: string;
  beforeAll(async () => {
    await ensureRendererBuilt(() => undefined);
    render = await loadRenderer();
    const report = sampleReport('condominium_unit');
    fragment = render.fragment(report);
    file = await render.standalone(report);
  });

  it.each(sampleKinds)('opens, of a %s: the front page, every nested page and the file', async (kind) => {
    const report = sampleReport(kind);
    expect(() => proveFragment(render.fragment(report))).not.toThrow();
    const pages = render.pages(report);
    expect(pages.map(({ path }) => path)).toEqual(render.pagePaths(report));
    for (const { path, html } of pages) expect(() => provePage(path, html)).not.toThrow();
    const file = await render.standalone(report);
    expect(() => proveFile(file)).not.toThrow();
  });

  it('is refused when a page was cut off, wherever it was', () => {
    const [page] = render.pages(sampleReport('condominium_unit'), undefined, 'method.html');
    const html = page?.html ?? '';
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (share) => {
        const cut = (whole: string) => whole.slice(0, Math.floor(whole.length * share));
        expect(() => proveFragment(cut(fragment))).toThrow(ReportDoesNotOpen);
        expect(() => provePage('method.html', cut(html))).toThrow(ReportDoesNotOpen);
        expect(() => proveFile(cut(file))).toThrow(ReportDoesNotOpen);
      }),
      { numRuns: 25 },
    );
  });

  it.each<[string, (page: string) => string, string]>([
    ['has no report', (page) => page.replace(/ data-report(="[^"]*")?(?=[ >])/g, ''), 'it has no report'],
    ['has no title', (page) => page.replace(/<h1[\s\S]*?<\/h1>/, ''), 'the one title'],
    ['carries broken data', (page) => page.replace(/(<script type="application\/json"[^>]*>)\{/, '$1'), 'its data are not JSON'],
    ['carries other data', (page) => page.replace('rimawari/insight-report', 'another'), 'its data are not a report'],
    ['names no charting script', (page) => page.replace('data-report-script="charting"', ''), 'charting script'],
  ])('is refused when its front page %s', (_what, change, because) => {
    expect(() => proveFragment(change(fragment))).toThrow(because);
  });

  it('is refused when its file loads something, or is not a document', () => {
    expect(() => proveFile(file.replace('</main>', '<img src="https://example.com/x.png"></main>'))).toThrow('loads something');
    expect(() => proveFile(fragment)).toThrow('not an HTML document');
  });

  it('is not handed out when it does not open, whatever is made of it', async () => {
    const report = sampleReport('condominium_unit');
    const broken: Renderer = {
      ...render,
      fragment: () => fragment.slice(0, 100),
      pages: () => [{ path: 'method.html', html: '<p>' }],
      standalone: async () => fragment,
    };
    expect(() => renderFragment(broken, report)).toThrow(ReportDoesNotOpen);
    expect(() => renderPage(broken, report, 'method.html')).toThrow(ReportDoesNotOpen);
    await expect(renderFile(broken, report)).rejects.toThrow(ReportDoesNotOpen);
    expect(renderPage(render, report, 'none.html')).toBeNull();
  });
});
