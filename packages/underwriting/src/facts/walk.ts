import type { Station } from './fact-values.ts';

/** Metres that a listing may count as a minute's walk, fractions rounded up (不動産の表示に関する公正競争規約施行規則 第9条). */
const metresAMinute = 80;

/**
 * Minutes on foot from one station: as stated, or those of a distance that is printed in metres, however long. Null where the way is by
 * bus or nothing of it is stated.
 */
export function walkOf({ walk_min: walk, bus_min: bus, distance_m: metres }: Station): number | null {
  if (bus !== undefined) return null;
  return walk ?? (metres === undefined ? null : Math.ceil(metres / metresAMinute));
}

/** Shortest walk of all stations, minutes; null where none is stated. */
export function shortestWalk(stations: readonly Station[]): number | null {
  const walks = stations.map(walkOf).filter((walk) => walk !== null);
  return walks.length > 0 ? Math.min(...walks) : null;
}
