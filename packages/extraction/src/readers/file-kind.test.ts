import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fileKind, headBytes, holdsWhatItsNameSays } from './file-kind.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));
const zipped = (name: string) => bytes([0x50, 0x4b, 3, 4], [...new Uint8Array(22)], [name.length, 0, 0, 0], name, 'content');
const png = bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
const bmp = bytes('BM', [0x36, 0, 0, 0, 0, 0, 0, 0, 0x36, 0, 0, 0, 0x28, 0, 0, 0]);

describe('what a file is', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7'), '', 'x', 'pdf'],
    ['a PDF behind stray bytes', bytes('\n\n junk %PDF-1.7'), '', 'x', 'pdf'],
    ['a workbook', zipped('[Content_Types].xml'), '', 'x', 'xlsx'],
    ['a text document in the same container', zipped('word/document.xml'), '', 'x.xlsx', 'other'],
    ['an e-book in the same container', zipped('mimetype'), '', 'x.xlsx', 'other'],
    ['an old workbook', bytes([0xd0, 0xcf, 0x11, 0xe0]), '', 'x', 'xls'],
    ['a PNG called a text', png, 'application/octet-stream', 'rents.csv', 'png'],
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), '', 'x', 'jpeg'],
    ['a bitmap', bmp, '', 'x', 'bmp'],
    ['a table that begins with BM', bytes('BM棟,価格\n1,1000万円'), '', 'x.csv', 'csv'],
    ['a page by its tags', bytes('<!doctype html><p>x'), '', 'x', 'html'],
    [
      'a page in UTF-16',
      bytes(
        [0xff, 0xfe],
        [...'<html>'].flatMap((letter) => [letter.charCodeAt(0), 0]),
      ),
      '',
      'x',
      'html',
    ],
    ['text with the name of a table', bytes('価格,1000万円'), '', 'x.csv', 'csv'],
    ['text with the type of a table', bytes('価格,1000万円'), 'text/csv', 'x', 'csv'],
    ['text called XLS', bytes('部屋\t賃料'), 'application/vnd.ms-excel', 'x.xls', 'csv'],
    ['bytes with the name of a table', new Uint8Array(400), 'text/csv', 'x.csv', 'other'],
    ['a program', bytes('MZ', [0, 1, 2]), '', 'x.exe', 'other'],
    ['text that nothing speaks for', bytes('hello'), '', 'x', 'other'],
  ])('sees %s', (_what, content, type, name, kind) => {
    expect(fileKind(content, type, name)).toBe(kind);
  });

  it('is the same from the first bytes as from all of them, for every sample', async () => {
    const folder = new URL('../../../../samples/', import.meta.url);
    const names = (await readdir(folder)).filter((name) => /\.(pdf|html|csv|xlsx)$/.test(name));
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) {
      const content = new Uint8Array(await readFile(new URL(name, folder)));
      const kind = fileKind(content, '', name);
      expect(kind, name).toBe(name.split('.').at(-1));
      expect(fileKind(content.subarray(0, headBytes), '', name), name).toBe(kind);
      expect(holdsWhatItsNameSays(name, kind), name).toBe(true);
    }
  });
});

describe('what a name promises', () => {
  it.each([
    ['flyer.PDF', 'pdf', true],
    ['flyer.pdf', 'png', false],
    ['photo.jpg', 'png', true],
    ['photo.jpg', 'pdf', false],
    ['rents.xls', 'html', true],
    ['rents.xls', 'csv', true],
    ['rents.xlsx', 'csv', false],
    ['rents.csv', 'csv', true],
    ['rents.csv', 'other', false],
    ['notes.docx', 'other', false],
    ['README', 'csv', false],
    ['x.constructor', 'pdf', false],
  ] as const)('%s that holds %s: %s', (name, kind, holds) => {
    expect(holdsWhatItsNameSays(name, kind)).toBe(holds);
  });
});
