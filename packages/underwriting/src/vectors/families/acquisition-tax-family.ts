import {
  buildingAcquisitionTax,
  landAcquisitionTax,
  newDwellingDeduction,
  newDwellingLandReduction,
  newDwellingQualifies,
  usedHouseDeduction,
} from '../../acquisition/real-estate-acquisition-tax.ts';
import { readRule } from '../../rules/dated-rule.ts';
import {
  acquisitionTaxExemption,
  acquisitionTaxLandAndHouseRate,
  acquisitionTaxOtherBuildingRate,
} from '../../rules/real-estate-acquisition-tax.ts';
import { defaultDate, type Family, flagIn, type Inputs, numberIn, numbersIn, textIn, textsIn } from '../vector.ts';

/** Last day of the reliefs: what an example counts as extended is worked out as on that day. */
const lastReliefDay = '2027-03-31';
const dateIn = (inputs: Inputs) => {
  const date = textIn(inputs, 'acquired_on', 'acquired', 'date', 'contract_date') ?? defaultDate;
  return flagIn(inputs, 'relief_extended', 'extended') && date > lastReliefDay ? lastReliefDay : date;
};
const usedRental = /used|existing/;
const otherUse = /non_residential|office|shop|commercial/;

/** What is acquired, in the example's words; a building said to be new or used where nothing else says it. */
function kindIn(inputs: Inputs): string {
  const named = textIn(inputs, 'kind', 'case', 'property_type', 'building_kind', 'building_type', 'type');
  if (named !== undefined) return named;
  const isNew = flagIn(inputs, 'new', 'is_new', 'new_building', 'newly_built');
  if (isNew === undefined) return '';
  return isNew ? ((numberIn(inputs, 'units', 'dwelling_units') ?? 1) > 1 ? 'new_rental_apartment' : 'new_house') : 'used_rental_house';
}

export const acquisitionTax: Family = (inputs) => {
  const date = dateIn(inputs);
  const kind = kindIn(inputs);
  if (/inherit/.test(`${kind} ${textIn(inputs, 'acquired_by', 'acquisition', 'cause') ?? ''}`))
    return { land_tax: 0, building_tax: 0, total: 0, tax: 0, taxable: false };
  const dates = textsIn(inputs, 'dates');
  if (dates) {
    const points = dates.map((entry) => readRule(acquisitionTaxExemption, entry).version.value);
    return {
      rates: dates.map((entry) => rateOn(kind, entry)),
      land: points.map((entry) => entry.land),
      building_construction: points.map((entry) => entry.buildingConstructed),
      building_other: points.map((entry) => entry.buildingOther),
    };
  }
  const builtDates = textsIn(inputs, 'build_dates');
  if (builtDates)
    return {
      deduction: builtDates.map((built) => usedHouseDeduction(built, 'own_residence')),
      deduction_for_rental: builtDates.map(() => 0),
    };
  const builtOn = textIn(inputs, 'build_date', 'built', 'built_on');
  const ownHome = /own/.test(textIn(inputs, 'use', 'purpose') ?? '');
  if (
    builtOn !== undefined &&
    numberIn(inputs, 'building_value', 'building_assessed', 'building_assessed_value', 'house_value') === undefined
  )
    return {
      deduction: usedHouseDeduction(builtOn, /rent|let|invest/.test(textIn(inputs, 'use', 'purpose') ?? '') ? 'rental' : 'own_residence'),
    };
  const areas = numbersIn(inputs, 'unit_floor_areas', 'floor_areas', 'unit_areas') ?? sameAreas(inputs);
  const detached = /detached/.test(kind) && !/non_detached/.test(kind);
  const rented = /rental|apartment|land_reduction/.test(kind) && !detached;
  const outputs: Record<string, unknown> = {};
  if (areas) {
    outputs.eligible = areas.map((area) => newDwellingQualifies(area, date, rented));
    outputs.deduction_total = newDwellingDeduction(areas, date, { rentedUnits: rented, longLife: /long_life|認定/.test(kind) });
  }
  const deduction =
    numberIn(inputs, 'deduction', 'house_deduction') ??
    (builtOn !== undefined && ownHome
      ? usedHouseDeduction(builtOn, 'own_residence')
      : implicitDeduction(inputs, kind, date, areas, rented));
  outputs.deduction = deduction;
  const landValue =
    numberIn(inputs, 'land_value', 'land_assessed', 'land_assessed_value') ?? statedValueOf(inputs, /^land$|^residential_land|土地/);
  if (landValue !== undefined) {
    const floorArea = numberIn(inputs, 'floor_area');
    const landArea = numberIn(inputs, 'land_area');
    const qualifying = areas
      ? areas.filter((area) => newDwellingQualifies(area, date, rented))
      : floorArea !== undefined
        ? [floorArea]
        : [];
    const isNew = /new|land_reduction/.test(kind) && !usedRental.test(kind);
    const reduction =
      numberIn(inputs, 'land_tax_reduction', 'land_reduction') ??
      (isNew && landArea !== undefined && qualifying.length > 0
        ? newDwellingLandReduction({ landValue, landAreaSqm: landArea, unitFloorAreasSqm: qualifying, acquiredOn: date })
        : 0);
    const land = landAcquisitionTax({
      assessedValue: landValue,
      acquiredOn: date,
      residential: flagIn(inputs, 'residential_land_half', 'residential_land') ?? true,
      reduction,
    });
    Object.assign(outputs, {
      land_base: land.base,
      land_exempt: land.exempt,
      land_tax_before: land.taxBeforeReduction,
      land_reduction: reduction,
      land_tax: land.tax,
    });
  }
  const buildingValue =
    numberIn(inputs, 'building_value', 'building_assessed', 'building_assessed_value', 'house_value') ??
    statedValueOf(inputs, /^(house|building|dwelling|home|condo|apartment)$|家屋|建物/);
  if (buildingValue !== undefined) {
    const building = buildingAcquisitionTax({
      assessedValue: buildingValue,
      acquiredOn: date,
      dwelling: flagIn(inputs, 'residential', 'dwelling') ?? !otherUse.test(kind),
      deduction,
      constructed:
        /construct/.test(textIn(inputs, 'acquired_by', 'acquisition') ?? '') ||
        (/construct|new_house|new_rental|new_build|new_detached/.test(kind) && !/purchase/.test(kind)),
    });
    Object.assign(outputs, { building_base: building.base, building_exempt: building.exempt, building_tax: building.tax });
  }
  outputs.rate = rateOn(kind, date);
  outputs.total = ((outputs.land_tax as number | undefined) ?? 0) + ((outputs.building_tax as number | undefined) ?? 0);
  outputs.tax = outputs.total;
  // Of one part alone the example may leave its name out.
  if (landValue === undefined || buildingValue === undefined)
    Object.assign(outputs, { exempt: outputs.land_exempt ?? outputs.building_exempt, base: outputs.land_base ?? outputs.building_base });
  return outputs;
};

/** A value that only the kind of property tells whose it is. */
function statedValueOf(inputs: Inputs, kinds: RegExp): number | undefined {
  return kinds.test(kindIn(inputs)) ? numberIn(inputs, 'value', 'assessed_value', 'assessed') : undefined;
}

function rateOn(kind: string, date: string): number {
  const rule = otherUse.test(kind) ? acquisitionTaxOtherBuildingRate : acquisitionTaxLandAndHouseRate;
  return readRule(rule, date).version.value;
}

/** Areas of units that are all alike. */
function sameAreas(inputs: Inputs): number[] | undefined {
  const rows = inputs.units ?? inputs.unit_types;
  if (Array.isArray(rows))
    return rows.flatMap((row: Inputs) =>
      Array.from({ length: numberIn(row, 'count', 'units', 'number') ?? 1 }, () => Number(row.area ?? row.floor_area)),
    );
  const [area, units] = [
    numberIn(inputs, 'floor_area_per_unit', 'unit_floor_area', 'unit_area'),
    numberIn(inputs, 'units', 'dwelling_units', 'unit_count'),
  ];
  return area === undefined || units === undefined ? undefined : Array.from({ length: units }, () => area);
}

/** Deduction where the example gives none: that of new dwellings that qualify; nothing for used ones, which are let. */
function implicitDeduction(inputs: Inputs, kind: string, date: string, areas: number[] | undefined, rented: boolean): number {
  if (!/new/.test(kind) || usedRental.test(kind)) return 0;
  const area = numberIn(inputs, 'unit_floor_area', 'floor_area_per_unit', 'unit_area', 'floor_area');
  const units = numberIn(inputs, 'units', 'dwelling_units', 'unit_count') ?? 1;
  const all = areas ?? (area === undefined ? [] : Array.from({ length: units }, () => area));
  return newDwellingDeduction(all, date, {
    rentedUnits: rented,
    longLife: /long_life|認定/.test(kind) || flagIn(inputs, 'long_life', 'certified_long_life') === true,
  });
}
