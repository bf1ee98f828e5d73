import { expect, test } from 'vitest';
import { pageCountOf, pageNumbers, readPage, shownRange } from './pages.ts';

test('few pages are all offered', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
});

test('of many pages at most five are offered, around the current one', () => {
  expect(pageNumbers(1, 12)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(3, 12)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(6, 12)).toEqual([4, 5, 6, 7, 8]);
  expect(pageNumbers(12, 12)).toEqual([8, 9, 10, 11, 12]);
});

test('the current page is always among the offered ones', () => {
  for (let pageCount = 1; pageCount <= 20; pageCount += 1) {
    for (let page = 1; page <= pageCount; page += 1) {
      const numbers = pageNumbers(page, pageCount);
      expect(numbers).toContain(page);
      expect(numbers.length).toBe(Math.min(5, pageCount));
      expect(numbers.every((number) => number >= 1 && number <= pageCount)).toBe(true);
    }
  }
});

test('the range names the first and the last result on the page', () => {
  expect(shownRange(1, 34)).toBe('Showing 1 to 10 of 34 results');
  expect(shownRange(4, 34)).toBe('Showing 31 to 34 of 34 results');
  expect(shownRange(1, 0)).toBe('Showing 0 to 0 of 0 results');
});

test('ten results are one page, eleven are two', () => {
  expect([0, 1, 10, 11].map((total) => pageCountOf(total))).toEqual([1, 1, 1, 2]);
});

test('a page that cannot exist reads as the first', () => {
  expect([null, '', 'x', '0', '-2', '1.5', '3'].map(readPage)).toEqual([1, 1, 1, 1, 1, 1, 3]);
});
