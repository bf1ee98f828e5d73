import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleKinds, sampleReport } from '@rimawari/underwriting/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtRenderer, distFolder, renderOptions } from '../testing/built-renderer.ts';
import { hostileReport } from '../testing/hostile-report.ts';

let renderer: Awaited<ReturnType<typeof builtRenderer>>;
beforeAll(async () => {
  renderer = await builtRenderer();
});

const body = (html: string) => html.slice(html.indexOf('<article'), html.indexOf('</article>'));
const values = (html: string, name: string) => [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');

describe.each(sampleKinds)('the report of a %s', (kind) => {
  const report = sampleReport(kind);

  it('has each id once, and every reference leads to one', () => {
    for (const html of [
      renderer.renderFragment(report, renderOptions),
      renderer.renderStandalone(report),
      renderer.renderPrintable(report),
    ].map(body)) {
      const ids = values(html, 'id');
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const wanted = [
        ...values(html, 'aria-controls'),
        ...values(html, 'aria-labelledby'),
        ...values(html, 'href')
          .filter((href) => href.startsWith('#'))
          .map((href) => href.slice(1)),
      ];
      expect(wanted.length).toBeGreaterThan(50);
      expect([...new Set(wanted.filter((id) => !ids.includes(id)))]).toEqual([]);
    }
  });

  it('gives every figure a place of its own', () => {
    const ids = values(body(renderer.renderFragment(report, renderOptions)), 'id').filter((id) => id.startsWith('figure-'));
    expect(ids.toSorted()).toEqual(
      Object.keys(report.figures)
        .map((id) => `figure-${id}`)
        .toSorted(),
    );
  });

  it('names its rate, dates, versions and that it is no advice', () => {
    const html = renderer.renderFragment(report, renderOptions);
    for (const text of [
      `¥${report.exchange_rate.jpy_per_usd} per $`,
      'illustrative',
      report.engine_version,
      report.rules_version,
      'Nov 20, 2026',
      report.disclaimer,
    ])
      expect(html).toContain(text);
  });

  it('fits into a file that can be mailed', () => {
    expect(Buffer.byteLength(renderer.renderStandalone(report))).toBeLessThan(1_500_000);
  });

  it('carries its data unharmed', () => {
    const data =
      /<script type="application\/json" id="report-data">(.*?)<\/script>/s.exec(renderer.renderFragment(report, renderOptions))?.[1] ?? '';
    expect(JSON.parse(data)).toEqual(report);
  });
});

describe('the fragment', () => {
  const report = sampleReport('condominium_unit');

  it('names its two scripts and links its nested page under the files of the analysis', () => {
    const html = renderer.renderFragment(report, renderOptions);
    expect(html).toContain('<script src="/assets/report/charting.0.js" data-report-script="charting" defer>');
    expect(html).toContain('<script src="/assets/report/interactivity.0.js" data-report-script="interactivity" defer>');
    expect(html).toContain('href="/analysis/7c1e5f0a/files/method.html"');
    expect(renderer.renderPages(report, renderOptions).map((page) => page.path)).toEqual(['method.html']);
    expect(renderer.renderPages(report, renderOptions)[0]?.html).toContain('href="/analysis/7c1e5f0a/files/index.html"');
  });

  it('loads only the fonts that its text needs, from beside its scripts', () => {
    const html = renderer.renderFragment(report, renderOptions);
    const files = [...html.matchAll(/url\("\/assets\/report\/(fonts\/[^"]+)"\)/g)].map((match) => match[1] ?? '');
    const shipped = readdirSync(join(distFolder, 'assets', 'fonts'));
    expect(files.length).toBeGreaterThan(3);
    expect(files.length).toBeLessThan(shipped.length);
    for (const file of files) expect(shipped).toContain(file.replace('fonts/', ''));
  });

  it('has no inline styles or handlers, which the policy of the file would drop', () => {
    const html = renderer.renderFragment(report, renderOptions);
    expect(body(html)).not.toMatch(/\sstyle="/);
    expect(body(html)).not.toMatch(/\son\w+="/);
  });

  it('is rendered within 300 ms once warm', () => {
    renderer.renderFragment(report, renderOptions);
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      renderer.renderFragment(report, renderOptions);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(300);
  });
});

describe('hostile listings', () => {
  it('cannot add an element, an attribute or a link', () => {
    const report = hostileReport();
    for (const html of [
      renderer.renderFragment(report, renderOptions),
      renderer.renderStandalone(report),
      renderer.renderPrintable(report),
    ]) {
      const markup = body(html);
      expect(markup).not.toMatch(/<(script|img|style|iframe|object)/i);
      expect(markup).not.toMatch(/<svg[^>]*onload/i);
      expect(values(markup, 'href').filter((href) => !/^(#|https?:|\/analysis\/)/.test(href))).toEqual([]);
      expect(markup).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/);
    }
  });

  it('cannot end the data block, the title or a script', () => {
    const report = hostileReport();
    const fragment = renderer.renderFragment(report, renderOptions);
    expect(fragment.match(/<\/script>/g)).toHaveLength(3);
    expect(renderer.renderStandalone(report).match(/<\/script>/gi)).toHaveLength(3);
    expect(/<title>([^<]*)<\/title>/.exec(renderer.renderStandalone(report))?.[1]).toContain('&lt;/script&gt;');
  });
});

it('builds scripts that hold no word that could end an inline script unescaped', () => {
  const manifest = JSON.parse(readFileSync(join(distFolder, 'assets', 'manifest.json'), 'utf8'));
  expect(Object.keys(manifest)).toEqual(['charting', 'interactivity', 'fallback']);
  for (const name of Object.values(manifest)) expect(name).toMatch(/^\w+\.[\w-]{8}\.js$/);
});
