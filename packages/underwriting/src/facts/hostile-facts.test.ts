import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assumptionKeys } from '../assumptions/defaults.ts';
import type { AssumptionOverrides } from '../assumptions/overrides.ts';
import type { MarketContext } from '../context/market-context.ts';
import { UnderwritingError } from '../errors.ts';
import type { ComputedReport } from '../report/document/insight-report.ts';
import { openReport } from '../report/open-report.ts';
import { underwrite } from '../report/underwrite.ts';
import { sampleApartment, sampleCondominium, sampleContext, sampleDate, sampleFacts, sampleHouse } from '../testing/index.ts';
import type { ExtraFacts, FactValues, PropertyFacts, PropertyKind } from './property-facts.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Path = readonly (string | number)[];

const room = { layout: '1K', area_m2: 22, common_fee_jpy: 3_000, asking_rent_jpy: 54_000 };
const everything: ExtraFacts = {
  price_label: '価格',
  transaction: '仲介',
  remarks: ['プロパンガス', '2項道路'],
  current_monthly_rent_jpy: 300_000,
  current_annual_rent_jpy: 3_600_000,
  ground_rent_jpy_month: 20_000,
  lease_term_years: 30,
  road: '南側 公道 4.0m',
  unit_mix: '1K×8戸',
  building_price_jpy: 12_000_000,
  land_price_jpy: 56_000_000,
  consumption_tax_jpy: 0,
  land_assessed_jpy: 20_000_000,
  building_assessed_jpy: 6_000_000,
  residential_floor_area_m2: 150,
  rent_roll: [
    { ...room, unit: '101', rent_jpy: 52_000, occupied: true, lease_start: '2024-04', tenant: 'A' },
    { ...room, unit: '102', rent_jpy: null, occupied: false, lease_start: null, tenant: null },
  ],
};
const full: PropertyFacts = {
  ...sampleFacts('apartment_building', { ...sampleApartment.values, land_rights: '旧法借地権' }, everything),
  derived: { units: 8 },
  derivations: { units: { rule: 'rows-of-rent-roll', from: ['extra.rent_roll'] } },
  unused_sources: [{ source_name: 'old.html', reason: 'site_error', message: 'The page was not shown.' }],
  conflicts: [{ field: 'units', values: [8, 9], sources: ['a', 'b'] }],
};
const samples = [sampleCondominium, sampleApartment, sampleHouse, full];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...path, Array.isArray(value) ? Number(key) : key]))];
}

/** The value with something else at one place; a place that is no longer there is left alone. */
function replaced(value: unknown, [head, ...rest]: Path, by: Json): unknown {
  if (head === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry, index) => (index === head ? replaced(entry, rest, by) : entry));
  return { ...value, [head]: replaced((value as Record<string, unknown>)[head], rest, by) };
}

const oddNumbers = [-1, 0, 0.5, 1, 2.5, 12_345, 1e9, 1e12, 1e300, -0];
const oddTexts = ['', ' ', '5', '2015-13', '1700', '2099-01', '1900', '競売', '借地権', 'ZZ'];
const oddShapes: Json[] = [null, true, [], {}, [null], [[]], { value: null }];
const nasty = fc.constantFrom<Json>(...oddNumbers, ...oddTexts, ...oddShapes);
const anything = fc.oneof({ weight: 3, arbitrary: nasty }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json> });

function notFinite(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (typeof value === 'string') return /\b(NaN|Infinity|undefined)\b/.test(value) ? [`${path} says ${value}`] : [];
  if (value === undefined) return [`${path} is undefined`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => notFinite(entry, `${path}/${key}`));
}

/** A report that opens again and can be made again from its own inputs, or an error that says what was wrong. Anything else is thrown on. */
function outcome(facts: unknown, context: unknown, overrides: unknown): 'report' | 'refused' {
  try {
    const report = underwrite(facts as PropertyFacts, context as MarketContext, overrides as AssumptionOverrides, sampleDate);
    expect(notFinite({ ...report, inputs: null, analysis: null, place: null })).toEqual([]);
    const text = JSON.stringify(report);
    const opened = openReport(text);
    expect(opened).toStrictEqual(JSON.parse(text));
    const { inputs } = opened as ComputedReport;
    expect(JSON.stringify(underwrite(inputs.facts, inputs.context, inputs.overrides, inputs.asOf))).toBe(text);
    return 'report';
  } catch (error) {
    if (!(error instanceof UnderwritingError)) throw error;
    expect(error.message.length).toBeGreaterThan(20);
    expect(error.message).not.toMatch(/undefined|\[object/);
    return 'refused';
  }
}

const sample = fc.constantFrom(...samples);
const numRuns = 150;

describe('whatever stands in the facts', () => {
  it('makes a report without NaN that opens, or an error that says what is wrong', () => {
    const mutated = sample.chain((facts) =>
      fc
        .array(fc.tuple(fc.constantFrom(...pathsOf(facts)), anything), { minLength: 1, maxLength: 3 })
        .map((changes) => changes.reduce<unknown>((changed, [path, by]) => replaced(changed, path, by), facts)),
    );
    const seen = { report: 0, refused: 0 };
    fc.assert(
      fc.property(sample, mutated, (clean, facts) => {
        seen[outcome(facts, sampleContext(clean, 'x'), {})] += 1;
      }),
      { numRuns },
    );
    expect(Math.min(seen.report, seen.refused)).toBeGreaterThan(5);
  });

  it.each(['values', 'extra'] as const)('holds for every field of the %s, one at a time', (part) => {
    const context = sampleContext(full, 'x');
    for (const name of Object.keys(full[part]))
      for (const by of [null, -1, 1e300, 'x', true, [], {}, [null]] as Json[]) outcome(replaced(full, [part, name], by), context, {});
  });

  it('holds at the ends of what is allowed', () => {
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
    const seen = { report: 0, refused: 0 };
    fc.assert(
      fc.property(kind, values, extra, (of, stated, further) => {
        const facts = { ...sampleFacts(of, stated), extra: further } as unknown as PropertyFacts;
        seen[outcome(facts, sampleContext(facts, 'x'), {})] += 1;
      }),
      { numRuns: numRuns / 3 },
    );
    expect(seen.report).toBeGreaterThan(seen.refused);
  });

  it('holds for the context', () => {
    const context = sampleContext(sampleHouse, 'x');
    fc.assert(
      fc.property(fc.constantFrom(...pathsOf(context)), anything, (path, by) => {
        outcome(sampleHouse, replaced(context, path, by), {});
      }),
      { numRuns: numRuns / 3 },
    );
  });

  it('holds for the overrides', () => {
    const names = [...assumptionKeys, 'owner', 'repayment', 'rate_adjustment', 'repairs', 'price_split', 'toString', '__proto__'];
    const given = fc.oneof(
      anything,
      fc.double({ min: -1, max: 100, noNaN: true }),
      fc.record({ value: fc.integer({ min: 0, max: 60 }), reason: anything }),
    );
    fc.assert(
      fc.property(sample, fc.dictionary(fc.constantFrom(...names), given, { minKeys: 1, maxKeys: 3 }), (facts, overrides) => {
        outcome(facts, sampleContext(facts, 'x'), overrides);
      }),
      { numRuns },
    );
    for (const wrong of [null, [], 'x', 5, true]) expect(outcome(sampleHouse, sampleContext(sampleHouse, 'x'), wrong)).toBe('refused');
  });

  it('holds where parts of the facts are absent', () => {
    const context = sampleContext(sampleHouse, 'x');
    for (const part of ['evidence', 'derived', 'derivations', 'conflicts', 'extra']) {
      const { [part]: _, ...rest } = sampleHouse as unknown as Record<string, unknown>;
      expect(outcome(rest, context, {}), part).toBe('report');
      expect(outcome({ ...rest, [part]: null }, context, {}), part).toBe('report');
      expect(outcome({ ...rest, [part]: 'x' }, context, {}), part).toBe('refused');
    }
    let deep: Json = 'x';
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    for (const by of [deep, Number.NaN, () => 1, 5n, { sum: Number.POSITIVE_INFINITY }]) {
      for (const place of ['note', 'remarks'])
        expect(outcome({ ...sampleHouse, extra: { [place]: by } }, context, {}), place).toBe('refused');
      expect(outcome({ ...sampleHouse, values: { ...sampleHouse.values, layout: by } }, context, {})).toBe('refused');
      expect(outcome(sampleHouse, context, { vacancy: by })).toBe('refused');
    }
    for (const part of ['exchange_rate', 'population'] as const) {
      expect(outcome(sampleHouse, { ...context, [part]: { ...context[part], more: 1 } }, {})).toBe(
        part === 'population' ? 'report' : 'refused',
      );
    }
    for (const wrong of [null, {}, [], 'x', { kind: 'detached_house' }]) expect(outcome(wrong, context, {})).toBe('refused');
  });

  it('holds for a roll of five thousand lines, and refuses a longer one', () => {
    const roll = (length: number) =>
      Array.from({ length }, () => ({ ...room, unit: null, rent_jpy: 50_000, occupied: true, lease_start: '2020' }));
    const facts = (length: number) => sampleFacts('apartment_building', sampleApartment.values, { rent_roll: roll(length) });
    const context = sampleContext(sampleApartment, 'x');
    expect(outcome(facts(5_000), context, {})).toBe('report');
    expect(outcome(facts(5_001), context, {})).toBe('refused');
  });
});
