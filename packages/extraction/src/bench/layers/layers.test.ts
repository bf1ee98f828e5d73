import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { libraryPages } from '../../readers/pdf/library-pages.ts';
import { readSource } from '../../readers/read-source.ts';
import { pdfFile } from '../../testing/pdf-file.ts';
import { smallBook } from '../../testing/small-book.ts';
import { runExtractionBench } from '../run-extraction-bench.ts';
import { layerText } from './layer-text.ts';
import { parseLayer } from './parse-layer.ts';
import { readLayer } from './read-layer.ts';
import { type RecordedPdf, recordPdf } from './recorded-pdf.ts';

const source = { sourceId: 'flyer.pdf', sourceKind: 'document', sourceName: 'flyer.pdf', contentType: '' } as const;

const outline = `
line 40 80 400 80
line 40 110 400 110
line 40 140 400 140
line 40 80 40 140
line 160 80 160 140
line 400 80 400 140
60 40 20 中古マンション
60 100 10 販売価格
180 100 10 2,180万円
60 130 10 所在地
180 130 10 東京都練馬区風見台2丁目8番14号
60 170 10 専有面積：23.31㎡　築年月：2009年8月
`;

async function recorded(bytes: Uint8Array): Promise<RecordedPdf> {
  const pages = await libraryPages({ ...source, bytes });
  try {
    return await recordPdf(pages);
  } finally {
    await pages.close();
  }
}

/** One page as no file of ours has it: turned, moved, with every kind of line. */
const unusual: RecordedPdf = {
  title: '物件概要 "A"\\',
  pages: [
    {
      width: 595.28,
      height: 841.89,
      transform: [0, 1, 1, 0, 0, -0],
      area: 501_000.5,
      largestPicture: 0.1,
      runs: [
        { text: ' a\n\u0000"\\ \ud800', transform: [9, 0, 0, 9, 1e-13, 300.0000000000001], width: 1e21, height: 9, endsLine: false },
        { text: '価格', transform: [9, 0, 0, 9, -0, 300.0000000000001], width: 18, height: 9, endsLine: true },
        { text: '縦', transform: [0, 9, -9, 0, 20, 30], width: 9, height: 9, endsLine: false },
      ],
      painted: [
        {
          matrix: [1, 0, 0, -1, 0, 841.89],
          corners: [
            [1, 2],
            [30, 2],
            [30, 4],
            [1, 4],
            [1, 2],
          ],
        },
        {
          matrix: [1, 0, 0, -1, 0, 841.89],
          corners: [
            [1, 2],
            [1, 4],
            [30, 4],
            [30, 2],
            [1, 2],
          ],
        },
        {
          matrix: [0.75, 0, 0, -0.75, 0, 841.89],
          corners: [
            [1, 2],
            [30.5, 2],
          ],
        },
        { matrix: [0.75, 0, 0, -0.75, 0, 841.89], corners: [[7, 7]] },
      ],
    },
    { width: 10, height: 20, transform: [1, 0, 0, -1, 0, 20], area: 200, largestPicture: 0, runs: [], painted: [] },
  ],
};

describe('a recorded layer', () => {
  it.each([
    ['a page with a ruled table', outline],
    ['a page beside one that is a picture', `${outline}---\nscan\n`],
    [
      'a page whose letters stand for none',
      Array.from({ length: 4 }, (_, row) => `60 ${100 + 20 * row} 10 ${'\ue001'.repeat(20)}`).join('\n'),
    ],
  ])('is read as its PDF is: %s', async (_, layout) => {
    const bytes = pdfFile(layout);
    const layer = layerText(await recorded(bytes));
    expect(await readLayer(source, layer)).toEqual(await readSource({ ...source, bytes: pdfFile(layout) }));
  });

  it('decides what is read: other words in the layer give another reading', async () => {
    const layer = layerText(await recorded(pdfFile(outline)));
    const texts = (await readLayer(source, layer.replace('2,180万円', '2,190万円'))).blocks.map((block) => JSON.stringify(block));
    expect(texts.filter((text) => text.includes('2,190万円'))).not.toEqual([]);
    expect(texts.filter((text) => text.includes('2,180万円'))).toEqual([]);
  });

  it('keeps every number and letter', () => {
    expect(parseLayer(layerText(unusual))).toStrictEqual(unusual);
  });

  it.each([
    'run 1 2 3 4 "a"',
    'page 1',
    'page 1 x',
    'page 1 2\nrun 1 2 3 "a"',
    'page 1 2\nrun 1 2 3 4',
    'page 1 2\nrun = 2 3 4 "a"',
    'page 1 2\npath 1 2 3',
    'page 1 2\nword',
  ])('is nothing else: %j', (text) => {
    expect(() => parseLayer(text)).toThrow(SyntaxError);
  });

  it('is a case under the name of its PDF, which is read where it is there', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'extraction-layers-'));
    const bench = () =>
      runExtractionBench({ inputsDir: folder, truthDir: folder, municipalities: smallBook, asOf: '2026-07-01', readSource });
    try {
      await writeFile(path.join(folder, 'flyer.pdf.layer'), layerText(await recorded(pdfFile(outline))));
      await writeFile(
        path.join(folder, 'flyer.json'),
        JSON.stringify({ source_file: 'flyer.pdf', price_jpy: 21_800_000, only_stated: true }),
      );
      expect((await bench()).fields.price_jpy).toMatchObject({ stated: 1, correct: 1 });
      await writeFile(path.join(folder, 'flyer.pdf'), pdfFile(outline.replace('2,180', '2,190')));
      const { fields, unjudged } = await bench();
      expect(fields.price_jpy).toMatchObject({ stated: 1, wrong: 1 });
      expect(unjudged).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
