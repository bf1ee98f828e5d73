import type { NamedStation } from './station-book.ts';

/** Port to the registers that say where towns and stations lie. */
export interface PlaceBook {
  /** Metres in a straight line from the middle of the address's town or municipality to the nearest station of the name; null where either is not known. */
  metresToStation(address: string, station: NamedStation): { metres: number; from: 'town' | 'municipality' } | null;
}
