import fc from 'fast-check';
import type { AssumptionOverrides, ExtraFacts, FactValues, PlaceMarket, PropertyFacts } from '../src/index.ts';
import { sampleFacts, sampleMarket } from '../src/testing/index.ts';

/** An invented offer with what its reader enters. */
export interface AnyOffer {
  facts: PropertyFacts;
  market: PlaceMarket | null;
  overrides: AssumptionOverrides;
}

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>, freq = 3) => fc.option(arbitrary, { nil: undefined, freq });
const percent = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 100), max: Math.round(max * 100) }).map((value) => value / 100);

const anyMarket: fc.Arbitrary<PlaceMarket | null> = fc.option(
  fc
    .record({ rent: fc.integer({ min: 30_000, max: 160_000 }), land: fc.integer({ min: 20_000, max: 1_500_000 }) })
    .map(({ rent, land }) => {
      const market = sampleMarket();
      const [first] = market.rent_levels;
      return {
        ...market,
        rent_levels: first ? [{ ...first, value: rent, low: Math.round(rent * 0.8), high: Math.round(rent * 1.2) }] : [],
        land_price: market.land_price && { ...market.land_price, value: land, low: land * 0.8, high: land * 1.2 },
      };
    }),
  { nil: null, freq: 2 },
);

/** What a reader may have entered: loans of every form, taxes, holding, repairs by date, other targets. */
const anyOverrides: fc.Arbitrary<AssumptionOverrides> = fc
  .record({
    loan_to_price: maybe(percent(0, 100)),
    loan_rate: maybe(percent(0, 6)),
    loan_years: maybe(fc.integer({ min: 5, max: 35 })),
    repayment: maybe(fc.constantFrom('level_payment' as const, 'level_principal' as const), 4),
    interest_only_years: maybe(fc.integer({ min: 1, max: 4 }), 6),
    later_rate: maybe(percent(0, 6), 5),
    rate_adjustment: maybe(fc.constantFrom('immediate' as const, 'five_year_125' as const), 4),
    prepayment: maybe(fc.integer({ min: 100_000, max: 5_000_000 }), 6),
    holding_years: maybe(fc.integer({ min: 2, max: 20 })),
    vacancy: maybe(percent(0, 30)),
    rent_change: maybe(percent(-2, 1), 4),
    exit_cap_spread: maybe(percent(-1, 2), 5),
    building_share: maybe(percent(10, 80), 6),
    restoration: maybe(fc.integer({ min: 0, max: 400_000 }), 6),
    owner: maybe(fc.constantFrom('resident' as const, 'non_resident' as const, 'company' as const), 4),
    repairs: maybe(fc.constantFrom('set_aside' as const, 'dated_plan' as const), 4),
    target_dscr: maybe(percent(0.8, 1.6), 4),
    target_cash: maybe(fc.integer({ min: -500_000, max: 500_000 }), 4),
    target_irr: maybe(percent(-4, 9), 3),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as AssumptionOverrides);

const rollOf = (rents: readonly { rent: number; leased: boolean }[]): NonNullable<ExtraFacts['rent_roll']> =>
  rents.map(({ rent, leased }, index) => ({
    unit: String(101 + index),
    layout: '1K',
    area_m2: null,
    rent_jpy: leased ? rent : null,
    common_fee_jpy: null,
    occupied: leased,
    lease_start: null,
    asking_rent_jpy: leased ? null : rent,
  }));

/** Any offer that the product may read: rent stated, by yield, by a roll or not at all, units vacant or not, owned or leased land, stated parts. */
export const anyOffer: fc.Arbitrary<AnyOffer> = fc
  .record({
    kind: fc.constantFrom('condominium_unit' as const, 'apartment_building' as const, 'detached_house' as const, 'other_building' as const),
    price: fc
      .integer({ min: 150, max: 12_000 })
      .chain((tenThousands) => fc.constantFrom(tenThousands * 10_000, tenThousands * 10_000 + 4_321)),
    area: fc.integer({ min: 16, max: 90 }),
    built: maybe(fc.integer({ min: 1972, max: 2025 }), 8),
    structure: maybe(fc.constantFrom('W' as const, 'LGS' as const, 'S' as const, 'RC' as const), 6),
    units: fc.integer({ min: 2, max: 12 }),
    rentShare: percent(2.5, 14),
    rentBy: fc.constantFrom('stated', 'yield', 'roll', 'nothing'),
    paidShare: fc.constantFrom(1, 0.93, 0.7),
    leased: fc.array(fc.boolean(), { minLength: 2, maxLength: 12 }),
    tenanted: fc.constantFrom('tenanted' as const, 'vacant' as const, 'partial' as const, null),
    rights: fc.constantFrom('所有権', '所有権', '普通借地権（賃借権）', null),
    hasFees: fc.boolean(),
    partShare: maybe(percent(20, 70), 4),
    place: fc.constantFrom(['東京都', '墨田区'], ['大阪府', '大阪市北区'], ['埼玉県', '川口市'], ['長野県', '飯山市']),
    market: anyMarket,
    overrides: anyOverrides,
  })
  .map(({ kind, price, area, units, rentShare, rentBy, paidShare, leased, place, market, overrides, ...more }) => {
    const isBlock = kind === 'apartment_building' || kind === 'other_building';
    const rent = Math.max(15_000, Math.round((price * rentShare) / 100 / 12));
    const building = more.partShare === undefined ? null : Math.round((price * more.partShare) / 100);
    const values: Partial<FactValues> = {
      price_jpy: price,
      prefecture: place[0] ?? null,
      municipality: place[1] ?? null,
      floor_area_m2: isBlock ? area * units : area,
      built: more.built === undefined ? null : `${more.built}-04`,
      structure: more.structure ?? null,
      land_rights: more.rights,
      occupancy: more.tenanted,
      ...(kind === 'condominium_unit' ? { units: 40 } : { land_area_m2: 130 }),
      ...(kind === 'condominium_unit' && more.hasFees ? { management_fee_jpy_month: 9_000, repair_reserve_jpy_month: 6_000 } : {}),
      ...(isBlock ? { units: rentBy === 'roll' ? leased.length : units } : {}),
      ...(rentBy === 'stated' ? { monthly_rent_jpy: rent } : {}),
      ...(rentBy === 'yield' ? { gross_yield_pct: rentShare } : {}),
    };
    const extra: ExtraFacts = {
      ...(building === null ? {} : { building_price_jpy: building, land_price_jpy: price - building }),
      ...(rentBy === 'stated' && isBlock && paidShare < 1 ? { current_monthly_rent_jpy: Math.round(rent * paidShare) } : {}),
      ...(rentBy === 'roll' && isBlock
        ? { rent_roll: rollOf(leased.map((isLeased) => ({ rent: Math.round(rent / leased.length), leased: isLeased }))) }
        : {}),
    };
    return { facts: sampleFacts(kind, values, extra), market, overrides };
  });
