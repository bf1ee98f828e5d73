/** Monthly repair reserve per m² of exclusive area: mean, and the band that holds two thirds of the plans. Yen. */
export interface ReserveBand {
  mean: number;
  low: number;
  high: number;
  confirmed: boolean;
}

/**
 * Band of the national guideline (国土交通省 修繕積立金ガイドライン, 2021-09) by storeys and total floor area of the building.
 * Mechanical parking comes on top.
 */
export function reserveBand(storeys: number, totalFloorAreaSqm: number): ReserveBand {
  if (storeys >= 20) return { mean: 338, low: 240, high: 410, confirmed: false };
  if (totalFloorAreaSqm < 5_000) return { mean: 335, low: 235, high: 430, confirmed: true };
  if (totalFloorAreaSqm < 10_000) return { mean: 252, low: 170, high: 320, confirmed: true };
  if (totalFloorAreaSqm < 20_000) return { mean: 271, low: 200, high: 330, confirmed: true };
  return { mean: 255, low: 190, high: 325, confirmed: false };
}

/** The guideline's measure Z = (A + B + C) ÷ X ÷ Y: fund today, payments over the plan, other income; total exclusive area; months of the plan. */
export function reservePerSqm(input: {
  fundToday: number;
  paymentsOverPlan: number;
  otherIncomeOverPlan: number;
  exclusiveAreaSqm: number;
  planMonths: number;
}): number {
  return (input.fundToday + input.paymentsOverPlan + input.otherIncomeOverPlan) / input.exclusiveAreaSqm / input.planMonths;
}

/** Bounds of a stepped plan (2024-06): it should begin at 0.6 and end at 1.1 times the level plan. */
export const steppedPlanBounds = { first: 0.6, last: 1.1 } as const;
