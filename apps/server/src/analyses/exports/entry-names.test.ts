import { describe, expect, it } from 'vitest';
import { createPaths, entryName } from './entry-names.ts';

describe('a name in the ZIP', () => {
  it.each([
    ['販売図面 302号室.pdf', '販売図面 302号室.pdf'],
    ['../../etc/passwd', 'etc passwd'],
    ['..\\..\\windows\\system32.dll', 'windows system32.dll'],
    ['/absolute', 'absolute'],
    ['C:evil.pdf', 'C evil.pdf'],
    ['CON', '_CON'],
    ['lpt1.pdf', '_lpt1.pdf'],
    ['.htaccess', 'htaccess'],
    ['trailing. ', 'trailing'],
    ['a\u202Efdp.exe', 'a fdp.exe'],
    ['line\nbreak\u0000.csv', 'line break .csv'],
    ['<script>"*?|.html', 'script .html'],
    ['...', 'document'],
    ['', 'document'],
    ['\uD800', 'document'],
  ])('of %j is %j', (given, name) => {
    expect(entryName(given, 'document')).toBe(name);
  });

  it('keeps its ending and whole characters when it is cut', () => {
    const cut = entryName(`${'中野坂上コーポ'.repeat(20)}.pdf`, 'document');
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(120);
    expect(cut).toMatch(/^(中野坂上コーポ)+.*\.pdf$/);
    expect(cut).not.toContain('\uFFFD');
  });

  it('is another one for each file, where large and small letters are the same too', () => {
    const pathOf = createPaths();
    expect([pathOf('d/', 'a.pdf'), pathOf('d/', 'A.PDF'), pathOf('d/', 'a.pdf'), pathOf('e/', 'a.pdf')]).toEqual([
      'd/a.pdf',
      'd/A (2).PDF',
      'd/a (3).pdf',
      'e/a.pdf',
    ]);
  });
});
