import { timesRate, type Yen } from '../money/yen.ts';

/**
 * Age correction of the assessed value of a non-wooden building: 0.80, 0.75, 0.70 in years one to three, then linear to 0.20.
 * Source: 固定資産評価基準 別表第13. Used only to estimate an assessed value that nobody states.
 * @param floorLifeYears years until the floor of 0.20 is reached
 */
export function ageCorrection(ageYears: number, floorLifeYears: number): number {
  if (ageYears < 1) return 1;
  if (ageYears <= 3) return [0.8, 0.75, 0.7][Math.floor(ageYears) - 1] ?? 0.7;
  if (ageYears >= floorLifeYears) return 0.2;
  return 0.7 - (0.5 * (Math.floor(ageYears) - 3)) / (floorLifeYears - 3);
}

/** Estimated assessed value of a building: rebuilding cost × share that the tax office counts × age correction. Always to be labelled estimated. */
export function estimateBuildingAssessment(
  rebuildingCost: Yen,
  assessedShareWhenNew: number,
  ageYears: number,
  floorLifeYears: number,
): Yen {
  return timesRate(timesRate(rebuildingCost, assessedShareWhenNew), ageCorrection(ageYears, floorLifeYears));
}

/** 路線価, 公示価格 and assessed value stand at about 80 : 100 : 70. Yen per m², from whichever is known. */
export function convertLandPrice(known: { koji: number } | { rosenka: number }): { koji: number; rosenka: number; assessed: number } {
  const koji = 'koji' in known ? known.koji : known.rosenka / 0.8;
  return { koji, rosenka: 'rosenka' in known ? known.rosenka : koji * 0.8, assessed: koji * 0.7 };
}
