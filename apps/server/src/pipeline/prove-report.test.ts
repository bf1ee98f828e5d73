import { sampleKinds, sampleReport } from '@rimawari/underwriting/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureRendererBuilt } from './build-renderer.ts';
import { outlineOf } from './markup-outline.ts';
import type { Renderer } from './ports.ts';
import { proveReport, ReportDoesNotOpen } from './prove-report.ts';
import { type RenderedReport, renderReport } from './render-report.ts';
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

describe('proveReport', () => {
  let render: Renderer;
  let rendered: RenderedReport;
  let standalone: string;
  beforeAll(async () => {
    await ensureRendererBuilt(() => undefined);
    render = await loadRenderer();
    const report = sampleReport('condominium_unit');
    rendered = renderReport(render, report);
    standalone = await render.standalone(report);
  });

  it.each(sampleKinds)('finds that the report of a %s opens', async (kind) => {
    const report = sampleReport(kind);
    expect(() => proveReport(renderReport(render, report), standalone)).not.toThrow();
    const file = await render.standalone(report);
    expect(() => proveReport(rendered, file)).not.toThrow();
  });

  it('refuses pages that were cut off, wherever it was', () => {
    const { fragment } = rendered;
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (share) => {
        expect(() => proveReport({ ...rendered, fragment: fragment.slice(0, Math.floor(fragment.length * share)) }, standalone)).toThrow(
          ReportDoesNotOpen,
        );
        const cut = standalone.slice(0, Math.floor(standalone.length * share));
        expect(() => proveReport(rendered, cut)).toThrow(ReportDoesNotOpen);
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
  ])('refuses a front page that %s', (_what, change, because) => {
    expect(() => proveReport({ ...rendered, fragment: change(rendered.fragment) }, standalone)).toThrow(because);
  });

  it('refuses a file that loads something, and one that is not a document', () => {
    expect(() => proveReport(rendered, standalone.replace('</main>', '<img src="https://example.com/x.png"></main>'))).toThrow(
      'loads something',
    );
    expect(() => proveReport(rendered, rendered.fragment)).toThrow('not an HTML document');
  });
});
