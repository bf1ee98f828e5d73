import type { AssumptionOverrides } from '../src/assumptions/overrides.ts';
import type { ExtraFacts, FactValues, PropertyKind } from '../src/facts/property-facts.ts';
import type { ComputedReport } from '../src/report/document/insight-report.ts';
import { underwrite } from '../src/report/underwrite.ts';
import { sampleContext, sampleFacts } from '../src/testing/index.ts';

/** An invented property far from the usual samples, with the choices of whoever looks at it. */
export interface VariedProperty {
  kind: PropertyKind;
  stated: Partial<FactValues>;
  extra?: ExtraFacts;
  overrides?: AssumptionOverrides;
  asOf?: string;
}

const room = (index: number) => ({
  unit: String(101 + index),
  layout: '1K',
  area_m2: 22,
  rent_jpy: index === 4 ? null : 48_000 + index * 500,
  common_fee_jpy: 3_000,
  occupied: index !== 4,
  lease_start: index === 4 ? null : '2023-04-01',
  asking_rent_jpy: index === 4 ? 52_000 : null,
});
export const tenRooms = Array.from({ length: 10 }, (_, index) => room(index));

export const varied = {
  akiya: {
    kind: 'detached_house',
    stated: {
      price_jpy: 1_500_000,
      prefecture: '長野県',
      municipality: '飯山市',
      layout: '5DK',
      floor_area_m2: 128.4,
      land_area_m2: 412.7,
      built: '1968',
      structure: 'W',
      floors_total: 2,
      land_rights: '所有権',
      occupancy: 'vacant',
    },
    extra: { road: '西側 公道 3.6m' },
    overrides: { loan_to_price: 0 },
  },
  newUnit: {
    kind: 'condominium_unit',
    stated: {
      price_jpy: 41_800_000,
      prefecture: '東京都',
      municipality: '港区',
      layout: '1K',
      floor_area_m2: 25.71,
      built: '2026-02',
      structure: 'RC',
      floors_total: 13,
      units: 60,
      monthly_rent_jpy: 138_000,
      management_fee_jpy_month: 9_800,
      repair_reserve_jpy_month: 2_300,
      land_rights: '所有権',
      occupancy: 'vacant',
    },
    extra: { transaction: '売主' },
  },
  fixedLease: {
    kind: 'detached_house',
    stated: {
      price_jpy: 24_000_000,
      prefecture: '千葉県',
      municipality: '浦安市',
      layout: '3LDK',
      floor_area_m2: 92.3,
      land_area_m2: 88.1,
      built: '2012-05',
      structure: 'W',
      monthly_rent_jpy: 165_000,
      land_rights: '定期借地権（賃借権） 期間50年',
      occupancy: 'tenanted',
    },
    extra: { lease_term_years: 50, remarks: ['一般定期借地権 残存期間３６年'] },
    overrides: { loan_to_price: 60, repayment: 'level_principal', interest_only_years: 2 },
  },
  shops: {
    kind: 'apartment_building',
    stated: {
      price_jpy: 320_000_000,
      prefecture: '大阪府',
      municipality: '大阪市中央区',
      floor_area_m2: 1240.5,
      land_area_m2: 310.2,
      built: '1998-06',
      structure: 'RC',
      floors_total: 8,
      units: 24,
      monthly_rent_jpy: 1_980_000,
      land_rights: '所有権',
      occupancy: 'partial',
    },
    extra: { unit_mix: '1K×20戸、店舗×4区画', current_monthly_rent_jpy: 1_850_000 },
    overrides: { residential_share: 72, owner: 'company', repairs: 'dated_plan' },
  },
  fiveYearRule: {
    kind: 'apartment_building',
    stated: {
      price_jpy: 98_000_000,
      gross_yield_pct: 8.4,
      prefecture: '北海道',
      municipality: '札幌市豊平区',
      floor_area_m2: 412,
      land_area_m2: 198.5,
      built: '2016-09',
      structure: 'S',
      floors_total: 3,
      units: 12,
      land_rights: '所有権',
      occupancy: 'tenanted',
    },
    overrides: {
      loan_to_price: 100,
      loan_rate: 1.8,
      loan_years: 30,
      later_rate: 5.8,
      later_rate_from_year: 4,
      rate_adjustment: 'five_year_125',
      other_income: 3_000_000,
    },
    asOf: '2027-04-01',
  },
  ownerAbroad: {
    kind: 'condominium_unit',
    stated: {
      price_jpy: 33_000_000,
      gross_yield_pct: 5.1,
      prefecture: '京都府',
      municipality: '京都市下京区',
      layout: '1LDK',
      floor_area_m2: 41.2,
      built: '2014-07',
      structure: 'RC',
      floors_total: 8,
      units: 33,
      land_rights: '所有権',
      occupancy: 'tenanted',
    },
    overrides: { owner: 'non_resident', loan_to_price: 40, loan_rate: 3.8, loan_years: 20 },
    asOf: '2024-07-01',
  },
  rentRoll: {
    kind: 'apartment_building',
    stated: {
      price_jpy: 52_000_000,
      prefecture: '福岡県',
      municipality: '福岡市博多区',
      floor_area_m2: 220,
      land_area_m2: 240,
      built: '2008-02',
      structure: 'LGS',
      floors_total: 2,
      units: 10,
      land_rights: '所有権',
      occupancy: 'partial',
    },
    extra: { rent_roll: tenRooms },
    overrides: { loan_to_price: 90, loan_rate: 2.2, loan_years: 25, prepayment: 5_000_000, prepayment_year: 5 },
    asOf: '2026-04-01',
  },
  nothingKnown: { kind: 'apartment_building', stated: { price_jpy: 10_000_000 }, asOf: '2036-06-15' },
} as const satisfies Record<string, VariedProperty>;

export type VariedName = keyof typeof varied;
export const variedNames = Object.keys(varied) as VariedName[];

/** The report on a varied property, with changes of the facts beyond the fields, of the fields or of the choices. */
export function variedReport(
  name: VariedName,
  change: { stated?: Partial<FactValues>; extra?: ExtraFacts; overrides?: AssumptionOverrides } = {},
): ComputedReport {
  const property: VariedProperty = varied[name];
  const facts = sampleFacts(property.kind, { ...property.stated, ...change.stated }, { ...property.extra, ...change.extra });
  return underwrite(facts, sampleContext(facts, name), { ...property.overrides, ...change.overrides }, property.asOf ?? '2026-11-20');
}
