import { describe, expect, test } from 'vitest';
import { formatDate, formatFileSize, formatMoney, formatPercent, moneyParts, timeZoneName } from './index.ts';

describe('money', () => {
  test('yen has no decimals', () => expect(formatMoney(42_800_000, 'JPY')).toBe('¥42,800,000'));
  test('dollars have two', () => expect(formatMoney(29, 'usd')).toBe('$29.00'));
  test('another currency keeps its own symbol', () => expect(formatMoney(12.5, 'EUR')).toBe('€12.50'));
  test('a negative amount has a minus sign, not a hyphen', () => expect(formatMoney(-1_284.5, 'USD')).toBe('−$1,284.50'));
  test('a sign is shown when asked for', () => expect(formatMoney(80_000, 'JPY', { signed: true })).toBe('+¥80,000'));
  test('an amount that rounds to zero has no sign', () => expect(formatMoney(-0.2, 'JPY')).toBe('¥0'));
  test('a code nobody knows is printed as it is', () => expect(formatMoney(3, 'POINTS')).toBe('POINTS\u00a03.00'));
  test.each([
    ['CAD', 'CA$1,234.50'],
    ['AUD', 'A$1,234.50'],
    ['TWD', 'NT$1,234.50'],
    ['SGD', 'SGD\u00a01,234.50'],
    ['CNY', 'CN¥1,234.50'],
    ['GBP', '£1,234.50'],
    ['', '$1,234.50'],
    [' ', '$1,234.50'],
    [null, '$1,234.50'],
    [undefined, '$1,234.50'],
  ])('%s is told from other dollars and yen: %s', (currency, text) => expect(formatMoney(1_234.5, currency)).toBe(text));
  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%d is not stated', (amount) =>
    expect(formatMoney(amount, 'JPY')).toBe('Not stated'),
  );
  test('the parts let the unit be set apart', () => expect(moneyParts(-5, 'JPY')).toEqual({ sign: '−', symbol: '¥', digits: '5' }));
});

describe('percent', () => {
  test('one decimal by default', () => expect(formatPercent(4.25)).toBe('4.3%'));
  test('more decimals on request', () => expect(formatPercent(4.254, { digits: 2 })).toBe('4.25%'));
  test('a minus sign below zero', () => expect(formatPercent(-1.3)).toBe('−1.3%'));
  test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is not stated', (percent) => expect(formatPercent(percent)).toBe('Not stated'));
  test('no sign on what rounds to zero', () => expect(formatPercent(-0.01)).toBe('0.0%'));
});

describe('file size', () => {
  test.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1,023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [20_971_520, '20 MB'],
    [1024 ** 3, '1 GB'],
    [1024 ** 4, '1,024 GB'],
    [1024 ** 2 - 1, '1 MB'],
    [1024 ** 3 - 1, '1 GB'],
    [1024 ** 4 - 1, '1,024 GB'],
    [1024 ** 2 - 6, '1,023.99 KB'],
    [-0, '0 Bytes'],
    [-1, 'Not stated'],
    [Number.NaN, 'Not stated'],
    [Number.POSITIVE_INFINITY, 'Not stated'],
  ])('%d is %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));
});

describe('dates', () => {
  test('a point in time is shown in the zone asked for', () =>
    expect(formatDate('2026-11-20T16:30:00Z', 'date', 'Asia/Tokyo')).toBe('Nov 21, 2026'));
  test('a calendar day never shifts', () => expect(formatDate('2026-11-20', 'date', 'America/Los_Angeles')).toBe('Nov 20, 2026'));
  test('with the time', () => expect(formatDate('2026-11-20T08:52:00Z', 'datetime', 'Asia/Tokyo')).toBe('Nov 20, 2026, 5:52 PM GMT+9'));
  test('an offset is heeded', () =>
    expect(formatDate('2026-11-20T23:30:00.123456+09:00', 'datetime', 'UTC')).toBe('Nov 20, 2026, 2:30 PM UTC'));
  test('a month', () => expect(formatDate('2009-08-01', 'month')).toBe('Aug 2009'));
  test('the name of a zone', () => expect(timeZoneName(new Date('2026-11-20T08:52:00Z'), 'Asia/Tokyo')).toBe('GMT+9'));
  test('a leap day is a day', () => expect(formatDate('2028-02-29')).toBe('Feb 29, 2028'));
  test.each([
    'soon',
    '',
    '1',
    'Item 7',
    '2026',
    '11/20/2026',
    '2026-02-31',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-02-31T10:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T10:00:00',
    '2026-11-20 and more',
  ])('%j is not a date', (text) => expect(formatDate(text)).toBeNull());
  test('a Date without a time is none', () => expect(formatDate(new Date(Number.NaN))).toBeNull());
  test('a zone nobody knows is the reader’s own', () =>
    expect(formatDate('2026-11-20T08:52:00Z', 'datetime', 'Mars/Olympus')).toBe(formatDate('2026-11-20T08:52:00Z', 'datetime')));
});
