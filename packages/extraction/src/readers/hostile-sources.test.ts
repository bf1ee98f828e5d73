import { createServer } from 'node:http';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timesLonger } from '../../../../tests/times-longer.ts';
import { extractFacts } from '../facts/extract-facts.ts';
import { pdfFile } from '../testing/pdf-file.ts';
import { smallBook } from '../testing/small-book.ts';
import { workbookFile } from '../testing/workbook-file.ts';
import { readSource } from './read-source.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function read(sourceName: string, bytes: Uint8Array) {
  return readSource({ sourceId: 'x', sourceKind: 'document', sourceName, contentType: '', bytes });
}

interface Part {
  name: string;
  content: Uint8Array;
  /** The size that the directory gives for it. */
  promised?: number;
}

/** A ZIP archive of packed parts. */
function archive(parts: readonly Part[]): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, promised = content.byteLength } of parts) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(promised, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(promised, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    bodies.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...bodies, ...directory, end]));
}

const sheetParts = (sheet: string): Part[] => [
  {
    name: '[Content_Types].xml',
    content: utf8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
  },
  {
    name: '_rels/.rels',
    content: utf8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
  },
  {
    name: 'xl/workbook.xml',
    content: utf8(
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: utf8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
  },
  { name: 'xl/worksheets/sheet1.xml', content: utf8(sheet) },
];
const sheetOf = (cell: string, head = ''): string =>
  `<?xml version="1.0"?>${head}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>価格</t></is></c><c r="B1" t="inlineStr"><is><t>${cell}</t></is></c></row></sheetData></worksheet>`;

describe('archives made to fill memory', () => {
  it('refuses a workbook whose part unpacks to more than its directory says', async () => {
    const zeros = new Uint8Array(200 * 1024 * 1024);
    const parts = [...sheetParts(sheetOf('1000万円')), { name: 'xl/media/a.bin', content: zeros, promised: 1000 }];
    await expect(read('bomb.xlsx', archive(parts))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('reads the same workbook without that part', async () => {
    const reading = await read('fine.xlsx', archive(sheetParts(sheetOf('1000万円'))));
    expect(reading.blocks[0]).toMatchObject({ type: 'grid', rows: [['価格', '1000万円']] });
  });

  it('takes no packed file for a document, whatever its name says', async () => {
    const packed = new Uint8Array(gzipSync(new Uint8Array(1024 * 1024)));
    for (const name of ['page.html', 'sheet.csv', 'flyer.pdf'])
      await expect(read(name, packed)).rejects.toMatchObject({ code: 'unsupported' });
  });
});

describe('entities', () => {
  it('opens no file that an entity of a sheet names', async () => {
    const head =
      '<!DOCTYPE x [<!ENTITY stolen SYSTEM "file:///etc/passwd"><!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    const reading = await read('entities.xlsx', archive(sheetParts(sheetOf('&stolen;&b;&b;&b;', head)))).catch(() => null);
    expect(JSON.stringify(reading?.blocks ?? [])).not.toMatch(/root:|aaaaaaaaaa/);
  });

  it('opens no file that an entity of a page names', async () => {
    const reading = await read('page.html', utf8('<!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/passwd">]><p>価格：&x;1,000万円</p>'));
    expect(JSON.stringify(reading.blocks)).not.toContain('root:');
  });
});

describe('what is protected or broken', () => {
  it('says of a PDF with a password that it has one', async () => {
    const locked = new TextDecoder('latin1')
      .decode(pdfFile('40 60 11 価格：1,000万円'))
      .replace(
        'trailer<<',
        `trailer<</Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -44/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]`,
      );
    await expect(
      read(
        'locked.pdf',
        Uint8Array.from(locked, (letter) => letter.charCodeAt(0)),
      ),
    ).rejects.toMatchObject({ code: 'encrypted' });
  });

  it.each([0.2, 0.5, 0.9])('ends at a workbook that breaks off after %d of it with a clear error', async (share) => {
    const whole = workbookFile('# A\n価格\t1000万円\n所在地\t東京都練馬区風見台1-2\n');
    await expect(read('cut.xlsx', whole.slice(0, Math.floor(whole.length * share)))).rejects.toMatchObject({
      name: 'ReadFailure',
      code: 'damaged',
    });
  });

  it.each([0.3, 0.7])('ends at a PDF that breaks off after %d of it with a clear error, or reads what is left', async (share) => {
    const whole = pdfFile('40 60 11 価格：1,000万円 所在地：東京都練馬区風見台1-2 専有面積：20.00㎡ 間取り：1K');
    const outcome = await read('cut.pdf', whole.slice(0, Math.floor(whole.length * share))).catch((error: unknown) => error);
    expect(outcome instanceof Error ? outcome.name : 'read').toMatch(/^(?:ReadFailure|read)$/);
  });
});

describe('endless lines', () => {
  const readPage = async (body: string) => {
    const reading = await read('long.html', utf8(`<html><body>${body}</body></html>`));
    return extractFacts([reading], { municipalities: smallBook, asOf: '2026-11-22' });
  };
  /** A page of 77 kB that repeats itself, as a long page of an agent does. */
  const usualPage = `<dl><dt>価格</dt><dd>1,000万円</dd></dl><p>${'この物件は日当たりが良く静かです。'.repeat(20)}</p>`.repeat(200);
  const readUsualPage = () => readPage(usualPage);
  const mega = 'あ'.repeat(400_000);
  it.each<[string, string]>([
    ['one word without an end', `<p>${mega}</p>`],
    ['labels without an end', `<p>${'価格：'.repeat(150_000)}</p>`],
    ['figures without an end', `<p>価格：${'1,'.repeat(300_000)}円</p>`],
    ['brackets without an end', `<p>土地（${'（'.repeat(300_000)}</p>`],
    ['spaces without an end', `<p>交 通${' '.repeat(900_000)}駅</p>`],
    ['a table of one endless cell', `<table><tr><th>所在地</th><td>東京都${'練馬区'.repeat(150_000)}</td></tr></table>`],
    ['stations without an end', `<dl><dt>交通</dt><dd>${'JR山手線 目黒駅 徒歩5分、'.repeat(20_000)}</dd></dl>`],
    ['English without an end', `<p>${'The asking price is JPY 1,000 of the apartments '.repeat(20_000)}</p>`],
  ])('reads a page of %s about as soon as a usual page', async (_what, body) => {
    expect(await timesLonger(() => readPage(body), readUsualPage, 2)).toBeLessThan(40);
  });

  it('reads a sheet of one endless line about as soon as a usual page, or refuses it', async () => {
    const readSheet = () => read('long.csv', utf8(`価格,${'1'.repeat(2_000_000)}`)).catch((error: unknown) => error);
    const outcome = await readSheet();
    expect(outcome instanceof Error ? outcome.name : 'read').toMatch(/^(?:ReadFailure|read)$/);
    expect(await timesLonger(readSheet, readUsualPage, 2)).toBeLessThan(40);
  });

  it('reads a long paragraph to its end, in lines between its sentences', async () => {
    const text = `${'この物件は日当たりが良く静かです。'.repeat(60)}価格は1,980万円です。`;
    const reading = await read('long.html', utf8(`<html><body><p>${text}</p></body></html>`));
    const lines = reading.blocks.flatMap((block) => (block.type === 'line' ? [block.text] : []));
    expect(lines.join('')).toBe(text);
    expect(lines.at(-1)).toMatch(/価格は1,980万円です。$/);
    expect(reading.notes).toEqual([]);
  });

  it('says in the report that a text was too long to be read whole', async () => {
    const body = `<table><tr><th>価格</th><td>1,980万円</td></tr><tr><th>専有面積</th><td>20㎡</td></tr><tr><th>築年月</th><td>1990年6月</td></tr></table><p>${'長い説明。'.repeat(5000)}</p>`;
    const reading = await read('long.html', utf8(`<html><body>${body}</body></html>`));
    expect(reading.notes).toEqual(['A text of long.html is longer than 10,000 characters and was read up to there.']);
    const facts = extractFacts([reading], { municipalities: smallBook, asOf: '2026-11-22' });
    expect(facts.kind === 'refuse' ? [] : facts.extra.reading_notes).toEqual(reading.notes);
  });
});

describe('what a document refers to', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('console.log(1)');
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('is neither fetched nor executed', async () => {
    const page = `<html><head><base href="${origin}/"><script src="/a.js"></script><link rel="stylesheet" href="/b.css"><meta http-equiv="refresh" content="0;url=/c"></head><body onload="globalThis.ranInPage=1"><img src="/d.png" onerror="globalThis.ranInPage=1"><iframe src="/e"></iframe><object data="/f"></object><script>globalThis.ranInPage=1</script><p>価格：1,000万円</p></body></html>`;
    await read('page.html', utf8(page));
    const flyer = new TextDecoder('latin1')
      .decode(pdfFile('40 60 11 価格：1,000万円 所在地：東京都練馬区風見台1-2'))
      .replace(
        '<</Type/Catalog',
        `<</Type/Catalog/OpenAction<</S/JavaScript/JS(globalThis.ranInPage=1; app.launchURL\\("${origin}/g"\\))>>/AA<</WC<</S/URI/URI(${origin}/h)>>>>`,
      );
    await read(
      'flyer.pdf',
      Uint8Array.from(flyer, (letter) => letter.charCodeAt(0)),
    );
    const linked = sheetOf(`見る</t></is></c><c r="C1"><f>WEBSERVICE("${origin}/i")</f></c><c r="D1" t="inlineStr"><is><t>x`);
    await read('sheet.xlsx', archive(sheetParts(linked)));
    expect(asked).toEqual([]);
    expect((globalThis as { ranInPage?: number }).ranInPage).toBeUndefined();
  });
});
