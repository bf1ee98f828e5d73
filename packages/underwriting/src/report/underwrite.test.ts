import { describe, expect, it } from 'vitest';
import type { ExtraFacts } from '../facts/property-facts.ts';
import { sampleCondominium, sampleContext, sampleFacts, sampleKinds, sampleReport } from '../testing/index.ts';
import { explain, leavesOf } from './explain.ts';
import { openReport } from './open-report.ts';
import { underwrite } from './underwrite.ts';

describe('underwrite', () => {
  it.each(sampleKinds)('makes a report of the %s sample whose every figure can be followed to its leaves', (kind) => {
    const report = sampleReport(kind);
    for (const id of [...Object.keys(report.figures), ...Object.keys(report.series)]) {
      expect(explain(report, id), id).not.toBeNull();
      const leaves = leavesOf(report, id);
      expect(leaves.length, id).toBeGreaterThan(0);
      for (const leaf of leaves)
        if (leaf.origin.kind === 'read') expect(leaf.origin.evidence.length, `${id} → ${leaf.id}`).toBeGreaterThan(0);
    }
  });

  it.each(sampleKinds)('keeps the plain numbers of the %s sample equal to the figures of the same id', (kind) => {
    const report = sampleReport(kind);
    for (const [group, amounts] of Object.entries(report.financial_analysis)) {
      for (const [key, amount] of Object.entries(amounts as Record<string, number>)) {
        expect(report.figures[`financial_analysis.${group}.${key}`]?.value).toBe(amount);
        expect(Number.isInteger(amount)).toBe(true);
      }
      const { total, ...lines } = amounts as Record<string, number>;
      expect(Object.values(lines).reduce((sum, amount) => sum + amount, 0)).toBe(total);
    }
  });

  it.each(sampleKinds)('makes a %s report that opens again from its JSON, unchanged', (kind) => {
    const report = sampleReport(kind);
    expect(openReport(JSON.stringify(report))).toEqual(report);
  });

  it('gives the same report twice', () => {
    expect(JSON.stringify(sampleReport('apartment_building'))).toBe(JSON.stringify(sampleReport('apartment_building')));
  });

  it('shows ranges and keeps the gross yield not stated when no rent is stated', () => {
    const report = sampleReport('detached_house');
    expect(report.headline.rent_basis).toBe('assumed');
    expect(report.figures['returns.gross_yield']?.origin.kind).toBe('not_stated');
    expect(report.figures['returns.net_yield']?.range).not.toBeNull();
    expect(report.headline.evidence_grade).toBe('D');
    expect(report.headline.scenario_score).toBeLessThanOrEqual(7.4);
  });

  it('marks an override as given and names what it replaces', () => {
    const report = sampleReport('condominium_unit', { vacancy: { value: 10, reason: 'The manager says so.' } });
    expect(report.figures['assumptions.vacancy']?.origin).toEqual({
      kind: 'given',
      replaces: 'our default of 5',
      reason: 'The manager says so.',
    });
  });

  it('refuses a property without a price, with a negative price, and an unknown assumption', () => {
    const context = sampleContext(sampleCondominium, 'x');
    expect(() => underwrite(sampleFacts('condominium_unit', {}), context, {}, '2026-11-20')).toThrowError(
      expect.objectContaining({ code: 'price_missing' }),
    );
    expect(() => underwrite(sampleFacts('condominium_unit', { price_jpy: -1 }), context, {}, '2026-11-20')).toThrowError(
      expect.objectContaining({ code: 'invalid_fact' }),
    );
    expect(() => underwrite(sampleCondominium, context, { vacancy: 200 }, '2026-11-20')).toThrowError(
      expect.objectContaining({ code: 'invalid_assumption' }),
    );
    expect(() => underwrite(sampleCondominium, context, {}, '20 November')).toThrowError(expect.objectContaining({ code: 'invalid_date' }));
  });

  it('refuses an amount no property can have, and a date that no rule covers', () => {
    const context = sampleContext(sampleCondominium, 'x');
    for (const wrong of [
      { price_jpy: 2e12 },
      { floor_area_m2: 0 },
      { floor_area_m2: -5 },
      { units: 0 },
      { monthly_rent_jpy: Number.NaN },
      { land_area_m2: Number.POSITIVE_INFINITY },
    ]) {
      expect(() =>
        underwrite(sampleFacts('condominium_unit', { price_jpy: 10_000_000, ...wrong }), context, {}, '2026-11-20'),
      ).toThrowError(expect.objectContaining({ code: 'invalid_fact' }));
    }
    expect(() => underwrite(sampleCondominium, context, {}, '1980-01-01')).toThrowError(
      expect.objectContaining({ code: 'rule_not_in_force' }),
    );
    expect(() => underwrite({ ...sampleCondominium, kind: 'castle' as 'condominium_unit' }, context, {}, '2026-11-20')).toThrowError(
      expect.objectContaining({ code: 'unsupported_kind' }),
    );
  });

  it('takes null for not stated, also beside the common fields', () => {
    const facts = sampleFacts('detached_house', { price_jpy: 20_000_000, land_rights: '普通賃借権' }, {
      ground_rent_jpy_month: null,
      current_monthly_rent_jpy: null,
      rent_roll: null,
    } as unknown as ExtraFacts);
    const report = underwrite(facts, sampleContext(facts, 'x'), {}, '2026-11-20');
    expect(report.figures['assumptions.ground_rent']?.value).toBeGreaterThan(0);
    expect(report.headline.rent_basis).toBe('assumed');
  });

  it('flags a loan that outlasts the building, and says what it would cost to end with it', () => {
    const report = sampleReport('apartment_building', { loan_years: 50 });
    expect(report.checks.find((check) => check.id === 'life_and_loan')).toMatchObject({
      state: 'flag',
      effect: 'check.life_and_loan.effect',
    });
  });

  it('works from a price alone and says what it assumed', () => {
    const facts = sampleFacts('other_building', { price_jpy: 50_000_000 });
    const report = underwrite(facts, { ...sampleContext(facts, 'x'), population: null }, {}, '2026-11-20');
    expect(JSON.stringify(report)).not.toMatch(/NaN|Infinity/);
    expect(report.assumptions).toContain('assumptions.floor_area');
    expect(report.assumptions).toContain('assumptions.building_age');
  });

  it('counts no brokerage in a court auction and says so', () => {
    const facts = sampleFacts(
      'condominium_unit',
      { price_jpy: 31_670_000, floor_area_m2: 52.32, built: '1996-11', structure: 'RC' },
      { price_label: '売却基準価額' },
    );
    const report = underwrite(facts, sampleContext(facts, 'x'), {}, '2026-11-20');
    expect(report.financial_analysis.acquisition_costs.brokerage).toBe(0);
    expect(report.notes.some((note) => note.includes('court auction'))).toBe(true);
  });
});
