import { expect, test } from 'vitest';
import { lastPage, readPage } from './read-page.ts';

test('the page in the address is taken as it is', () => {
  expect(readPage('3')).toBe(3);
});

test('a page that cannot exist reads as the first', () => {
  expect([null, '', 'x', '0', '-2', '1.5', '1e99'].map(readPage)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test('the last page of a list holds its last results; an empty list has one page', () => {
  expect([0, 1, 10, 11, 94].map(lastPage)).toEqual([1, 1, 1, 2, 10]);
});
