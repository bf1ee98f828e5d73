import type { InsightReport } from '@rimawari/underwriting';
import { ruleBook } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { abroadStages } from './abroad-stages.ts';
import { bandRates, bandRows } from './currency-band.ts';
import { dayAfter, monthsAfter } from './days.ts';

const owners = ['non_resident', 'resident', 'company'] as const;
const reportFor = (owner: (typeof owners)[number]): InsightReport =>
  sampleReport('apartment_building', { owner, ...(owner === 'non_resident' && { withheld_rent_share: 50 }) });
const stepsOf = (report: InsightReport) => abroadStages(report).flatMap(({ steps }) => steps);

describe.each(owners)('the chapter for owners abroad: %s', (owner) => {
  const report = reportFor(owner);

  it('names for every step a rule of the rule book with its source and the day it is read for', () => {
    const book = new Set(ruleBook.map(({ id }) => id));
    const steps = stepsOf(report);
    expect(abroadStages(report).map(({ title }) => title)).toEqual([
      'Before the purchase',
      'After the purchase',
      'Every year',
      'At the sale',
    ]);
    expect(steps.length).toBeGreaterThanOrEqual(18);
    for (const { rule, text, when, who } of steps) {
      expect(book, text).toContain(rule);
      const state = report.rules.find(({ id }) => id === rule);
      expect(state?.state, rule).not.toBe('not_in_force');
      expect(state?.source.length, rule).toBeGreaterThan(3);
      for (const words of [text, when, who]) expect(words).not.toMatch(/undefined|NaN|null|Invalid|should|must|recommend/);
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('states no rate or period that its rule does not state', () => {
    const stated: Record<string, string[]> = {
      'NR-WITHHOLD': ['20.42', '10.21', '100'],
      'NR-FEFA-REPORT': ['20 days'],
      'NR-RETURN': ['5.105', '45.945'],
      'LAW-WATCHED-AREA-2022': ['200 m²'],
      'LAW-ADDRESS-REGISTRATION': ['50,000'],
      'LAW-INHERITANCE-REGISTRATION': ['100,000'],
    };
    for (const [id, figures] of Object.entries(stated)) {
      const texts = stepsOf(report)
        .filter(({ rule }) => rule === id)
        .map(({ text }) => text)
        .join(' ');
      const value = report.rules.find((rule) => rule.id === id)?.value ?? '';
      for (const figure of figures) {
        expect(texts, id).toContain(figure);
        expect(value, id).toContain(figure);
      }
    }
  });
});

describe('the calendar of an owner abroad', () => {
  const report = reportFor('non_resident');
  const step = (start: string, of = report) => stepsOf(of).find(({ text }) => text.startsWith(start));

  it('counts days from the day of the analysis', () => {
    expect(report.analysis.as_of).toBe('2026-11-20');
    expect(step('The buyer reports the purchase')?.when).toBe('By Dec 10, 2026');
    expect(step('The prefecture bills')?.when).toBe('Feb 2027 to Nov 2027');
    expect(step('The return of the previous')?.when).toBe('Feb 16 to Mar 15, 2027, then every year');
    const held = report.figures['assumptions.holding_years']?.value ?? 0;
    expect(step('The tax return for the year of sale')?.when).toBe(`Feb 16 to Mar 15, ${2026 + held + 1}`);
  });

  it('takes its amounts from the report, and none that the owner has not', () => {
    expect(step('Corporate tenants, sublease')?.amount?.yen).toBe(report.series['tax_schedule.withheld_rent']?.values[0]);
    expect(step('Corporate tenants, sublease')?.amount?.yen).toBeGreaterThan(0);
    expect(step('The buyer withholds')?.amount?.yen).toBe(report.figures['tax.withheld_sale']?.value);
    const resident = reportFor('resident');
    for (const start of ['Corporate tenants, sublease', 'The buyer withholds', 'Rent − expenses', 'A non-resident owner owes'])
      expect(step(start, resident)?.amount, start).toBeNull();
  });

  it('leaves out what an old report has no rule for', () => {
    expect(abroadStages({ ...report, rules: [] })).toEqual([]);
    const old = { ...report, rules: report.rules.filter(({ id }) => id !== 'TAX-RETURN-PERIOD') };
    expect(step('The return of', old)).toBeUndefined();
  });

  it('ends a month that is too short on its last day', () => {
    expect(dayAfter('2026-12-20', 20)).toBe('2027-01-09');
    expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28');
    expect(monthsAfter('2026-11-20', 120)).toBe('2036-11-20');
  });
});

describe('the band of the currency', () => {
  it('moves the rate of the report by a fifth both ways', () => {
    expect(bandRates(reportFor('non_resident'))).toEqual([120, 150, 180]);
  });

  it.each(owners)('shows equity and cash after the tax of an owner abroad: %s', (owner) => {
    const report = reportFor(owner);
    const abroad = reportFor('non_resident');
    const second = bandRows(report).find(({ label }) => label === 'Cash flow after tax, year 2');
    expect(second?.yen).toBe(abroad.figures['returns.atcf_year_2']?.value);
    expect(bandRows(report)[0]).toEqual({ label: 'Equity required', yen: report.figures['equity.initial']?.value });
  });
});
