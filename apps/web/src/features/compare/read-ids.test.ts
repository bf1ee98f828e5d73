import { expect, test } from 'vitest';
import { readIds } from './read-ids.ts';

test('two to four ids are compared, in their order and each once', () => {
  expect(readIds('b,a')).toEqual(['b', 'a']);
  expect(readIds(' a , b,,a,c')).toEqual(['a', 'b', 'c']);
  expect(readIds('a,b,c,d')).toEqual(['a', 'b', 'c', 'd']);
});

test('fewer and more are not', () => {
  expect([null, '', 'a', 'a,a', 'a,b,c,d,e'].map(readIds)).toEqual([null, null, null, null, null]);
});
