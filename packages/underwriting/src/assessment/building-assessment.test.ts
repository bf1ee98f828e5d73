import { describe, expect, it } from 'vitest';
import { ageCorrection, estimateBuildingAssessment } from './building-assessment.ts';

describe('age correction', () => {
  it('falls to 0.80, 0.75 and 0.70 in three years, then evenly to the floor', () => {
    expect([0, 1, 2, 3].map((age) => ageCorrection(age, 45))).toEqual([1, 0.8, 0.75, 0.7]);
    // Half of the way from 3 to 45 years: 0.70 less 0.25.
    expect(ageCorrection(24, 45)).toBe(0.45);
    expect([45, 60].map((age) => ageCorrection(age, 45))).toEqual([0.2, 0.2]);
  });

  it('counts full years', () => {
    expect(ageCorrection(3.9, 45)).toBe(0.7);
    expect(ageCorrection(0.9, 45)).toBe(1);
  });
});

describe('estimated assessed value', () => {
  it('is worked out in whole numbers, so that no yen is lost', () => {
    // 10,000,000 × 0.60 = 6,000,000; × (7 × 42 − 5 × 7) ÷ (10 × 42) = 6,000,000 × 259 ÷ 420 = 3,700,000.
    expect(estimateBuildingAssessment(10_000_000, 0.6, 10, 45)).toBe(3_700_000);
    expect(6_000_000 * (0.7 - (0.5 * 7) / 42)).toBeLessThan(3_700_000);
  });
});
