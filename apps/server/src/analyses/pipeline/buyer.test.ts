import { underwrite } from '@rimawari/underwriting';
import { sampleCondominium, sampleContext } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { type Buyer, overridesOf } from './buyer.ts';

const report = (buyer: Buyer | null) =>
  underwrite(sampleCondominium, sampleContext(sampleCondominium, 'Test'), overridesOf(buyer), '2026-11-20');

describe('what is said of the buyer', () => {
  it('changes nothing where nothing is said', () => {
    expect(overridesOf(null)).toEqual({});
    expect(report({}).figures).toEqual(report(null).figures);
  });

  it('who pays cash has no loan', () => {
    expect(report(null).figures['loan.amount']?.value).toBeGreaterThan(0);
    const { figures } = report({ financing: 'cash' });
    expect(figures['assumptions.loan_to_price']).toMatchObject({ value: 0, origin: { kind: 'given' } });
    expect(figures['loan.amount']?.value ?? 0).toBe(0);
    expect(report({ financing: 'loan' }).figures).toEqual(report(null).figures);
  });

  it('decides whose taxes are worked out, on what income', () => {
    const resident = report({ owner: 'resident', other_taxable_income_jpy: 18_000_000 });
    expect(resident.figures['assumptions.other_income']).toMatchObject({ value: 18_000_000, origin: { kind: 'given' } });
    const taxOf = ({ figures }: ReturnType<typeof report>) => Object.entries(figures).filter(([id]) => id.startsWith('returns.'));
    expect(taxOf(resident)).not.toEqual(taxOf(report(null)));
    expect(report({ owner: 'non_resident' }).figures['assumptions.withheld_rent_share']).toBeDefined();
    expect(report({ owner: 'company', other_taxable_income_jpy: 1 }).inputs.overrides).toEqual({ owner: 'company' });
  });
});
