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
  const rate = numberIn(inputs, 'fixed_rate', 'rate') ?? 0.014;
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
    if (years)
      outputs.house_tax = years.map((entry) =>
        houseBase < exemption(entry).house ? 0 : floorTo(timesRate(floorTo(houseBase, 1_000), rate), 100),
      );
    if (years) outputs.house_taxed = years.map((entry) => houseBase >= exemption(entry).house);
  }
  if (years && landBase !== undefined) outputs.land_taxed = years.map((entry) => landBase >= exemption(entry).land);
  const fireResistant = flagIn(inputs, 'fire_resistant', 'fireproof') ?? false;
  const storeys = numberIn(inputs, 'storeys', 'floors') ?? 0;
  const completed = textIn(inputs, 'completed_on', 'completed', 'built_on');
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
  const previous = numberIn(inputs, 'previous_base', 'prior_year_base');
  const target = numberIn(inputs, 'target_base', 'full_base');
  // 負担調整: last year's base grows by 5 % of the target, and never past it.
  if (previous !== undefined && target !== undefined) outputs.base = Math.min(target, previous + timesRate(target, 0.05));
  const share = numberIn(inputs, 'residential_floor_share', 'residential_floor_ratio', 'residential_ratio');
  if (share !== undefined)
    outputs.residential_land_share = residentialLandShare(
      share,
      flagIn(inputs, 'fire_resistant_five_storeys') ?? (fireResistant && storeys >= 5),
    );
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
    // A recommendation as a neglected vacant house takes the residential special away.
    residential: flagIn(inputs, 'special_removed', 'recommended') === true ? false : (flagIn(inputs, 'residential') ?? units > 0),
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
  const start = (textIn(inputs, 'start_of_year', 'base_day') ?? '').endsWith('04-01') ? '04-01' : '01-01';
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
  const cost = numberIn(inputs, 'build_cost', 'rebuild_cost', 'reacquisition_price');
  const ratio = numberIn(inputs, 'new_ratio', 'assessed_ratio') ?? 1;
  const assessed = corrections.map((entry) => (cost === undefined ? undefined : timesRate(cost, Math.round(ratio * entry * 1e9) / 1e9)));
  return numbersIn(inputs, 'ages') ? { correction: corrections, assessed } : { correction: corrections[0], assessed: assessed[0] };
};

export const reserve: Family = (inputs) => {
  const outputs: Outputs = {};
  const storeys = numberIn(inputs, 'storeys', 'floors');
  const total = numberIn(inputs, 'total_floor_area', 'gross_floor_area');
  const paidMonth = numberIn(inputs, 'reserve_month', 'monthly_reserve');
  const unitArea = numberIn(inputs, 'unit_area', 'exclusive_area');
  if (paidMonth !== undefined && unitArea !== undefined) outputs.per_sqm = paidMonth / unitArea;
  if (numberIn(inputs, 'X') !== undefined) outputs.Z = planLevel(inputs);
  if (storeys !== undefined || total !== undefined) {
    const band = reserveBand(storeys ?? 1, total ?? 0);
    Object.assign(outputs, { mean: band.mean, low: band.low, high: band.high });
    const perSqm = (outputs.per_sqm ?? outputs.Z ?? numberIn(inputs, 'per_sqm', 'reserve_per_sqm')) as number | undefined;
    if (perSqm !== undefined) {
      const shortfall = unitArea === undefined ? undefined : Math.max(0, Math.round((band.mean - perSqm) * unitArea * 1e6) / 1e6);
      Object.assign(outputs, {
        per_sqm: perSqm,
        below_low_bound: perSqm < band.low,
        above_high_bound: perSqm > band.high,
        in_band: perSqm >= band.low && perSqm <= band.high,
        shortfall_to_mean_month: shortfall,
      });
    }
  }
  const level = numberIn(inputs, 'base_plan_level', 'level_plan');
  if (level !== undefined) {
    const clean = (value: number) => Math.round(value * 1e6) / 1e6;
    const least = clean(level * (numberIn(inputs, 'stepped_plan_min_ratio') ?? steppedPlanBounds.first));
    const most = clean(level * (numberIn(inputs, 'stepped_plan_max_ratio') ?? steppedPlanBounds.last));
    const [first, last] = [numberIn(inputs, 'initial', 'first'), numberIn(inputs, 'final', 'last')];
    Object.assign(outputs, {
      initial_min: least,
      final_max: most,
      initial_ok: first === undefined ? undefined : first >= least,
      final_ok: last === undefined ? undefined : last <= most,
    });
  }
  return outputs;
};

function planLevel(inputs: Inputs): number {
  return reservePerSqm({
    fundToday: needNumber(inputs, 'A'),
    paymentsOverPlan: needNumber(inputs, 'B'),
    otherIncomeOverPlan: numberIn(inputs, 'C') ?? 0,
    exclusiveAreaSqm: needNumber(inputs, 'X'),
    planMonths: needNumber(inputs, 'Y'),
  });
}

export const rentDecline: Family = (inputs) => {
  const bands = textsIn(inputs, 'age_bands');
  const unitArea = numberIn(inputs, 'unit_area', 'area');
  const single = unitArea === undefined ? /single|studio|1[RK]/.test(textIn(inputs, 'unit_type', 'type') ?? '') : unitArea < 30;
  const size = single ? 'single' : 'compact';
  const ages = numbersIn(inputs, 'ages');
  if (ages && numberIn(inputs, 'rent') === undefined) return { annual_decline: ages.map((entry) => rentDeclineAtAge(size, entry)) };
  const age = numberIn(inputs, 'age', 'age_years');
  if (age !== undefined && numberIn(inputs, 'rent') === undefined) return { annual_decline: rentDeclineAtAge(size, age) };
  if (bands) {
    return { annual_decline: bands.map((band) => rentDeclineAtAge(size, Number.parseInt(band, 10))) };
  }
  const rent = needNumber(inputs, 'rent');
  const decline = needNumber(inputs, 'annual_decline', 'decline', 'rate');
  const years = numbersIn(inputs, 'years');
  return {
    rent: years ? years.map((year) => rentAfter(rent, decline, year)) : rentAfter(rent, decline, needNumber(inputs, 'years', 'year')),
  };
};

function stayIn(inputs: Inputs): number | undefined {
  const years = numberIn(inputs, 'mean_stay_years', 'stay_years');
  return numberIn(inputs, 'mean_stay_months', 'stay_months') ?? (years === undefined ? undefined : years * 12);
}

export const turnover: Family = (inputs) => {
  const household = textIn(inputs, 'household');
  const stay = stayIn(inputs) ?? (household === 'single' ? meanStayMonths.single : meanStayMonths.family);
  const units = numberIn(inputs, 'units', 'unit_count') ?? 1;
  return { mean_stay_months: stay, annual_turnover: annualTurnover(stay), expected_turnovers: units * annualTurnover(stay) };
};

export const reletting: Family = (inputs) => {
  const cost = costPerTurnover({
    rent: needNumber(inputs, 'rent'),
    advertisingMonths: numberIn(inputs, 'ad_months') ?? 0,
    restoration: numberIn(inputs, 'restoration') ?? 0,
    downtimeMonths: numberIn(inputs, 'downtime_months') ?? 0,
  });
  const household = textIn(inputs, 'household');
  const stay =
    stayIn(inputs) ?? (household === undefined ? undefined : household === 'single' ? meanStayMonths.single : meanStayMonths.family);
  const rate = numberIn(inputs, 'annual_turnover', 'turnover') ?? (stay === undefined ? undefined : annualTurnover(stay));
  return { cost_per_turnover: cost, annualised: rate === undefined ? undefined : cost * rate };
};

export const propertyManagement: Family = (inputs) => {
  const fee = managementFee(
    needNumber(inputs, 'rent', 'monthly_rent', 'collected_rent'),
    numberIn(inputs, 'common_fee') ?? 0,
    needNumber(inputs, 'rate', 'fee_rate', 'pm_rate'),
  );
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
  const structure = /^(ro|ロ|w|wood|木)/i.test(textIn(inputs, 'structure') ?? '') ? 'ro' : 'i';
  return { i_structure: premium('i'), ro_structure: premium('ro'), premium: premium(structure) };
};
