import assert from 'node:assert/strict';
import fc from 'fast-check';
import { assumptionKeys } from '../src/assumptions/defaults.ts';
import type { FactValues, PropertyFacts, PropertyKind } from '../src/index.ts';
import { sampleContext, sampleFacts, sampleHouse } from '../src/testing/index.ts';
import { type Json, outcome, pathsOf, replaced, room, samples } from './hostile-facts.ts';

const oddNumbers = [-1, 0, 0.5, 1, 2.5, 12_345, 1e9, 1e12, 1e300, -0];
const oddTexts = ['', ' ', '5', '2015-13', '1700', '2099-01', '1900', '競売', '借地権', 'ZZ'];
const oddShapes: Json[] = [null, true, [], {}, [null], [[]], { value: null }];
const nasty = fc.constantFrom<Json>(...oddNumbers, ...oddTexts, ...oddShapes);
const anything = fc.oneof({ weight: 3, arbitrary: nasty }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json> });

const sample = fc.constantFrom(...samples);
const mutated = sample.chain((facts) =>
  fc
    .array(fc.tuple(fc.constantFrom(...pathsOf(facts)), anything), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<unknown>((changed, [path, by]) => replaced(changed, path, by), facts)),
);

const ends = <Value>(...values: Value[]) => fc.constantFrom(null, ...values);
const yen = fc.constantFrom(undefined, 0, 1, 1e12);
const values = fc.record({
  price_jpy: fc.constantFrom(10_000, 999_999, 50_000_000, 1e12),
  gross_yield_pct: ends(0.0001, 1_000),
  floor_area_m2: ends(0.01, 50.5, 1e7),
  land_area_m2: ends(0.01, 1e8),
  built: ends('1868', '1981-05', '2026-11', '2031-11'),
  structure: ends<FactValues['structure']>('W', 'SRC', ['CB', 'S']),
  floors_total: ends(1, 150),
  floor: ends(-10, 150),
  units: ends(1, 10_000),
  monthly_rent_jpy: ends(0.1, 100_000, 1e11),
  annual_rent_jpy: ends(1, 1e12),
  management_fee_jpy_month: ends(0, 0.5, 1e9),
  repair_reserve_jpy_month: ends(0, 0.5, 1e9),
  land_rights: ends('所有権', '定期借地権', '?'),
  building_coverage_pct: ends(0.1, 100),
  floor_area_ratio_pct: ends(0.1, 2_000),
  stations: ends([{ line: null, station: '', walk_min: 0 }], [{ line: null, station: '駅', walk_min: 1_000, bus_min: 0 }]),
});
const extra = fc.record({
  building_price_jpy: yen,
  land_price_jpy: yen,
  consumption_tax_jpy: yen,
  land_assessed_jpy: yen,
  building_assessed_jpy: yen,
  ground_rent_jpy_month: fc.constantFrom(undefined, 0, 0.5, 1e9),
  current_monthly_rent_jpy: fc.constantFrom(undefined, 0, 0.4, 1e11),
  residential_floor_area_m2: fc.constantFrom(undefined, 0, 1e7),
  rent_roll: fc.constantFrom(undefined, [], [{ ...room, unit: '店舗', area_m2: 0, rent_jpy: 0, occupied: null, lease_start: '2031' }]),
  transaction: fc.constantFrom(undefined, '売主', '競売'),
});
const kind = fc.constantFrom<PropertyKind>('condominium_unit', 'apartment_building', 'detached_house', 'other_building');
const names = [...assumptionKeys, 'owner', 'repayment', 'rate_adjustment', 'repairs', 'price_split', 'toString', '__proto__'];
const given = fc.oneof(
  anything,
  fc.double({ min: -1, max: 100, noNaN: true }),
  fc.record({ value: fc.integer({ min: 0, max: 60 }), reason: anything }),
);

export default {
  title: 'whatever stands in the facts makes a sound report or a plain refusal',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    const factor = scale === 'full' ? 100 : 1;
    const seen = { report: 0, refused: 0 };
    // The suite tries the same ones each time; in full they are new each time, and a failure names its seed.
    const tryOut = <Values>(runs: number, property: fc.IProperty<Values>): void =>
      fc.assert(property, { numRuns: runs * factor, ...(scale === 'suite' ? { seed: 20_261_120 } : {}) });
    const count = (facts: unknown, context: unknown, overrides: unknown): void => {
      seen[outcome(facts, context, overrides)] += 1;
    };

    tryOut(
      120,
      fc.property(sample, mutated, (clean, facts) => count(facts, sampleContext(clean, 'x'), {})),
    );
    assert.ok(Math.min(seen.report, seen.refused) > 2 * factor, JSON.stringify(seen));

    const before = { ...seen };
    tryOut(
      30,
      fc.property(kind, values, extra, (of, stated, further) => {
        const facts = { ...sampleFacts(of, stated), extra: further } as unknown as PropertyFacts;
        count(facts, sampleContext(facts, 'x'), {});
      }),
    );
    assert.ok(seen.report - before.report > seen.refused - before.refused, 'most of what is allowed becomes a report');

    const context = sampleContext(sampleHouse, 'x');
    tryOut(
      30,
      fc.property(fc.constantFrom(...pathsOf(context)), anything, (path, by) => count(sampleHouse, replaced(context, path, by), {})),
    );
    tryOut(
      60,
      fc.property(sample, fc.dictionary(fc.constantFrom(...names), given, { minKeys: 1, maxKeys: 3 }), (facts, overrides) =>
        count(facts, sampleContext(facts, 'x'), overrides),
      ),
    );
    return `${seen.report} reports, ${seen.refused} refusals`;
  },
};
