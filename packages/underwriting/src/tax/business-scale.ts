import type { Yen } from '../money/yen.ts';
import { readRule } from '../rules/dated-rule.ts';
import { blueDeduction } from '../rules/income-tax.ts';

/** Rooms that count for the scale test: a house counts as two rooms, about five parking spaces as one. */
export function roomEquivalents(holdings: { apartmentUnits?: number; detachedHouses?: number; parkingSpaces?: number }): number {
  return (holdings.apartmentUnits ?? 0) + (holdings.detachedHouses ?? 0) * 2 + Math.floor((holdings.parkingSpaces ?? 0) / 5);
}

/** Five houses or ten rooms make letting a business for income tax (5棟10室); five houses count as ten rooms. */
export function isBusinessScale(holdings: { apartmentUnits?: number; detachedHouses?: number; parkingSpaces?: number }): boolean {
  return roomEquivalents(holdings) >= 10;
}

/** Deduction of a blue return for letting in a year. Yen. */
export function blueReturnDeduction(input: {
  year: number;
  businessScale: boolean;
  doubleEntry: boolean;
  electronicFiling: boolean;
  electronicBooks?: boolean;
  receiptsTwoYearsBefore?: Yen;
}): Yen {
  const tiers = readRule(blueDeduction, `${input.year}-12-31`).version.value;
  if (input.businessScale && input.doubleEntry) {
    if (input.electronicFiling && input.electronicBooks) return tiers.electronicBooks;
    // Until 2026 either the electronic return or the electronic books earn the upper tier (国税庁 No.2072).
    if (input.electronicBooks && tiers.electronicBooks === tiers.electronicFiling) return tiers.electronicBooks;
    if (input.electronicFiling) return tiers.electronicFiling;
    return tiers.paper;
  }
  const denied = tiers.simpleDeniedAbove !== null && input.businessScale && (input.receiptsTwoYearsBefore ?? 0) > tiers.simpleDeniedAbove;
  return denied ? 0 : tiers.simple;
}
