import type { PlaceBand } from '../facts/place-band.ts';
import type { Subject } from '../facts/subject.ts';
import { timesRate } from '../money/yen.ts';
import { contractValue } from './contract-value.ts';
import type { LandValue } from './land-value.ts';
import { type Settings, settingOf } from './settings.ts';

/** Assessed values of land stand at 70% of the official price (固定資産評価基準). */
export const assessedOfOfficial = 0.7;
/** Land is about half of what a unit or house sells for. */
const landOfContract = 0.5;
/** Land beside the replacement cost of the building, where neither lot nor contracts are known. */
const landOfBuilding: Record<PlaceBand, number> = { tokyo_wards: 1, major_city: 0.6, commuter_belt: 0.5, regional: 0.25 };

/**
 * Assessed value of the land where no source states it, yen: by its official level; otherwise the usual share of what contracts nearby say
 * its part of the property is worth, or of the building's replacement cost. The asking price does not enter it.
 */
export function estimateLandAssessment(
  subject: Subject,
  settings: Settings,
  known: { landValue: LandValue | null; floorAreaSqm: number; ageYears: number; rebuildingCost: number },
): number {
  if (known.landValue !== null) return timesRate(known.landValue.value, assessedOfOfficial);
  const contracts = contractValue(subject, known.floorAreaSqm, known.ageYears);
  const land = contracts === null ? known.rebuildingCost * landOfBuilding[subject.band] : contracts.value * landOfContract;
  return timesRate(Math.round(land), settingOf(settings, 'land_assessed_share') / 100);
}
