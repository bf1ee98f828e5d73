import { describe, expect, it } from 'vitest';
import { annuityPayment, interestBetween, interestPart, principalBetween, principalPart } from './annuity-parts.ts';

describe('parts of an annuity', () => {
  // 8,000 over 36 months at 10 % a year: the first month's interest is 8,000 × 0.1 ÷ 12 = 66.67.
  const loan = { rate: 0.1 / 12, periods: 36, present: 8_000 };

  it('splits a payment into interest and principal', () => {
    expect(interestPart(loan, 1)).toBeCloseTo(-66.6667, 4);
    expect(interestPart(loan, 1) + principalPart(loan, 1)).toBeCloseTo(annuityPayment(loan), 9);
    expect(principalPart({ rate: 0.1 / 12, periods: 24, present: 2_000 }, 1)).toBeCloseTo(-75.6232, 4);
  });

  it('adds up interest and principal of the second year of a thirty-year loan', () => {
    const house = { rate: 0.09 / 12, periods: 360, present: 125_000 };
    expect(interestBetween(house, 13, 24)).toBeCloseTo(-11_135.2321, 4);
    expect(principalBetween(house, 13, 24)).toBeCloseTo(-934.1071, 4);
  });

  it('repays the whole loan over all periods', () => {
    expect(principalBetween(loan, 1, 36)).toBeCloseTo(-8_000, 6);
  });

  it('holds no interest in a payment at the very beginning', () => {
    const due = { ...loan, due: true };
    expect(interestPart(due, 1)).toBe(0);
    // After the first payment p, 8,000 − p is owed for a month: 8,000 − 255.999… = 7,744.0 × 0.1 ÷ 12.
    expect(interestPart(due, 2)).toBeCloseTo((-(8_000 + annuityPayment(due)) * 0.1) / 12, 9);
    expect(principalBetween(due, 1, 36)).toBeCloseTo(-8_000, 6);
  });
});
