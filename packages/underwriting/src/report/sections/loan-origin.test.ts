import { describe, expect, it } from 'vitest';
import type { AssumptionOverrides } from '../../assumptions/overrides.ts';
import { sampleReport } from '../../testing/index.ts';

function originOf(id: string, overrides: AssumptionOverrides) {
  const origin = sampleReport('apartment_building', overrides).figures[id]?.origin;
  if (origin?.kind !== 'computed') throw new Error(`${id} is not computed.`);
  return origin;
}

const extras = {
  later_rate: 4,
  later_rate_from_year: 3,
  prepayment: 1_000_000,
  prepayment_year: 4,
  interest_only_years: 2,
};

describe('the origin of a loan figure', () => {
  it('gives the first payment by the way the loan is repaid', () => {
    const formula = (overrides: AssumptionOverrides) => originOf('loan.monthly_payment', overrides).formula;
    expect(formula({})).toMatch(/r\(1\+r\)ⁿ/);
    expect(formula({ repayment: 'level_principal' })).toMatch(/^loan ÷ n \+ loan × r/);
    expect(formula({ interest_only_years: 3 })).toMatch(/^loan × r,.*interest only$/);
    expect(formula({ interest_only_years: 3, repayment: 'level_principal' })).toMatch(/interest only$/);
  });

  it('gives a formula that agrees with the first payment itself', () => {
    const first = (overrides: AssumptionOverrides) => {
      const { figures } = sampleReport('apartment_building', overrides);
      const value = (id: string) => Number(figures[id]?.value);
      const rate = value('assumptions.loan_rate') / 1200;
      return { paid: value('loan.monthly_payment'), loan: value('loan.amount'), rate, months: value('loan.months') };
    };
    const slices = first({ repayment: 'level_principal' });
    expect(slices.paid).toBe(Math.floor(slices.loan / slices.months) + Math.floor(slices.loan * slices.rate));
    const interest = first({ interest_only_years: 3 });
    expect(interest.paid).toBe(Math.floor(interest.loan * interest.rate));
  });

  it('adds up payments that may differ, not twelve times the first', () => {
    expect(originOf('loan.annual_debt_service', { repayment: 'level_principal' }).formula).toBe('payments of the first year');
    expect(originOf('returns.btcf', { prepayment: 1_000_000, prepayment_year: 1 }).inputs).toContain('assumptions.prepayment');
    expect(originOf('returns.btcf', extras).inputs).not.toContain('assumptions.prepayment');
    expect(originOf('loan.annual_debt_service', extras).inputs).not.toContain('assumptions.prepayment');
  });

  it('names every loan assumption given, and none that is not', () => {
    const named = Object.keys(extras).map((key) => `assumptions.${key}`);
    for (const id of ['loan.total_interest', 'exit.loan_balance']) {
      expect(originOf(id, extras).inputs).toEqual(expect.arrayContaining(named));
      expect(originOf(id, {}).inputs.filter((input) => named.includes(input))).toEqual([]);
    }
    for (const id of ['loan.monthly_payment', 'loan.annual_debt_service'])
      expect(originOf(id, extras).inputs).toContain('assumptions.interest_only_years');
  });
});

describe('the wording of a report', () => {
  it('calls the rent paid now read, and a yield worked out', () => {
    const { claims } = sampleReport('apartment_building');
    const reading = (id: string) => claims.find((claim) => claim.id === id)?.reading;
    expect(reading('full_and_current')).toBe('In-place rent − full-occupancy rent: stated ¥420,000, read ¥367,000.');
    expect(reading('gross_yield')).toMatch(/, calculated /);
  });

  it('writes a fall in a two-way table with a minus sign', () => {
    const { series } = sampleReport('apartment_building');
    expect(series['two_way.rent_rate.row_1']?.label).toBe('Cash flow before tax, rent change −20%');
    expect(series['two_way.rent_rate.row_5']?.label).toMatch(/rent change 20%$/);
  });
});
