import { type Municipality, municipalityOf } from '../municipalities.ts';
import { metresBetween, type Point } from './distance.ts';
import { findTown } from './find-town.ts';
import { codesBeginningWith, postalRows } from './postal-codes.ts';
import { stationsNamed } from './stations.ts';
import { townsOf } from './towns.ts';

/** A station as a source names it. */
export interface NamedStation {
  station: string;
  line: string | null;
}

/** The municipality of a postal code; null for an unknown code, or one shared by several. */
export function municipalityOfPostalCode(postalCode: string): Municipality | null {
  const codes = new Set(postalRows(postalCode).map(({ code }) => code));
  const [only] = [...codes];
  return codes.size === 1 && only ? municipalityOf(only) : null;
}

/** The one candidate of a postal code; of a code that is not listed (large offices have their own), the one its first digits allow. */
export function settleByPostalCode(candidates: readonly Municipality[], postalCode: string): Municipality | null {
  const exact = municipalityOfPostalCode(postalCode);
  if (exact) return candidates.find(({ code }) => code === exact.code) ?? null;
  const nearby = codesBeginningWith(postalCode);
  const having = candidates.filter(({ code }) => nearby.has(code));
  return having.length === 1 ? (having[0] ?? null) : null;
}

/** How near a station must be to the place it settles, and how far from every other of the name. */
const near: readonly (readonly [within: number, others: number])[] = [
  [2_000, 5_000],
  [6_000, 20_000],
];

/** Metres from a station to the nearest town of a municipality. */
function metresTo(municipality: Municipality, point: Point): number {
  const office = municipality.latitude === null || municipality.longitude === null ? [] : [municipality as Point];
  const towns = townsOf(municipality.code).towns.filter((town): town is typeof town & Point => town.latitude !== null);
  return Math.min(Number.POSITIVE_INFINITY, ...[...office, ...towns].map((place) => metresBetween(place, point)));
}

/** The one candidate near a station of the name, where every other is far from all stations of that name. */
export function settleByStation(candidates: readonly Municipality[], named: readonly NamedStation[]): Municipality | null {
  for (const { station, line } of named) {
    const places = stationsNamed(station, line);
    if (places.length === 0) continue;
    const ranked = candidates
      .map((municipality) => ({ municipality, metres: Math.min(...places.map((place) => metresTo(municipality, place))) }))
      .sort((a, b) => a.metres - b.metres);
    const [nearest, next] = ranked;
    if (nearest && near.some(([within, others]) => nearest.metres <= within && (!next || next.metres >= others)))
      return nearest.municipality;
  }
  return null;
}

/**
 * The one candidate that has the town. Only for a ward named without its city, which is an address cut short; two cities of one
 * name, such as 府中市, need more than the name of a town.
 */
export function settleByTown(candidates: readonly Municipality[], rest: string): Municipality | null {
  if (candidates.some(({ ward, name }) => ward === null && !name.endsWith('区'))) return null;
  const having = candidates.filter(({ code }) => {
    const town = findTown(townsOf(code), rest);
    return town !== null && town.name.length >= 2 && town.rest !== rest;
  });
  return having.length === 1 ? (having[0] ?? null) : null;
}
