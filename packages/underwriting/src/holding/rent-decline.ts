import { wholePower } from '../numbers/whole-power.ts';

/** Rent after whole years of compound decline, not rounded. `annualDecline` is a ratio, 0.01 for 1 % a year. */
export function rentAfter(rent: number, annualDecline: number, years: number): number {
  return rent * wholePower(1 - annualDecline, years);
}

export type UnitSize = 'single' | 'compact';

/**
 * Yearly decline by age of the building in the 23 wards of Tokyo, as a ratio. Single: under 30 m².
 * Source: 三井住友トラスト基礎研究所. After 20 years the study calls rents about flat, which is written as zero.
 */
export function rentDeclineAtAge(size: UnitSize, ageYears: number): number {
  if (ageYears < 3) return 0.01;
  if (ageYears <= 10) return size === 'single' ? 0.017 : 0.022;
  if (ageYears <= 20) return size === 'single' ? 0.006 : 0.009;
  return 0;
}
