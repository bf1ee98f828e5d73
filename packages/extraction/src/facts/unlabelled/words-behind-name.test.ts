import { expect, it } from 'vitest';
import { withoutWordsBehind } from './words-behind-name.ts';

it.each([
  ['ハイツ若葉 満室稼働中', 'ハイツ若葉'],
  ['コーポさくら【満室賃貸中】', 'コーポさくら'],
  ['メゾン青葉 オーナーチェンジ', 'メゾン青葉'],
  ['パレス緑ヶ丘 A・B棟', 'パレス緑ヶ丘 A・B棟'],
  ['コーポ藤 全2棟', 'コーポ藤'],
  ['グリーンハイツ A棟', 'グリーンハイツ A棟'],
  ['第2山本ビル', '第2山本ビル'],
  ['ハイツ 202', 'ハイツ 202'],
])('%s is called %s', (words, name) => {
  expect(withoutWordsBehind(words)).toBe(name);
});
