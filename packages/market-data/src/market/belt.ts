import type { Belt } from '@rimawari/underwriting';
import type { Point } from '../place/distance.ts';
import { metresToLargeStation } from '../place/stations.ts';
import { areaOf } from './areas.ts';

/** Persons per km², persons, and metres to a station where five lines meet: the edges are ours. */
const city = { density: 4_000, population: 100_000, station: 12_000 };
const suburb = { density: 1_000, station: 25_000, anywhere: 2_500 };
const suburbNearLargeStation = { density: 400, station: 15_000 };

/**
 * How built-up a place is, by density and population of the municipality and the distance to the nearest large station. Null where
 * the municipality is not in the census table.
 */
export function beltOf(code: string, point: Point | null): Belt | null {
  const area = areaOf(code);
  if (!area?.population || !area.areaKm2) return null;
  const density = area.population / area.areaKm2;
  const metres = point ? metresToLargeStation(point) : Number.POSITIVE_INFINITY;
  if (density >= city.density && area.population >= city.population && metres <= city.station) return 'city';
  if (density >= suburb.density && (metres <= suburb.station || density >= suburb.anywhere)) return 'suburb';
  if (density >= suburbNearLargeStation.density && metres <= suburbNearLargeStation.station) return 'suburb';
  return 'region';
}
