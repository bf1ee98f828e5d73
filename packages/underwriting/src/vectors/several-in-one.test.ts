import { describe, expect, it } from 'vitest';
import { checkVector } from './run-vectors.ts';
import type { Tolerance } from './vector.ts';

const failuresOf = (
  rule: string,
  inputs: Record<string, unknown>,
  expected: Record<string, unknown>,
  tolerance?: Tolerance | number,
): string[] => checkVector({ id: 'X', rule, inputs, expected, provenance: 'computed', tolerance: tolerance ?? null }, []).failures;

describe('several examples in one vector', () => {
  it('reads rows one by one, and names the row that is wrong', () => {
    const inputs = {
      contract_date: '2026-06-01',
      cases: [{ price_ex_consumption_tax: 5_000_000 }, { price_ex_consumption_tax: 20_000_000 }],
    };
    // 5,000,000 × 3 % + 60,000 = 210,000 × 1.1; 20,000,000 × 3 % + 60,000 = 660,000 × 1.1.
    expect(failuresOf('ACQ-BROKERAGE', inputs, { cap_inc_tax: [231_000, 726_000] })).toEqual([]);
    expect(failuresOf('ACQ-BROKERAGE', inputs, { cap_inc_tax: [231_000, 726_001] })).toHaveLength(1);
  });

  it('reads lists side by side', () => {
    const inputs = { legal_life: [22, 47], elapsed_years: [22, 47] };
    expect(failuresOf('DEP-USED-LIFE', inputs, { life: [4, 9] })).toEqual([]);
    expect(failuresOf('DEP-USED-LIFE', inputs, { life: [4, 10] })).toHaveLength(1);
  });

  it('reads inputs and results in named parts', () => {
    const inputs = { kind: 'used_rental_house', acquired_on: '2026-06-01', land: { value: 20_000_000 }, building: { value: 10_000_000 } };
    const tax = { land: { base: 10_000_000, tax: 300_000 }, building: { tax: 300_000 }, total: 600_000 };
    expect(failuresOf('ACQ-RAT', inputs, tax)).toEqual([]);
    expect(failuresOf('ACQ-RAT', inputs, { land: { tax: 300_001 } })).toHaveLength(1);
  });
});

describe('a rule with a name of its own', () => {
  it('is read by those of its part of the business', () => {
    // 8,000,000 × 0.6 = 4,800,000; 8,000,000 × 0.02 = 160,000.
    expect(failuresOf('VAL-SHARE', { method: 'leasehold', land_value: 8_000_000, grade: 'D' }, { leasehold_value: 4_800_000 })).toEqual([]);
    expect(failuresOf('LOAN-EARLY', { balance: 8_000_000, fee_rate_pct: 2 }, { prepayment_fee: 160_000 })).toEqual([]);
    expect(failuresOf('LOAN-EARLY', { balance: 8_000_000, fee_rate_pct: 2 }, { prepayment_fee: 160_001 })).toHaveLength(1);
  });

  it('is unknown where its part of the business is', () => {
    expect(failuresOf('COLOUR-OF-HOUSE', {}, { red: true })).toEqual(['the rule COLOUR-OF-HOUSE is not known']);
  });
});

describe('what an example may ask for beside figures', () => {
  it('passes a refusal of the engine only where one is asked for', () => {
    const loan = { principal: 10_000_000, years: 0, annual_rate_pct: 2 };
    expect(failuresOf('LOAN-LEVEL', loan, { error: true })).toEqual([]);
    expect(failuresOf('LOAN-LEVEL', loan, { monthly: 0 })).toHaveLength(1);
    expect(failuresOf('LOAN-LEVEL', { ...loan, years: 20 }, { error: true })).toHaveLength(1);
  });

  it('takes a bare tolerance as absolute', () => {
    expect(failuresOf('RATIOS', { noi: 3_001, ads: 2_000 }, { dscr: 1.5 }, 0.001)).toEqual([]);
    expect(failuresOf('RATIOS', { noi: 3_010, ads: 2_000 }, { dscr: 1.5 }, 0.001)).toHaveLength(1);
  });

  it('holds a printed percentage to half of its last digit', () => {
    expect(failuresOf('RATIOS', { price: '3,000万円', annual_rent: 2_500_000 }, { gross_yield: '8.3%' })).toEqual([]);
    expect(failuresOf('RATIOS', { price: '3,000万円', annual_rent: 2_500_000 }, { gross_yield: '8.4%' })).toHaveLength(1);
  });

  it('reads a plural key as the result of each entry', () => {
    // Reduced stamp tax of a sale: 500 to 1,000,000 yen; 10,000 to 50,000,000; 30,000 to 100,000,000.
    const inputs = { amounts: [1_000_000, 50_000_000, 100_000_000], made_on: '2026-01-10' };
    expect(failuresOf('ACQ-STAMP-SALE', inputs, { taxes: [500, 10_000, 30_000] })).toEqual([]);
    expect(failuresOf('ACQ-STAMP-SALE', inputs, { taxes: [500, 10_000, 60_000] })).toHaveLength(1);
  });

  it('takes the value of a function for what carries its name, of two that a reader works out', () => {
    // Interest of the first month: 8,000 × 10 % ÷ 12 = 66.67; the payment is 258.14, so the principal is 191.47.
    const inputs = { rate: 0.1 / 12, per: 1, nper: 36, pv: 8_000 };
    expect(failuresOf('IPMT', inputs, { value: -66.67 }, 0.005)).toEqual([]);
    expect(failuresOf('PPMT', inputs, { value: -191.47 }, 0.005)).toEqual([]);
    expect(failuresOf('PPMT', inputs, { value: -66.67 }, 0.005)).toHaveLength(1);
  });

  it('lets a name that only the example has for a check pass where a date decides', () => {
    const inputs = { check: 'by_permit', building_permit_date: '1981-05-31' };
    expect(failuresOf('RISK-CHECK', inputs, { old_seismic: true })).toEqual([]);
    expect(failuresOf('RISK-CHECK', inputs, { old_seismic: true, state: 'flag' })).toHaveLength(1);
  });
});
