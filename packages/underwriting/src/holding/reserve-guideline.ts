import { type ReserveBand, reserveBands, reserveBandsOfLarge } from '../rules/guidelines.ts';

/** Band of the national guideline by storeys and total floor area of the building. Mechanical parking comes on top. */
export function reserveBand(storeys: number, totalFloorAreaSqm: number): ReserveBand {
  if (storeys >= 20) return reserveBandsOfLarge.tall;
  return reserveBands.find((band) => totalFloorAreaSqm < band.areaBelow) ?? reserveBandsOfLarge.wide;
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
