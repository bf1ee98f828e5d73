import { describe, expect, it } from 'vitest';
import { underwrite } from '../report/underwrite.ts';
import { sampleCondominium, sampleContext, sampleMarket, sampleReport } from '../testing/index.ts';
import { assumptionKeys } from './defaults.ts';
import { listOverrides, standingDefaults } from './own-defaults.ts';
import { readScenarioInputs, withScenario } from './scenario-inputs.ts';

describe('defaults of an account', () => {
  it('leave out what describes one property', () => {
    expect(standingDefaults({ loan_rate: 1.9, owner: 'company', monthly_rent: 90_000, building_age: { value: 12 } })).toEqual({
      standing: { loan_rate: 1.9, owner: 'company' },
      left: ['monthly_rent', 'building_age'],
    });
    expect(standingDefaults(Object.fromEntries(assumptionKeys.map((key) => [key, 1]))).left).toHaveLength(16);
  });

  it('are listed in the order of the report, with their units', () => {
    expect(listOverrides({ repayment: 'level_principal', loan_rate: { value: 1.9, reason: 'x' }, loan_to_price: 80 })).toEqual([
      { name: 'loan_to_price', label: 'Loan-to-value (LTV)', value: 80, unit: 'percent' },
      { name: 'loan_rate', label: 'Interest rate', value: 1.9, unit: 'percent' },
      { name: 'repayment', label: 'Repayment', value: 'level principal', unit: null },
    ]);
  });

  it('are named by the report that starts from them, and by no other', () => {
    const context = sampleContext(sampleCondominium, 'Test');
    const given = { loan_rate: { value: 1.9, reason: 'Of your defaults of 2026-11-18.' }, vacancy: 9, owner: 'company' as const };
    const own = { ...context, subject: { ...context.subject, own_defaults: { saved_on: '2026-11-18', names: ['loan_rate', 'owner'] } } };
    const named = underwrite(sampleCondominium, own, given, '2026-11-20');
    const note = 'Your defaults of Nov 18, 2026 replace the standard defaults: Interest rate; Owner: company.';
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

  it('puts its price in the place of the stated one, marked as given, and leaves the rent alone', () => {
    const context = sampleContext(sampleCondominium, 'Test');
    const inputs = { facts: sampleCondominium, overrides: { vacancy: 7 } };
    const { facts, overrides } = withScenario(inputs, { price_jpy: 20_000_000, assumptions: { loan_to_price: 50 } });
    expect(overrides).toEqual({ vacancy: 7, loan_to_price: 50 });
    expect(inputs.facts.values.price_jpy).not.toBe(20_000_000);
    const [before, after] = [inputs, { facts, overrides }].map(
      (each) => underwrite(each.facts, context, each.overrides, '2026-11-20').figures,
    );
    expect(after?.['facts.price']).toMatchObject({
      value: 20_000_000,
      origin: { kind: 'given', reason: expect.stringContaining('it replaces “') },
    });
    expect(after?.['rent.monthly_full']?.value).toBe(before?.['rent.monthly_full']?.value);
    // Half of the price, by hand.
    expect(after?.['loan.amount']?.value).toBe(10_000_000);
    expect(underwrite(facts, context, overrides, '2026-11-20').inputs.facts).toEqual(facts);
  });
});

describe('the method of the sale', () => {
  const at = (overrides: Parameters<typeof underwrite>[2]) => sampleReport('detached_house', overrides);
  const [mean, income] = [at({}), at({ exit_method: 'income' })];

  it('is the one that is chosen, which the report says', () => {
    expect(income.figures['exit.price']?.origin).toMatchObject({ formula: 'by the method that you chose', inputs: ['exit.by_income'] });
    expect(income.figures['exit.day_one']?.origin).toMatchObject({ formula: 'by the method that you chose' });
    expect(JSON.stringify(mean)).not.toContain('by the method that you chose');
  });

  it('leaves the prices by each method as they are, and takes one of them in place of their mean', () => {
    const { facts, context, asOf } = sampleReport('apartment_building').inputs;
    const price = (exit_method: 'weighted' | 'income' | 'cost') => {
      const { figures } = underwrite(facts, { ...context, market: sampleMarket() }, { exit_method }, asOf);
      return ['exit.price', 'exit.by_income', 'exit.by_cost'].map((id) => figures[id]?.value ?? Number.NaN);
    };
    const [middle = 0, byIncome = 0, byCost = 0] = price('weighted');
    expect(byIncome).not.toBe(byCost);
    // A block of wood: 0.65 of income and 0.35 of land and building, geometric, in whole yen.
    expect(middle).toBeCloseTo(byIncome ** 0.65 * byCost ** 0.35, -1);
    expect(price('income')).toEqual([byIncome, byIncome, byCost]);
    expect(price('cost')).toEqual([byCost, byIncome, byCost]);
  });

  it('stays the mean where the chosen one is not available, and a note says so; what earlier versions called median is the mean', () => {
    const none = at({ exit_method: 'contracts' });
    expect(none.figures['exit.price']?.value).toBe(mean.figures['exit.price']?.value);
    expect(none.notes.join(' ')).toContain('no data available for comparable sales');
    expect(at({ exit_method: 'median' as 'weighted' }).figures['exit.price']?.value).toBe(mean.figures['exit.price']?.value);
    expect(() => at({ exit_method: 'hope' as 'weighted' })).toThrow(/exit_method must be one of weighted, income, cost, contracts/);
  });
});
