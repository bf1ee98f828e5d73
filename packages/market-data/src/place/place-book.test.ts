import { expect, it } from 'vitest';
import { placeBook } from './place-book.ts';

it('measures from the middle of a town to the nearest station of the name', () => {
  const found = placeBook.metresToStation('東京都練馬区豊玉北5丁目17', { line: '西武池袋線', station: '練馬' });
  expect(found?.from).toBe('town');
  expect(found?.metres).toBeLessThan(1_000);
});

it('measures from the middle of a municipality whose town is not in the register', () => {
  expect(placeBook.metresToStation('東京都練馬区風見台1-2', { line: null, station: '練馬' })?.from).toBe('municipality');
});

it('knows a station in another part of the country as far away', () => {
  expect(placeBook.metresToStation('東京都練馬区豊玉北5丁目17', { line: 'JR信越本線', station: '新潟' })?.metres).toBeGreaterThan(200_000);
});

it.each([
  ['no place', 'どこか', { line: null, station: '練馬' }],
  ['no such station', '東京都練馬区豊玉北5丁目17', { line: null, station: '風見台' }],
])('says nothing where there is %s', (_, address, station) => {
  expect(placeBook.metresToStation(address, station)).toBeNull();
});
