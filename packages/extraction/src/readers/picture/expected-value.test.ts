import { expect, it } from 'vitest';
import { expectedValue, isMisshapen } from './expected-value.ts';

it.each([
  ['専有面積', '43.26坊', '43.26㎡'],
  ['専有面積', '43.26mT', '43.26㎡'],
  ['土地面積', '165.30志 (公簿)', '165.30㎡ (公簿)'],
  ['土地面積', '49.60坪', '49.60坪'],
  ['バルコニー面積', '7.43之', '7.43㎡'],
  ['用途地域', '第一種中高層佳居専用地域', '第一種中高層住居専用地域'],
  ['用途地域', '第三種住居地域', '第三種住居地域'],
  ['用途地域', '第 一 種住居地域', '第 一 種住居地域'],
  ['土地権利', '所有桂', '所有権'],
  ['現況', '満室貨貸中', '満室賃貸中'],
  ['備考', '43.26mT', '43.26mT'],
])('%s: %s becomes %s', (label, read, value) => {
  expect(expectedValue(label, read)).toBe(value);
});

it.each([
  ['表面利回り', '3.919', true],
  ['表面利回り', '3.91%', false],
  ['所在地', '大阪府堺市堺区中瓦|『2丁3番14号', true],
  ['所在地', '東京都港区白金3丁目7番11号', false],
  ['管理費', '月額8.、450円', true],
  ['管理費', '8,450円/月', false],
  ['価格', '1億2,800万円', false],
  ['月額賃料', '86,000円 (年額1,032,000円)', false],
  ['年間賃料', '1 032 000円', true],
])('%s: whether %s is misshapen', (label, value, is) => {
  expect(isMisshapen(label, value)).toBe(is);
});
