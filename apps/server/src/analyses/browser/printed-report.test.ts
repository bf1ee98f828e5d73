import { PDFDocument } from '@cantoo/pdf-lib';
import { launchBrowser } from '@rimawari/browser';
import { type ComputedReport, underwrite } from '@rimawari/underwriting';
import { sampleApartment, sampleContext, sampleDate, sampleKinds, sampleMarket, sampleReport } from '@rimawari/underwriting/testing';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlineMs } from '../../../../../tests/deadline.ts';
import { browserCache } from '../../testing/browser-cache.ts';
import { ensureRendererBuilt } from '../pipeline/build-renderer.ts';
import { loadRenderer } from '../pipeline/report-renderer.ts';
import { digitCodes, writePageNumbers } from './page-numbers.ts';
import { printPdf } from './print-pdf.ts';
import { keepBrowser, type WarmBrowser } from './warm-browser.ts';

let warm: WarmBrowser;
beforeAll(async () => {
  warm = keepBrowser(() => launchBrowser({ browserPath: process.env.BROWSER_PATH ?? null, cacheFolder: browserCache }));
  await ensureRendererBuilt(() => undefined);
});
afterAll(() => warm.close());

async function print(html: string): Promise<PDFDocumentProxy> {
  const pdf = await printPdf(warm, { body: html, contentType: 'text/html; charset=utf-8' }, AbortSignal.timeout(deadlineMs));
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
}

interface Word {
  text: string;
  x: number;
  /** Points from the lower edge of the page. */
  y: number;
}

/** Words of the page above its foot, top down. */
async function wordsOf(page: PDFPageProxy): Promise<Word[]> {
  const { items } = await page.getTextContent();
  const foot = 38;
  return items
    .flatMap((item) => ('str' in item && item.str.trim() !== '' ? [{ text: item.str, x: item.transform[4], y: item.transform[5] }] : []))
    .filter(({ y }) => y > foot)
    .toSorted((one, other) => other.y - one.y || one.x - other.x);
}

const squeezed = (text: string) => text.replace(/\s+/g, '');
const textOf = (words: Word[]) => squeezed(words.map(({ text }) => text).join(''));

interface Row {
  title: string;
  number: number;
  target: { page: number; y: number };
}

/** Rows of the contents on the third page: their words and number, and where their links lead. */
async function contentsOf(document: PDFDocumentProxy): Promise<Row[]> {
  const page = await document.getPage(3);
  const words = await wordsOf(page);
  const links = (await page.getAnnotations()).filter(({ dest }) => typeof dest === 'string' && dest.endsWith('-title'));
  return Promise.all(
    links.map(async ({ dest, rect: [left, bottom, right, top] }): Promise<Row> => {
      const inside = words.filter(({ x, y }) => x >= left - 1 && x <= right && y >= bottom && y <= top);
      const number = inside.filter(({ x }) => x > right - 40).map(({ text }) => text);
      const place = (await document.getDestination(dest)) ?? [];
      const target = { page: (await document.getPageIndex(place[0])) + 1, y: Number(place[3]) };
      return { title: textOf(inside.filter(({ x }) => x <= right - 40)), number: Number(number.join('')), target };
    }),
  );
}

/** A report with all sections and long names of its sources. */
function fullest(): ComputedReport {
  const context = { ...sampleContext(sampleApartment, 'Sample block'), market: sampleMarket() };
  const report = underwrite(sampleApartment, context, {}, sampleDate);
  const documents = ['apartment-building-listing.html', 'apartment-building-rent-roll.csv'];
  return { ...report, analysis: { ...report.analysis, documents } };
}

const printed: [string, () => ComputedReport][] = [
  ...sampleKinds.map((kind): [string, () => ComputedReport] => [kind, () => sampleReport(kind)]),
  ['block with the market of its place', fullest],
];

describe.each(printed)('the PDF of a %s', (_, made) => {
  let document: PDFDocumentProxy;
  let pages: Word[][];
  beforeAll(async () => {
    const render = await loadRenderer();
    document = await print(await render.printable(made()));
    pages = await Promise.all(Array.from({ length: document.numPages }, async (_, index) => wordsOf(await document.getPage(index + 1))));
  });

  it('begins with two pages that sum it up, and the contents on the third', () => {
    const [first = [], second = [], third = []] = pages;
    expect(textOf(first)).toContain('Ataglance');
    expect(textOf(first)).toContain('ScenarioScore');
    for (const title of ['Biggestunknowns', 'Nextsteps', 'Keyfindings']) expect(textOf(first)).toContain(title);
    for (const title of ['Priceandreferences', 'Risks']) expect(textOf(second)).toContain(title);
    expect(textOf(second).startsWith('Summary')).toBe(true);
    expect(textOf(third).startsWith('Contents')).toBe(true);
    expect(textOf(pages[3] ?? []).startsWith('Evidence')).toBe(true);
  });

  it('numbers each row of the contents with the page on which its heading stands', async () => {
    const rows = await contentsOf(document);
    expect(rows.length).toBeGreaterThan(24);
    for (const { title, number, target } of rows) {
      expect([title, number]).toEqual([title, target.page]);
      const below = (pages[number - 1] ?? []).filter(({ y }) => y <= target.y + 1);
      expect(textOf(below)).toContain(title);
    }
  });

  it('parts no heading from its content', async () => {
    for (const { title, target } of await contentsOf(document)) {
      const below = (pages[target.page - 1] ?? []).filter(({ y }) => y <= target.y + 1);
      // Its own words, then three lines at the least.
      expect([title, new Set(below.map(({ y }) => Math.round(y))).size > 4]).toEqual([title, true]);
    }
  });

  it('leaves no page nearly empty', () => {
    const [top, bottom] = [811, 40];
    // The report ends where it ends; the page for a bank follows on a sheet of its own, which is to be filled too.
    const filled = pages.toSpliced(-2, 1).map((words) => (top - Math.min(...words.map(({ y }) => y))) / (top - bottom));
    expect(Math.min(...filled)).toBeGreaterThan(0.5);
  });

  it('is tagged, the numbers of pages too, and has a bookmark for each row', async () => {
    const page = await document.getPage(3);
    const tags = JSON.stringify(await page.getStructTree());
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    let mark: string | null = null;
    const numbered = items.flatMap((item) => {
      if ('type' in item) mark = item.type === 'beginMarkedContentProps' ? item.id : null;
      return 'str' in item && /^\d+$/.test(item.str) && item.transform[4] > 530 && mark !== null ? [mark] : [];
    });
    const rows = await contentsOf(document);
    expect(numbered.filter((id) => tags.includes(`"${id}"`)).length).toBe(rows.length);
    const bookmarks = JSON.stringify(
      (await document.getOutline()).map(function titles(entry): unknown {
        return [squeezed(entry.title), entry.items.map(titles)];
      }),
    );
    for (const { title } of rows) expect(bookmarks).toContain(title);
  });
});

describe('writePageNumbers', () => {
  it('leaves a page without contents as the browser printed it', async () => {
    const document = await print('<title>Report</title><h1 id="a-title">Report</h1><a href="#a-title">short</a>');
    expect(textOf(await wordsOf(await document.getPage(1)))).toBe('Reportshort');
  });

  it('adds some objects behind the file as it was printed, and leaves one that packs its objects as it is', async () => {
    const row = '<a href="#a-title" style="display:block">Report</a>';
    const html = `<title>Report</title>${row}<h1 id="a-title" style="break-before:page">Report 0123456789</h1><p>0123456789`;
    const numbered = await printPdf(warm, { body: html, contentType: 'text/html; charset=utf-8' }, AbortSignal.timeout(deadlineMs));
    const end = Buffer.from(numbered).indexOf('%%EOF') + '%%EOF\n'.length;
    expect([numbered.length - end > 400, numbered.length - end < 6_000]).toEqual([true, true]);
    // What the browser printed is there byte for byte, and what is added leads to its table.
    const table = /startxref\s+(\d+)/.exec(Buffer.from(numbered.slice(end - 40, end)).toString('latin1'))?.[1];
    expect(Buffer.from(numbered.slice(end)).toString('latin1')).toContain(`/Prev ${table}`);
    const packed = await (await PDFDocument.load(numbered)).save({ useObjectStreams: true });
    expect(await writePageNumbers(packed, () => true)).toBe(packed);
  });

  it('reads the codes of digits from single characters and from ranges', () => {
    const map = '2 beginbfchar\n<0043> <0030>\n<0041> <0041>\nendbfchar\n1 beginbfrange\n<0050> <0052> <0031>\nendbfrange';
    expect([...digitCodes(map)]).toEqual([
      ['0', 0x43],
      ['1', 0x50],
      ['2', 0x51],
      ['3', 0x52],
    ]);
  });
});
