import { describe, expect, it } from 'vitest';
import type { AssumptionOverrides } from '../assumptions/overrides.ts';
import type { PropertyFacts } from '../facts/property-facts.ts';
import { underwrite } from '../report/underwrite.ts';
import { sampleApartment, sampleCondominium, sampleContext, sampleMarket } from '../testing/index.ts';
import { scoreVersion } from './score-version.ts';

const reportOf = (facts: PropertyFacts, overrides: AssumptionOverrides = {}, withMarket = false) =>
  underwrite(
    facts,
    withMarket ? { ...sampleContext(facts, 'Sample'), market: sampleMarket() } : sampleContext(facts, 'Sample'),
    overrides,
    '2026-11-20',
  );
const mark = (report: ReturnType<typeof reportOf>, name: string) => report.figures[`score.${name}`]?.value ?? Number.NaN;

describe('the Scenario Score', () => {
  it('is 0.65 of the property and 0.35 of the financing, before the gates', () => {
    const report = reportOf(sampleApartment, { loan_to_price: 20, rent_change: 0 });
    expect(report.score_gates.filter(({ id, applied }) => applied && id !== 'evidence')).toEqual([]);
    const expected = 0.65 * mark(report, 'property') + 0.35 * mark(report, 'financing');
    expect(report.headline.scenario_score).toBeCloseTo(expected, 1);
    const weights = report.score_parts.map(({ weight }) => report.figures[weight]?.value ?? 0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100, 4);
    const mean = report.score_parts.reduce(
      (sum, { score, weight }) => sum + ((report.figures[score]?.value ?? 0) * (report.figures[weight]?.value ?? 0)) / 100,
      0,
    );
    expect(mean).toBeCloseTo(expected, 3);
  });

  it('is the property’s alone without a loan', () => {
    const report = reportOf(sampleApartment, { loan_to_price: 0 });
    expect(report.figures['score.financing']).toBeUndefined();
    expect(report.score_parts.every(({ label }) => label.startsWith('Property'))).toBe(true);
  });

  it('leaves a sale out that is priced by the yield of this purchase, and takes one in that the market prices', () => {
    expect(reportOf(sampleCondominium).figures['score.total_return']).toBeUndefined();
    expect(reportOf(sampleCondominium, {}, true).figures['score.total_return']?.value).toBeGreaterThanOrEqual(0);
  });

  it('publishes every point of its curves with the measure', () => {
    const report = reportOf(sampleCondominium, {}, true);
    expect(report.figures['score.net_yield']?.definition).toBe(
      'Net yield in percent: 0 → 0, 2 → 3, 3 → 5, 4 → 7, 5 → 8.5, 6.5 → 10, in straight lines between.',
    );
    expect(report.figures['score.net_yield.weight']?.origin).toMatchObject({ kind: 'assumed', rule: `score@${scoreVersion.version}` });
  });

  it('gives no better mark for coverage to a loan that outlasts the tax life', () => {
    const atLife = reportOf(sampleApartment, { loan_years: 10 });
    const beyond = reportOf(sampleApartment, { loan_years: 50 });
    expect(beyond.figures['returns.dscr']?.value).toBeGreaterThan(atLife.figures['returns.dscr']?.value ?? 0);
    expect(mark(beyond, 'coverage')).toBe(mark(atLife, 'coverage'));
  });

  it('gives no better mark to years in which only interest is paid, nor to a rate that rises later', () => {
    const thin = { loan_to_price: 30 };
    expect(mark(reportOf(sampleApartment, { ...thin, interest_only_years: 3 }), 'coverage')).toBeLessThanOrEqual(
      mark(reportOf(sampleApartment, thin), 'coverage'),
    );
    expect(mark(reportOf(sampleApartment, { ...thin, later_rate: 9, later_rate_from_year: 2 }), 'coverage')).toBeLessThan(
      mark(reportOf(sampleApartment, thin), 'coverage'),
    );
    expect(reportOf(sampleApartment, { interest_only_years: 3 }).headline.reading.join(' ')).toContain('only interest is paid at first');
  });

  it('keeps 49 % where equity is lost or the loan is not carried with caution, and the risk is high', () => {
    const report = reportOf(sampleApartment);
    const gate = report.score_gates.find(({ id }) => id === 'coverage');
    expect(gate).toMatchObject({ applied: true, cap: null, reason: expect.stringContaining('keeps 49 %') });
    const before = 0.65 * mark(report, 'property') + 0.35 * mark(report, 'financing');
    expect(report.headline.scenario_score).toBeCloseTo(0.49 * before, 1);
    expect(report.headline.scenario_score).toBeLessThanOrEqual(4.9);
    expect(report.headline.risk_level).toBe('high');
    const lost = reportOf(sampleApartment, { loan_to_price: 0, rent_change: -6 });
    expect(lost.figures['returns.multiple']?.value).toBeLessThan(1);
    expect(lost.score_gates.find(({ id }) => id === 'loss')).toMatchObject({
      applied: true,
      reason: expect.stringContaining('keeps 49 %'),
    });
    const share = Math.round((1 - (lost.figures['returns.multiple']?.value ?? Number.NaN)) * 100);
    expect(lost.risk_reasons).toContain(`Over 10 years ${share}% of the cash contributed is lost in the base case, the sale included.`);
  });

  it('has a range from at most sixteen evaluations, and none where every input is given', () => {
    const report = reportOf(sampleApartment);
    const [low, high] = report.headline.scenario_score_range ?? [0, 0];
    expect(low).toBeLessThan(high);
  });

  it('leaves the loss of equity open where none is put in', () => {
    const report = reportOf(sampleCondominium, { loan_to_price: 110 });
    expect(report.figures['returns.multiple']?.value).toBeNull();
    expect(report.score_gates.find(({ id }) => id === 'loss')).toMatchObject({ applied: false, reason: 'No equity is put in.' });
  });

  it('does not rise with the price at which the same flat is offered, nor without a stated rent', () => {
    const bare = { ...sampleCondominium, values: { ...sampleCondominium.values, monthly_rent_jpy: null, occupancy: null }, extra: {} };
    const scores = [20, 35, 50].map(
      (millions) => reportOf({ ...bare, values: { ...bare.values, price_jpy: millions * 1_000_000 } }).headline.scenario_score ?? 0,
    );
    expect([...scores].sort((left, right) => right - left)).toEqual(scores);
    expect(scores[0]).toBeGreaterThan(scores[2] ?? 0);
  });
});
