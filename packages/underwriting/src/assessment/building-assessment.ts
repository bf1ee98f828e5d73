import { timesFraction, timesRate, type Yen } from '../money/yen.ts';

/**
 * Age correction of the assessed value of a non-wooden building: 0.80, 0.75, 0.70 in years one to three, then linear to 0.20.
 * Source: 固定資産評価基準 別表第13. Used only to estimate an assessed value that nobody states.
 * @param floorLifeYears years until the floor of 0.20 is reached
 */
export function ageCorrection(ageYears: number, floorLifeYears: number): number {
  const [part, whole] = correctionParts(ageYears, floorLifeYears);
  return part / whole;
}

/** The correction as a fraction of whole numbers where the years are whole, so that no yen is lost to a binary one. */
function correctionParts(ageYears: number, floorLifeYears: number): [part: number, whole: number] {
  if (ageYears < 1) return [1, 1];
  if (ageYears >= floorLifeYears && ageYears > 3) return [1, 5];
  const age = Math.floor(ageYears);
  if (age <= 3) return [85 - 5 * age, 100];
  return [7 * (floorLifeYears - 3) - 5 * (age - 3), 10 * (floorLifeYears - 3)];
}

/** Estimated assessed value of a building: rebuilding cost × share that the tax office counts × age correction. Always to be labelled estimated. */
export function estimateBuildingAssessment(
  rebuildingCost: Yen,
  assessedShareWhenNew: number,
  ageYears: number,
  floorLifeYears: number,
): Yen {
  return timesFraction(timesRate(rebuildingCost, assessedShareWhenNew), ...correctionParts(ageYears, floorLifeYears));
}

/** 路線価, 公示価格 and assessed value stand at about 80 : 100 : 70. Yen per m², from whichever is known. */
export function convertLandPrice(known: { koji: number } | { rosenka: number }): { koji: number; rosenka: number; assessed: number } {
  const koji = 'koji' in known ? known.koji : known.rosenka / 0.8;
  return { koji, rosenka: 'rosenka' in known ? known.rosenka : koji * 0.8, assessed: koji * 0.7 };
}
