import { earthquakePremiumFor } from '../../holding/earthquake-insurance.ts';
import { managementFee } from '../../holding/management-fee.ts';
import { rentAfter, rentDeclineAtAge } from '../../holding/rent-decline.ts';
import { annualTurnover, costPerTurnover, meanStayMonths } from '../../holding/turnover.ts';
import { timesRate } from '../../money/yen.ts';
import { type Family, type Inputs, needNumber, numberIn, numbersIn, type Outputs, textIn, textsIn, UnknownShape } from '../vector.ts';

/** Rent of one unit a month, under the names that examples have for it. */
const rentNames = ['rent', 'monthly_rent', 'rent_month', 'rent_per_month', 'collected_rent'];

export const rentDecline: Family = (inputs) => {
  const bands = textsIn(inputs, 'age_bands');
  const unitArea = numberIn(inputs, 'unit_area', 'area');
  const single = unitArea === undefined ? /single|studio|1[RK]/.test(textIn(inputs, 'unit_type', 'type') ?? '') : unitArea < 30;
  const size = single ? 'single' : 'compact';
  const ages = numbersIn(inputs, 'ages');
  const rent = numberIn(inputs, ...rentNames);
  if (ages && rent === undefined) return { annual_decline: ages.map((entry) => rentDeclineAtAge(size, entry)) };
  const age = numberIn(inputs, 'age', 'age_years');
  if (age !== undefined && rent === undefined) return { annual_decline: rentDeclineAtAge(size, age) };
  if (bands) return { annual_decline: bands.map((band) => rentDeclineAtAge(size, Number.parseInt(band, 10))) };
  const start = needNumber(inputs, ...rentNames);
  const decline = needNumber(inputs, 'annual_decline', 'decline', 'rate', 'decline_rate', 'annual_decline_rate', 'rent_decline');
  const years = numbersIn(inputs, 'years', 'year');
  const after = (year: number) => rentAfter(start, decline, year);
  return { rent: years ? years.map(after) : after(needNumber(inputs, 'years', 'year', 'after_years')) };
};

/** Mean stay in months: stated, behind a turnover that is stated, or that of the household. */
function stayIn(inputs: Inputs): number | undefined {
  const years = numberIn(inputs, 'mean_stay_years', 'stay_years', 'average_stay_years', 'tenancy_years');
  const rate = numberIn(inputs, 'annual_turnover', 'turnover', 'turnover_rate');
  const household = textIn(inputs, 'household', 'household_type', 'tenant_type');
  return (
    numberIn(inputs, 'mean_stay_months', 'stay_months', 'average_stay_months', 'tenancy_months') ??
    (years === undefined ? undefined : years * 12) ??
    (rate === undefined ? undefined : 12 / rate) ??
    (household === undefined ? undefined : /single|単身/.test(household) ? meanStayMonths.single : meanStayMonths.family)
  );
}

export const turnover: Family = (inputs) => {
  const stay = stayIn(inputs) ?? meanStayMonths.family;
  const units = numberIn(inputs, 'units', 'unit_count') ?? 1;
  const empty = numberIn(inputs, ...emptyNames);
  return {
    mean_stay_months: stay,
    mean_stay_years: stay / 12,
    annual_turnover: annualTurnover(stay),
    expected_turnovers: units * annualTurnover(stay),
    vacancy: empty === undefined ? undefined : empty / (stay + empty),
  };
};

const emptyNames = ['downtime_months', 'vacant_months', 'vacancy_months', 'empty_months', 'months_vacant'];

export const reletting: Family = (inputs) => {
  const rent = needNumber(inputs, ...rentNames);
  const months = numberIn(inputs, 'ad_months', 'advertising_months', 'ad', 'ad_fee_months') ?? 0;
  const cost = costPerTurnover({
    rent,
    advertisingMonths: months,
    restoration: numberIn(inputs, 'restoration', 'restoration_cost', 'restoration_fee', 'cleaning', 'repair_cost') ?? 0,
    downtimeMonths: numberIn(inputs, ...emptyNames) ?? 0,
  });
  const stay = stayIn(inputs);
  const rate = numberIn(inputs, 'annual_turnover', 'turnover') ?? (stay === undefined ? undefined : annualTurnover(stay));
  const tax = numberIn(inputs, 'consumption_tax_rate', 'consumption_tax') ?? 0.1;
  const share = (name: string) => {
    const value = numberIn(inputs, name);
    return value === undefined ? undefined : timesRate(rent, value);
  };
  return {
    cost_per_turnover: cost,
    annualised: rate === undefined ? undefined : cost * rate,
    ad: timesRate(rent, months),
    ad_inc_tax: timesRate(rent, months * (1 + tax)),
    vacancy_loss: timesRate(rent, numberIn(inputs, ...emptyNames) ?? 0),
    renewal_income: share('renewal_fee_months'),
    handling_fee: share('renewal_handling_months'),
  };
};

export const propertyManagement: Family = (inputs) => {
  const rate = numberIn(inputs, 'rate', 'fee_rate', 'pm_rate', 'management_rate', 'pm_fee_rate') ?? needNumber(inputs, 'rate_inc_tax');
  const yearly = numberIn(inputs, 'annual_rent', 'gpi', 'egi', 'collected_annual_rent');
  if (yearly !== undefined) {
    const collected = Math.round(yearly * (1 - (numberIn(inputs, 'vacancy') ?? 0)));
    const fee = timesRate(collected, rate);
    return { annual_fee: fee, fee, fee_inc_tax: timesRate(fee, 1.1), monthly_fee: fee / 12 };
  }
  const rents = numbersIn(inputs, 'rents', 'monthly_rents');
  const rent = rents ? rents.reduce((sum, entry) => sum + entry, 0) : needNumber(inputs, ...rentNames);
  const units = numberIn(inputs, 'units') ?? 1;
  const fee = managementFee(rent * units, (numberIn(inputs, 'common_fee', 'common_charge', 'kyoekihi') ?? 0) * units, rate);
  return { fee, fee_inc_tax: timesRate(fee, 1.1), annual_fee: fee * 12, annual_fee_inc_tax: timesRate(fee, 1.1) * 12 };
};

/** Discounts on earthquake insurance; the greatest that fits counts alone. Source: 地震保険基準料率 (since 2014-07). */
const discounts: readonly (readonly [RegExp, number])[] = [
  [/免震|isolat|等級3|grade.?3|class.?3/i, 0.5],
  [/等級2|grade.?2|class.?2/i, 0.3],
  [/等級1|grade.?1|class.?1|診断|diagnos|建築年|1981|new_seismic|built/i, 0.1],
];

export const earthquakeInsurance: Family = (inputs) => {
  // Structures listed beside prefectures belong to them one by one.
  if (Array.isArray(inputs.structure)) throw new UnknownShape('several structures are given');
  const fire = numberIn(inputs, 'fire_cover', 'fire_insurance_amount', 'fire_sum_insured', 'fire_sum');
  // Between 30 and 50 % of the fire cover, at most 50 million yen for a building.
  const limits: Outputs =
    fire === undefined ? {} : { max_sum_insured: Math.min(timesRate(fire, 0.5), 50_000_000), min_sum_insured: timesRate(fire, 0.3) };
  const sum = numberIn(inputs, 'sum_insured', 'insured', 'cover', 'insured_amount') ?? (limits.max_sum_insured as number | undefined);
  const prefectures = textsIn(inputs, 'prefecture', 'prefectures');
  const one = textIn(inputs, 'prefecture');
  if (sum === undefined && fire === undefined) needNumber(inputs, 'sum_insured');
  const off =
    discounts.find(([words]) => words.test(textIn(inputs, 'discount') ?? ''))?.[1] ?? numberIn(inputs, 'discount', 'discount_rate') ?? 0;
  const premium = (structure: 'i' | 'ro') => {
    const of = (name: string) => {
      const full = earthquakePremiumFor(name, structure, sum ?? 0);
      return full === null ? null : timesRate(full, 1 - off);
    };
    return prefectures ? prefectures.map(of) : one ? of(one) : null;
  };
  const structure = /^(ro|ロ|w|wood|木|non)/i.test(textIn(inputs, 'structure') ?? '') ? 'ro' : 'i';
  return { ...limits, i_structure: premium('i'), ro_structure: premium('ro'), premium: premium(structure) };
};

/** Greatest share of running costs in collected rent that counts as usual; from here on it is a warning. */
const warningShare = 0.3;

/** Running costs as a share of collected rent. */
export const runningCosts: Family = (inputs) => {
  const egi = numberIn(inputs, 'egi', 'collected_rent', 'effective_gross_income');
  const costs = numberIn(inputs, 'opex', 'operating_expenses');
  const share =
    numberIn(inputs, 'opex_ratio', 'opex_rate', 'ratio') ?? (egi === undefined || costs === undefined ? undefined : costs / egi);
  const opex = costs ?? (egi === undefined || share === undefined ? undefined : timesRate(egi, share));
  return {
    opex,
    opex_ratio: share,
    noi: egi === undefined || opex === undefined ? undefined : egi - opex,
    warning: share === undefined ? undefined : share >= warningShare,
  };
};

/** Vacancy: units empty of all, or empty months of all months between two tenants. */
export const vacancyShare: Family = (inputs) => {
  const [units, empty] = [numberIn(inputs, 'units', 'total_units'), numberIn(inputs, 'vacant_units', 'vacant', 'empty_units')];
  const [stay, months] = [stayIn(inputs), numberIn(inputs, ...emptyNames, 'average_vacant_months')];
  const exits = numberIn(inputs, 'annual_exits', 'exits', 'exits_per_year', 'annual_moves');
  const rows = inputs.vacancies ?? inputs.rows;
  const lost = Array.isArray(rows)
    ? rows.reduce<number>((sum, row: Inputs) => sum + (numberIn(row, 'units', 'rooms') ?? 1) * (numberIn(row, 'months') ?? 0), 0)
    : exits !== undefined && months !== undefined
      ? exits * months
      : undefined;
  if (units !== undefined && lost !== undefined) {
    const share = lost / (units * 12);
    return { vacancy: share, vacancy_rate: share, occupancy: 1 - share };
  }
  const vacancy =
    units !== undefined && empty !== undefined
      ? empty / units
      : stay !== undefined && months !== undefined
        ? months / (stay + months)
        : undefined;
  return { vacancy, vacancy_rate: vacancy, occupancy: vacancy === undefined ? undefined : 1 - vacancy };
};
