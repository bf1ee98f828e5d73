import { expect, it } from 'vitest';
import { analysisTitle } from './analysis-title.ts';

it.each([
  ['中野の部屋', '中野坂上コーポ', '中野の部屋'],
  [null, '中野坂上コーポ 302号室', '中野坂上コーポ 302号室'],
  [null, ' コーポ\n\u202eみなと ', 'コーポみなと'],
  [null, '\u200b', 'Property Analysis'],
  [null, undefined, 'Property Analysis'],
  [null, 'あ'.repeat(300), 'あ'.repeat(200)],
])('of a title %j and a building called %j is %j', (given, name, title) => {
  expect(analysisTitle(given, { extra: name === undefined ? {} : { property_name: name } })).toBe(title);
});
