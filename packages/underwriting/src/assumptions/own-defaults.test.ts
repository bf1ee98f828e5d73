import { describe, expect, it } from 'vitest';
import { underwrite } from '../report/underwrite.ts';
import { sampleCondominium, sampleContext } from '../testing/index.ts';
import { assumptionKeys } from './defaults.ts';
import { listOverrides, standingDefaults } from './own-defaults.ts';
import { readScenarioInputs } from './scenario-inputs.ts';

describe('defaults of an account', () => {
  it('leave out what describes one property', () => {
    expect(standingDefaults({ loan_rate: 1.9, owner: 'company', monthly_rent: 90_000, building_age: { value: 12 } })).toEqual({
      standing: { loan_rate: 1.9, owner: 'company' },
      left: ['monthly_rent', 'building_age'],
    });
    expect(standingDefaults(Object.fromEntries(assumptionKeys.map((key) => [key, 1]))).left).toHaveLength(15);
  });

  it('are listed in the order of the report, with their units', () => {
    expect(listOverrides({ repayment: 'level_principal', loan_rate: { value: 1.9, reason: 'x' }, loan_to_price: 80 })).toEqual([
      { name: 'loan_to_price', label: 'Loan, share of price', value: 80, unit: 'percent' },
      { name: 'loan_rate', label: 'Interest rate', value: 1.9, unit: 'percent' },
      { name: 'repayment', label: 'Repayment', value: 'level principal', unit: null },
    ]);
  });

  it('are named by the report that starts from them, and by no other', () => {
    const context = sampleContext(sampleCondominium, 'Test');
    const given = { loan_rate: { value: 1.9, reason: 'Of your defaults of 2026-11-18.' }, vacancy: 9, owner: 'company' as const };
    const own = { ...context, subject: { ...context.subject, own_defaults: { saved_on: '2026-11-18', names: ['loan_rate', 'owner'] } } };
    const named = underwrite(sampleCondominium, own, given, '2026-11-20');
    const note = 'Your defaults of 2026-11-18 stand in place of ours: Interest rate; Owner: company.';
    expect(named.notes).toContain(note);
    expect(named.figures['assumptions.loan_rate']?.origin).toMatchObject({ kind: 'given', reason: 'Of your defaults of 2026-11-18.' });
    expect(underwrite(sampleCondominium, context, given, '2026-11-20').notes).not.toContain(note);
    expect(underwrite(named.inputs.facts, named.inputs.context, named.inputs.overrides, named.inputs.asOf).notes).toEqual(named.notes);
  });
});

describe('what a scenario changes', () => {
  it('is read as plain JSON', () => {
    expect(
      readScenarioInputs({ price_jpy: 21_800_000, assumptions: { monthly_rent: 90_000, owner: 'company', vacancy: undefined } }),
    ).toEqual({
      price_jpy: 21_800_000,
      assumptions: { monthly_rent: 90_000, owner: 'company' },
    });
    expect(readScenarioInputs({})).toEqual({});
  });

  it.each([
    [null, 'invalid_assumption'],
    [[], 'invalid_assumption'],
    [{ rent: 1 }, 'invalid_assumption'],
    [{ price_jpy: 9_999 }, 'invalid_fact'],
    [{ price_jpy: 1.5e6 + 0.5 }, 'invalid_fact'],
    [{ price_jpy: '1' }, 'invalid_fact'],
    [{ assumptions: { loan_rate: 400 } }, 'invalid_assumption'],
    [{ assumptions: { nothing: 4 } }, 'invalid_assumption'],
    [{ assumptions: [] }, 'invalid_assumption'],
  ])('refuses %j', (given, code) => {
    expect(() => readScenarioInputs(given)).toThrow(expect.objectContaining({ code }));
  });
});
