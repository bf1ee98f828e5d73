import { describe, expect, it } from 'vitest';
import { addMonths, dayNumber, daysBetween, isFullDate, monthsElapsed, parseDate } from '../calendar/days.ts';
import { RuleNotInForce } from '../errors.ts';
import { readRule } from './dated-rule.ts';
import { acquisitionTaxLandAndHouseRate } from './real-estate-acquisition-tax.ts';
import { registrationLandSale } from './registration-tax.ts';
import { ruleBook, rulesOn } from './rule-book.ts';
import { stampTaxSale } from './stamp-tax.ts';

describe('rules in force', () => {
  it('are picked by the trigger date, the relief before the statutory figure', () => {
    expect(readRule(registrationLandSale, '2029-03-31').version).toMatchObject({ kind: 'relief', value: 0.015 });
    expect(readRule(registrationLandSale, '2011-04-01').version.value).toBe(0.013);
  });

  it('show what the relief was, once it has run out', () => {
    const reading = readRule(acquisitionTaxLandAndHouseRate, '2027-04-01');
    expect(reading.version.value).toBe(0.04);
    expect(reading.expired).toMatchObject({ value: 0.03, to: '2027-03-31' });
    expect(readRule(registrationLandSale, '2029-04-01').expired?.value).toBe(0.015);
    expect(readRule(acquisitionTaxLandAndHouseRate, '2027-03-31').expired).toBeNull();
  });

  it('refuse a date outside every interval', () => {
    expect(() => readRule(stampTaxSale, '1980-01-01')).toThrowError(RuleNotInForce);
    expect(() => readRule(stampTaxSale, '1980-01-01')).toThrowError(/ACQ-STAMP-SALE is known for 1980-01-01/);
  });

  it('have one id each, a source, and no two versions of a kind on one day', () => {
    const ids = ruleBook.map((rule) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(35);
    for (const rule of ruleBook) {
      for (const version of rule.versions) {
        expect(version.source.length, rule.id).toBeGreaterThan(3);
        const overlapping = rule.versions.filter(
          (other) =>
            other !== version &&
            other.kind === version.kind &&
            (other.from ?? '') <= (version.to ?? '9999') &&
            (version.from ?? '') <= (other.to ?? '9999'),
        );
        expect(overlapping, rule.id).toEqual([]);
      }
    }
  });

  it('are listed with their state on a day', () => {
    const on = (date: string, id: string) => rulesOn(date).find((rule) => rule.id === id);
    expect(on('2026-11-20', 'ACQ-STAMP-SALE')).toMatchObject({ state: 'relief_in_force', to: '2027-03-31' });
    expect(on('2027-04-01', 'ACQ-STAMP-SALE')).toMatchObject({ state: 'relief_ended' });
    expect(on('2026-11-20', 'ACQ-STAMP-LOAN')).toMatchObject({ state: 'in_force' });
    expect(on('1950-01-01', 'ACQ-STAMP-LOAN')).toMatchObject({ state: 'not_in_force', confirmed: false });
  });
});

describe('civil dates', () => {
  it('count days over leap years and months', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2000-03-01')).toBe(11_017);
    expect(daysBetween('2026-06-30', '2027-01-01')).toBe(185);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2100-02-28', '2100-03-01')).toBe(1);
    expect(daysBetween('2026-03-01', '2026-02-01')).toBe(-28);
  });

  it('move by months and keep to the end of a month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-11-20', 120)).toBe('2036-11-20');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('count completed months only', () => {
    expect(monthsElapsed('2001-09', '2026-11-20')).toBe(302);
    expect(monthsElapsed('2001-09-21', '2026-11-20')).toBe(301);
    expect(monthsElapsed('2027-01', '2026-11-20')).toBe(0);
  });

  it('refuse what is not a date', () => {
    for (const wrong of ['2026-13-01', '2026-02-29', '2026-00-10', '2026-01-00', '20261120', 'today', '2026-1-1'])
      expect(() => parseDate(wrong)).toThrowError(expect.objectContaining({ code: 'invalid_date' }));
    expect(parseDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
    expect(parseDate('2024')).toEqual({ year: 2024, month: 1, day: 1 });
    expect(isFullDate('2026-11-20')).toBe(true);
    expect(isFullDate('2026-11')).toBe(false);
  });
});
