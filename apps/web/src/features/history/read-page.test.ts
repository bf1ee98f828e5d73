import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

test('the page in the address is taken as it is', () => {
  expect(readPage('3')).toBe(3);
});

test('a page that cannot exist reads as the first', () => {
  expect([null, '', 'x', '0', '-2', '1.5', '1e99'].map(readPage)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});
