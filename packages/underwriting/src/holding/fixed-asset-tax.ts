import { dayOfYear } from '../calendar/days.ts';
import { floorTo, timesFraction, timesRate, type Yen } from '../money/yen.ts';
import { readRule } from '../rules/dated-rule.ts';
import { fixedAssetTaxExemption, newHouseRelief, otherLandCeiling, residentialLandRelief } from '../rules/fixed-asset-tax.ts';

export interface PropertyTaxInput {
  landAssessed: Yen;
  /** Null when not known: then all the land counts as small-scale residential land, which is said in the report. */
  landAreaSqm: number | null;
  dwellingUnits: number;
  buildingAssessed: Yen;
  residential: boolean;
  fixedRate: number;
  cityRate: number;
  /** Fiscal year, from April; 1 January of it is the trigger. */
  fiscalYear: number;
  /** Floor area of one new dwelling while its tax is halved; null when the relief is over or never applied. */
  newHouseFloorAreaSqm?: number | null;
  /** Share of the land that counts as residential under a partly residential building; all of it when absent. */
  residentialLandShare?: number;
  /** Taxed value of the land as a share of its full height (負担水準); 1 when absent. */
  landBurdenLevel?: number;
  /** Floor area of the building; land beyond ten times of it is not residential land. */
  floorAreaSqm?: number | null;
}

export interface PropertyTax {
  smallArea: number;
  generalArea: number;
  landFixedBase: Yen;
  landCityBase: Yen;
  buildingBase: Yen;
  newHouseReduction: number;
  fixedAssetTax: Yen;
  cityPlanningTax: Yen;
  total: Yen;
}

function firstOfJanuary(fiscalYear: number): string {
  return dayOfYear(fiscalYear, '01-01');
}

interface LandAreas {
  area: number;
  small: number;
  general: number;
  other: number;
}

function landAreas(input: PropertyTaxInput): LandAreas {
  const relief = readRule(residentialLandRelief, firstOfJanuary(input.fiscalYear)).version.value;
  if (!input.residential || input.dwellingUnits <= 0)
    return { area: input.landAreaSqm ?? 1, small: 0, general: 0, other: input.landAreaSqm ?? 1 };
  const share = input.residentialLandShare ?? 1;
  if (input.landAreaSqm === null || input.landAreaSqm <= 0) return { area: 1, small: share, general: 0, other: 1 - share };
  const residential = input.landAreaSqm * share;
  const small = Math.min(residential, relief.smallAreaPerDwellingSqm * input.dwellingUnits);
  const residentialLimit = input.floorAreaSqm ? relief.floorAreaMultiple * input.floorAreaSqm : Number.POSITIVE_INFINITY;
  const general = Math.max(0, Math.min(residential, residentialLimit) - small);
  return { area: input.landAreaSqm, small, general, other: Math.max(0, input.landAreaSqm - small - general) };
}

/** Taxed value of the land before it is cut to 1,000 yen. */
function landBase(input: PropertyTaxInput, { area, small, general, other }: LandAreas, tax: 'fixed' | 'city'): number {
  const day = firstOfJanuary(input.fiscalYear);
  const relief = readRule(residentialLandRelief, day).version.value;
  const [smallTop, smallBottom] = tax === 'fixed' ? relief.fixedSmall : relief.citySmall;
  const [generalTop, generalBottom] = tax === 'fixed' ? relief.fixedGeneral : relief.cityGeneral;
  const level = input.landBurdenLevel ?? 1;
  const ceiling = other > 0 ? Math.min(level, readRule(otherLandCeiling, day).version.value) : 0;
  const residential = ((small * smallTop) / smallBottom + (general * generalTop) / generalBottom) * level;
  return (input.landAssessed * (residential + other * ceiling)) / area;
}

/**
 * Fixed asset tax and city planning tax of one year.
 * In a rising market the taxed value of land lags behind (負担調整): the level given says how far; by default the bill is at its full height.
 * Bases are cut to 1,000 yen and each tax to 100. Source: 地方税法349条の3の2, 702条の3, 附則15条の6.
 */
export function propertyTax(input: PropertyTaxInput): PropertyTax {
  const areas = landAreas(input);
  const known = input.residential && input.landAreaSqm === null ? 0 : areas.small;
  const landFixedBase = floorTo(landBase(input, areas, 'fixed'), 1_000);
  const landCityBase = floorTo(landBase(input, areas, 'city'), 1_000);
  const buildingBase = floorTo(input.buildingAssessed, 1_000);
  const points = readRule(fixedAssetTaxExemption, firstOfJanuary(input.fiscalYear)).version.value;
  const landTaxed = landFixedBase >= points.land;
  const houseTaxed = buildingBase >= points.house;
  const newHouseReduction = houseTaxed ? newHouseHalf(input, buildingBase) : 0;
  const fixedBase = (landTaxed ? landFixedBase : 0) + (houseTaxed ? buildingBase : 0);
  const cityBase = (landTaxed ? landCityBase : 0) + (houseTaxed ? buildingBase : 0);
  const fixedAssetTax = floorTo(Math.max(0, timesRate(fixedBase, input.fixedRate) - newHouseReduction), 100);
  const cityPlanningTax = floorTo(timesRate(cityBase, input.cityRate), 100);
  return {
    smallArea: known,
    generalArea: areas.general,
    landFixedBase,
    landCityBase,
    buildingBase,
    newHouseReduction,
    fixedAssetTax,
    cityPlanningTax,
    total: fixedAssetTax + cityPlanningTax,
  };
}

/** Half of the fixed asset tax on at most 120 m² of a new dwelling. Whole yen, cut down. */
function newHouseHalf(input: PropertyTaxInput, buildingBase: Yen): Yen {
  const floorArea = input.newHouseFloorAreaSqm ?? null;
  if (floorArea === null || floorArea <= 0) return 0;
  const relief = readRule(newHouseRelief, firstOfJanuary(input.fiscalYear)).version.value;
  const halved = relief?.halvedSqm ?? 120;
  const tax = timesRate(buildingBase, input.fixedRate);
  return timesFraction(tax, Math.min(floorArea, halved), floorArea * 2);
}

/** Small-scale area of each parcel when one dwelling stands on several: shared by area. Square metres. */
export function smallAreaByParcel(parcelsSqm: readonly number[], dwellingUnits: number, fiscalYear: number): number[] {
  const relief = readRule(residentialLandRelief, firstOfJanuary(fiscalYear)).version.value;
  const total = parcelsSqm.reduce((sum, area) => sum + area, 0);
  const small = Math.min(total, relief.smallAreaPerDwellingSqm * dwellingUnits);
  return parcelsSqm.map((area) => (total === 0 ? 0 : (small * area) / total));
}

/** Years in which a new dwelling's tax is halved: none where its floor area fails the test of the day it was completed. */
export function newHouseReliefYears(input: {
  floorAreaSqm: number;
  completedOn: string;
  rentedUnitInBuilding: boolean;
  fireResistantThreeStoreys: boolean;
}): number {
  const relief = readRule(newHouseRelief, input.completedOn).version.value;
  if (!relief) return 0;
  const least = input.rentedUnitInBuilding ? relief.minimumRentedUnitSqm : relief.minimumSqm;
  if (input.floorAreaSqm < least || input.floorAreaSqm > relief.maximumSqm) return 0;
  return input.fireResistantThreeStoreys ? relief.yearsFireResistant : relief.years;
}
