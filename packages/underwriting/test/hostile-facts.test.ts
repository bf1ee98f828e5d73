import { describe, expect, it } from 'vitest';
import { sampleApartment, sampleContext, sampleFacts, sampleHouse } from '../src/testing/index.ts';
import { full, type Json, outcome, replaced, room } from './hostile-facts.ts';

describe('whatever stands in the facts', () => {
  it.each(['values', 'extra'] as const)('holds for every field of the %s, one at a time', (part) => {
    const context = sampleContext(full, 'x');
    for (const name of Object.keys(full[part]))
      for (const by of [null, -1, 1e300, 'x', true, [], {}, [null]] as Json[]) outcome(replaced(full, [part, name], by), context, {});
  });

  it('is refused with the overrides where those are not overrides', () => {
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
