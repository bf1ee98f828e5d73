import { taxSettlement } from '../../acquisition/tax-settlement.ts';
import { ageCorrection } from '../../assessment/building-assessment.ts';
import { parseDate } from '../../calendar/days.ts';
import { newHouseReliefYears, propertyTax, smallAreaByParcel } from '../../holding/fixed-asset-tax.ts';
import { residentialLandShare } from '../../holding/residential-share.ts';
import { floorTo, timesRate } from '../../money/yen.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { fixedAssetTaxExemption } from '../../rules/fixed-asset-tax.ts';
import { type Family, flagIn, type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn, UnknownShape } from '../vector.ts';

const yearIn = (inputs: Inputs) => numberIn(inputs, 'fiscal_year', 'year') ?? 2026;
const exemption = (year: number) => readRule(fixedAssetTaxExemption, `${year}-01-01`).version.value;

/** Height of the base that a special rate asks for (`1/6` of the assessed value). */
function fullBase(inputs: Inputs): number | undefined {
  const parts = /^(\d+)\/(\d+)$/.exec(textIn(inputs, 'special_rate') ?? '');
  const [unit, area] = [numberIn(inputs, 'land_unit_price', 'unit_price', 'assessed_per_sqm'), numberIn(inputs, 'small_area', 'area')];
  if (unit !== undefined && area !== undefined && !parts) return Math.floor((unit * area) / 6);
  const assessed = numberIn(inputs, 'assessed', 'land_assessed');
  return parts && assessed !== undefined ? Math.floor((assessed * Number(parts[1])) / Number(parts[2])) : undefined;
}

/** Areas of parcels that are listed as rows. */
function areasOf(rows: unknown): number[] | undefined {
  if (!Array.isArray(rows)) return undefined;
  const areas = rows.map((row) =>
    typeof row === 'object' && row !== null ? numberIn(row as Inputs, 'area', 'area_sqm', 'land_area') : undefined,
  );
  return areas.some((area) => area === undefined) ? undefined : (areas as number[]);
}

/** Parts of the family that need no assessed values. */
function parcelsAndExemptions(inputs: Inputs): Outputs {
  const outputs: Outputs = {};
  const year = yearIn(inputs);
  const rate = numberIn(inputs, 'fixed_rate', 'rate') ?? 0.014;
  const parcels = numbersIn(inputs, 'parcels', 'parcel_areas') ?? areasOf(inputs.parcels);
  if (parcels) {
    const small = smallAreaByParcel(parcels, numberIn(inputs, 'dwelling_units') ?? 1, year);
    outputs.small_area_by_parcel = small;
    outputs.general_area_by_parcel = parcels.map((area, index) => area - (small[index] ?? 0));
    outputs.small_area = small.reduce((sum, area) => sum + area, 0);
  }
  const landBase = numberIn(inputs, 'land_base_total');
  if (landBase !== undefined)
    outputs.land_tax = landBase < exemption(year).land ? 0 : floorTo(timesRate(floorTo(landBase, 1_000), rate), 100);
  const houseBase = numberIn(inputs, 'house_base_total');
  const years = numbersIn(inputs, 'fiscal_years');
  if (houseBase !== undefined) {
    outputs.house_tax = houseBase < exemption(year).house ? 0 : floorTo(timesRate(floorTo(houseBase, 1_000), rate), 100);
    if (years)
      outputs.house_tax = years.map((entry) =>
        houseBase < exemption(entry).house ? 0 : floorTo(timesRate(floorTo(houseBase, 1_000), rate), 100),
      );
    if (years) outputs.house_taxed = years.map((entry) => houseBase >= exemption(entry).house);
  }
  if (years && landBase !== undefined) outputs.land_taxed = years.map((entry) => landBase >= exemption(entry).land);
  const fireResistant = flagIn(inputs, 'fire_resistant', 'fireproof') ?? false;
  const storeys = numberIn(inputs, 'storeys', 'floors') ?? 0;
  const completed = textIn(inputs, 'completed_on', 'completed', 'built_on', 'built', 'acquired_on');
  const newArea = numberIn(inputs, 'new_house_floor_area', 'unit_floor_area');
  const reliefYears = (floorAreaSqm: number, completedOn: string) =>
    newHouseReliefYears({
      floorAreaSqm,
      completedOn,
      rentedUnitInBuilding: flagIn(inputs, 'rented_unit', 'rental_apartment', 'rental') ?? false,
      fireResistantThreeStoreys: flagIn(inputs, 'fire_resistant_three_storeys') ?? (fireResistant && storeys >= 3),
    });
  const newAreas = numbersIn(inputs, 'unit_floor_areas', 'floor_areas');
  if (completed !== undefined && newAreas) outputs.eligible = newAreas.map((area) => reliefYears(area, completed) > 0);
  if (completed !== undefined && newArea !== undefined)
    Object.assign(outputs, { relief_years: reliefYears(newArea, completed), eligible: reliefYears(newArea, completed) > 0 });
  const duration = fireResistant && storeys >= 3 ? 5 : 3;
  if (/new_house|new_dwelling|relief_years/.test(textIn(inputs, 'kind') ?? '') && newAreas === undefined) outputs.relief_years = duration;
  const halved = numberIn(inputs, 'building_tax_before', 'house_tax_before', 'tax_before');
  if (halved !== undefined) {
    const age = numberIn(inputs, 'years_since_completion', 'year_after_completion', 'age') ?? 1;
    const area = numberIn(inputs, 'floor_area') ?? 120;
    const reduction = age > duration ? 0 : Math.floor((halved * Math.min(area, 120)) / area / 2);
    Object.assign(outputs, { building_tax: halved - reduction, new_house_reduction: reduction });
  }
  const cityBase = numberIn(inputs, 'city_base', 'city_base_total', 'city_planning_base');
  if (cityBase !== undefined)
    outputs.city_planning_tax = floorTo(timesRate(floorTo(cityBase, 1_000), numberIn(inputs, 'city_rate') ?? 0.003), 100);
  const fixedBase = numberIn(inputs, 'fixed_base', 'fixed_base_total', 'taxable_base');
  if (fixedBase !== undefined) outputs.fixed_asset_tax = floorTo(timesRate(floorTo(fixedBase, 1_000), rate), 100);
  const previous = numberIn(inputs, 'previous_base', 'prior_year_base', 'last_year_base', 'burden_level_previous_base');
  const target = numberIn(inputs, 'target_base', 'full_base', 'this_year_target', 'target', 'main_base') ?? fullBase(inputs);
  // 負担調整: last year's base grows by 5 % of the target, to at least a fifth of it and never past it.
  if (previous !== undefined && target !== undefined)
    Object.assign(outputs, {
      target_base: target,
      burden_level: previous / target,
      base: Math.min(target, Math.max(previous + timesRate(target, 0.05), timesRate(target, 0.2))),
    });
  const share = numberIn(inputs, 'residential_floor_share', 'residential_floor_ratio', 'residential_ratio');
  if (share !== undefined)
    outputs.residential_land_share = residentialLandShare(
      share,
      flagIn(inputs, 'fire_resistant_five_storeys') ?? (fireResistant && storeys >= 5),
    );
  return outputs;
}

/** Each part's tax by itself, as examples print it beside the sum. */
function taxOfParts(bases: { landFixedBase: number; landCityBase: number; buildingBase: number }, fixed: number, city: number): Outputs {
  const tax = (base: number, rate: number) => floorTo(timesRate(floorTo(base, 1_000), rate), 100);
  return {
    land_fixed: tax(bases.landFixedBase, fixed),
    land_city: tax(bases.landCityBase, city),
    building_fixed_before: tax(bases.buildingBase, fixed),
    building_city: tax(bases.buildingBase, city),
  };
}

export const fixedAssetTax: Family = (inputs) => {
  const outputs = parcelsAndExemptions(inputs);
  const landAssessed = numberIn(inputs, 'land_assessed', 'land_value');
  const buildingAssessed = numberIn(inputs, 'building_assessed', 'building_value');
  if (landAssessed === undefined && buildingAssessed === undefined) return outputs;
  const units = numberIn(inputs, 'dwelling_units', 'units') ?? 1;
  const isNew = flagIn(inputs, 'new', 'is_new', 'new_house', 'newly_built', 'new_building') === true;
  const tax = propertyTax({
    landAssessed: landAssessed ?? 0,
    landAreaSqm: numberIn(inputs, 'land_area') ?? 1,
    dwellingUnits: units,
    buildingAssessed: buildingAssessed ?? 0,
    // A recommendation as a neglected vacant house takes the residential special away.
    residential:
      flagIn(inputs, 'special_removed', 'recommended', 'recommended_vacant_house', 'designated_vacant_house', 'specified_vacant_house') ===
      true
        ? false
        : (flagIn(inputs, 'residential', 'residential_land', 'small_residential') ?? units > 0),
    fixedRate: numberIn(inputs, 'fixed_rate') ?? 0.014,
    cityRate: numberIn(inputs, 'city_rate') ?? 0.003,
    fiscalYear: yearIn(inputs),
    newHouseFloorAreaSqm: numberIn(inputs, 'new_house_floor_area') ?? (isNew ? (numberIn(inputs, 'floor_area') ?? null) : null),
    floorAreaSqm: numberIn(inputs, 'floor_area') ?? null,
    residentialLandShare: typeof outputs.residential_land_share === 'number' ? outputs.residential_land_share : 1,
    landBurdenLevel: numberIn(inputs, 'burden_level', 'land_burden_level', 'burden_ratio') ?? 1,
  });
  return {
    ...outputs,
    small_area: tax.smallArea,
    general_area: tax.generalArea,
    land_fixed_base: tax.landFixedBase,
    land_city_base: tax.landCityBase,
    building_base: tax.buildingBase,
    new_house_reduction: tax.newHouseReduction,
    fixed_asset_tax: tax.fixedAssetTax,
    city_planning_tax: tax.cityPlanningTax,
    ...taxOfParts(tax, numberIn(inputs, 'fixed_rate') ?? 0.014, numberIn(inputs, 'city_rate') ?? 0.003),
    total: tax.total,
    building_fixed_after: floorTo(timesRate(tax.buildingBase, numberIn(inputs, 'fixed_rate') ?? 0.014), 100) - tax.newHouseReduction,
  };
};

/** Rent of the month of the closing, by days from that day on. */
function rentProRata(inputs: Inputs, rent: number): Outputs {
  const { year, month, day } = parseDate(needText(inputs, 'buyer_bears_from', 'closing_date'));
  const inMonth = numberIn(inputs, 'days_in_month') ?? new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = inMonth - day + 1;
  const share = Math.floor((rent * days) / inMonth + 1e-6);
  return { days_in_month: inMonth, buyer_days: days, buyer_share: share, seller_share: rent - share };
}

function needText(inputs: Inputs, ...names: string[]): string {
  const value = textIn(inputs, ...names);
  if (value === undefined) throw new UnknownShape(`none of ${names.join(', ')} is given`);
  return value;
}

const annualNames = [
  'annual_fixed_and_city',
  'annual_tax',
  'annual_property_tax',
  'fixed_and_city_tax',
  'annual_fixed_and_city_tax',
  'tax_year',
];

export const settlement: Family = (inputs) => {
  const rent = numberIn(inputs, 'monthly_rent', 'rent');
  const daysOnly = numberIn(inputs, ...annualNames) === undefined && rent === undefined;
  const annual = numberIn(inputs, ...annualNames);
  if (annual === undefined && rent !== undefined) return rentProRata(inputs, rent);
  const base = textIn(inputs, 'start_of_year', 'base_day', 'base_date', 'start_day', 'region') ?? '';
  const start = /april|04-01$|4\/1$|4月1日|kansai|関西/i.test(base) ? '04-01' : '01-01';
  const yearly = daysOnly ? 0 : needNumber(inputs, ...annualNames);
  const result = taxSettlement(yearly, needText(inputs, 'buyer_bears_from', 'closing_date'), start);
  // Contracts round down unless they say otherwise.
  const nearest = /nearest|round|四捨五入/.test(textIn(inputs, 'rounding') ?? '');
  const share = nearest ? Math.round((yearly * result.buyerDays) / result.daysInYear) : result.buyerShare;
  if (daysOnly) return { days_in_year: result.daysInYear, buyer_days: result.buyerDays, seller_days: result.daysInYear - result.buyerDays };
  return {
    days_in_year: result.daysInYear,
    buyer_days: result.buyerDays,
    buyer_share: share,
    seller_days: result.daysInYear - result.buyerDays,
    seller_share: yearly - share,
  };
};

const floorLifeNames = ['floor_life_years', 'years_to_floor', 'floor_years'];
const costNames = ['build_cost', 'rebuild_cost', 'reacquisition_price', 'replacement_cost', 'rebuilding_cost', 'construction_cost'];

export const assessedBuilding: Family = (inputs) => {
  const [built, share] = [numberIn(inputs, ...costNames), numberIn(inputs, 'new_ratio', 'assessed_ratio')];
  if (numberIn(inputs, ...floorLifeNames) === undefined && built !== undefined && share !== undefined)
    return { assessed_new: timesRate(built, share), assessed: timesRate(built, share) };
  const floorLife = needNumber(inputs, ...floorLifeNames);
  const ages = numbersIn(inputs, 'ages') ?? [needNumber(inputs, 'age')];
  const corrections = ages.map((age) => ageCorrection(age, floorLife));
  const cost = numberIn(inputs, ...costNames);
  const ratio = numberIn(inputs, 'new_ratio', 'assessed_ratio') ?? 1;
  const assessed = corrections.map((entry) => (cost === undefined ? undefined : timesRate(cost, Math.round(ratio * entry * 1e9) / 1e9)));
  return numbersIn(inputs, 'ages') ? { correction: corrections, assessed } : { correction: corrections[0], assessed: assessed[0] };
};
