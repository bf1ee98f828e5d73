import { describe, expect, test } from 'vitest';
import { pagesWithGaps, rangeOfPage, windowOfPages } from './pages-shown.ts';

describe('the window of page numbers', () => {
  test('shows every page when there are few', () => expect(windowOfPages(2, 3)).toEqual([1, 2, 3]));
  test('keeps the current page in the middle', () => expect(windowOfPages(6, 12)).toEqual([4, 5, 6, 7, 8]));
  test('stops at the first page', () => expect(windowOfPages(1, 12)).toEqual([1, 2, 3, 4, 5]));
  test('stops at the last page', () => expect(windowOfPages(12, 12)).toEqual([8, 9, 10, 11, 12]));
  test('is empty without pages', () => expect(windowOfPages(1, 0)).toEqual([]));
});

describe('the window with first and last page', () => {
  test('leaves gaps on both sides in the middle', () =>
    expect(pagesWithGaps(6, 12)).toEqual([1, 'gap-before', 4, 5, 6, 7, 8, 'gap-after', 12]));
  test('has no gap where only one number would be left out of none', () => expect(pagesWithGaps(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]));
  test('has one gap at the start', () => expect(pagesWithGaps(1, 9)).toEqual([1, 2, 3, 4, 5, 'gap-after', 9]));
  test('has one gap at the end', () => expect(pagesWithGaps(9, 9)).toEqual([1, 'gap-before', 5, 6, 7, 8, 9]));
});

describe('the range of results on a page', () => {
  test('a full page', () => expect(rangeOfPage(2, 10, 43)).toEqual({ from: 11, to: 20 }));
  test('the last page', () => expect(rangeOfPage(5, 10, 43)).toEqual({ from: 41, to: 43 }));
  test('no results', () => expect(rangeOfPage(1, 10, 0)).toEqual({ from: 0, to: 0 }));
});
