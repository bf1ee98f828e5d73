import type { Station } from '@rimawari/underwriting';
import { fullerLine, isSameLine } from '../../normalise/same-line.ts';

const latin = /^[\p{Script=Latin}\p{N}\s.,'’"()/:&+-]+$/u;
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const nameOf = ({ station }: Station): string =>
  station
    .normalize('NFKC')
    .replace(/[ケヶが]/g, 'ケ')
    .toLowerCase();

/** `小田急線` beside `小田急小田原線`: a railway named alone and one of its lines. */
function isRailwayOfLine(a: string | null, b: string | null): boolean {
  const [short = '', long = ''] = [a, b]
    .map((line) => (line ?? '').normalize('NFKC').replace(/線$/, ''))
    .toSorted((one, other) => one.length - other.length);
  return short.length >= 2 && long.startsWith(short);
}

const isSamePlace = (a: Station, b: Station): boolean => nameOf(a) === nameOf(b) && (a.bus_min ?? null) === (b.bus_min ?? null);
const sameLine = (a: Station, b: Station): boolean => (a.line === null || b.line === null ? a.line === b.line : isSameLine(a.line, b.line));

/** The station of a list that another source names too; of two lines at one station first the one in the same words, then one as far away. */
function knownIn(list: readonly Station[], station: Station): Station | undefined {
  const here = list.filter((other) => isSamePlace(other, station));
  const ofLine = here.filter((other) => sameLine(other, station));
  const loose = here.filter(
    ({ line, walk_min: walk }) =>
      walk === station.walk_min && (line === null || station.line === null || isRailwayOfLine(line, station.line)),
  );
  return (
    ofLine.find(({ line }) => line === station.line) ??
    ofLine.find(({ walk_min: walk }) => walk === station.walk_min) ??
    ofLine[0] ??
    loose[0]
  );
}

/**
 * A list in Japanese, with the walks that it leaves out and the same stations in English give: what is left of the English walks
 * once those that both print are taken away, where as many are left as are wanting. Nothing says which word is which name, so
 * that the order counts.
 */
function withWalksOf(inJapanese: readonly Station[], inEnglish: readonly Station[]): Station[] {
  const stations = inJapanese.map((station) => ({ ...station }));
  const isWanting = ({ walk_min: walk, bus_min: bus, distance_m: metres }: Station): boolean =>
    walk === null && bus === undefined && metres === undefined;
  const left = inEnglish.filter(({ walk_min: walk, bus_min: bus }) => walk !== null && bus === undefined).map(({ walk_min: walk }) => walk);
  for (const { walk_min: walk } of stations) if (walk !== null && left.includes(walk)) left.splice(left.indexOf(walk), 1);
  const wanting = stations.filter(isWanting);
  if (inEnglish.length !== inJapanese.length || left.length !== wanting.length) return stations;
  for (const [index, station] of wanting.entries()) station.walk_min = left[index] ?? null;
  return stations;
}

/** Both lists in order, each station once, with the longer name of its line; undefined where one station is two distances away. */
export function mergeStations(a: readonly Station[], b: readonly Station[]): Station[] | undefined {
  const written = (stations: readonly Station[]): string => stations.map(({ station }) => station).join(' ');
  if (latin.test(written(a)) && japanese.test(written(b))) return withWalksOf(b, a);
  if (latin.test(written(b)) && japanese.test(written(a))) return withWalksOf(a, b);
  const merged = a.map((station) => ({ ...station }));
  // Two lines at one station of the second list never become one of the first.
  const free = new Set(merged);
  for (const station of b) {
    const known = knownIn([...free], station);
    if (!known) {
      if (knownIn(merged, station)?.line !== station.line) merged.push({ ...station });
      continue;
    }
    if (known.walk_min !== null && station.walk_min !== null && known.walk_min !== station.walk_min) return undefined;
    free.delete(known);
    known.line = fullerLine(known.line, station.line);
    if (known.walk_min === null && known.distance_m === undefined && station.walk_min !== null) known.walk_min = station.walk_min;
  }
  return merged;
}
