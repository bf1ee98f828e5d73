import { describe, expect, it } from 'vitest';
import { amountOf, dayOf, intervalOf } from './words.ts';

describe('the words of the hosted pages', () => {
  it.each([
    [2900, 'usd', '$29.00'],
    [-1933, 'usd', '−$19.33'],
    [9800, 'jpy', '¥9,800'],
    [5, 'krw', '₩5'],
    [1234, 'kwd', 'KWD 1.234'],
    // The provider counts this one without a smaller unit, whatever tables of currencies say.
    [700, 'mga', 'MGA 700'],
  ])('write %i of %s as %s', (minor, currency, text) => {
    expect(amountOf(minor, currency).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('name days and intervals', () => {
    expect(dayOf(Date.parse('2026-12-02T23:59:00Z') / 1000)).toBe('2 Dec 2026');
    expect([null, { interval: 'month', interval_count: 1 }, { interval: 'month', interval_count: 3 }].map(intervalOf)).toEqual([
      'once',
      'per month',
      'every 3 months',
    ]);
  });
});
