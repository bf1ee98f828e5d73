import { type PropertyFacts, type RentLevel, type Structure, shortestWalk } from '@rimawari/underwriting';
import type { Dwelling } from './rent-level.ts';

/** Share of a block's floor area that is inside its dwellings; the rest is stairs and corridors. */
const insideShare: Record<'W' | 'other', number> = { W: 0.95, other: 0.87 };
/** Usual areas of layouts, m², where nothing else is known. */
const layoutAreas: readonly (readonly [RegExp, number])[] = [
  [/^(?:1R|ワンルーム|studio)/i, 20],
  [/^1K/i, 23],
  [/^1DK/i, 30],
  [/^1S?LDK/i, 41],
  [/^2K/i, 35],
  [/^2DK/i, 42],
  [/^2S?LDK/i, 57],
  [/^3D?K/i, 56],
  [/^3S?LDK/i, 70],
  [/^4S?LDK/i, 85],
  [/^5S?LDK/i, 105],
];

function areaOfLayout(layout: string | null): number | null {
  const plain = layout?.normalize('NFKC').trim() ?? '';
  return layoutAreas.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

const weakestFirst: readonly Structure[] = ['W', 'LGS', 'CB', 'S', 'RC', 'SRC'];

/** The structure that lets for least, where several are named. */
function structureOf(structure: PropertyFacts['values']['structure']): Structure | null {
  if (structure === null) return null;
  const all = Array.isArray(structure) ? structure : [structure];
  return weakestFirst.find((name) => all.includes(name)) ?? null;
}

/** Years from completion to the day; a year alone counts from its middle, a completion to come is 0. */
function ageYears(built: string | null, asOf: string): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(built ?? '') ?? [];
  if (!year) return null;
  const months = (Number(asOf.slice(0, 4)) - Number(year)) * 12 + Number(asOf.slice(5, 7)) - Number(month ?? '7');
  return Math.max(0, months / 12);
}

/** What the rent level needs to know of the property beside the area of a dwelling. */
export function dwellingOf(code: string, { kind, values }: PropertyFacts, asOf: string): Omit<Dwelling, 'areaM2'> {
  const structure = structureOf(values.structure) ?? (kind === 'detached_house' ? 'W' : null);
  return {
    code,
    ageYears: ageYears(values.built, asOf),
    structure,
    floor: kind === 'condominium_unit' ? values.floor : null,
    floorsTotal: values.floors_total,
    walkMinutes: shortestWalk(values.stations ?? []),
    isByBus: (values.stations ?? []).length > 0 && (values.stations ?? []).every(({ bus_min }) => bus_min !== undefined),
  };
}

interface DwellingArea {
  room: number | null;
  areaM2: number;
  basis: RentLevel['area_basis'];
  /** Storey of the room, where its number tells. */
  floor: number | null;
}

/** `203` is on the second floor. */
function floorOfRoom(unit: string | null): number | null {
  const [, storey] = /^(\d{1,2})\d{2}(?:号室?)?$/.exec(unit?.normalize('NFKC').trim() ?? '') ?? [];
  return storey ? Number(storey) : null;
}

function meanDwelling({ kind, values, derived, extra }: PropertyFacts): Omit<DwellingArea, 'room' | 'floor'> | null {
  if (kind !== 'apartment_building') {
    if (values.floor_area_m2 !== null) return { areaM2: values.floor_area_m2, basis: 'stated' };
    const guessed = areaOfLayout(values.layout);
    return guessed === null ? null : { areaM2: guessed, basis: 'layout' };
  }
  const roll = (extra.rent_roll ?? []).flatMap(({ area_m2 }) => (area_m2 === null ? [] : [area_m2]));
  if (roll.length > 0) return { areaM2: roll.reduce((sum, area) => sum + area, 0) / roll.length, basis: 'stated' };
  const units = values.units ?? derived.units ?? extra.rent_roll?.length ?? null;
  const floorArea = extra.residential_floor_area_m2 ?? values.floor_area_m2;
  const guessed = areaOfLayout(values.layout);
  if (units === null || units < 1 || floorArea === null) return guessed === null ? null : { areaM2: guessed, basis: 'layout' };
  const share = structureOf(values.structure) === 'W' ? insideShare.W : insideShare.other;
  return { areaM2: (floorArea * share) / units, basis: 'mean_of_building' };
}

/** Areas to find a rent level for: of the dwelling sold or the mean one, then of each room of the roll. Housing only. */
export function dwellingAreas(facts: PropertyFacts): DwellingArea[] {
  if (facts.kind === 'other_building') return [];
  const whole = meanDwelling(facts);
  const rooms = (facts.extra.rent_roll ?? []).flatMap((line, room): DwellingArea[] => {
    const guessed = areaOfLayout(line.layout);
    const floor = floorOfRoom(line.unit);
    if (line.area_m2 !== null) return [{ room, areaM2: line.area_m2, basis: 'stated', floor }];
    if (guessed !== null) return [{ room, areaM2: guessed, basis: 'layout', floor }];
    return whole ? [{ room, areaM2: whole.areaM2, basis: whole.basis, floor }] : [];
  });
  const rounded = (area: DwellingArea) => ({ ...area, areaM2: Math.round(area.areaM2 * 100) / 100 });
  return [...(whole ? [{ ...whole, room: null, floor: null }] : []), ...rooms].map(rounded);
}
