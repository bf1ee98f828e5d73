import fc from 'fast-check';
import type { FactValues, PropertyKind, Structure } from '../src/index.ts';
import { sampleFacts } from '../src/testing/index.ts';

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 4 });
const place = fc.constantFrom<readonly [string | null, string | null]>(
  ['東京都', '世田谷区'],
  ['大阪府', '大阪市北区'],
  ['埼玉県', '川口市'],
  ['秋田県', '能代市'],
  [null, null],
);
/** Facts of a property that may well be offered. */
export const anyFacts = fc
  .record({
    kind: fc.constantFrom<PropertyKind>('condominium_unit', 'apartment_building', 'detached_house', 'other_building'),
    price: fc.integer({ min: 300_000, max: 900_000_000 }),
    rent: maybe(fc.integer({ min: 5_000, max: 5_000_000 })),
    yieldPercent: maybe(fc.double({ min: 1, max: 30, noNaN: true })),
    area: maybe(fc.double({ min: 8, max: 2_000, noNaN: true })),
    land: maybe(fc.double({ min: 10, max: 3_000, noNaN: true })),
    built: maybe(fc.constantFrom('1968', '1979-04', '1982-01', '1995-11', '2008-06', '2026-10', '2027-03')),
    structure: maybe(fc.constantFrom<Structure>('W', 'S', 'LGS', 'RC', 'SRC', 'CB')),
    units: maybe(fc.integer({ min: 1, max: 60 })),
    fee: maybe(fc.integer({ min: 0, max: 60_000 })),
    walk: maybe(fc.integer({ min: 1, max: 40 })),
    rights: maybe(fc.constantFrom('所有権', '普通賃借権', '地上権')),
    place,
  })
  .map(({ kind, price, rent, yieldPercent, area, land, built, structure, units, fee, walk, rights, place: [prefecture, municipality] }) => {
    const values: Partial<FactValues> = {
      price_jpy: price,
      monthly_rent_jpy: rent,
      gross_yield_pct: yieldPercent,
      floor_area_m2: area,
      land_area_m2: land,
      built,
      structure,
      units,
      management_fee_jpy_month: fee,
      repair_reserve_jpy_month: fee,
      land_rights: rights,
      prefecture,
      municipality,
      stations: walk === null ? null : [{ line: null, station: '駅', walk_min: walk }],
    };
    return sampleFacts(kind, values);
  });
