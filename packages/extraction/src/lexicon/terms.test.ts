import { describe, expect, it } from 'vitest';
import { agentTerms } from './agents.ts';
import { landRightTerms } from './land-rights.ts';
import { layoutTerms } from './layouts.ts';
import { occupancyTerms } from './occupancy.ts';
import type { Term } from './pattern.ts';
import { structureTerms } from './structures.ts';
import { unitTerms } from './units.ts';
import { noZones, zoneInBrief, zoneInFull, zones, zonesInFull } from './zones.ts';

const lists: Record<string, readonly Term[]> = {
  zones,
  noZones,
  occupancyTerms,
  landRightTerms,
  structureTerms,
  layoutTerms,
  unitTerms,
  agentTerms,
};
const terms = Object.values(lists).flat();

it.each(terms.map((term) => [term.id, term] as const))('%s is found in its example', (_, { pattern, example }) => {
  expect(example).toMatch(pattern);
});

it('gives each term an id of its own', () => {
  expect(terms.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([]);
});

describe('zones', () => {
  it.each(zonesInFull)('%s is a zone in full and in brief', (zone) => {
    expect(zoneInFull.exec(`用途地域は${zone}です`)?.[0]).toBe(zone);
    expect(zoneInBrief.exec(zone)?.[0]).toBe(zone);
  });

  it('has thirteen zones in force', () => {
    expect(zonesInFull).toHaveLength(13);
  });
});
