import { type ScenarioInputs, underwrite, withScenario } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { asDefaults, emptyShare, labChoices, labInputs, merged, onlyChanged, presetsOf, withValue } from './lab-inputs.ts';

const sample = sampleReport('condominium_unit');
const inputs = labInputs(sample);
const choices = labChoices(sample, {});
const all = [...inputs, ...choices];

function worked(scenario: ScenarioInputs, report = sample) {
  const { facts, context, overrides, asOf } = withScenario(report.inputs, scenario);
  return underwrite(facts, context, overrides, asOf);
}

describe('what the reader can move', () => {
  it('begins with the values that the report counts with, each within its ends', () => {
    const bases = Object.fromEntries(all.map(({ key, base }) => [key, base]));
    expect(bases).toMatchObject({ monthly_rent: 98_000, vacancy: 5, loan_rate: 2.9, holding_years: 10, owner: 'resident' });
    expect(bases.price_jpy).toBe(sample.figures['facts.price']?.value);
    for (const { base, low, high } of inputs) expect([low <= base, base <= high]).toEqual([true, true]);
  });

  it('has every group of inputs', () => {
    expect(new Set(all.map(({ group }) => group))).toEqual(new Set(['rent', 'loan', 'costs', 'buyer', 'sale']));
    expect(all.length).toBeGreaterThanOrEqual(18);
  });

  it('counts nothing as changed that the report has already, and keeps what the panel does not show', () => {
    const tried = { price_jpy: sample.figures['facts.price']?.value ?? 0, assumptions: { vacancy: 5, loan_rate: 3, target_irr: 6 } };
    expect(onlyChanged(tried, all)).toEqual({ assumptions: { loan_rate: 3, target_irr: 6 } });
    expect(onlyChanged({ assumptions: { owner: 'resident' } }, all)).toEqual({});
    expect(onlyChanged(withValue({}, 'price_jpy', 20_000_000), all)).toEqual({ price_jpy: 20_000_000 });
  });

  it('is taken by the engine at both ends of every input, with each choice and by each preset', () => {
    const report = sampleReport('apartment_building');
    const numbers = labInputs(report);
    const tried = [
      ...numbers.flatMap(({ key, low, high }) => [low, high].map((value) => withValue({}, key, value))),
      ...labChoices(report, {}).flatMap(({ key, options }) => options.map(([value]) => withValue({}, key, value))),
      ...presetsOf(numbers).map(({ changes }) => changes),
    ];
    for (const scenario of tried) expect(worked(scenario, report).headline.scenario_score).not.toBeNaN();
  });

  it('leaves the report as it is where a value is its own, but for the split of a price that was rounded', () => {
    const own = inputs.filter(({ key }) => key !== 'building_share').reduce((sum, { key, base }) => withValue(sum, key, base), {});
    const again = worked(own);
    for (const id of ['returns.btcf', 'returns.net_yield', 'equity.initial', 'exit.price'])
      expect([id, again.figures[id]?.value]).toEqual([id, sample.figures[id]?.value]);
  });

  it('adds a preset to what is there', () => {
    expect(merged({ price_jpy: 1_000_000, assumptions: { vacancy: 9 } }, { assumptions: { loan_rate: 4 } })).toEqual({
      price_jpy: 1_000_000,
      assumptions: { vacancy: 9, loan_rate: 4 },
    });
  });

  it('makes no default of what is said of this property alone', () => {
    expect(asDefaults({ price_jpy: 1_000_000, assumptions: { monthly_rent: 90_000, loan_rate: 2, owner: 'company' } })).toEqual({
      assumptions: { loan_rate: 2, owner: 'company' },
    });
    expect(asDefaults({ price_jpy: 1_000_000 })).toEqual({});
  });
});

describe('a vacancy below the rooms that stand empty', () => {
  it('moves nothing of the first year, and the share of what nobody pays is known', () => {
    const { facts, context, overrides, asOf } = sampleReport('apartment_building').inputs;
    const { rent_roll: _, totals: __, ...others } = facts.extra;
    const extra = { ...others, current_monthly_rent_jpy: 300_000 };
    const report = underwrite({ ...facts, extra }, context, overrides, asOf);
    const share = emptyShare(report);
    if (share === null) throw new Error('Nothing stands empty.');
    const full = report.figures['rent.monthly_full']?.value ?? 0;
    expect(share).toBeCloseTo((1 - 300_000 / full) * 100, 1);
    const first = (vacancy: number) => underwrite({ ...facts, extra }, context, { vacancy }, asOf).figures['returns.btcf']?.value;
    expect(first(share - 2)).toBe(first(share - 4));
    expect(first(share + 2)).not.toBe(first(share - 2));
  });

  it('is nothing where every room is let', () => {
    expect(emptyShare(sample)).toBeNull();
  });
});
