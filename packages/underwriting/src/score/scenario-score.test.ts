import { describe, expect, it } from 'vitest';
import type { AssumptionOverrides } from '../assumptions/overrides.ts';
import type { PropertyFacts } from '../facts/property-facts.ts';
import { underwrite } from '../report/underwrite.ts';
import { sampleApartment, sampleCondominium, sampleContext } from '../testing/index.ts';

const reportOf = (facts: PropertyFacts, overrides: AssumptionOverrides = {}) =>
  underwrite(facts, sampleContext(facts, 'Sample'), overrides, '2026-11-20');
const safety = (overrides: AssumptionOverrides) => reportOf(sampleApartment, overrides).figures['score.safety']?.value ?? 0;

describe('the Scenario Score', () => {
  it('gives no better mark for coverage to a loan that outlasts the building', () => {
    const atLife = reportOf(sampleApartment, { loan_years: 24 });
    const beyond = reportOf(sampleApartment, { loan_years: 50 });
    expect(beyond.figures['returns.dscr']?.value).toBeGreaterThan(atLife.figures['returns.dscr']?.value ?? 0);
    // Only the break-even ratio, a quarter of the part, still sees the smaller payment.
    expect(safety({ loan_years: 50 }) - safety({ loan_years: 24 })).toBeLessThan(1);
    expect(beyond.headline.risk_level).not.toBe('low');
  });

  it('gives no better mark to years in which only interest is paid, nor to a rate that rises later', () => {
    expect(safety({ interest_only_years: 3 })).toBeLessThan(safety({}) + 1);
    expect(reportOf(sampleApartment, { interest_only_years: 3 }).headline.reading.join(' ')).toContain('only interest is paid at first');
    expect(safety({ later_rate: 5, later_rate_from_year: 3 })).toBeLessThan(safety({}));
  });

  it('falls when rent falls faster over the holding period', () => {
    const scores = [0, -3, -6].map((rent_change) => reportOf(sampleApartment, { rent_change }).figures['score.income']?.value ?? 0);
    expect(scores[1]).toBeLessThan(scores[0] ?? 0);
    expect(scores[2]).toBeLessThanOrEqual(scores[1] ?? 0);
  });

  it('is held below the second band when equity is lost in the base case, and says how much comes back', () => {
    const report = reportOf(sampleApartment);
    expect(report.figures['returns.multiple']?.value).toBeLessThan(1);
    const gate = report.score_gates.find(({ id }) => id === 'loss');
    expect(gate).toMatchObject({
      applied: true,
      cap: 6.4,
      reason: expect.stringMatching(/^Over 10 years 0\.\d\d times the equity comes back/),
    });
    expect(report.headline.scenario_score).toBeLessThanOrEqual(6.4);
    expect(report.risk_reasons.some((reason) => reason.includes('the equity comes back'))).toBe(true);
  });

  it('does not apply that gate where the equity comes back', () => {
    const report = reportOf(sampleApartment, { loan_to_price: 0, rent_change: 0 });
    expect(report.figures['returns.multiple']?.value).toBeGreaterThan(1);
    expect(report.score_gates.find(({ id }) => id === 'loss')?.applied).toBe(false);
  });

  it('leaves the growth of equity out where none is put in', () => {
    const report = reportOf(sampleCondominium, { loan_to_price: 110 });
    expect(report.figures['returns.multiple']?.value).toBeNull();
    expect(report.score_gates.find(({ id }) => id === 'loss')).toMatchObject({ applied: false, reason: 'No equity is put in.' });
  });
});
