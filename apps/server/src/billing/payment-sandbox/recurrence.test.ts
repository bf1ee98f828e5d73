import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPeriodEnd, periodEnd } from './recurrence.ts';

const seconds = (text: string) => Date.parse(text) / 1000;
const told = (time: number) => new Date(time * 1000).toISOString().slice(0, 16);
const monthly = { interval: 'month', interval_count: 1 };

describe('periods', () => {
  it('that begin on the 31st end on the last day of shorter months, and on the 31st of longer ones', () => {
    const anchor = seconds('2027-01-31T09:30:00Z');
    expect([1, 2, 3, 4, 13].map((periods) => told(periodEnd(anchor, monthly, periods)))).toEqual([
      '2027-02-28T09:30',
      '2027-03-31T09:30',
      '2027-04-30T09:30',
      '2027-05-31T09:30',
      '2028-02-29T09:30',
    ]);
  });

  it.each([
    ['2027-01-29T00:00:00Z', '2027-02-28T00:00', '2027-03-29T00:00'],
    ['2028-01-30T00:00:00Z', '2028-02-29T00:00', '2028-03-30T00:00'],
  ])('from %s hold their day', (from, first, second) => {
    expect([1, 2].map((periods) => told(periodEnd(seconds(from), monthly, periods)))).toEqual([first, second]);
  });

  it('of years that begin on 29 February end on the 28th until the next leap year', () => {
    const yearly = { interval: 'year', interval_count: 1 };
    expect([1, 4].map((periods) => told(periodEnd(seconds('2028-02-29T00:00:00Z'), yearly, periods)))).toEqual([
      '2029-02-28T00:00',
      '2032-02-29T00:00',
    ]);
  });

  it('of days, weeks and several months', () => {
    const from = seconds('2026-12-30T12:00:00Z');
    expect(told(periodEnd(from, { interval: 'day', interval_count: 3 }, 2))).toBe('2027-01-05T12:00');
    expect(told(periodEnd(from, { interval: 'week', interval_count: 1 }, 1))).toBe('2027-01-06T12:00');
    expect(told(periodEnd(from, { interval: 'month', interval_count: 2 }, 1))).toBe('2027-02-28T12:00');
  });

  it('follow each other without a gap, wherever they begin', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_500_000_000, max: 2_500_000_000 }), fc.integer({ min: 1, max: 40 }), (anchor, periods) => {
        const end = periodEnd(anchor, monthly, periods);
        expect(end).toBeGreaterThan(periodEnd(anchor, monthly, periods - 1));
        expect(nextPeriodEnd(anchor, monthly, end - 1)).toBe(end);
        expect(nextPeriodEnd(anchor, monthly, end)).toBe(periodEnd(anchor, monthly, periods + 1));
      }),
    );
  });
});
