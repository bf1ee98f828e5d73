import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleKinds } from '@rimawari/underwriting/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { japaneseMonth, japaneseQuantity } from '../format/japanese-quantity.ts';
import { bankFigures } from '../sections/bank-page.tsx';
import { renderOptions } from '../testing/built-renderer.ts';
import { keptRenderer, keptSample } from '../testing/kept-reports.ts';
import type { Renderer } from './renderer.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = await keptRenderer();
});

const glossary = readFileSync(join(import.meta.dirname, '../../../../docs/glossary.md'), 'utf8');
/** Name and value of every row, by the title of its table. */
function tablesOf(html: string): Map<string, Map<string, string>> {
  const page = html.slice(html.indexOf('<section class="rv-bank"'));
  return new Map(
    [...page.matchAll(/<caption>(.*?)<\/caption>(.*?)<\/table>/gs)].map(([, title = '', rows = '']) => [
      title.split(' ')[0] ?? '',
      new Map(
        [...rows.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(([, name = '', value = '']): [string, string] => [
          name,
          value,
        ]),
      ),
    ]),
  );
}

describe.each(sampleKinds)('the Japanese page for a bank, %s', (kind) => {
  const report = keptSample(kind);
  const page = () => renderer.renderPages(report, renderOptions).find(({ path }) => path === 'bank.html')?.html ?? '';

  it('says first that it is not an appraisal, and has its five tables in order', () => {
    expect(page()).toMatch(/<h2[^>]*>参考資料（鑑定評価・査定ではありません）<\/h2>/);
    expect([...tablesOf(page()).keys()]).toEqual(['物件概要', '収支', '返済', '積算', '前提']);
  });

  it('gives the figures of the report, each under its own Japanese name', () => {
    const tables = tablesOf(page());
    for (const [table, ids] of Object.entries(bankFigures))
      for (const id of ids) {
        const title = { income: '収支', loan: '返済', costValue: '積算', assumptions: '前提' }[table] ?? '';
        const figure = report.figures[id];
        if (figure === undefined) continue;
        expect(figure.label_ja, id).not.toBeNull();
        expect(tables.get(title)?.get(figure.label_ja ?? ''), id).toBe(
          figure.value === null && figure.origin.kind !== 'not_stated' ? '算出不可' : japaneseQuantity(figure.unit, figure.value),
        );
      }
    expect(tables.get('収支')?.size).toBeGreaterThan(6);
    expect(tables.get('返済')?.size).toBeGreaterThan(7);
  });

  it('uses the terms of the glossary', () => {
    const words = [...tablesOf(page()).values()].flatMap((rows) => [...rows.keys()]);
    expect(words.length).toBeGreaterThan(30);
    const unknown = words.filter((word) => !glossary.includes(word.split(' (')[0] ?? word));
    expect(unknown).toEqual([]);
  });

  it('is a file of its own too: the same tables, Japanese throughout, and nothing that runs or is fetched', async () => {
    const file = await renderer.renderBankFile(report);
    expect([...tablesOf(file).entries()]).toEqual([...tablesOf(page()).entries()]);
    expect(file).toMatch(/<html lang="ja" data-theme="light">/);
    expect(file).toMatch(/<title>[^<]+：参考資料<\/title>/);
    expect(file).toMatch(/font-family:'Noto Sans JP';[^}]*src:url\("data:font\/woff2;base64,/);
    expect(file).not.toMatch(/<script|<a |url\("?https?:|letter\.html/);
    expect(Buffer.byteLength(file)).toBeLessThan(250_000);
  });

  it('stands once on paper too, and in the file to mail not at all', async () => {
    const paper = await renderer.renderPrintable(report);
    expect([...tablesOf(paper).entries()]).toEqual([...tablesOf(page()).entries()]);
    expect(paper.match(/参考資料（鑑定評価/g)).toHaveLength(1);
    expect(await renderer.renderStandalone(report)).not.toContain('参考資料（');
  });
});

describe('japaneseQuantity', () => {
  it.each([
    ['JPY', 23_800_000, '23,800,000円'],
    ['JPY/year', -117_036.4, '△117,036円/年'],
    ['percent', 2.7, '2.70%'],
    ['ratio', 0.873979, '0.87倍'],
    ['years', 29, '29年'],
    ['m2', null, '記載なし'],
  ] as const)('writes %s %s as %s', (unit, value, text) => {
    expect(japaneseQuantity(unit, value)).toBe(text);
  });

  it('writes months as Japanese papers do', () => {
    expect(['2008-03', '2008', '2026-11-22'].map(japaneseMonth)).toEqual(['2008年3月', '2008年', '2026年11月22日']);
  });
});
