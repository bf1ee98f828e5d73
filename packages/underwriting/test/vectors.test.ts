import { describe, expect, it } from 'vitest';
import { readersOf } from '../src/vectors/readers.ts';
import { checkVector, runVectors } from '../src/vectors/run-vectors.ts';
import { ownVectors, readVectors } from '../vectors.run.ts';

const vectors = readVectors(process.env.VECTORS_DIR ?? ownVectors);
const rules = [...new Set(vectors.map((vector) => vector.rule))].sort();

describe('reference vectors', () => {
  it.each(rules)('holds for every example of %s', (rule) => {
    const ofRule = vectors.filter((vector) => vector.rule === rule);
    const report = runVectors(ofRule);
    console.log(`${rule}: ${report.byProvenance.map(({ name, passed, total }) => `${name} ${passed}/${total}`).join(', ')}`);
    const failures = ofRule
      .map((vector) => checkVector(vector, vectors))
      .flatMap(({ vector, failures: list }) => list.map((failure) => `${vector.id} ${failure}`));
    expect(failures).toEqual([]);
  });

  it('counts an unknown rule as a failure', () => {
    const outcome = checkVector({ id: 'X', rule: 'NO-SUCH-RULE', inputs: {}, expected: { tax: 1 }, provenance: 'computed' }, []);
    expect(outcome.failures).toEqual(['the rule NO-SUCH-RULE is not known']);
  });

  it('counts an expected key that is not worked out as a failure', () => {
    const outcome = checkVector(
      { id: 'X', rule: 'IRR', inputs: { flows: [-100, 110] }, expected: { irr: 0.1, colour: 'red' }, provenance: 'computed' },
      [],
    );
    expect(outcome.failures).toHaveLength(1);
    expect(outcome.failures[0]).toContain('colour');
    expect(outcome.failures[0]).toContain('flows');
  });

  it('names what was given and asked for when a reader finds no shape it knows', () => {
    const outcome = checkVector(
      { id: 'X', rule: 'ACQ-BROKERAGE', inputs: { colour: 'red' }, expected: { cap_inc_tax: 1 }, provenance: 'computed' },
      [],
    );
    expect(outcome.failures).toHaveLength(1);
    expect(outcome.failures[0]).toMatch(/given: colour; asked for: cap_inc_tax/);
  });

  it('reads the same example in percent, as ratios and in ten thousands of yen', () => {
    const expected = { gross_yield: 0.08, noi: 3_600_000, ltv: 0.8 };
    const shapes: Record<string, unknown>[] = [
      { price: 60_000_000, gpi: 4_800_000, vacancy: 0.05, opex: 960_000, loan: 48_000_000 },
      { price_man: 6_000, annual_rent: 4_800_000, vacancy_pct: 5, opex: 960_000, loan_amount: 48_000_000 },
      { price: 60_000_000, monthly_rent: 400_000, occupancy_rate: 0.95, operating_expenses: 960_000, down_payment: 12_000_000 },
    ];
    for (const inputs of shapes)
      expect(checkVector({ id: 'X', rule: 'RATIOS', inputs, expected, provenance: 'computed' }, []).failures).toEqual([]);
  });

  it('does not take a wrong figure for a right one in another unit', () => {
    const inputs = { price: 60_000_000, gpi: 4_800_000 };
    const wrong = checkVector({ id: 'X', rule: 'RATIOS', inputs, expected: { gross_yield: 8 }, provenance: 'computed' }, []);
    expect(wrong.failures).toHaveLength(1);
    const right = checkVector({ id: 'X', rule: 'RATIOS', inputs, expected: { gross_yield_pct: 8 }, provenance: 'computed' }, []);
    expect(right.failures).toEqual([]);
  });

  it('does not pass a case of several years whose tax or sale is wrong by a yen', () => {
    const inputs = { price: 60_000_000, noi: 4_000_000, loan: 0, building_price: 20_000_000, life: 20, tax_rate: 0.3 };
    const sale = { hold_years: 6, sale_price: 58_000_000, sale_costs: 2_000_000 };
    // 4,000,000 − 1,000,000 = 3,000,000 × 30 %; cost 60,000,000 − 6,000,000 = 54,000,000, gain 2,000,000 × 20.315 %.
    const right = { tax_year1: 900_000, atcf_year6: 3_100_000, capital_gain: 2_000_000, gains_tax: 406_300 };
    const failuresOf = (expected: Record<string, unknown>) =>
      checkVector({ id: 'X', rule: 'E2E', inputs: { ...inputs, ...sale }, expected, provenance: 'computed' }, []).failures;
    expect(failuresOf(right)).toEqual([]);
    for (const [key, value] of Object.entries(right)) expect(failuresOf({ ...right, [key]: value + 1 })).toHaveLength(1);
    // Nothing that hangs on the sale follows without one.
    const without = checkVector({ id: 'X', rule: 'E2E', inputs, expected: { gains_tax: 406_300 }, provenance: 'computed' }, []);
    expect(without.failures[0]).toContain('gains_tax');
  });

  it('names a listing check or a fact of one that it does not know', () => {
    const failuresOf = (inputs: Record<string, unknown>) =>
      checkVector({ id: 'X', rule: 'RISK-CHECK', inputs, expected: { state: 'flag' }, provenance: 'computed' }, []).failures;
    expect(failuresOf({ check: 17, walk_minutes: 14 })).toEqual([]);
    expect(failuresOf({ check: 17, walk_minutes: 3 })).toHaveLength(1);
    expect(failuresOf({ check: 99 })[0]).toContain('no listing check 99');
    expect(failuresOf({ check: 'moonlight' })[0]).toContain('"moonlight"');
    expect(failuresOf({ check: 17, walk_minutes: 14, colour: 'red' })[0]).toContain('colour');
  });

  it('has a reader for each rule of the files', () => {
    expect(rules.filter((rule) => readersOf(rule).length === 0)).toEqual([]);
  });
});
