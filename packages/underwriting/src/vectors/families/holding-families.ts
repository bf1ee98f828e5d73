import { taxSettlement } from '../../acquisition/tax-settlement.ts';
import { ageCorrection } from '../../assessment/building-assessment.ts';
import { earthquakePremiumFor } from '../../holding/earthquake-insurance.ts';
import { newHouseReliefYears, propertyTax, smallAreaByParcel } from '../../holding/fixed-asset-tax.ts';
import { managementFee } from '../../holding/management-fee.ts';
import { rentAfter, rentDeclineAtAge } from '../../holding/rent-decline.ts';
import { reserveBand, reservePerSqm, steppedPlanBounds } from '../../holding/reserve-guideline.ts';
import { residentialLandShare } from '../../holding/residential-share.ts';
import { annualTurnover, costPerTurnover, meanStayMonths } from '../../holding/turnover.ts';
import { floorTo, timesRate } from '../../money/yen.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { fixedAssetTaxExemption } from '../../rules/fixed-asset-tax.ts';
import { type Family, flagIn, type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn, textsIn } from '../vector.ts';

const yearIn = (inputs: Inputs) => numberIn(inputs, 'fiscal_year', 'year') ?? 2026;
const exemption = (year: number) => readRule(fixedAssetTaxExemption, `${year}-01-01`).version.value;

/** Parts of the family that need no assessed values. */
function parcelsAndExemptions(inputs: Inputs): Outputs {
  const outputs: Outputs = {};
  const year = yearIn(inputs);
  const rate = numberIn(inputs, 'fixed_rate') ?? 0.014;
  const parcels = numbersIn(inputs, 'parcels', 'parcel_areas');
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
    if (years) outputs.house_taxed = years.map((entry) => houseBase >= exemption(entry).house);
  }
  if (years && landBase !== undefined) outputs.land_taxed = years.map((entry) => landBase >= exemption(entry).land);
  const completed = textIn(inputs, 'completed_on', 'completed');
  const newArea = numberIn(inputs, 'new_house_floor_area', 'unit_floor_area');
  if (completed !== undefined && newArea !== undefined)
    outputs.relief_years = newHouseReliefYears({
      floorAreaSqm: newArea,
      completedOn: completed,
      rentedUnitInBuilding: flagIn(inputs, 'rented_unit', 'rental_apartment') ?? false,
      fireResistantThreeStoreys: flagIn(inputs, 'fire_resistant_three_storeys') ?? false,
    });
  const share = numberIn(inputs, 'residential_floor_share', 'residential_ratio');
  if (share !== undefined)
    outputs.residential_land_share = residentialLandShare(share, flagIn(inputs, 'fire_resistant_five_storeys') ?? false);
  return outputs;
}

export const fixedAssetTax: Family = (inputs) => {
  const outputs = parcelsAndExemptions(inputs);
  const landAssessed = numberIn(inputs, 'land_assessed', 'land_value');
  const buildingAssessed = numberIn(inputs, 'building_assessed', 'building_value');
  if (landAssessed === undefined && buildingAssessed === undefined) return outputs;
  const units = numberIn(inputs, 'dwelling_units', 'units') ?? 1;
  const tax = propertyTax({
    landAssessed: landAssessed ?? 0,
    landAreaSqm: numberIn(inputs, 'land_area') ?? 1,
    dwellingUnits: units,
    buildingAssessed: buildingAssessed ?? 0,
    residential: flagIn(inputs, 'residential') ?? units > 0,
    fixedRate: numberIn(inputs, 'fixed_rate') ?? 0.014,
    cityRate: numberIn(inputs, 'city_rate') ?? 0.003,
    fiscalYear: yearIn(inputs),
    newHouseFloorAreaSqm: numberIn(inputs, 'new_house_floor_area') ?? null,
    floorAreaSqm: numberIn(inputs, 'floor_area') ?? null,
    residentialLandShare: typeof outputs.residential_land_share === 'number' ? outputs.residential_land_share : 1,
    landBurdenLevel: numberIn(inputs, 'burden_level', 'land_burden_level') ?? 1,
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
    total: tax.total,
  };
};

export const settlement: Family = (inputs) => {
  const start = textIn(inputs, 'start_of_year') === '04-01' ? '04-01' : '01-01';
  const result = taxSettlement(
    needNumber(inputs, 'annual_fixed_and_city', 'annual_tax'),
    textIn(inputs, 'buyer_bears_from', 'closing_date') ?? '',
    start,
  );
  return {
    days_in_year: result.daysInYear,
    buyer_days: result.buyerDays,
    buyer_share: result.buyerShare,
    seller_days: result.daysInYear - result.buyerDays,
    seller_share: needNumber(inputs, 'annual_fixed_and_city', 'annual_tax') - result.buyerShare,
  };
};

export const assessedBuilding: Family = (inputs) => {
  const floorLife = needNumber(inputs, 'floor_life_years');
  const ages = numbersIn(inputs, 'ages') ?? [needNumber(inputs, 'age')];
  const corrections = ages.map((age) => ageCorrection(age, floorLife));
  return { correction: numbersIn(inputs, 'ages') ? corrections : corrections[0] };
};

export const reserve: Family = (inputs) => {
  const outputs: Outputs = {};
  const storeys = numberIn(inputs, 'storeys', 'floors');
  const total = numberIn(inputs, 'total_floor_area');
  if (storeys !== undefined || total !== undefined) {
    const band = reserveBand(storeys ?? 1, total ?? 0);
    Object.assign(outputs, { mean: band.mean, low: band.low, high: band.high });
    const paid = numberIn(inputs, 'reserve_month');
    const area = numberIn(inputs, 'unit_area');
    if (paid !== undefined && area !== undefined) {
      const perSqm = paid / area;
      const shortfall = Math.max(0, Math.round((band.mean - perSqm) * area * 1e6) / 1e6);
      Object.assign(outputs, {
        per_sqm: perSqm,
        below_low_bound: perSqm < band.low,
        above_high_bound: perSqm > band.high,
        shortfall_to_mean_month: shortfall,
      });
    }
  }
  if (numberIn(inputs, 'X') !== undefined)
    outputs.Z = reservePerSqm({
      fundToday: needNumber(inputs, 'A'),
      paymentsOverPlan: needNumber(inputs, 'B'),
      otherIncomeOverPlan: numberIn(inputs, 'C') ?? 0,
      exclusiveAreaSqm: needNumber(inputs, 'X'),
      planMonths: needNumber(inputs, 'Y'),
    });
  const level = numberIn(inputs, 'base_plan_level');
  if (level !== undefined)
    Object.assign(outputs, {
      initial_min: level * (numberIn(inputs, 'stepped_plan_min_ratio') ?? steppedPlanBounds.first),
      final_max: level * (numberIn(inputs, 'stepped_plan_max_ratio') ?? steppedPlanBounds.last),
    });
  return outputs;
};

export const rentDecline: Family = (inputs) => {
  const bands = textsIn(inputs, 'age_bands');
  const size = /single/.test(textIn(inputs, 'unit_type') ?? '') ? 'single' : 'compact';
  const age = numberIn(inputs, 'age', 'age_years');
  if (age !== undefined && numberIn(inputs, 'rent') === undefined) return { annual_decline: rentDeclineAtAge(size, age) };
  if (bands) {
    return { annual_decline: bands.map((band) => rentDeclineAtAge(size, Number.parseInt(band, 10))) };
  }
  const rent = needNumber(inputs, 'rent');
  const decline = needNumber(inputs, 'annual_decline');
  const years = numbersIn(inputs, 'years');
  return {
    rent: years ? years.map((year) => rentAfter(rent, decline, year)) : rentAfter(rent, decline, needNumber(inputs, 'years', 'year')),
  };
};

export const turnover: Family = (inputs) => {
  const household = textIn(inputs, 'household');
  const stay = numberIn(inputs, 'mean_stay_months') ?? (household === 'single' ? meanStayMonths.single : meanStayMonths.family);
  return { mean_stay_months: stay, annual_turnover: annualTurnover(stay) };
};

export const reletting: Family = (inputs) => {
  const cost = costPerTurnover({
    rent: needNumber(inputs, 'rent'),
    advertisingMonths: numberIn(inputs, 'ad_months') ?? 0,
    restoration: numberIn(inputs, 'restoration') ?? 0,
    downtimeMonths: numberIn(inputs, 'downtime_months') ?? 0,
  });
  const stay = numberIn(inputs, 'mean_stay_months');
  return { cost_per_turnover: cost, annualised: stay === undefined ? undefined : cost * annualTurnover(stay) };
};

export const propertyManagement: Family = (inputs) => {
  const fee = managementFee(needNumber(inputs, 'rent'), numberIn(inputs, 'common_fee') ?? 0, needNumber(inputs, 'rate'));
  return { fee, fee_inc_tax: timesRate(fee, 1.1) };
};

export const earthquakeInsurance: Family = (inputs) => {
  const sum = needNumber(inputs, 'sum_insured');
  const prefectures = textsIn(inputs, 'prefecture', 'prefectures');
  const one = textIn(inputs, 'prefecture');
  const premium = (structure: 'i' | 'ro') =>
    prefectures
      ? prefectures.map((name) => earthquakePremiumFor(name, structure, sum))
      : one
        ? earthquakePremiumFor(one, structure, sum)
        : null;
  return { i_structure: premium('i'), ro_structure: premium('ro') };
};
