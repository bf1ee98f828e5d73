import { describe, expect, it } from 'vitest';
import { buyerOf, fieldsOf, incomeProblem, notAnIncome, nothingSaid, storedFields } from './buyer.ts';

describe('the buyer', () => {
  it('is nothing where nothing is said', () => {
    expect(buyerOf(nothingSaid)).toBeNull();
    expect(fieldsOf(null)).toEqual(nothingSaid);
  });

  it.each([
    ['7,000,000', 7_000_000],
    ['７００万', undefined],
    ['￥7 000 000', 7_000_000],
    ['0', 0],
    ['10000000000', 10_000_000_000],
    ['10000000001', undefined],
    ['-1', undefined],
    ['1.5', undefined],
  ])('has an income as people type it: %s', (income, yen) => {
    const fields = { ...nothingSaid, income };
    expect(incomeProblem(fields)).toBe(yen === undefined ? notAnIncome : null);
    expect(buyerOf(fields)).toEqual(yen === undefined ? null : { other_taxable_income_jpy: yen });
  });

  it('says all of it, and shows again what was said', () => {
    const fields = { owner: 'non_resident', income: '4,000,000', financing: 'cash' } as const;
    expect(buyerOf(fields)).toEqual({ owner: 'non_resident', other_taxable_income_jpy: 4_000_000, financing: 'cash' });
    expect(fieldsOf(buyerOf(fields))).toEqual(fields);
  });

  it('of a company has no other income', () => {
    const fields = { ...nothingSaid, owner: 'company', income: 'nonsense' } as const;
    expect(incomeProblem(fields)).toBeNull();
    expect(buyerOf(fields)).toEqual({ owner: 'company' });
  });

  it.each([null, 'x', {}, { owner: 'trust', income: 7, financing: [] }])('is nothing where %j was stored', (stored) => {
    expect(storedFields(stored)).toEqual(nothingSaid);
  });
});
