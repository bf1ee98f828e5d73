import { expect, test } from 'vitest';
import { addressOf, askedOf, type HistoryQuery, isNarrowed, readQuery } from './read-query.ts';

const all: HistoryQuery = { page: 1, search: '', status: null, order: 'newest' };

test('an address carries the search, the filter, the order and the page, and nothing that goes without saying', () => {
  const query: HistoryQuery = { page: 2, search: '中野 50%', status: 'completed', order: 'net_yield' };
  expect(readQuery(addressOf(query))).toEqual(query);
  expect(addressOf(query).toString()).toBe('q=%E4%B8%AD%E9%87%8E+50%25&status=completed&sort=net_yield&page=2');
  expect(addressOf(all).toString()).toBe('');
});

test('what an address cannot mean reads as if it were left out', () => {
  expect(readQuery(new URLSearchParams('q=%20%20&status=archived&sort=random&page=0'))).toEqual(all);
  expect(readQuery(new URLSearchParams({ q: 'x'.repeat(500) })).search).toHaveLength(200);
});

test('the server is asked for what differs from the whole list, newest first', () => {
  expect(askedOf(all)).toEqual({ page: 1, limit: 10 });
  expect(askedOf({ ...all, search: '302', status: 'failed', order: 'title' })).toEqual({
    page: 1,
    limit: 10,
    q: '302',
    status: 'failed',
    sort: 'title',
  });
});

test('an order alone hides nothing', () => {
  expect(
    [all, { ...all, order: 'title' as const }, { ...all, search: 'x' }, { ...all, status: 'failed' as const }].map(isNarrowed),
  ).toEqual([false, false, true, true]);
});
