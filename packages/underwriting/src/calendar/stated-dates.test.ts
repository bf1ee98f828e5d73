import { describe, expect, it } from 'vitest';
import { cutLike, isYearAlone, latestMonthStart, monthOf, monthStart, yearOf } from './stated-dates.ts';

describe('a date as a source states it', () => {
  it.each([
    ['1981', true, 1981, '1981-07', '1981-12-01'],
    ['1981-06', false, 1981, '1981-06', '1981-06-01'],
    ['1981-06-30', false, 1981, '1981-06', '1981-06-01'],
  ])('%s: a year alone counts as its July, and ends with its December', (date, alone, year, month, latest) => {
    expect([isYearAlone(date), yearOf(date), monthOf(date), latestMonthStart(date)]).toEqual([alone, year, month, latest]);
  });

  it('is held against a day by what it states and no more', () => {
    expect('2026' > cutLike('2026-11-20', '2026')).toBe(false);
    expect('2026-12' > cutLike('2026-11-20', '2026-12')).toBe(true);
    expect(monthStart('2026-11-20')).toBe('2026-11-01');
  });
});
