// One file on purpose, longer than usual: every default of the model with its reason and range, dated as a whole.

import { companyName } from '../facts/company-name.ts';
import { type PlaceBand, placeBandNames } from '../facts/place-band.ts';
import { publicRent, statedRent } from '../facts/rent.ts';
import { type Subject, usualAgeYears } from '../facts/subject.ts';
import { repairGuide } from '../holding/repair-guide.ts';
import { ageCorrectionYears } from '../rules/guidelines.ts';
import type { Structure } from '../rules/structure.ts';
import type { Assumption, DefaultValue } from './assumption.ts';
import { capRateSupplement } from './cap-rate-supplement.ts';
import { residentialShareOf } from './residential-share.ts';

/** The day these defaults were set. They are ours, not rules. */
export const defaultsDate = '2026-11-22';

const byBand = (table: Record<PlaceBand, readonly [number, number, number]>, subject: Subject) => table[subject.band];
const fixed =
  (value: number, low: number, high: number, reason: string, source: string | null = null) =>
  (): DefaultValue => ({ value, low, high, reason, source });
const structureNames: Record<Structure, string> = {
  W: 'wood',
  LGS: 'light steel',
  CB: 'concrete block',
  S: 'heavy steel',
  RC: 'reinforced concrete',
  SRC: 'steel-framed reinforced concrete',
};

const rebuildingCost: Record<Structure, readonly [number, number, number]> = {
  W: [220_000, 180_000, 260_000],
  LGS: [260_000, 220_000, 300_000],
  CB: [260_000, 200_000, 320_000],
  S: [300_000, 260_000, 340_000],
  RC: [350_000, 290_000, 420_000],
  SRC: [380_000, 310_000, 450_000],
};
const insuranceRate: Record<Structure, readonly [number, number, number]> = {
  W: [0.3, 0.15, 0.5],
  LGS: [0.22, 0.12, 0.35],
  CB: [0.18, 0.1, 0.3],
  S: [0.16, 0.09, 0.28],
  RC: [0.12, 0.06, 0.22],
  SRC: [0.12, 0.06, 0.22],
};

/** Gross yields at which such property is offered: middle, low, high, in percent. */
const typicalYield: Record<'condominium' | 'light' | 'solid' | 'house', Record<PlaceBand, readonly [number, number, number]>> = {
  condominium: { tokyo_wards: [4.4, 3.5, 5.4], major_city: [6, 4.8, 7.5], commuter_belt: [6.75, 5.3, 8.5], regional: [8.5, 6.5, 11] },
  light: { tokyo_wards: [5.8, 4.8, 7], major_city: [7.5, 6.2, 9], commuter_belt: [8.05, 6.5, 9.5], regional: [9.5, 7.5, 12] },
  solid: { tokyo_wards: [4.8, 4, 6], major_city: [6.5, 5.3, 8], commuter_belt: [7.45, 6, 9], regional: [9, 7, 11] },
  house: { tokyo_wards: [4.5, 3.3, 6], major_city: [6.3, 4.8, 8.5], commuter_belt: [7.3, 5.3, 10], regional: [10, 7, 14] },
};
/** Yen a month per m² where no public level is at hand: middle, low, high. Small rooms cost more per m². */
const rentPerSqm: Record<'single' | 'family', Record<PlaceBand, readonly [number, number, number]>> = {
  single: {
    tokyo_wards: [3_700, 2_900, 4_700],
    major_city: [2_500, 1_800, 3_300],
    commuter_belt: [2_200, 1_600, 2_900],
    regional: [1_800, 1_300, 2_400],
  },
  family: {
    tokyo_wards: [3_000, 2_300, 4_000],
    major_city: [1_900, 1_400, 2_500],
    commuter_belt: [1_500, 1_000, 2_100],
    regional: [1_000, 650, 1_450],
  },
};
function yieldClass(subject: Subject): 'condominium' | 'light' | 'solid' | 'house' {
  if (subject.isCondominium) return 'condominium';
  if (subject.kind === 'detached_house') return 'house';
  return ['W', 'LGS', 'CB'].includes(subject.structureUsed) ? 'light' : 'solid';
}
function unitAreaSqm(subject: Subject): number {
  const area = subject.values.floor_area_m2;
  return area === null ? 30 : area / subject.unitsUsed;
}
/** Five floors of a solid building, or a lift in the text. */
const hasLift = (subject: Subject) =>
  !subject.isCondominium &&
  (/エレベーター|EV付|エレベータ/.test(subject.text) ||
    ((subject.values.floors_total ?? 0) >= 5 && !['W', 'LGS'].includes(subject.structureUsed)));
const isFamilySize = (subject: Subject) => unitAreaSqm(subject) >= 40;

/** Gross yield at which property of the type is commonly offered in such a place, with its range. */
export function typicalGrossYield(subject: Subject): DefaultValue {
  const [value, low, high] = byBand(typicalYield[yieldClass(subject)], subject);
  return {
    value,
    low,
    high,
    reason: `Property of this type in ${placeBandNames[subject.band]} is commonly offered at ${low} to ${high} % gross; the middle is a guess, the range is not a forecast.`,
    source:
      'National medians of listings, January 2026: unit 6.75 %, wooden block 8.05 %, solid block 7.45 % (Kenbiya); bands by place are ours',
  };
}

/** Share of the rent that companies pay, where the roll names its tenants. */
function companyRent({ extra }: Subject): DefaultValue | null {
  const let_ = (extra.rent_roll ?? []).filter((line) => line.rent_jpy !== null && line.occupied !== false);
  if (let_.length === 0 || !let_.every((line) => line.tenant)) return null;
  const sum = (lines: typeof let_) => lines.reduce((total, line) => total + (line.rent_jpy ?? 0), 0);
  const value = Math.round((sum(let_.filter((line) => companyName.test(line.tenant ?? ''))) / Math.max(1, sum(let_))) * 10_000) / 100;
  return {
    value,
    low: value,
    high: value,
    reason: 'Rent of the rooms that the roll shows let to companies, which must withhold.',
    source: '国税庁 No.2880',
  };
}

const layoutArea: readonly (readonly [RegExp, number, number, number])[] = [
  [/^1R|^1K/, 22, 16, 30],
  [/^1DK/, 30, 24, 38],
  [/^1LDK|^2K/, 40, 32, 50],
  [/^2DK/, 45, 38, 55],
  [/^2LDK|^3K|^3DK/, 58, 48, 70],
  [/^3LDK/, 70, 60, 85],
  [/^[4-9]/, 85, 72, 120],
];
function assumedFloorArea(subject: Subject): DefaultValue | null {
  if (subject.values.floor_area_m2 !== null) return null;
  const layout = layoutArea.find(([pattern]) => pattern.test(subject.values.layout ?? ''));
  const perUnit: readonly [number, number, number] = layout
    ? [layout[1], layout[2], layout[3]]
    : subject.kind === 'detached_house'
      ? [95, 75, 125]
      : [30, 20, 50];
  const count = subject.unitsUsed;
  return {
    value: perUnit[0] * count,
    low: perUnit[1] * count,
    high: perUnit[2] * count,
    reason: 'No floor area is stated; this is usual for the layout or type.',
    source: null,
  };
}

/** Points by which the yield asked at a sale rises for each year held. */
export const exitPointsPerYear = 0.05;

/** A lender's test rate: at least so high, and so many points above the rate of the loan. */
export const leastTestRate = 4.5;
export const testRatePoints = 2;
/** A term that lenders commonly reach, and the tax life below which few of them lend. */
const longestTerm = 30;
const fewLendersBelow = 10;
const termOfFewLenders = 15;
/** No lender writes a shorter term for a building. */
const shortestTerm = 5;

const workingLife = (subject: Subject) => (['W', 'LGS'].includes(subject.structureUsed) ? 50 : 60);
/** Years left of a working life of 50 years (wood, light steel) or 60 (others), five at least. */
const workingLifeLeft = (subject: Subject) => Math.max(shortestTerm, workingLife(subject) - subject.ageYears);

/** Whether so little of the tax life is left that few lenders lend on the building. */
export function hasFewLenders(subject: Subject): boolean {
  return subject.lifeLeftYears < fewLendersBelow;
}

/**
 * Longest term that earns a mark of the score: the tax life left, of which an older building never has more; with under ten years
 * left, ten or the working life left.
 */
export function longestLoanYears(subject: Subject): number {
  return hasFewLenders(subject) ? Math.min(fewLendersBelow, workingLifeLeft(subject)) : Math.min(longestTerm, subject.lifeLeftYears);
}

function loanYears(subject: Subject): DefaultValue {
  const { legalLifeYears: legal, lifeLeftYears: left } = subject;
  const name = structureNames[subject.structureUsed];
  const lifeOf = `The tax life of ${name} is ${legal} years, of which ${left} ${left === 1 ? 'is' : 'are'} left`;
  if (hasFewLenders(subject)) {
    const working = workingLifeLeft(subject);
    const value = Math.min(termOfFewLenders, working);
    return {
      value,
      low: Math.min(value, Math.max(shortestTerm, left)),
      high: Math.max(value, Math.min(longestTerm, working)),
      reason: `${lifeOf}: few lenders. Some lend up to ${termOfFewLenders} years within a working life of ${workingLife(subject)}; many would not lend, so the purchase with cash stands first.`,
      source: null,
    };
  }
  const value = Math.min(longestTerm, left);
  return {
    value,
    low: Math.max(shortestTerm, Math.min(value - 10, 20)),
    high: Math.max(value, Math.min(35, workingLifeLeft(subject))),
    reason: `${lifeOf}; lenders commonly end a loan with it, and rarely go beyond ${longestTerm} years. Our assumption, not a lender’s rule.`,
    source: null,
  };
}

export const assumptions = {
  monthly_rent: {
    label: 'Rent given by you',
    label_ja: null,
    unit: 'JPY/month',
    definition: 'Full rent of a month that replaces what the sources state.',
    limits: [1, 10_000_000_000],
    defaultFor: () => null,
  },
  typical_gross_yield: {
    label: 'Typical gross yield of the type',
    label_ja: '想定表面利回り',
    unit: 'percent',
    definition:
      'Yearly rent ÷ price, given by you to assume a rent where none is stated. We take none: a rent that follows the price says nothing of either.',
    limits: [1, 30],
    defaultFor: () => null,
  },
  rent_per_m2: {
    label: 'Rent of a month per m²',
    label_ja: '想定賃料単価',
    unit: 'JPY/m2',
    definition:
      'Rent of a month per m² of floor where no source states a rent and no public level of the place is at hand. The price does not enter it.',
    limits: [100, 30_000],
    defaultFor: (subject) => {
      if (statedRent(subject) !== null || publicRent(subject) !== null) return null;
      const [value, low, high] = byBand(rentPerSqm[isFamilySize(subject) ? 'family' : 'single'], subject);
      return {
        value,
        low,
        high,
        reason: `A rough guide for ${placeBandNames[subject.band]}, ours: replace it with a manager’s estimate.`,
        source: null,
      };
    },
  },
  floor_area: {
    label: 'Floor area assumed',
    label_ja: '想定床面積',
    unit: 'm2',
    definition: 'Floor area used where none is stated.',
    limits: [5, 100_000],
    defaultFor: assumedFloorArea,
  },
  building_age: {
    label: 'Age assumed',
    label_ja: '想定築年数',
    unit: 'years',
    definition: 'Age of the building used where no date of completion is stated.',
    limits: [0, 120],
    defaultFor: (subject) =>
      subject.ageMonths === null
        ? {
            value: usualAgeYears,
            low: 15,
            high: 45,
            reason: 'No date of completion is stated; thirty years is the middle of the housing stock on offer.',
            source: null,
          }
        : null,
  },
  loan_to_price: {
    label: 'Loan, share of price',
    label_ja: '融資比率',
    unit: 'percent',
    definition: 'Loan ÷ price.',
    limits: [0, 110],
    defaultFor: fixed(
      70,
      50,
      80,
      'Our assumption: lenders look at the buyer and at their own appraisal, which is often below the price; owners abroad are lent half to 70 %. The purchase with cash stands beside it.',
    ),
  },
  loan_rate: {
    label: 'Interest rate',
    label_ja: '金利',
    unit: 'percent',
    definition: 'Yearly nominal rate, paid monthly, fixed over the term.',
    limits: [0, 15],
    defaultFor: ({ levels }) => ({
      value: levels?.investment_loan_rate?.value ?? 2.7,
      low: levels?.investment_loan_rate?.low ?? 2.3,
      high: levels?.investment_loan_rate?.high ?? 4.5,
      reason:
        'Rates of loans for investment as lenders publish them, not of loans for a home of one’s own; nonbanks ask the high end and more. Our assumption: use the offer you hold.',
      source: 'Published terms of loans for rental property, 2025 and 2026',
    }),
  },
  test_rate: {
    label: 'Lender’s test rate',
    label_ja: '審査金利',
    unit: 'percent',
    definition: 'Rate at which coverage is tested, as lenders do against a later rise: two points above the rate, 4.5 % at least.',
    limits: [0, 20],
    defaultFor: fixed(
      leastTestRate,
      leastTestRate,
      leastTestRate,
      'Lenders test at 3.5 to 4.5 % or two to three points above the rate. Our assumption, not a lender’s rule.',
    ),
  },
  loan_years: {
    label: 'Loan term',
    label_ja: '返済期間',
    unit: 'years',
    definition: 'Years until the loan is repaid.',
    limits: [1, 50],
    defaultFor: loanYears,
  },
  loan_fee: {
    label: 'Loan fee',
    label_ja: '融資手数料',
    unit: 'percent',
    definition: 'Fee of the lender ÷ loan, consumption tax included.',
    limits: [0, 5],
    defaultFor: fixed(2.2, 0, 2.2, 'Fees of 1.1 to 2.2 % of the loan are common; some lenders charge a fixed sum.'),
  },
  holding_years: {
    label: 'Holding period',
    label_ja: '保有期間',
    unit: 'years',
    definition: 'Years until the assumed sale.',
    limits: [1, 35],
    whole: true,
    defaultFor: fixed(10, 5, 20, 'Ten years shows rent decline, a round of repairs and the long-term capital gains rate.'),
  },
  exit_cap_spread: {
    label: 'Exit yield above entry yield',
    label_ja: '売却時キャップレートの上乗せ',
    unit: 'percent',
    definition:
      'Points added to the rate at entry to price the sale by its income, over the holding period; a part of them for an earlier sale. No rise in prices is assumed.',
    limits: [-2, 6],
    defaultFor: fixed(0.5, 0, 1.5, `An older building sells at a higher yield: ${exitPointsPerYear} points for each year held.`),
  },
  consent_fee: {
    label: 'Landowner’s consent to the sale',
    label_ja: '譲渡承諾料',
    unit: 'percent',
    definition:
      'Fee for the consent to a sale, as a share of what the right to the land is worth. A registered right in the land (地上権) needs none.',
    limits: [0, 30],
    defaultFor: (subject) =>
      subject.isLeasehold && !/地上権/.test(`${subject.values.land_rights ?? ''}${subject.extra.land_rights_raw ?? ''}`)
        ? fixed(
            10,
            5,
            15,
            'A sale of a contractual lease (賃借権) needs the landowner’s consent; about a tenth of the value of the right is the custom.',
          )()
        : null,
  },
  vacancy: {
    label: 'Vacancy and unpaid rent',
    label_ja: '空室・滞納損',
    unit: 'percent',
    definition: 'Share of full rent that is not collected over a year.',
    limits: [0, 90],
    defaultFor: (subject) => {
      const [value, low, high] = byBand(
        { tokyo_wards: [5, 3, 10], major_city: [7, 4, 14], commuter_belt: [8, 5, 16], regional: [12, 8, 22] },
        subject,
      );
      return {
        value,
        low,
        high,
        reason: `Our default for ${placeBandNames[subject.band]}. Of all dwellings in the country 13.8 % stood empty in 2023, second homes and dwellings for sale included; managed rental stock is better let.`,
        source: 'Housing and Land Survey 2023 (住宅・土地統計調査)',
      };
    },
  },
  rent_change: {
    label: 'Rent change a year',
    label_ja: '賃料変動率',
    unit: 'percent/year',
    definition: 'Compound change of full rent, every year.',
    limits: [-10, 5],
    defaultFor: (subject) => {
      const value = subject.band === 'tokyo_wards' ? -1 : -1.2;
      return {
        value,
        low: -2.2,
        high: 0,
        reason:
          'Rents of a building fall by about 1 % a year over its first 25 years in the 23 wards; 1.7 to 2.2 % between ages 3 and 10. No rise is assumed.',
        source: '三井住友トラスト基礎研究所 (as quoted in public pages)',
      };
    },
  },
  cost_growth: {
    label: 'Cost growth a year',
    label_ja: '費用上昇率',
    unit: 'percent/year',
    definition: 'Compound growth of running costs other than taxes and fees tied to the rent.',
    limits: [-5, 10],
    defaultFor: fixed(1, 0, 3, 'Running costs have risen since 2022; one percent is a careful middle.'),
  },
  management_rate: {
    label: 'Property management fee',
    label_ja: '賃貸管理手数料',
    unit: 'percent',
    definition: 'Fee of the manager ÷ collected rent, consumption tax included.',
    limits: [0, 30],
    defaultFor: fixed(5.5, 3.3, 8.8, 'Two thirds of managers charge 5 % plus consumption tax.', '日本賃貸住宅管理協会 FY2023'),
  },
  turnover: {
    label: 'Tenancies that end in a year',
    label_ja: '年間退去率',
    unit: 'percent',
    definition: 'Share of tenancies ending in a year: twelve ÷ mean stay in months.',
    limits: [0, 200],
    defaultFor: (subject) =>
      isFamilySize(subject)
        ? { value: 19.67, low: 12, high: 28, reason: 'Families stay 61 months on average.', source: '日本賃貸住宅管理協会 2022' }
        : { value: 30.77, low: 22, high: 45, reason: 'Single tenants stay 39 months on average.', source: '日本賃貸住宅管理協会 2022' },
  },
  reletting_months: {
    label: 'Cost of finding a tenant',
    label_ja: '広告料 (AD)',
    unit: 'months',
    definition: 'Months of rent paid to agents for each new tenancy.',
    limits: [0, 6],
    defaultFor: fixed(1, 0, 3, 'One month is usual; weak markets pay two or three.'),
  },
  restoration: {
    label: 'Restoration per move-out',
    label_ja: '原状回復費',
    unit: 'JPY',
    definition: 'What the owner pays to make a dwelling lettable again.',
    limits: [0, 10_000_000],
    defaultFor: (subject) => {
      const area = unitAreaSqm(subject);
      const value = Math.min(500_000, Math.max(80_000, Math.round((area * 4_500) / 10_000) * 10_000));
      return {
        value,
        low: Math.round(value * 0.6),
        high: Math.round(value * 1.7),
        reason: 'About 4,500 yen a square metre: 80,000 to 200,000 yen for a studio, 200,000 to 400,000 yen for a family dwelling.',
        source: null,
      };
    },
  },
  management_fee_per_m2: {
    label: 'Condominium management fee assumed',
    label_ja: '想定管理費',
    unit: 'JPY/m2/month',
    definition: 'Monthly fee to the owners’ association per square metre, where none is stated.',
    limits: [0, 3_000],
    defaultFor: (subject) =>
      subject.isCondominium && subject.charges.managementFee === null
        ? {
            value: 300,
            low: 180,
            high: 480,
            reason: 'No management fee is stated; 180 to 480 yen a square metre is usual for small units.',
            source: null,
          }
        : null,
  },
  reserve_per_m2: {
    label: 'Repair reserve assumed',
    label_ja: '想定修繕積立金',
    unit: 'JPY/m2/month',
    definition: 'Monthly payment to the repair reserve per square metre, where none is stated.',
    limits: [0, 3_000],
    defaultFor: (subject) =>
      subject.isCondominium && subject.charges.repairReserve === null && !subject.feeIncludesReserve
        ? {
            value: 335,
            low: 235,
            high: 430,
            reason: 'No repair reserve is stated; the national guideline’s mean for buildings under 5,000 m² stands in.',
            source: '国土交通省 修繕積立金ガイドライン 2021-09',
          }
        : null,
  },
  upkeep_per_unit: {
    label: 'Building upkeep per dwelling',
    label_ja: '建物維持費',
    unit: 'JPY/month',
    definition: 'Cleaning, common electricity, inspections and small repairs, for each dwelling.',
    limits: [0, 200_000],
    defaultFor: (subject) => {
      if (subject.isCondominium)
        return {
          value: 1_000,
          low: 500,
          high: 2_000,
          reason: 'Small repairs inside the unit; the building is covered by the association’s fees.',
          source: null,
        };
      if (subject.kind === 'detached_house')
        return {
          value: 3_000,
          low: 1_500,
          high: 6_000,
          reason: 'Small repairs and inspections; the tenant looks after the garden and the light.',
          source: null,
        };
      return {
        value: 2_500,
        low: 1_500,
        high: 5_000,
        reason: 'Cleaning, common electricity, fire inspection and small repairs; a lift adds 400,000 to 700,000 yen a year.',
        source: null,
      };
    },
  },
  capital_reserve_per_unit: {
    label: 'Large repairs, set aside per dwelling',
    label_ja: '大規模修繕積立 (自主)',
    unit: 'JPY/year',
    definition: 'Set aside each year for exterior, roof, plumbing and equipment. Counted below NOI.',
    limits: [0, 2_000_000],
    defaultFor: (subject) => {
      if (subject.isCondominium)
        return {
          value: 35_000,
          low: 20_000,
          high: 60_000,
          reason: 'Water heater, air conditioner and fittings of the unit; the building is covered by the repair reserve.',
          source: null,
        };
      if (subject.kind === 'detached_house')
        return {
          value: 120_000,
          low: 80_000,
          high: 200_000,
          reason: 'Roof, walls, heater and equipment of a house over a cycle of 10 to 15 years.',
          source: null,
        };
      const solid = !['W', 'LGS'].includes(subject.structureUsed);
      return solid
        ? {
            value: 90_000,
            low: 70_000,
            high: 140_000,
            reason:
              'The ministry’s guide puts 30 years of planned repairs at 59,000 to 75,000 yen a dwelling and year; prices have risen by 20 to 30 % since.',
            source: repairGuide.source,
          }
        : {
            value: 80_000,
            low: 60_000,
            high: 120_000,
            reason:
              'The ministry’s guide puts 30 years of planned repairs at 58,000 to 72,000 yen a dwelling and year; prices have risen by 20 to 30 % since.',
            source: repairGuide.source,
          };
    },
  },
  rebuilding_cost_per_m2: {
    label: 'Replacement cost',
    label_ja: '再調達単価',
    unit: 'JPY/m2',
    definition: 'What such a building costs to build today per square metre.',
    limits: [20_000, 2_000_000],
    defaultFor: (subject) => {
      const [value, low, high] = rebuildingCost[subject.structureUsed];
      return {
        value,
        low,
        high,
        reason: `Order of actual building costs for ${structureNames[subject.structureUsed]} in 2025 and 2026; banks’ own tables are far lower.`,
        source: null,
      };
    },
  },
  building_share: {
    label: 'Building’s share of the price',
    label_ja: '建物割合',
    unit: 'percent',
    definition: 'Given by you in place of our split of the price.',
    limits: [1, 99],
    defaultFor: () => null,
  },
  equipment_share: {
    label: 'Equipment’s share of the building',
    label_ja: '建物附属設備割合',
    unit: 'percent',
    definition: 'Part of the building that is written off as equipment (plumbing, wiring) over its own life of 15 years.',
    limits: [0, 60],
    defaultFor: fixed(
      0,
      0,
      30,
      'None, unless a breakdown of the price or of the building costs supports it. A share brings depreciation forward and leaves less for later.',
    ),
  },
  land_assessed_share: {
    label: 'Assessed value of land ÷ its part of the price',
    label_ja: '土地評価割合',
    unit: 'percent',
    definition: 'Used only to estimate the assessed value of the land, which nobody states.',
    limits: [5, 120],
    defaultFor: (subject) =>
      subject.isCondominium
        ? {
            value: 35,
            low: 20,
            high: 50,
            reason: 'Assessed land values stand at 70 % of the official price, and a condominium costs far more than its share of land.',
            source: null,
          }
        : {
            value: 55,
            low: 30,
            high: 70,
            reason: 'Assessed land values stand at 70 % of the official price, and asking prices are commonly above that.',
            source: null,
          },
  },
  building_assessed_share: {
    label: 'Assessed value of a new building ÷ building cost',
    label_ja: '新築時評価割合',
    unit: 'percent',
    definition: 'Used only to estimate the assessed value of the building, which nobody states.',
    limits: [10, 100],
    defaultFor: fixed(55, 50, 60, 'The tax office’s value of a new building is about 50 to 60 % of what it cost.'),
  },
  assessment_floor_years: {
    label: 'Years until the assessed value stops falling',
    label_ja: '経年減点の最終年数',
    unit: 'years',
    definition: 'Age at which the age correction of the assessed value reaches 0.20.',
    limits: [5, 80],
    defaultFor: (subject) => ({
      value: ageCorrectionYears[subject.structureUsed],
      low: Math.round(ageCorrectionYears[subject.structureUsed] * 0.8),
      high: Math.round(ageCorrectionYears[subject.structureUsed] * 1.15),
      reason: `Usual for dwellings of ${structureNames[subject.structureUsed]}.`,
      source: '固定資産評価基準 別表第9・別表第13',
    }),
  },
  city_planning_rate: {
    label: 'City planning tax rate',
    label_ja: '都市計画税率',
    unit: 'percent',
    definition: 'Municipal rate, at most 0.3 %; none outside urbanisation promotion areas.',
    limits: [0, 0.3],
    defaultFor: fixed(0.3, 0, 0.3, 'The highest rate; most large cities charge it.'),
  },
  insurance_rate: {
    label: 'Fire and earthquake insurance',
    label_ja: '火災・地震保険料率',
    unit: 'percent',
    definition: 'Yearly premium ÷ replacement cost.',
    limits: [0, 3],
    defaultFor: (subject) => {
      const [value, low, high] = insuranceRate[subject.structureUsed];
      return {
        value,
        low,
        high,
        reason: 'Order of premiums with an earthquake rider; sites differ by a factor of four, so ask for a quotation.',
        source: null,
      };
    },
  },
  insurance_term: {
    label: 'Insurance paid in advance',
    label_ja: '保険期間',
    unit: 'years',
    definition: 'Years of premium paid at closing.',
    limits: [0, 5],
    whole: true,
    defaultFor: fixed(5, 1, 5, 'Five years is the longest term since October 2022, and lenders commonly ask for it.'),
  },
  scrivener_fee: {
    label: 'Judicial scrivener',
    label_ja: '司法書士報酬',
    unit: 'JPY',
    definition: 'Fees for transfer and mortgage registration, without the taxes.',
    limits: [0, 2_000_000],
    defaultFor: fixed(150_000, 100_000, 200_000, 'Transfer 30,000 to 100,000 yen and mortgage 20,000 to 70,000 yen are usual.'),
  },
  sale_other_costs: {
    label: 'Other costs of the sale',
    label_ja: 'その他売却費用',
    unit: 'JPY',
    definition: 'Release of the mortgage, papers and small items at the sale.',
    limits: [0, 50_000_000],
    defaultFor: fixed(50_000, 20_000, 300_000, 'Release of the mortgage and its scrivener; a survey would add 300,000 yen or more.'),
  },
  interest_only_years: {
    label: 'Interest-only years',
    label_ja: '元金据置期間',
    unit: 'years',
    definition: 'Years at the start in which only interest is paid.',
    limits: [0, 10],
    defaultFor: () => null,
  },
  later_rate: {
    label: 'Later interest rate',
    label_ja: '変更後金利',
    unit: 'percent',
    definition: 'Rate from the year named on, given by you to see an adjustable loan.',
    limits: [0, 15],
    defaultFor: () => null,
  },
  later_rate_from_year: {
    label: 'Year of the later rate',
    label_ja: null,
    unit: 'years',
    definition: 'First year with the later rate.',
    limits: [2, 50],
    whole: true,
    defaultFor: () => null,
  },
  prepayment: {
    label: 'Prepayment',
    label_ja: '繰上返済',
    unit: 'JPY',
    definition: 'Paid back beside the schedule, once, which shortens the term.',
    limits: [0, 10_000_000_000],
    defaultFor: () => null,
  },
  prepayment_year: {
    label: 'Year of the prepayment',
    label_ja: null,
    unit: 'years',
    definition: 'The prepayment falls at the end of this year.',
    limits: [1, 50],
    whole: true,
    defaultFor: () => null,
  },
  discount_rate: {
    label: 'Discount rate',
    label_ja: '割引率',
    unit: 'percent',
    definition: 'Yearly rate at which later money counts less, for net present value and discounted cash flow.',
    limits: [0, 30],
    defaultFor: fixed(
      5,
      3,
      8,
      'Between the yields investors expect of prime blocks (about 4 %) and what they ask of older or regional ones.',
    ),
  },
  market_cap_rate: {
    label: 'Reference cap rate',
    label_ja: '参照キャップレート',
    unit: 'percent',
    definition:
      'NOI yield that a buyer for income alone asks of such property, as a reference level beside the price. No sale is priced by it: that is the rate at entry, which follows what is paid and asked in the place, and buyers of single dwellings pay for more than income.',
    limits: [1, 25],
    defaultFor: (subject) => {
      const base = byBand(
        { tokyo_wards: [3.9, 3.4, 4.6], major_city: [4.8, 4.2, 5.8], commuter_belt: [5.3, 4.6, 6.5], regional: [6.5, 5.5, 8.5] },
        subject,
      );
      const added = capRateSupplement(subject);
      const round = (value: number) => Math.round(value * 100) / 100;
      return {
        value: round(base[0] + added),
        low: round(base[1] + added * 0.7),
        high: round(base[2] + added * 1.4),
        reason:
          'Ours, by place: near the expected yields of prime blocks in the survey, raised for age over 20 years, wood, old earthquake standard and leased land.',
        source: '日本不動産研究所 不動産投資家調査 (2023 to 2025)',
      };
    },
  },
  bank_unit_cost: {
    label: 'Banks’ building cost',
    label_ja: '銀行積算単価',
    unit: 'JPY/m2',
    definition: 'Building cost per square metre that lenders’ tables use: far below what building costs today.',
    limits: [20_000, 2_000_000],
    defaultFor: (subject) => {
      const table: Record<Structure, readonly [number, number, number]> = {
        W: [150_000, 120_000, 178_000],
        LGS: [150_000, 140_000, 160_000],
        CB: [160_000, 140_000, 180_000],
        S: [180_000, 170_000, 200_000],
        RC: [200_000, 190_000, 220_000],
        SRC: [200_000, 190_000, 220_000],
      };
      const [value, low, high] = table[subject.structureUsed];
      return {
        value,
        low,
        high,
        reason: `Published bank practice of the 2010s and 2020s for ${structureNames[subject.structureUsed]}.`,
        source: 'Bank tables quoted in public pages',
      };
    },
  },
  road_price: {
    label: 'Road-side land price',
    label_ja: '路線価',
    unit: 'JPY/m2',
    definition: 'The tax office’s land price of the road in front (路線価), given by you.',
    limits: [1_000, 100_000_000],
    defaultFor: () => null,
  },
  other_income: {
    label: 'Your other taxable income',
    label_ja: '他の課税所得',
    unit: 'JPY/year',
    definition:
      'Taxable income in Japan after deductions, without this property. The tax on the property is what comes on top; an owner abroad counts income from Japan alone.',
    limits: [0, 10_000_000_000],
    owners: ['resident', 'non_resident'],
    defaultFor: (_, owner) =>
      owner === 'non_resident'
        ? fixed(0, 0, 10_000_000, 'Japan taxes an owner abroad on income from Japan alone; no other such income is assumed.')()
        : fixed(7_000_000, 3_300_000, 18_000_000, 'A taxable income of seven million yen lies in the 23 % bracket; put in your own.')(),
  },
  blue_deduction: {
    label: 'Deduction of the blue return',
    label_ja: '青色申告特別控除',
    unit: 'JPY/year',
    definition: 'Yearly deduction for filing a blue return.',
    limits: [0, 750_000],
    owners: ['resident', 'non_resident'],
    defaultFor: (subject) =>
      subject.unitsUsed >= 10
        ? {
            value: 650_000,
            low: 100_000,
            high: 750_000,
            reason: 'Ten dwellings make letting a business; full books filed electronically are assumed.',
            source: '国税庁 No.2072',
          }
        : {
            value: 100_000,
            low: 0,
            high: 650_000,
            reason: 'Below ten dwellings the simple deduction applies, unless you own more.',
            source: '国税庁 No.2072',
          },
  },
  ground_rent: {
    label: 'Ground rent assumed',
    label_ja: '想定地代',
    unit: 'JPY/month',
    definition: 'Monthly rent of the land under a leasehold, where none is stated.',
    limits: [0, 10_000_000],
    defaultFor: (subject) =>
      subject.isLeasehold && subject.charges.groundRent === null
        ? {
            value: Math.round((subject.price * 0.01) / 12 / 100) * 100,
            low: Math.round((subject.price * 0.004) / 12 / 100) * 100,
            high: Math.round((subject.price * 0.02) / 12 / 100) * 100,
            reason: 'The land is leased, but no ground rent is stated; about 1 % of the price a year stands in.',
            source: null,
          }
        : null,
  },
  land_burden_level: {
    label: 'Burden level of the land',
    label_ja: '負担水準',
    unit: 'percent',
    definition:
      'Taxed value of the land as a share of what the law would allow. In a rising market it lags and climbs year by year; at 100 the bill is at its full height.',
    limits: [10, 100],
    defaultFor: fixed(
      100,
      90,
      100,
      'The full level is assumed, so that the bill is not put too low; the tax notice (課税明細書) shows it.',
    ),
  },
  residential_share: {
    label: 'Residential share of the floor area',
    label_ja: '居住部分の割合',
    unit: 'percent',
    definition:
      'Share of the building’s floor area that is dwellings. Shops and offices lose part of the land relief and pay more acquisition tax.',
    limits: [0, 100],
    defaultFor: (subject) => residentialShareOf(subject),
  },
  repair_guide_total: {
    label: 'Planned repairs over 30 years, per dwelling',
    label_ja: '計画修繕費 (30年・戸)',
    unit: 'JPY',
    definition: 'Total of the planned repairs of 30 years for one dwelling, at the prices of the guide.',
    limits: [0, 50_000_000],
    defaultFor: (subject) => {
      const building = subject.kind === 'detached_house' ? 'house' : ['W', 'LGS'].includes(subject.structureUsed) ? 'wood' : 'solid';
      const { small, family } = repairGuide.totalPerDwelling[building];
      const value = isFamilySize(subject) ? family : small;
      return {
        value,
        low: Math.round(value * 0.8),
        high: Math.round(value * 1.3),
        reason:
          building === 'house'
            ? 'The guide has no houses; three million yen for walls, roof, plumbing and equipment over 30 years is ours.'
            : 'Total of the ministry’s guide for such a building and size of dwelling.',
        source: building === 'house' ? null : repairGuide.source,
      };
    },
  },
  repair_index_up: {
    label: 'Rise of building prices since the guide',
    label_ja: '物価上昇の補正',
    unit: 'percent',
    definition: 'Added to the guide’s prices, which are older than the rise of 2022 to 2026.',
    limits: [-50, 200],
    defaultFor: fixed(25, 20, 40, 'Building prices have risen by 20 to 30 % or more since the guide; our default, not a rule.'),
  },
  exterior_cycle: {
    label: 'Years between works on walls and roof',
    label_ja: '外壁・屋根の周期',
    unit: 'years',
    definition: 'The works fall due whenever the age of the building reaches a multiple.',
    limits: [1, 60],
    defaultFor: fixed(...repairGuide.cycles.exterior, 'Walls and roof come round every 11 to 18 years.', repairGuide.source),
  },
  plumbing_cycle: {
    label: 'Years between works on plumbing',
    label_ja: '給排水管の周期',
    unit: 'years',
    definition: 'The works fall due whenever the age of the building reaches a multiple.',
    limits: [1, 80],
    defaultFor: fixed(...repairGuide.cycles.plumbing, 'Pipes come round every 20 to 30 years.', repairGuide.source),
  },
  equipment_cycle: {
    label: 'Years between water heaters and air conditioners',
    label_ja: '給湯器・エアコンの周期',
    unit: 'years',
    definition: 'They fall due whenever the age of the building reaches a multiple.',
    limits: [1, 40],
    defaultFor: fixed(...repairGuide.cycles.equipment, 'Water heaters and air conditioners last 10 to 15 years.', repairGuide.source),
  },
  lift_cycle: {
    label: 'Years between lifts',
    label_ja: 'エレベーターの周期',
    unit: 'years',
    definition: 'The lift is renewed whenever the age of the building reaches a multiple.',
    limits: [1, 60],
    defaultFor: (subject) =>
      hasLift(subject) ? fixed(...repairGuide.cycles.lift, 'Lifts are renewed after 25 to 30 years.', repairGuide.source)() : null,
  },
  lift_cost: {
    label: 'Renewal of the lift',
    label_ja: 'エレベーター更新費',
    unit: 'JPY',
    definition: 'Cost of renewing one lift.',
    limits: [0, 500_000_000],
    defaultFor: (subject) =>
      hasLift(subject)
        ? fixed(10_000_000, 6_000_000, 15_000_000, 'Order of the renewal of one small lift; our default, to be replaced by a quotation.')()
        : null,
  },
  withheld_rent_share: {
    label: 'Share of rent paid by companies',
    label_ja: '源泉徴収される賃料の割合',
    unit: 'percent',
    definition: 'Share of the rent from which the tenant keeps tax back for an owner abroad: companies do, an individual at home does not.',
    limits: [0, 100],
    owners: ['non_resident'],
    defaultFor: (subject) =>
      /サブリース|一括借上|借り上げ|社宅|法人契約/.test(subject.text)
        ? fixed(100, 100, 100, 'The sources speak of a master lease or a company as tenant, which must withhold.')()
        : (companyRent(subject) ??
          fixed(
            0,
            0,
            100,
            'Nobody says whether a tenant is a company: both are shown. Individuals who rent their own home do not withhold.',
            '国税庁 No.2880',
          )()),
  },
  target_dscr: {
    label: 'Coverage aimed at',
    label_ja: '目標DSCR',
    unit: 'ratio',
    definition: 'Target of the solver: NOI ÷ loan payments of at least so much.',
    limits: [0, 10],
    defaultFor: fixed(1.2, 1, 1.5, 'A common floor; lenders ask 1.2 to 1.3. Choose your own.'),
  },
  target_cash: {
    label: 'Cash flow aimed at',
    label_ja: '目標キャッシュフロー',
    unit: 'JPY/year',
    definition: 'Target of the solver: cash flow of a year of at least so much, before and after tax.',
    limits: [-1_000_000_000, 10_000_000_000],
    defaultFor: fixed(0, 0, 0, 'The property should at least carry itself. Choose your own.'),
  },
  target_irr: {
    label: 'IRR aimed at',
    label_ja: '目標IRR',
    unit: 'percent',
    definition: 'Target of the solver: rate of return before tax of at least so much.',
    limits: [-50, 100],
    defaultFor: fixed(4, 3, 8, 'About what prime blocks are expected to yield. Choose your own.'),
  },
} as const satisfies Record<string, Assumption>;

export type AssumptionKey = keyof typeof assumptions;
export const assumptionKeys = Object.keys(assumptions) as AssumptionKey[];
export { structureNames };
