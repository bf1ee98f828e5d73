import { describe, expect, it } from 'vitest';
import { UnderwritingError } from '../errors.ts';
import { sampleHouse } from '../testing/index.ts';
import { checkFacts } from './check-facts.ts';
import { extraFacts, extraNames, type FactDefinition, type FactType, factDefinition, factNames, valueFacts } from './fact-list.ts';
import type { PropertyFacts } from './property-facts.ts';

const definitions: Record<string, FactDefinition> = {
  ...valueFacts,
  ...Object.fromEntries(extraNames.map((name) => [`extra.${name}`, extraFacts[name]])),
};
/** A value of each type that a fact may hold, and one that it may not. */
const held: Record<FactType, unknown> = {
  text: '所有権',
  date: '2008-03',
  number: 20,
  texts: ['再建築不可'],
  numbers: [12, 20],
  stations: [{ line: null, station: '錦糸町', walk_min: 6 }],
  structure: 'RC',
  occupancy: 'vacant',
  rent_roll: [{ unit: '101', layout: null, area_m2: null, rent_jpy: 50_000, common_fee_jpy: null, occupied: true, lease_start: null }],
  totals: { rent_jpy: 50_000 },
  charges: [{ name: '町会費', jpy: 300 }],
  flag: true,
};

function problemWith(field: string, value: unknown): string | null {
  const part = field.startsWith('extra.') ? 'extra' : 'values';
  const facts = { ...sampleHouse, [part]: { ...sampleHouse[part], [field.replace('extra.', '')]: value } } as unknown as PropertyFacts;
  try {
    checkFacts(facts, '2026-11-22');
    return null;
  } catch (error) {
    if (error instanceof UnderwritingError) return error.field ?? '';
    throw error;
  }
}

describe('the list of facts', () => {
  it('names each unit that a name carries', () => {
    const byName: [ending: RegExp, unit: string][] = [
      [/_m2$/, 'm2'],
      [/_pct$/, 'percent'],
      [/_jpy_month$|monthly_.*_jpy$/, 'yen_month'],
      [/_jpy_year$|annual_.*_jpy$/, 'yen_year'],
      [/_years$/, 'years'],
    ];
    for (const [field, { unit }] of Object.entries(definitions)) {
      const expected = byName.find(([ending]) => ending.test(field))?.[1];
      if (expected !== undefined) expect(unit, field).toBe(expected);
      else if (field.endsWith('_jpy')) expect(unit, field).toBe('yen');
    }
  });

  it.each(Object.entries(definitions))('has %s taken by the engine in its type, and refused in another', (field, { type }) => {
    const value = field === 'price_jpy' ? 20_000_000 : field === 'extra.floors_basement' ? 1 : held[type];
    expect(problemWith(field, value)).toBeNull();
    const wrong = type === 'text' || type === 'date' || type === 'occupancy' || type === 'structure' ? 5 : 'x';
    expect(problemWith(field, wrong)).toMatch(field);
  });

  it.each(['parking', 'extra.nearest_shrine', 'constructor', 'extra.toString'])('does not know %s, and the engine refuses it', (field) => {
    expect(factDefinition(field)).toBeNull();
    expect(problemWith(field, 'x')).toBe(field);
  });

  it('holds each name once', () => {
    const names = [...factNames, ...extraNames];
    expect(new Set(names).size).toBe(names.length);
  });
});
