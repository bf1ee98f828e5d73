import type { Station } from '@rimawari/underwriting';
import type { PlaceBook } from '../facts/books/place-book.ts';
import { thresholds } from '../lexicon/thresholds.ts';

/** How far the middle of a town, or of a municipality, may be from the property. */
const reach = { town: 1_800, municipality: 12_000 } as const;

type Distance = 'near' | 'far' | 'elsewhere' | 'unknown';

function distanceOf(station: Station, address: string, places: PlaceBook): Distance {
  const found = places.metresToStation(address, station);
  if (!found) return 'unknown';
  const minutes = station.walk_min ?? 20;
  const most =
    reach[found.from] +
    Math.max(minutes * thresholds.metresWalked.value, station.distance_m ?? 0) +
    (station.bus_min ?? 0) * thresholds.metresRidden.value;
  if (found.metres <= most) return 'near';
  return found.metres > most + thresholds.stationElsewhere.value ? 'elsewhere' : 'far';
}

/**
 * Stations without those that lie elsewhere, where others lie within the walk that is printed; `isDoubtful` where one is further
 * away than that walk.
 */
export function nearStations(
  stations: readonly Station[],
  address: string,
  places: PlaceBook,
): { stations: Station[]; isDoubtful: boolean } {
  const told = stations.map((station) => ({ station, distance: distanceOf(station, address, places) }));
  const isNear = told.some(({ distance }) => distance === 'near');
  const kept = isNear ? told.filter(({ distance }) => distance !== 'elsewhere') : told;
  return {
    stations: kept.map(({ station }) => station),
    isDoubtful: kept.length < told.length || told.some(({ distance }) => distance === 'far' || distance === 'elsewhere'),
  };
}
