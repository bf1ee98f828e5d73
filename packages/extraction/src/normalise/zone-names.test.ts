import { expect, it } from 'vitest';
import { isOfficialZone, zoneKey } from './zone-names.ts';

it.each([
  ['第一種低層住居専用地域', ['1低専', '一低', '一低専', '1種低層', '第1種低層住居専用', '１種低層', '第一種低住専', '1低住専']],
  ['第二種低層住居専用地域', ['2低専', '二低専', '第2種低層']],
  ['第一種中高層住居専用地域', ['1種中高層', '1中高', '一中高専', '第1種中高層', '一種中高', '1中専', '第一種中高住専']],
  ['第二種中高層住居専用地域', ['2中高', '二中高', '第二種中高層住専']],
  ['第一種住居地域', ['1種住居', '1住居', '一住', '第1種住居']],
  ['第二種住居地域', ['2住居', '2住', '第二種住居']],
  ['準住居地域', ['準住', '準住居']],
  ['田園住居地域', ['田園住居']],
  ['近隣商業地域', ['近商', '近隣商業']],
  ['商業地域', ['商業']],
  ['準工業地域', ['準工', '準工業']],
  ['工業地域', ['工業']],
  ['工業専用地域', ['工専', '工業専用']],
])('%s is one zone in every form', (official, forms) => {
  for (const form of forms) expect([form, zoneKey(form)]).toEqual([form, official]);
  expect(zoneKey(official)).toBe(official);
});

it('keeps apart zones of other names, and names several in order', () => {
  expect(zoneKey('近商')).not.toBe(zoneKey('商業'));
  expect(zoneKey('1住居')).not.toBe(zoneKey('2住居'));
  expect(zoneKey('準工')).not.toBe(zoneKey('工業'));
  expect(zoneKey('商業地域・1種住居')).toBe('商業地域・第一種住居地域');
  expect(zoneKey('準防火地域')).toBe('準防火地域');
});

it('knows the official words', () => {
  expect(isOfficialZone('第1種住居地域')).toBe(true);
  expect(isOfficialZone('近隣商業地域・準防火地域')).toBe(true);
  expect(isOfficialZone('1中高')).toBe(false);
});
