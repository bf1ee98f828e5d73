import assert from 'node:assert/strict';
import {
  type AssumptionOverrides,
  type ComputedReport,
  type ExtraFacts,
  type MarketContext,
  openReport,
  type PropertyFacts,
  UnderwritingError,
  underwrite,
} from '../src/index.ts';
import { sampleApartment, sampleCondominium, sampleDate, sampleFacts, sampleHouse } from '../src/testing/index.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Path = readonly (string | number)[];

/** A line of a rent roll, as far as it says nothing of its tenant. */
export const room = { layout: '1K', area_m2: 22, common_fee_jpy: 3_000, asking_rent_jpy: 54_000 };
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
/** Facts that state nearly all there is to state. */
export const full: PropertyFacts = {
  ...sampleFacts('apartment_building', { ...sampleApartment.values, land_rights: '旧法借地権' }, everything),
  derived: { units: 8 },
  derivations: { units: { rule: 'rows-of-rent-roll', from: ['extra.rent_roll'] } },
  unused_sources: [{ source_name: 'old.html', reason: 'site_error', message: 'The page was not shown.' }],
  conflicts: [{ field: 'units', values: [8, 9], sources: ['a', 'b'] }],
};
export const samples = [sampleCondominium, sampleApartment, sampleHouse, full];

/** Every place in a value, the whole included. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...path, Array.isArray(value) ? Number(key) : key]))];
}

/** The value with something else at one place; a place that is no longer there is left alone. */
export function replaced(value: unknown, [head, ...rest]: Path, by: Json): unknown {
  if (head === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry, index) => (index === head ? replaced(entry, rest, by) : entry));
  return { ...value, [head]: replaced((value as Record<string, unknown>)[head], rest, by) };
}

function notFinite(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (typeof value === 'string') return /\b(NaN|Infinity|undefined)\b/.test(value) ? [`${path} says ${value}`] : [];
  if (value === undefined) return [`${path} is undefined`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => notFinite(entry, `${path}/${key}`));
}

/** A report that opens again and can be made again from its own inputs, or an error that says what was wrong. Anything else is thrown on. */
export function outcome(facts: unknown, context: unknown, overrides: unknown): 'report' | 'refused' {
  try {
    const report = underwrite(facts as PropertyFacts, context as MarketContext, overrides as AssumptionOverrides, sampleDate);
    assert.deepEqual(notFinite({ ...report, inputs: null, analysis: null, place: null }), []);
    const text = JSON.stringify(report);
    const opened = openReport(text);
    assert.deepEqual(opened, JSON.parse(text));
    const { inputs } = opened as ComputedReport;
    assert.equal(JSON.stringify(underwrite(inputs.facts, inputs.context, inputs.overrides, inputs.asOf)), text);
    return 'report';
  } catch (error) {
    if (!(error instanceof UnderwritingError)) throw error;
    assert.ok(error.message.length > 20, error.message);
    assert.doesNotMatch(error.message, /undefined|\[object/);
    return 'refused';
  }
}
