import { describe, expect, it } from 'vitest';
import { filenameOf } from './filename.ts';

const named = (header: string | null) => filenameOf(header, 'document');

describe('the file name of a download', () => {
  it.each([
    ['plain', 'attachment; filename=report.pdf', 'report.pdf'],
    ['quoted, with a semicolon', 'attachment; filename="a; b.pdf"', 'a; b.pdf'],
    ['quoted, with escaped quotes', 'attachment; filename="the \\"best\\".pdf"', 'the _best_.pdf'],
    ['UTF-8', "attachment; filename*=UTF-8''%E8%B2%A9%E5%A3%B2%E5%9B%B3%E9%9D%A2.pdf", '販売図面.pdf'],
    ['UTF-8 before the plain one, in either order', 'attachment; filename*=utf-8\'ja\'%E5%9B%B3.pdf; filename="_.pdf"', '図.pdf'],
    ['UTF-8 after the plain one', 'attachment; filename="_.pdf"; filename*=UTF-8\'\'%E5%9B%B3.pdf', '図.pdf'],
    ['ISO-8859-1', "attachment; filename*=ISO-8859-1''caf%E9.pdf", 'café.pdf'],
    ['raw UTF-8 bytes in the plain form', 'attachment; filename="\u00e5\u009b\u00b3.pdf"', '図.pdf'],
    ['capital letters and spaces', 'Attachment ; FileName = "A.PDF"', 'A.PDF'],
    ['decomposed letters, composed', "attachment; filename*=UTF-8''%E3%82%AB%E3%82%99.pdf", 'ガ.pdf'],
  ])('is read: %s', (_, header, expected) => {
    expect(named(header)).toBe(expected);
  });

  it.each([
    ['folders', 'attachment; filename="../../etc/passwd"', 'passwd'],
    ['encoded folders', "attachment; filename*=UTF-8''..%2F..%5Cboot.ini", 'boot.ini'],
    ['control characters', "attachment; filename*=UTF-8''a%00b%0Ac.pdf", 'abc.pdf'],
    ['direction marks', "attachment; filename*=UTF-8''invoice%E2%80%AEfdp.exe", 'invoicefdp.exe'],
    ['characters a file system refuses', 'attachment; filename="a<b>c|d?.pdf"', 'a_b_c_d_.pdf'],
    ['leading and trailing dots', 'attachment; filename="..hidden.pdf. ."', 'hidden.pdf'],
    ['names reserved on Windows', 'attachment; filename="NUL.txt"', '_NUL.txt'],
  ])('loses what is not safe: %s', (_, header, expected) => {
    expect(named(header)).toBe(expected);
  });

  it('is cut before its extension when it is long', () => {
    const name = named(`attachment; filename="${'x'.repeat(400)}.pdf"`);
    expect(name).toHaveLength(180);
    expect(name.endsWith('.pdf')).toBe(true);
  });

  it.each([
    ['no header', null],
    ['no name', 'attachment'],
    ['an empty name', 'attachment; filename=""'],
    ['only dots', 'attachment; filename=".."'],
    ['a broken escape', "attachment; filename*=UTF-8''%ZZ"],
    ['bytes that are not UTF-8', "attachment; filename*=UTF-8''%FF%FE"],
    ['another parameter that ends in filename', 'attachment; xfilename=evil.exe'],
  ])('is the fallback with %s', (_, header) => {
    expect(named(header)).toBe('document');
  });
});
