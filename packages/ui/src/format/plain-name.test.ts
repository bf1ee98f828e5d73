import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['鑑定\u202efdp.exe', '鑑定fdp.exe'],
  ['\u2067旗\u2069.pdf', '旗.pdf'],
  ['a\u200bb\u00adc\ufeff.pdf', 'abc.pdf'],
  ['\u3164\u2800', ''],
  ['two\nlines\tand more', 'two lines and more'],
  ['  Shibuya 1LDK  ', 'Shibuya 1LDK'],
  ['か\u3099らす.pdf', 'がらす.pdf'],
  ['神楽坂テラス 301号室（南）', '神楽坂テラス 301号室（南）'],
])('%j is shown as %j', (given, shown) => {
  expect(plainName(given)).toBe(shown);
});
