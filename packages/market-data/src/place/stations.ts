import { lazily, readDataPack } from '../data-pack.ts';
import { metresBetween, type Point } from './distance.ts';

/** A station with the lines that call there, as `operator line`, with a bar between. */
export interface Station extends Point {
  name: string;
  lines: string;
}

const pack = lazily(() => {
  const { dataset, rows } = readDataPack('stations');
  const stations: Station[] = rows
    .map(([name = '', latitude = '', longitude = '', lines = '']) => ({
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
      lines,
    }))
    .sort((a, b) => a.latitude - b.latitude);
  return { dataset, stations };
});
const byName = lazily(() => Map.groupBy(pack().stations, ({ name }) => stationKey(name)));
/** Stations whose name goes on in brackets, `広電西広島（己斐）`, by what stands before them. */
const byNameBeforeBracket = lazily(() =>
  Map.groupBy(
    pack().stations.filter(({ name }) => /[(（]/.test(name)),
    ({ name }) => stationKey(name).replace(/\(.*$/, ''),
  ),
);

/** Index of the first station at or north of a latitude. */
function firstAtOrNorthOf(latitude: number): number {
  const { stations } = pack();
  let low = 0;
  let high = stations.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stations[middle]?.latitude ?? 0) < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Dataset of the stations. */
export const stationDataset = (): ReturnType<typeof readDataPack>['dataset'] => pack().dataset;

function stationKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\s|駅$/g, '')
    .replace(/[ヶが]/g, 'ケ');
}

/** Names of all stations, each once. */
export const stationNames = lazily((): readonly string[] => [...new Set(pack().stations.map(({ name }) => name.normalize('NFKC')))]);

/** Names of the lines that call at stations of a name, without their operators. */
export function linesOfStation(name: string): string[] {
  return stationsNamed(name).flatMap(({ lines }) =>
    lines.split('|').map((line) =>
      line
        .normalize('NFKC')
        .replace(/^\S+\s/, '')
        .replace(/^\d+号線/, ''),
    ),
  );
}

/** Every station of the name; of those on the line that is named, where there are any. */
export function stationsNamed(name: string, line: string | null = null): readonly Station[] {
  const named = byName().get(stationKey(name)) ?? byNameBeforeBracket().get(stationKey(name)) ?? [];
  const wanted = line?.normalize('NFKC').replace(/\s|^JR|線$/g, '') ?? '';
  const onLine = wanted.length < 2 ? [] : named.filter(({ lines }) => lines.normalize('NFKC').includes(wanted));
  return onLine.length > 0 ? onLine : named;
}

/** The nearest stations, nearest first, with metres. */
export function nearestStations(point: Point, count: number, within = 5_000): { station: Station; metres: number }[] {
  const degrees = within / 111_195;
  return pack()
    .stations.slice(firstAtOrNorthOf(point.latitude - degrees), firstAtOrNorthOf(point.latitude + degrees))
    .map((station) => ({ station, metres: metresBetween(point, station) }))
    .filter(({ metres }) => metres <= within)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, count);
}
