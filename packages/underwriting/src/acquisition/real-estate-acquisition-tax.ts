import { floorTo, timesFraction, timesRate, type Yen } from '../money/yen.ts';
import { readRule } from '../rules/dated-rule.ts';
import {
  acquisitionTaxExemption,
  acquisitionTaxLandAndHouseRate,
  acquisitionTaxLongLifeDeduction,
  acquisitionTaxNewDwellingAreas,
  acquisitionTaxNewDwellingDeduction,
  acquisitionTaxOtherBuildingRate,
  acquisitionTaxResidentialLandShare,
  usedHouseDeductionByBuildDate,
} from '../rules/real-estate-acquisition-tax.ts';

export interface AcquisitionTaxPart {
  base: Yen;
  exempt: boolean;
  taxBeforeReduction: Yen;
  tax: Yen;
}

/**
 * Real estate acquisition tax on land. Prefectural; the bill comes months after the purchase.
 * @param assessedValue yen; the tax office's value, never the price
 * @param residential whether it is assessed as residential land (宅地評価土地)
 * @param reduction yen taken off the tax for the land of a new rental dwelling; a used rental house has none
 */
export function landAcquisitionTax(input: {
  assessedValue: Yen;
  acquiredOn: string;
  residential: boolean;
  reduction?: Yen;
}): AcquisitionTaxPart {
  const share = input.residential ? readRule(acquisitionTaxResidentialLandShare, input.acquiredOn).version.value : 1;
  const base = floorTo(timesRate(input.assessedValue, share), 1_000);
  const exempt = base < readRule(acquisitionTaxExemption, input.acquiredOn).version.value.land;
  const rate = readRule(acquisitionTaxLandAndHouseRate, input.acquiredOn).version.value;
  const before = exempt ? 0 : timesRate(base, rate);
  return {
    base,
    exempt,
    taxBeforeReduction: floorTo(before, 100),
    tax: exempt ? 0 : floorTo(Math.max(0, before - (input.reduction ?? 0)), 100),
  };
}

/**
 * Real estate acquisition tax on a building.
 * @param deduction yen off the value: {@link newDwellingDeduction} for a new one; zero for a used rental house
 * @param constructed whether it was acquired by building it, which has its own exemption point
 */
export function buildingAcquisitionTax(input: {
  assessedValue: Yen;
  acquiredOn: string;
  dwelling: boolean;
  deduction?: Yen;
  constructed?: boolean;
}): AcquisitionTaxPart {
  const base = floorTo(Math.max(0, input.assessedValue - (input.deduction ?? 0)), 1_000);
  const points = readRule(acquisitionTaxExemption, input.acquiredOn).version.value;
  const exempt = base < (input.constructed ? points.buildingConstructed : points.buildingOther);
  const rate = readRule(input.dwelling ? acquisitionTaxLandAndHouseRate : acquisitionTaxOtherBuildingRate, input.acquiredOn).version.value;
  const tax = exempt ? 0 : floorTo(timesRate(base, rate), 100);
  return { base, exempt, taxBeforeReduction: tax, tax };
}

/** Whether one new dwelling, with its share of the common area, passes the floor-area test on that date. */
export function newDwellingQualifies(floorAreaSqm: number, acquiredOn: string, rentedUnitInBuilding: boolean): boolean {
  const areas = readRule(acquisitionTaxNewDwellingAreas, acquiredOn).version.value;
  return floorAreaSqm >= (rentedUnitInBuilding ? areas.minimumRentedUnit : areas.minimum) && floorAreaSqm <= areas.maximum;
}

/** Deduction for a new building: so much for each dwelling that passes the floor-area test, landlords and companies included. Yen. */
export function newDwellingDeduction(
  unitFloorAreasSqm: readonly number[],
  acquiredOn: string,
  options: { rentedUnits: boolean; longLife?: boolean },
): Yen {
  const each = readRule(options.longLife ? acquisitionTaxLongLifeDeduction : acquisitionTaxNewDwellingDeduction, acquiredOn).version.value;
  return unitFloorAreasSqm.filter((area) => newDwellingQualifies(area, acquiredOn, options.rentedUnits)).length * each;
}

/**
 * Reduction of the land's tax for a new dwelling that qualifies: the larger of 45,000 yen and the tax on twice its floor area, at most 200 m².
 * With several dwellings pass the floor area of each. Where the land's area is not known (null) the 45,000 yen count, which need none.
 */
export function newDwellingLandReduction(input: {
  landValue: Yen;
  landAreaSqm: number | null;
  unitFloorAreasSqm: readonly number[];
  acquiredOn: string;
}): Yen {
  const share = readRule(acquisitionTaxResidentialLandShare, input.acquiredOn).version.value;
  const rate = readRule(acquisitionTaxLandAndHouseRate, input.acquiredOn).version.value;
  let reduction = 0;
  for (const floorArea of input.unitFloorAreasSqm) {
    const areaCounted = Math.min(floorArea * 2, 200);
    const byArea = input.landAreaSqm === null ? 0 : timesRate(timesFraction(input.landValue, areaCounted, input.landAreaSqm), share * rate);
    reduction += Math.max(45_000, byArea);
  }
  return reduction;
}

/** Deduction for a used house by the day it was built. It needs the buyer's own residence, so a rental purchase gets nothing. */
export function usedHouseDeduction(builtOn: string, use: 'own_residence' | 'rental'): Yen {
  if (use === 'rental') return 0;
  return usedHouseDeductionByBuildDate.find((row) => builtOn >= row.builtFrom)?.deduction ?? 0;
}
