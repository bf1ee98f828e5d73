import { underwrite } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { labInputs, onlyChanged, presetsOf, withChanges } from './lab-inputs.ts';

const sample = sampleReport('condominium_unit');
const inputs = labInputs(sample);

describe('what the reader can move', () => {
  it('begins with the values that the report counts with, each within its ends', () => {
    const bases = Object.fromEntries(inputs.map(({ key, base }) => [key, base]));
    expect(bases).toMatchObject({ monthly_rent: 98_000, vacancy: 5, loan_rate: 2.7, holding_years: 10 });
    for (const { base, low, high } of inputs) expect([low <= base, base <= high]).toEqual([true, true]);
  });

  it('gives the engine nothing but what was changed, over what was given before', () => {
    expect(withChanges({ loan_years: 20, owner: 'company' }, { values: {} })).toEqual({ loan_years: 20, owner: 'company' });
    expect(withChanges({ loan_years: 20 }, { values: { loan_rate: 3 }, owner: 'non_resident' })).toEqual({
      loan_years: 20,
      loan_rate: { value: 3, reason: 'Tried by the reader of the report' },
      owner: 'non_resident',
    });
  });

  it('counts nothing as changed that the report has already', () => {
    expect(onlyChanged({ values: { vacancy: 5, loan_rate: 3 }, owner: 'resident' }, inputs, 'resident')).toEqual({
      values: { loan_rate: 3 },
    });
    expect(onlyChanged({ values: {}, owner: 'company' }, inputs, 'resident')).toEqual({ values: {}, owner: 'company' });
  });

  it('is taken by the engine at both ends of every input, and by each preset', () => {
    const { facts, context, overrides, asOf } = sample.inputs;
    const tried = [
      ...inputs.flatMap(({ key, low, high }) => [low, high].map((value) => ({ values: { [key]: value } }))),
      ...presetsOf(inputs).map(({ changes }) => changes),
    ];
    expect(presetsOf(inputs).map(({ id }) => id)).toEqual(['cash', 'rate', 'rent', 'vacancy', 'owner', 'sale']);
    for (const changes of tried)
      expect(underwrite(facts, context, withChanges(overrides, changes), asOf).headline.scenario_score).not.toBeNaN();
  });

  it('counts the base case unchanged where a change is its own value', () => {
    const { facts, context, overrides, asOf } = sample.inputs;
    const again = underwrite(facts, context, withChanges(overrides, { values: { vacancy: 5 } }), asOf);
    expect(again.figures['returns.btcf']?.value).toBe(sample.figures['returns.btcf']?.value);
  });
});
