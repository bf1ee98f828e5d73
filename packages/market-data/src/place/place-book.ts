import { metresBetween } from './distance.ts';
import { readPlace } from './read-place.ts';
import { stationsNamed } from './stations.ts';

/** Where an address lies against stations, as the registers of towns and stations have them. */
export const placeBook = {
  /**
   * Metres in a straight line from the middle of the address's town, or of its municipality where the register does not have the
   * town, to the nearest station of the name. Null where the place or the station is not known.
   */
  metresToStation(
    address: string,
    { line, station }: { line: string | null; station: string },
  ): { metres: number; from: 'town' | 'municipality' } | null {
    const { latitude, longitude, precision } = readPlace({ address });
    if (latitude === null || longitude === null || precision === null || precision === 'station') return null;
    const named = stationsNamed(station, line);
    if (named.length === 0) return null;
    return { metres: Math.min(...named.map((one) => metresBetween({ latitude, longitude }, one))), from: precision };
  },
};
