import {
  type AcquisitionTaxPart,
  buildingAcquisitionTax,
  landAcquisitionTax,
  newDwellingDeduction,
  newDwellingLandReduction,
  newDwellingQualifies,
} from '../acquisition/real-estate-acquisition-tax.ts';
import { type RegistrationTax, registrationTax } from '../acquisition/registration-tax.ts';
import { settlementYearStartIn } from '../acquisition/settlement-custom.ts';
import { type TaxSettlement, taxSettlement } from '../acquisition/tax-settlement.ts';
import { estimateBuildingAssessment } from '../assessment/building-assessment.ts';
import { parseDate } from '../calendar/days.ts';
import type { Subject } from '../facts/subject.ts';
import { newHouseReliefYears, type PropertyTax, type PropertyTaxInput, propertyTax } from '../holding/fixed-asset-tax.ts';
import { residentialLandShare } from '../holding/residential-share.ts';
import { allocate } from '../money/allocate.ts';
import { roundYen, timesRate } from '../money/yen.ts';
import { readRule } from '../rules/dated-rule.ts';
import { acquisitionTaxLandAndHouseRate, acquisitionTaxResidentialLandShare } from '../rules/real-estate-acquisition-tax.ts';
import { registrationBuildingSale, registrationLandSale, registrationPreservation } from '../rules/registration-tax.ts';
import { assessedOfOfficial, estimateLandAssessment } from './land-assessment.ts';
import { type LandValue, landValueOf } from './land-value.ts';
import { type Settings, settingOf } from './settings.ts';
import { type SplitBasis, standardCostOf } from './split-price.ts';

/** What the property is worth to the tax office, as far as it can be estimated. */
export interface PropertyValues {
  floorAreaSqm: number;
  ageYears: number;
  rebuildingCost: number;
  depreciatedCost: number;
  /** Land at its official level; null where it is not known. */
  landValue: LandValue | null;
  landAssessed: number;
  buildingAssessed: number;
}

export interface AcquisitionTaxes {
  land: AcquisitionTaxPart | null;
  building: AcquisitionTaxPart;
}

/** What of a purchase neither the price nor the loan changes. */
export interface PropertyPart extends SplitBasis {
  values: PropertyValues;
  propertyTax: PropertyTax;
  /** Tax while that of a new dwelling is halved; null when it is not. */
  newHouseTax: { years: number; tax: PropertyTax } | null;
  settlement: TaxSettlement;
  settlementYearStart: '01-01' | '04-01';
  registrations: { land: RegistrationTax | null; building: RegistrationTax };
  acquisitionTaxes: AcquisitionTaxes;
  /** The same taxes under a relief that ended before the purchase; null where none did. */
  acquisitionTaxesUnderRelief: AcquisitionTaxes | null;
  insurancePerYear: number;
}

/** Exclusive area of a unit carries a share of corridors and stairs when it is priced by building cost. */
const commonAreaFactor = 1.2;

function valuesOf(subject: Subject, settings: Settings): Pick<PropertyPart, 'values' | 'estimated'> {
  const floorAreaSqm = subject.values.floor_area_m2 ?? settingOf(settings, 'floor_area');
  const ageYears = subject.ageMonths === null ? settingOf(settings, 'building_age') : subject.ageYears;
  const area = subject.isCondominium ? floorAreaSqm * commonAreaFactor : floorAreaSqm;
  const rebuildingCost = roundYen(area * settingOf(settings, 'rebuilding_cost_per_m2'));
  const life = subject.legalLifeYears;
  const depreciatedCost = roundYen((rebuildingCost * Math.max(0, life - ageYears)) / life);
  const estimatedBuilding = estimateBuildingAssessment(
    rebuildingCost,
    settingOf(settings, 'building_assessed_share') / 100,
    ageYears,
    settingOf(settings, 'assessment_floor_years'),
  );
  const landValue = landValueOf(subject, settings);
  const estimated = {
    land: landValue && !subject.isLeasehold ? timesRate(landValue.value, assessedOfOfficial) : null,
    building: estimatedBuilding,
  };
  const buildingAssessed = subject.assessed.building ?? estimatedBuilding;
  const landAssessed = subject.isLeasehold
    ? 0
    : (subject.assessed.land ?? estimateLandAssessment(subject, settings, { landValue, floorAreaSqm, ageYears, rebuildingCost }));
  return { values: { floorAreaSqm, ageYears, rebuildingCost, depreciatedCost, landValue, landAssessed, buildingAssessed }, estimated };
}

/** Deduction and land reduction for new dwellings, which a landlord gets too; a used dwelling that is let gets nothing. */
function newDwellingRelief(subject: Subject, values: PropertyValues, date: string): { deduction: number; landReduction: number } {
  if (!subject.isNew) return { deduction: 0, landReduction: 0 };
  const units = Array.from({ length: subject.unitsUsed }, () => values.floorAreaSqm / subject.unitsUsed);
  const rentedUnits = subject.kind !== 'detached_house';
  const qualifying = units.filter((area) => newDwellingQualifies(area, date, rentedUnits));
  const landAreaSqm = subject.values.land_area_m2;
  const landReduction =
    qualifying.length === 0
      ? 0
      : newDwellingLandReduction({ landValue: values.landAssessed, landAreaSqm, unitFloorAreasSqm: qualifying, acquiredOn: date });
  return { deduction: newDwellingDeduction(units, date, { rentedUnits }), landReduction };
}

/** Ratio of the floor area that is dwellings. */
function residentialShare(settings: Settings): number {
  return (settings.values.residential_share ?? 100) / 100;
}

/** Tax on acquiring a building that is partly shops or offices: by floor area, the dwellings' part less their deduction, each part at its own rate. */
function mixedBuildingTax(input: Parameters<typeof buildingAcquisitionTax>[0], share: number): AcquisitionTaxPart {
  if (share >= 1) return buildingAcquisitionTax(input);
  const dwellings = timesRate(input.assessedValue, share);
  const dwelling = buildingAcquisitionTax({ ...input, assessedValue: dwellings });
  const other = buildingAcquisitionTax({ ...input, assessedValue: input.assessedValue - dwellings, dwelling: false, deduction: 0 });
  return {
    base: dwelling.base + other.base,
    exempt: dwelling.exempt && other.exempt,
    taxBeforeReduction: dwelling.taxBeforeReduction + other.taxBeforeReduction,
    tax: dwelling.tax + other.tax,
  };
}

/** Property tax by the rules of a fiscal year, and that of the years in which a new dwelling's is halved. */
function yearlyTax(
  subject: Subject,
  settings: Settings,
  values: PropertyValues,
  fiscalYear: number,
): { tax: PropertyTax; newHouseTax: PropertyPart['newHouseTax'] } {
  const share = residentialShare(settings);
  const solid = ['RC', 'SRC'].includes(subject.structureUsed);
  const terms: PropertyTaxInput = {
    landAssessed: values.landAssessed,
    landAreaSqm: subject.isCondominium ? null : subject.values.land_area_m2,
    dwellingUnits: subject.unitsUsed,
    buildingAssessed: values.buildingAssessed,
    residential: true,
    residentialLandShare: residentialLandShare(share, solid && (subject.values.floors_total ?? 1) >= 5),
    landBurdenLevel: (settings.values.land_burden_level ?? 100) / 100,
    fixedRate: 0.014,
    cityRate: settingOf(settings, 'city_planning_rate') / 100,
    fiscalYear,
    floorAreaSqm: subject.isCondominium ? null : values.floorAreaSqm,
  };
  const each = values.floorAreaSqm / subject.unitsUsed;
  const storeys = subject.values.floors_total ?? 1;
  const fireResistant = solid && storeys >= 3;
  const completedOn = `${subject.values.built ?? ''}-01`;
  const years =
    subject.isNew && share >= 0.5
      ? newHouseReliefYears({
          floorAreaSqm: each,
          completedOn: completedOn < subject.asOf ? completedOn : subject.asOf,
          rentedUnitInBuilding: subject.kind !== 'detached_house',
          fireResistantThreeStoreys: fireResistant,
        })
      : 0;
  return { tax: propertyTax(terms), newHouseTax: years > 0 ? { years, tax: propertyTax({ ...terms, newHouseFloorAreaSqm: each }) } : null };
}

/** A bill that the sources state stands in place of the estimate, divided as the estimate divides it. */
function asStated(subject: Subject, estimate: ReturnType<typeof yearlyTax>): ReturnType<typeof yearlyTax> {
  const stated = subject.extra.property_tax_jpy_year;
  if (stated === undefined) return estimate;
  const { fixedAssetTax, cityPlanningTax } = estimate.tax;
  const total = Math.round(stated);
  const [fixed = total, city = 0] = fixedAssetTax + cityPlanningTax > 0 ? allocate(total, [fixedAssetTax, cityPlanningTax]) : [total, 0];
  return { tax: { ...estimate.tax, fixedAssetTax: fixed, cityPlanningTax: city, total }, newHouseTax: null };
}

/** Real estate acquisition tax by the rules of a day. */
function acquisitionTaxesOn(subject: Subject, settings: Settings, values: PropertyValues, date: string): AcquisitionTaxes {
  const relief = newDwellingRelief(subject, values, date);
  const land = subject.isLeasehold
    ? null
    : landAcquisitionTax({ assessedValue: values.landAssessed, acquiredOn: date, residential: true, reduction: relief.landReduction });
  const building = mixedBuildingTax(
    { assessedValue: values.buildingAssessed, acquiredOn: date, dwelling: true, deduction: relief.deduction },
    residentialShare(settings),
  );
  return { land, building };
}

function workOutPart(subject: Subject, settings: Settings): PropertyPart {
  const { values, estimated } = valuesOf(subject, settings);
  const date = subject.asOf;
  // The seller owned on 1 January, so the running year is settled; the buyer's own bills start with the next.
  const { year } = parseDate(date);
  const running = asStated(subject, yearlyTax(subject, settings, values, year));
  const { tax, newHouseTax } = asStated(subject, yearlyTax(subject, settings, values, year + 1));
  const settlementYearStart = settlementYearStartIn(subject.prefecture);
  const expired = readRule(acquisitionTaxLandAndHouseRate, date).expired ?? readRule(acquisitionTaxResidentialLandShare, date).expired;
  return {
    values,
    estimated,
    standardCost: standardCostOf(subject, values.floorAreaSqm, values.ageYears),
    propertyTax: tax,
    newHouseTax,
    settlement: taxSettlement((running.newHouseTax?.tax ?? running.tax).total, date, settlementYearStart),
    settlementYearStart,
    registrations: {
      land: subject.isLeasehold ? null : registrationTax(registrationLandSale, values.landAssessed, date),
      building: registrationTax(subject.isNew ? registrationPreservation : registrationBuildingSale, values.buildingAssessed, date),
    },
    acquisitionTaxes: acquisitionTaxesOn(subject, settings, values, date),
    acquisitionTaxesUnderRelief: expired?.to ? acquisitionTaxesOn(subject, settings, values, expired.to) : null,
    insurancePerYear: timesRate(values.rebuildingCost, settingOf(settings, 'insurance_rate') / 100),
  };
}

/** Parts worked out last, with what they rest on: a report tries a hundred prices and loans of one property. */
const latest: { subject: Subject; values: Settings['values']; part: PropertyPart }[] = [];
const mostKept = 4;

/** Whether two subjects are the same property at the same age, structure and right: readings share no charges, and copies at other prices do. */
const isSame = (one: Subject, other: Subject): boolean =>
  one.charges === other.charges &&
  one.ageYears === other.ageYears &&
  one.structureUsed === other.structureUsed &&
  one.isLeasehold === other.isLeasehold;

/** Whether all assumptions that the part rests on agree. Name by name, which is several times faster than over a list of names. */
const agree = (one: Settings['values'], other: Settings['values']): boolean =>
  one.rebuilding_cost_per_m2 === other.rebuilding_cost_per_m2 &&
  one.land_assessed_share === other.land_assessed_share &&
  one.building_assessed_share === other.building_assessed_share &&
  one.insurance_rate === other.insurance_rate &&
  one.building_age === other.building_age &&
  one.floor_area === other.floor_area &&
  one.road_price === other.road_price &&
  one.residential_share === other.residential_share &&
  one.land_burden_level === other.land_burden_level &&
  one.assessment_floor_years === other.assessment_floor_years &&
  one.city_planning_rate === other.city_planning_rate;

/** What of a purchase neither the price nor the loan changes; worked out once for each property and what it rests on. */
export function propertyPart(subject: Subject, settings: Settings): PropertyPart {
  const { values } = settings;
  for (const known of latest) if (isSame(known.subject, subject) && agree(known.values, values)) return known.part;
  const part = workOutPart(subject, settings);
  latest.unshift({ subject, values, part });
  latest.length = Math.min(latest.length, mostKept);
  return part;
}
