import { foreignExchangeReport as reportByBuyerAbroad } from '../../rules/duties.ts';
import { beginningOf } from '../../rules/duty.ts';
import { floodMapDuty } from '../../rules/property-law.ts';

/** Days a year that a dwelling may be let to guests under the act on private lodging. */
export const privateLodgingDays = 180;

/** Small studios meet lenders' and wards' limits. */
export const smallStudioSqm = 25;

/** Whether an advertised yield lies so far above the area's that something is behind it. */
export function isYieldOutlier(listingYield: number, areaYield: number): boolean {
  return listingYield > areaYield * 1.5;
}

/** A broker must explain the flood map since 28 August 2020. */
export function floodMapExplained(contractDate: string): boolean {
  return contractDate >= beginningOf(floodMapDuty);
}

/** Report of a purchase by a buyer abroad under the foreign exchange act: within twenty days; homes for oneself too since April 2026. */
export function foreignExchangeReport(acquiredOn: string, purpose: 'own_residence' | 'other'): { required: boolean; deadlineDays: number } {
  return { required: purpose !== 'own_residence' || acquiredOn >= beginningOf(reportByBuyerAbroad), deadlineDays: 20 };
}
