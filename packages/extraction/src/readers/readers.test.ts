import { describe, expect, it } from 'vitest';
import type { PairBlock, SourceReading } from '../reading/source-reading.ts';
import { pdfFile } from '../testing/pdf-file.ts';
import { readFixture, readText } from '../testing/read-text.ts';
import { decodeText } from './decode-text.ts';
import { limits } from './limits.ts';
import { readSource } from './read-source.ts';

function pairs(reading: SourceReading): PairBlock[] {
  return reading.blocks.filter((block) => block.type === 'pair');
}

function valueBeside(reading: SourceReading, label: string): string | undefined {
  return pairs(reading).find((pair) => pair.label.startsWith(label) && pair.aside === null)?.value;
}

function read(sourceName: string, bytes: Uint8Array, contentType = ''): Promise<SourceReading> {
  return readSource({ sourceId: 'x', sourceKind: 'document', sourceName, contentType, bytes });
}

const shiftJis = [0x89, 0xbf, 0x8a, 0x69, 0x2c, 0x31, 0x30, 0x96, 0x9c, 0x89, 0x7e];
const eucJp = [0xb2, 0xc1, 0xb3, 0xca, 0x2c, 0x31, 0x30, 0xcb, 0xfc, 0xb1, 0xdf];
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

describe('decodeText', () => {
  it('reads Shift_JIS without any declaration', () => {
    expect(decodeText(new Uint8Array(shiftJis)).text).toBe('価格,10万円');
  });

  it('reads EUC-JP from the page’s own declaration', () => {
    expect(decodeText(new Uint8Array([...ascii('<meta charset="euc-jp">'), ...eucJp])).text).toContain('価格,10万円');
  });

  it('believes valid UTF-8 rather than an outdated declaration', () => {
    expect(decodeText(new TextEncoder().encode('<meta charset="Shift_JIS">価格')).text).toContain('価格');
  });

  it('reads UTF-16 by its byte order mark', () => {
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0xa1, 0x4f, 0x3c, 0x68])).text).toBe('価格');
  });
});

describe('HTML', () => {
  it('finds labels in tables, definition lists, sibling boxes and running text', async () => {
    const reading = await readText(
      'page.html',
      '<html><body><table><tr><th>価格</th><td>1億円</td><th>間取り</th><td>1K</td></tr></table><dl><dt>築年月</dt><dd>1990年6月</dd></dl><div><div class="l">総戸数</div><div>4戸</div></div><p>現況：空室</p></body></html>',
    );
    expect(['価格', '間取り', '築年月', '総戸数', '現況'].map((label) => valueBeside(reading, label))).toEqual([
      '1億円',
      '1K',
      '1990年6月',
      '4戸',
      '空室',
    ]);
  });

  it('joins a superscript and breaks lines at blocks', async () => {
    const reading = await readText(
      'page.html',
      '<table><tr><th>専有面積</th><td> 133.77m\n <sup>\n 2 </sup>（登記）<p>壁芯</p></td></tr></table>',
    );
    expect(valueBeside(reading, '専有面積')).toBe('133.77m2（登記）\n壁芯');
  });

  it('marks what stands under a heading of recommendations or in navigation', async () => {
    const reading = await readText(
      'page.html',
      '<h1>物件</h1><nav><dl><dt>価格</dt><dd>1円</dd></dl></nav><h2>おすすめの物件</h2><dl><dt>価格</dt><dd>2円</dd></dl>',
    );
    expect(pairs(reading).map((pair) => pair.aside !== null)).toEqual([true, true]);
  });

  it('keeps title, canonical address and script addresses', async () => {
    const reading = await readText(
      'page.html',
      '<html><head><title>題</title><link rel="canonical" href="https://example.com/1"><script src="/a.js"></script></head><body>x</body></html>',
    );
    expect(reading).toMatchObject({ title: '題', canonical_url: 'https://example.com/1', scripts: ['/a.js'] });
  });
});

describe('PDF', () => {
  it('reads a flyer with page and place of every value', async () => {
    const reading = await readFixture('condominium-flyer.pdf', 'samples');
    expect(valueBeside(reading, '専有面積')).toBe('22.68㎡（壁芯）');
    expect(valueBeside(reading, '管理費')).toBe('8,640円／月');
    const price = pairs(reading).find((pair) => pair.label === '価格');
    expect(price?.value).toContain('2,180万円');
    expect(price?.at.page).toBe(1);
    expect(price?.at.box?.every((share) => share >= 0 && share <= 1)).toBe(true);
  });
});

describe('tables', () => {
  it('reads workbooks with full precision, percents as they are shown, and dates', async () => {
    const reading = await readFixture('apartment-building-rent-roll.xlsx', 'samples');
    const cells = reading.blocks.flatMap((block) => (block.type === 'grid' ? block.rows.flat() : []));
    expect(cells).toContain('94,800,000円');
    expect(cells).toContain('6.00%');
    expect(cells).toContain('2023-09-16');
  });

  it('reads CSV in Shift_JIS', async () => {
    const reading = await read('a.csv', new Uint8Array(shiftJis));
    expect(reading.blocks[0]).toMatchObject({ type: 'grid', rows: [['価格', '10万円']] });
  });
});

describe('what is long', () => {
  it('reads a PDF of sixty pages whole, and refuses one beyond the limit', async () => {
    const layout = (pages: number): string =>
      Array.from({ length: pages }, (_, page) => `40 60 11 ページ${page + 1} 価格：${page + 1}00万円`).join('\n---\n');
    const reading = await read('long.pdf', pdfFile(layout(60)));
    expect(new Set(pairs(reading).map((pair) => pair.at.page)).size).toBe(60);
    await expect(read('longer.pdf', pdfFile(layout(limits.pdfPages + 1)))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('reads a sheet of 20,000 rows whole, and refuses one beyond the limit', async () => {
    const sheet = (rows: number): Uint8Array => new TextEncoder().encode(Array.from({ length: rows }, (_, row) => `${row},a,b`).join('\n'));
    const reading = await read('long.csv', sheet(20_000));
    expect(reading.blocks[0]).toMatchObject({ type: 'grid' });
    expect(reading.blocks[0]?.type === 'grid' && reading.blocks[0].rows.length).toBe(20_000);
    await expect(read('longer.csv', sheet(limits.rows + 1))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('reads a table of a page as wide as a sheet may be, and refuses one beyond the limit', async () => {
    const page = (columns: number): string =>
      `<table>${'<tr>'.concat(Array.from({ length: columns }, (_, at) => `<td>${at}</td>`).join('')).repeat(2)}</table>`;
    const bytes = (columns: number): Uint8Array => new TextEncoder().encode(`<!doctype html><html><body>${page(columns)}</body></html>`);
    expect((await read('wide.html', bytes(limits.columns))).unreadable).toBeNull();
    await expect(read('wider.html', bytes(limits.columns + 1))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('names a scanned page of a PDF with text as not read', async () => {
    const layout = '40 60 11 価格：1,280万円 所在地：東京都練馬区風見台1-2 専有面積：20.00㎡ 間取り：1K\n---\npicture';
    const reading = await read('flyer.pdf', pdfFile(layout));
    expect(reading.notes).toEqual(['Page 2 of flyer.pdf is a picture and was not read.']);
  });
});

describe('pages of a PDF that are read as pictures', () => {
  const stamp = '40 60 11 株式会社風見不動産から送信しました 2026年11月23日 10時42分 全1枚のうち1枚目です';
  const facts = Array.from({ length: 24 }, (_, row) => `40 ${60 + 20 * row} 11 専有面積：${20 + row}.00㎡ 間取り：1K 現況：賃貸中`).join(
    '\n',
  );
  const noLetters =
    '40 60 11 \ue001\ue002\ue003\ue004\ue005\ue006\ue007\ue008 \ue009\ue00a\ue00b\ue00c\ue00d\ue00e\ue00f 価格1280万円 \ue010\ue011\ue012\ue013\ue014\ue015\ue016\ue017\ue018';
  it.each<[string, string, number[] | undefined]>([
    ['a picture and no letter', 'picture', [1]],
    ['a picture that fills it, and few letters beside', `scan\n${stamp}`, [1]],
    ['letters that stand for none', noLetters, [1]],
    ['few letters and a picture that fills a part', `picture\n${stamp}`, undefined],
    ['a text layer over its own picture', `scan\n${facts}`, undefined],
    ['letters alone', stamp, undefined],
  ])('are those with %s', async (_, layout, pages) => {
    expect((await read('flyer.pdf', pdfFile(layout))).pictured_pages).toEqual(pages);
  });

  it('keep what their text layer says beside what is read of the picture', async () => {
    const { readPdf } = await import('./pdf/read-pdf.ts');
    const input = { sourceId: 'one', sourceKind: 'document', sourceName: 'flyer.pdf', contentType: 'application/pdf' } as const;
    const seen: [number, number, number][] = [];
    const reading = await readPdf({ ...input, bytes: pdfFile(`scan\n${stamp}`) }, async (picture, number) => {
      seen.push([number, picture.width, picture.height]);
      return { blocks: [], notes: ['read as a picture'] };
    });
    expect(seen).toEqual([[1, 2339, 1653]]);
    expect(reading.notes).toEqual(['read as a picture']);
    expect(reading.blocks.some((block) => block.type === 'line' && block.text.includes('風見不動産'))).toBe(true);
  });
});

describe('what cannot be read', () => {
  it('marks a picture as unreadable and names it', async () => {
    const reading = await read('外観.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect(reading.unreadable).toContain('外観.png');
  });

  it('marks a PDF without a text layer as unreadable', async () => {
    const body =
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj';
    const reading = await read('図面.pdf', new TextEncoder().encode(`%PDF-1.4\n${body}\ntrailer<</Root 1 0 R>>`));
    expect(reading.unreadable).toMatch(/図面\.pdf has no readable text \(a PDF without a text layer\)/);
  });

  it.each([
    ['empty.pdf', new Uint8Array(0), 'empty'],
    ['broken.pdf', new TextEncoder().encode('%PDF-1.7 nothing'), 'damaged'],
    ['broken.xlsx', new TextEncoder().encode('PK\u0003\u0004 nothing'), 'damaged'],
    ['program.exe', new Uint8Array([0x4d, 0x5a, 0, 1, 2, 3]), 'unsupported'],
    ['binary.csv', new Uint8Array(400), 'unsupported'],
    ['huge.csv', new Uint8Array(limits.csvBytes + 1).fill(0x2c), 'too_large'],
    ['nested.html', new TextEncoder().encode(`<html>${'<div>'.repeat(100_000)}`), 'too_large'],
    ['elements.html', new TextEncoder().encode(`<html>${'<i></i>'.repeat(100_000)}`), 'too_large'],
  ])('refuses %s with a typed error', async (name, bytes, code) => {
    await expect(read(name, bytes)).rejects.toMatchObject({ name: 'ReadFailure', code, sourceName: name });
  });

  it('refuses a workbook that promises to unpack to more than the limit', async () => {
    const entry = new Uint8Array(46);
    const view = new DataView(entry.buffer);
    view.setUint32(0, 0x02014b50, true);
    view.setUint32(24, 0xffffffff, true);
    const end = new Uint8Array(22);
    const endView = new DataView(end.buffer);
    endView.setUint32(0, 0x06054b50, true);
    endView.setUint16(10, 1, true);
    endView.setUint32(16, 4, true);
    await expect(read('bomb.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, ...entry, ...end]))).rejects.toMatchObject({ code: 'too_large' });
  });
});
