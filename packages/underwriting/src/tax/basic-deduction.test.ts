import { describe, expect, it } from 'vitest';
import { basicDeduction } from './basic-deduction.ts';

describe('basic deduction', () => {
  it('is highest for low incomes and fades away for the highest', () => {
    expect(basicDeduction(1_000_000, 2026)).toBe(1_040_000);
    expect(basicDeduction(4_890_001, 2026)).toBe(670_000);
    expect(basicDeduction(23_500_000, 2026)).toBe(620_000);
    expect(basicDeduction(23_500_001, 2026)).toBe(480_000);
    expect(basicDeduction(25_000_001, 2026)).toBe(0);
  });

  it('follows the year of the income', () => {
    expect(basicDeduction(1_320_000, 2024)).toBe(480_000);
    expect(basicDeduction(1_320_000, 2025)).toBe(950_000);
    expect(basicDeduction(1_320_001, 2025)).toBe(880_000);
  });
});
