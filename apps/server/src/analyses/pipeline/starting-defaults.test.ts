import { describe, expect, it } from 'vitest';
import { startingFrom } from './starting-defaults.ts';

const ownDefaults = {
  saved_on: '2026-11-18',
  assumptions: {
    loan_rate: { value: 1.9, reason: 'Letter of my bank.' },
    loan_to_price: 0,
    other_income: 3_000_000,
    owner: 'non_resident' as const,
  },
};
const given = (value: number, reason: string) => ({ value, reason });

describe('what an analysis starts from', () => {
  it('is what was said of the buyer where the account has no defaults', () => {
    expect(startingFrom({ ownDefaults: null, buyer: { owner: 'company' }, assumptions: { vacancy: 3 } })).toEqual({
      overrides: { owner: 'company', vacancy: 3 },
      note: undefined,
    });
  });

  it('are the defaults of the account, each marked with their day', () => {
    expect(startingFrom({ ownDefaults, buyer: null })).toEqual({
      overrides: {
        loan_rate: given(1.9, 'Letter of my bank. Of your defaults of 2026-11-18.'),
        loan_to_price: given(0, 'Of your defaults of 2026-11-18.'),
        other_income: given(3_000_000, 'Of your defaults of 2026-11-18.'),
        owner: 'non_resident',
      },
      note: { saved_on: '2026-11-18', names: ['loan_rate', 'loan_to_price', 'other_income', 'owner'] },
    });
  });

  it('gives way to what was said of this buyer, and to the assumptions of a run', () => {
    const { overrides, note } = startingFrom({
      ownDefaults,
      buyer: { owner: 'resident', other_taxable_income_jpy: 0, financing: 'loan' },
      assumptions: { loan_rate: 3 },
    });
    expect(overrides).toEqual({ owner: 'resident', other_income: given(0, 'Entered by you.'), loan_rate: 3 });
    expect(note).toBeUndefined();
  });
});
