import { describe, expect, it } from 'vitest';
import type { RentRollLine, RentRollTotals } from '../src/facts/extra-facts.ts';
import { extraNames, type FactField, factDefinition, factNames } from '../src/facts/fact-list.ts';
import type { ExtraFacts, FactValues, PropertyKind } from '../src/facts/property-facts.ts';
import { unusedFacts } from '../src/facts/unused-facts.ts';
import { underwrite } from '../src/report/underwrite.ts';
import { sampleContext, sampleFacts } from '../src/testing/index.ts';

interface Setting {
  kind?: PropertyKind;
  values?: Partial<FactValues>;
  extra?: ExtraFacts;
}
const unit: Setting = { kind: 'condominium_unit', values: { floor_area_m2: 25, units: 40, floors_total: 9 } };
const leased: Setting = { values: { land_rights: '借地権（賃借権）', land_area_m2: 150 } };
const court: Setting = { extra: { sale_kind: 'court_auction' } };
const bare = { price_jpy: 60_000_000 } as const;
const room = { unit: '101', layout: '1K', area_m2: 22, rent_jpy: 60_000, common_fee_jpy: 3_000, occupied: true, lease_start: '2024-04-01' };

/** Where a fact needs others beside it, or a value of its own, to say anything. Words are read by the checks wherever they stand. */
const cases: Partial<Record<FactField, [value: unknown, beside?: Setting]>> = {
  gross_yield_pct: [7.1],
  price_jpy: [61_000_000],
  address: ['埼玉県川口市1-2-3'],
  prefecture: ['大阪府'],
  municipality: ['横浜市西区', { values: { prefecture: '神奈川県' } }],
  stations: [[{ line: null, station: '駅', walk_min: 4 }]],
  layout: ['3LDK', { kind: 'detached_house' }],
  built: ['1979-03'],
  structure: ['RC'],
  occupancy: ['vacant'],
  land_rights: ['所有権'],
  zoning: ['市街化調整区域'],
  building_coverage_pct: [20, { values: { floor_area_m2: 200, land_area_m2: 150, floor_area_ratio_pct: 200, floors_total: 2 } }],
  floor_area_ratio_pct: [100, { values: { floor_area_m2: 200, land_area_m2: 150 } }],
  floors_total: [6],
  units: [12],
  management_fee_jpy_month: [12_000, unit],
  repair_reserve_jpy_month: [9_000, unit],
  'extra.price_label': ['売却基準価額'],
  'extra.building_price_jpy': [20_000_000],
  'extra.land_price_jpy': [35_000_000],
  'extra.consumption_tax_jpy': [1_500_000],
  'extra.minimum_bid_jpy': [48_000_000, court],
  'extra.bid_deposit_jpy': [12_000_000, court],
  'extra.bid_period': ['2026-10-01/2026-10-08', court],
  'extra.opening_day': ['2026-12-10', court],
  'extra.sale_kind': ['court_auction'],
  'extra.current_monthly_rent_jpy': [250_000, { values: { monthly_rent_jpy: 380_000 } }],
  'extra.current_annual_rent_jpy': [3_000_000, { values: { monthly_rent_jpy: 380_000 } }],
  'extra.current_gross_yield_pct': [5.2, { values: { monthly_rent_jpy: 380_000 }, extra: { current_monthly_rent_jpy: 250_000 } }],
  'extra.rent_roll': [[room, { ...room, unit: '102' }]],
  'extra.rent_roll_date': [
    '2026-02-01',
    {
      extra: {
        rent_roll: [
          { ...room, lease_start: '2025-11-01' },
          { ...room, unit: '102' },
        ],
      },
    },
  ],
  'extra.totals': [{ rent_jpy: 130_000 }, { extra: { rent_roll: [room, { ...room, unit: '102' }] } }],
  'extra.management_fee_jpy_year': [120_000, unit],
  'extra.repair_reserve_jpy_year': [90_000, unit],
  'extra.monthly_cost_total_jpy': [21_000, unit],
  'extra.fee_includes_reserve': [true, { ...unit, values: { ...unit.values, management_fee_jpy_month: 12_000 } }],
  'extra.reserve_rise_jpy_month': [15_000, { ...unit, values: { ...unit.values, repair_reserve_jpy_month: 5_000 } }],
  'extra.reserve_rise_on': [
    '2029-04',
    { ...unit, values: { ...unit.values, repair_reserve_jpy_month: 5_000 }, extra: { reserve_rise_jpy_month: 15_000 } },
  ],
  'extra.other_fees': [[{ name: '町会費', jpy: 300 }]],
  'extra.ground_rent_jpy_month': [20_000, leased],
  'extra.ground_rent_jpy_year': [240_000, leased],
  'extra.lease_end': ['2060-03', leased],
  'extra.lease_term_years': [30, leased],
  'extra.land_share': ['10000分の123', { ...unit, extra: { site_area_m2: 900 } }],
  'extra.site_area_m2': [900, { ...unit, extra: { land_share: '10000分の123' } }],
  'extra.parcels_m2': [[80, 70]],
  'extra.floor_areas_m2': [[90, 80]],
  'extra.residential_floor_area_m2': [100, { values: { floor_area_m2: 200 } }],
  'extra.unit_mix': ['1K×8戸、店舗付住宅'],
  'extra.road': ['北側 公道 3.0m'],
  'extra.transaction': ['売主'],
  'extra.remarks': [['再建築不可']],
  'extra.remark_flags': [['再建築不可']],
  'extra.unmatched_sources': [['flyer.pdf']],
  'extra.updated_on': ['2026-08-01', { extra: { next_update_on: '2026-09-01' } }],
  'extra.next_update_on': ['2026-09-01'],
  'extra.sale_ended_on': ['2026-09-01'],
};
const words = '告知事項あり';

/** What the report says, without the inputs that it carries along. */
function told(setting: Setting): string {
  const market = setting.kind === 'condominium_unit' && setting.extra?.site_area_m2 !== undefined;
  const facts = sampleFacts(setting.kind ?? 'apartment_building', { ...bare, ...setting.values }, setting.extra);
  const context = sampleContext(facts, 'x');
  const { inputs: _, ...report } = underwrite(facts, context, market ? { road_price: 500_000 } : {}, '2026-11-20');
  return JSON.stringify({ ...report, figures: Object.values(report.figures).map(({ value, id, because }) => [id, value, because]) });
}

function withFact(setting: Setting, field: FactField, value: unknown): Setting {
  if (field.startsWith('extra.')) return { ...setting, extra: { ...setting.extra, [field.slice('extra.'.length)]: value } as ExtraFacts };
  return { ...setting, values: { ...setting.values, [field]: value } as Partial<FactValues> };
}

const fields: FactField[] = [...factNames, ...extraNames.map((name): FactField => `extra.${name}`)];
const byType = { number: 120_000, numbers: [1, 2], text: words, texts: [words], date: '2026-01-15', flag: true } as const;
const exampleOf = (field: FactField): unknown =>
  cases[field]?.[0] ?? byType[(factDefinition(field)?.type ?? 'text') as keyof typeof byType];

describe('every fact that can be read', () => {
  it.each(fields.filter((field) => !(field in unusedFacts)))('moves a figure or a check: %s', (field) => {
    const beside = cases[field]?.[1] ?? {};
    expect(told(withFact(beside, field, exampleOf(field)))).not.toBe(told(beside));
  });

  it.each(Object.keys(unusedFacts).filter((field) => field !== 'extra.reading_notes') as FactField[])(
    'or is named as read and not used, with the reason: %s',
    (field) => {
      const setting = withFact({}, field, factDefinition(field)?.type === 'number' ? 3 : exampleOf(field));
      const facts = sampleFacts('apartment_building', { ...bare, ...setting.values }, setting.extra);
      const { notes } = underwrite(facts, sampleContext(facts, 'x'), {}, '2026-11-20');
      const note = notes.find((entry) => entry.startsWith('Read but not used: ')) ?? '';
      expect(note).toContain(unusedFacts[field as keyof typeof unusedFacts]);
    },
  );

  const empty = { ...room, unit: '103', rent_jpy: null, occupied: false, lease_start: null };
  const rollOf = (first: RentRollLine, totals: RentRollTotals = {}): Setting => ({
    extra: { rent_roll: [first, { ...room, unit: '102' }, empty], totals },
  });
  /** Every part of a room, changed; where it stands in its source is shown beside the room and says nothing of it. */
  const roomParts: Record<Exclude<keyof RentRollLine, 'place'>, [RentRollLine, RentRollLine]> = {
    unit: [room, { ...room, unit: '102' }],
    layout: [room, { ...room, layout: '2DK' }],
    area_m2: [room, { ...room, area_m2: 40 }],
    rent_jpy: [room, { ...room, rent_jpy: 61_000 }],
    common_fee_jpy: [room, { ...room, common_fee_jpy: 4_000 }],
    occupied: [room, { ...room, occupied: false }],
    lease_start: [room, { ...room, lease_start: '2026-09-01' }],
    asking_rent_jpy: [empty, { ...empty, asking_rent_jpy: 65_000 }],
    deposit_jpy: [room, { ...room, deposit_jpy: 60_000 }],
    tenant: [room, { ...room, tenant: '株式会社サクラ' }],
  };
  it.each(Object.entries(roomParts))('moves a figure or a check by each part of a room: %s', (_, [before, after]) => {
    expect(told(rollOf(after))).not.toBe(told(rollOf(before)));
  });

  const totalParts: Record<keyof RentRollTotals, [RentRollTotals, RentRollTotals]> = {
    rent_jpy: [{}, { rent_jpy: 120_000 }],
    common_fee_jpy: [{}, { common_fee_jpy: 9_000 }],
    total_jpy: [{}, { total_jpy: 126_000 }],
    asking_rent_jpy: [{}, { asking_rent_jpy: 65_000 }],
    other_jpy: [{ rent_jpy: 130_000 }, { rent_jpy: 130_000, other_jpy: 10_000 }],
  };
  it.each(Object.entries(totalParts))('moves a figure or a check by each printed total of a roll: %s', (_, [before, after]) => {
    expect(told(rollOf(room, after))).not.toBe(told(rollOf(room, before)));
  });
});
