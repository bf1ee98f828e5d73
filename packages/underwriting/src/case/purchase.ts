import { brokerageCap } from '../acquisition/brokerage.ts';
import type { PriceSplit } from '../acquisition/price-split.ts';
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
import { type StampTax, stampTax } from '../acquisition/stamp-tax.ts';
import { type TaxSettlement, taxSettlement } from '../acquisition/tax-settlement.ts';
import { estimateBuildingAssessment } from '../assessment/building-assessment.ts';
import { parseDate } from '../calendar/days.ts';
import type { Subject } from '../facts/subject.ts';
import { newHouseReliefYears, type PropertyTax, type PropertyTaxInput, propertyTax } from '../holding/fixed-asset-tax.ts';
import { residentialLandShare } from '../holding/residential-share.ts';
import { allocate } from '../money/allocate.ts';
import { roundYen, sumYen, timesRate } from '../money/yen.ts';
import { readRule } from '../rules/dated-rule.ts';
import { acquisitionTaxLandAndHouseRate, acquisitionTaxResidentialLandShare } from '../rules/real-estate-acquisition-tax.ts';
import {
  registrationBuildingSale,
  registrationLandSale,
  registrationMortgage,
  registrationPreservation,
} from '../rules/registration-tax.ts';
import { stampTaxLoan, stampTaxSale } from '../rules/stamp-tax.ts';
import { assessedOfOfficial, estimateLandAssessment } from './land-assessment.ts';
import { type LandValue, landValueOf } from './land-value.ts';
import { type Settings, settingOf } from './settings.ts';
import { type SplitReading, splitPrice } from './split-price.ts';

/** What the building is worth to the tax office, as far as it can be estimated. */
export interface Valuation {
  floorAreaSqm: number;
  ageYears: number;
  rebuildingCost: number;
  depreciatedCost: number;
  /** Land at its official level; null where it is not known. */
  landValue: LandValue | null;
  split: PriceSplit;
  splitReading: SplitReading;
  landAssessed: number;
  buildingAssessed: number;
}

export interface AcquisitionCosts {
  brokerage: number;
  stamp_sale: number;
  stamp_loan: number;
  registration_land: number;
  registration_building: number;
  registration_mortgage: number;
  acquisition_tax_land: number;
  acquisition_tax_building: number;
  scrivener: number;
  loan_fee: number;
  fire_insurance: number;
  tax_settlement: number;
  /** Works at purchase that add value; 0 without. */
  works: number;
}

export interface Purchase {
  /** The price asked, or the one that a solver tries. */
  price: number;
  valuation: Valuation;
  loanAmount: number;
  costs: AcquisitionCosts;
  total: number;
  propertyTax: PropertyTax;
  /** Tax while that of a new dwelling is halved; null when it is not. */
  newHouseTax: { years: number; tax: PropertyTax } | null;
  settlement: TaxSettlement;
  settlementYearStart: '01-01' | '04-01';
  registrations: { land: RegistrationTax | null; building: RegistrationTax; mortgage: RegistrationTax | null };
  stamps: { sale: StampTax | null; loan: StampTax | null };
  acquisitionTaxes: { land: AcquisitionTaxPart | null; building: AcquisitionTaxPart };
  /** The same taxes under a relief that ended before the purchase; null where none did. */
  acquisitionTaxesUnderRelief: Purchase['acquisitionTaxes'] | null;
  insurancePerYear: number;
}

/** Exclusive area of a unit carries a share of corridors and stairs when it is priced by building cost. */
const commonAreaFactor = 1.2;

function valueParts(subject: Subject, settings: Settings): Valuation {
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
  const splitReading = splitPrice(subject, settings, { floorAreaSqm, ageYears, rebuildingCost, depreciatedCost, estimated });
  const split = splitReading.chosen;
  const buildingAssessed = subject.assessed.building ?? estimatedBuilding;
  const landAssessed = subject.isLeasehold
    ? 0
    : (subject.assessed.land ?? estimateLandAssessment(subject, settings, { landValue, floorAreaSqm, ageYears, rebuildingCost }));
  return { floorAreaSqm, ageYears, rebuildingCost, depreciatedCost, landValue, split, splitReading, landAssessed, buildingAssessed };
}

/** Deduction and land reduction for new dwellings, which a landlord gets too; a used dwelling that is let gets nothing. */
function newDwellingRelief(subject: Subject, valuation: Valuation, date: string): { deduction: number; landReduction: number } {
  if (!subject.isNew) return { deduction: 0, landReduction: 0 };
  const units = Array.from({ length: subject.unitsUsed }, () => valuation.floorAreaSqm / subject.unitsUsed);
  const rentedUnits = subject.kind !== 'detached_house';
  const qualifying = units.filter((area) => newDwellingQualifies(area, date, rentedUnits));
  const landAreaSqm = subject.values.land_area_m2;
  const landReduction =
    qualifying.length === 0
      ? 0
      : newDwellingLandReduction({ landValue: valuation.landAssessed, landAreaSqm, unitFloorAreasSqm: qualifying, acquiredOn: date });
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
  valuation: Valuation,
  fiscalYear: number,
): { tax: PropertyTax; newHouseTax: Purchase['newHouseTax'] } {
  const share = residentialShare(settings);
  const solid = ['RC', 'SRC'].includes(subject.structureUsed);
  const terms: PropertyTaxInput = {
    landAssessed: valuation.landAssessed,
    landAreaSqm: subject.isCondominium ? null : subject.values.land_area_m2,
    dwellingUnits: subject.unitsUsed,
    buildingAssessed: valuation.buildingAssessed,
    residential: true,
    residentialLandShare: residentialLandShare(share, solid && (subject.values.floors_total ?? 1) >= 5),
    landBurdenLevel: (settings.values.land_burden_level ?? 100) / 100,
    fixedRate: 0.014,
    cityRate: settingOf(settings, 'city_planning_rate') / 100,
    fiscalYear,
    floorAreaSqm: subject.isCondominium ? null : valuation.floorAreaSqm,
  };
  const each = valuation.floorAreaSqm / subject.unitsUsed;
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
function acquisitionTaxesOn(subject: Subject, settings: Settings, valuation: Valuation, date: string): Purchase['acquisitionTaxes'] {
  const relief = newDwellingRelief(subject, valuation, date);
  const land = subject.isLeasehold
    ? null
    : landAcquisitionTax({ assessedValue: valuation.landAssessed, acquiredOn: date, residential: true, reduction: relief.landReduction });
  const building = mixedBuildingTax(
    { assessedValue: valuation.buildingAssessed, acquiredOn: date, dwelling: true, deduction: relief.deduction },
    residentialShare(settings),
  );
  return { land, building };
}

/** Everything that is paid once, and the yearly property tax that the closing settles. Dates: contract, registration and acquisition on the analysis date. */
export function workOutPurchase(subject: Subject, settings: Settings): Purchase {
  const { price } = subject;
  const valuation = valueParts(subject, settings);
  const date = subject.asOf;
  const loanAmount = Math.floor(timesRate(price, settingOf(settings, 'loan_to_price') / 100) / 100_000) * 100_000;
  // The seller owned on 1 January, so the running year is settled; the buyer's own bills start with the next.
  const { year } = parseDate(date);
  const running = asStated(subject, yearlyTax(subject, settings, valuation, year));
  const { tax, newHouseTax } = asStated(subject, yearlyTax(subject, settings, valuation, year + 1));
  const land = subject.isLeasehold ? null : registrationTax(registrationLandSale, valuation.landAssessed, date);
  const building = registrationTax(subject.isNew ? registrationPreservation : registrationBuildingSale, valuation.buildingAssessed, date);
  const mortgage = loanAmount > 0 ? registrationTax(registrationMortgage, loanAmount, date) : null;
  // Stamp tax leaves out consumption tax only where the contract states it.
  const statedTax = (subject.extra.consumption_tax_jpy ?? 0) > 0 ? valuation.split.consumptionTax : 0;
  const saleStamp = subject.isCourtAuction ? null : stampTax(stampTaxSale, price - statedTax, date);
  const loanStamp = loanAmount > 0 ? stampTax(stampTaxLoan, loanAmount, date) : null;
  const acquisitionTaxes = acquisitionTaxesOn(subject, settings, valuation, date);
  const { land: landTax, building: buildingTax } = acquisitionTaxes;
  const expired = readRule(acquisitionTaxLandAndHouseRate, date).expired ?? readRule(acquisitionTaxResidentialLandShare, date).expired;
  const settlementYearStart = settlementYearStartIn(subject.prefecture);
  const settlement = taxSettlement((running.newHouseTax?.tax ?? running.tax).total, date, settlementYearStart);
  const insurancePerYear = timesRate(valuation.rebuildingCost, settingOf(settings, 'insurance_rate') / 100);
  const costs: AcquisitionCosts = {
    brokerage:
      subject.isCourtAuction || subject.sellerIsBroker
        ? 0
        : brokerageCap({ priceExTax: price - valuation.split.consumptionTax, contractDate: date }).capIncTax,
    stamp_sale: saleStamp?.tax ?? 0,
    stamp_loan: loanStamp?.tax ?? 0,
    registration_land: land?.tax ?? 0,
    registration_building: building.tax,
    registration_mortgage: mortgage?.tax ?? 0,
    acquisition_tax_land: landTax?.tax ?? 0,
    acquisition_tax_building: buildingTax.tax,
    scrivener: roundYen(settingOf(settings, 'scrivener_fee')),
    loan_fee: timesRate(loanAmount, settingOf(settings, 'loan_fee') / 100),
    fire_insurance: Math.floor(insurancePerYear / 12) * 12 * settingOf(settings, 'insurance_term'),
    tax_settlement: subject.isCourtAuction ? 0 : settlement.buyerShare,
    works: roundYen(settings.values.purchase_works ?? 0),
  };
  return {
    price,
    valuation,
    loanAmount,
    costs,
    total: sumYen(Object.values(costs)),
    propertyTax: tax,
    newHouseTax,
    settlement,
    settlementYearStart,
    registrations: { land, building, mortgage },
    stamps: { sale: saleStamp, loan: loanStamp },
    acquisitionTaxes,
    acquisitionTaxesUnderRelief: expired?.to ? acquisitionTaxesOn(subject, settings, valuation, expired.to) : null,
    insurancePerYear,
  };
}
