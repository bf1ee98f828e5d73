import { expect, it } from 'vitest';
import { kindOfOffer } from './kind-of-offer.ts';
import { registeredUse } from './read-units.ts';

it.each([
  '一棟アパート',
  '一棟売マンション',
  '1棟売りビル',
  '新築一棟アパート',
  '戸建賃貸',
  '借地権付アパート',
  '店舗付住宅',
  '区分マンション',
  '投資用マンション',
  'マンション一棟',
  'Investment apartment',
  'Whole building',
])('knows a kind of offer: %s', (words) => {
  expect(kindOfOffer(words)).toBe(words);
});

it('keeps only the kind of what is said in English of the place of a unit', () => {
  expect(kindOfOffer('Tenanted condominium on the 4th floor')).toBe('Tenanted condominium');
});

it.each([
  'アパート',
  '賃貸マンション',
  '大手アパート',
  '一棟',
  '一棟アパート用地',
  'パークマンション',
  '新築',
  'Apartment',
  'Mansion in Tokyo',
  'Investment',
])('takes no other words for one: %s', (words) => {
  expect(kindOfOffer(words)).toBeNull();
});

it('tells a kind of offer from a use of the register under 種類', () => {
  expect(registeredUse('一棟マンション').map(({ field }) => field)).toEqual(['extra.category']);
  expect(registeredUse('居宅').map(({ field }) => field)).toEqual(['extra.registered_use']);
});
