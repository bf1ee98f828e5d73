import { roundYen, type Yen } from '../money/yen.ts';

/** Share of the tax life that is left, from 0 to 1. */
export function residualRate(ageYears: number, legalLifeYears: number): number {
  return Math.max(0, Math.min(1, (legalLifeYears - ageYears) / legalLifeYears));
}

/** Building value of the cost approach (積算): unit cost × floor area × life left ÷ life. Yen. A worn-out building counts zero; demolition comes on top. */
export function buildingCostValue(input: { unitCost: number; floorAreaSqm: number; ageYears: number; legalLifeYears: number }): Yen {
  const left = Math.max(0, Math.min(input.legalLifeYears, input.legalLifeYears - input.ageYears));
  return roundYen((input.unitCost * input.floorAreaSqm * left) / input.legalLifeYears);
}

/** Land value of the cost approach: road-side price × area × adjustment for shape and road. Yen. */
export function landCostValue(roadPricePerSqm: number, areaSqm: number, adjustment = 1): Yen {
  return roundYen(roadPricePerSqm * areaSqm * adjustment);
}

/** Value of the lessee's and of the owner's side of leased land. Yen. */
export function leaseholdValue(landValue: Yen, leaseholdRatio: number): { leasehold: Yen; bottomLand: Yen } {
  const leasehold = roundYen(landValue * leaseholdRatio);
  return { leasehold, bottomLand: landValue - leasehold };
}
