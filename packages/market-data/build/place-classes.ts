import { readDataPack } from '../src/data-pack.ts';
import { areaOf } from '../src/market/areas.ts';
import { type Municipality, municipalities } from '../src/municipalities.ts';
import { metresBetween, type Point } from '../src/place/distance.ts';
import { type PackFile, packText, type Row, type SetFolder } from './pack.ts';

export type PlaceClass = 'tokyo_wards' | 'major_city' | 'commuter_belt' | 'regional';

/** Largest distance to the middle of a city, km, and least persons per km² of habitable land within it. */
type Belt = readonly (readonly [km: number, density: number])[];

const greaterTokyo: Belt = [
  [40, 1_000],
  [50, 1_400],
  [60, 2_000],
];
const greaterOsaka: Belt = [
  [30, 1_000],
  [40, 1_400],
  [50, 2_000],
];
const greaterNagoya: Belt = [
  [25, 1_000],
  [35, 1_400],
  [45, 2_000],
];
const aroundCity: Belt = [
  [15, 1_000],
  [25, 1_500],
];

/** Cities that people commute to from other municipalities, by their main station, with the belt around each. */
export const commutingCentres: readonly { name: string; point: Point; belt: Belt }[] = [
  { name: 'Tokyo', point: { latitude: 35.6812, longitude: 139.7671 }, belt: greaterTokyo },
  { name: 'Osaka', point: { latitude: 34.7025, longitude: 135.4959 }, belt: greaterOsaka },
  { name: 'Nagoya', point: { latitude: 35.1707, longitude: 136.8816 }, belt: greaterNagoya },
  { name: 'Sapporo', point: { latitude: 43.0687, longitude: 141.3508 }, belt: aroundCity },
  { name: 'Sendai', point: { latitude: 38.2601, longitude: 140.8824 }, belt: aroundCity },
  { name: 'Kyoto', point: { latitude: 34.9858, longitude: 135.7588 }, belt: aroundCity },
  { name: 'Kobe', point: { latitude: 34.6796, longitude: 135.178 }, belt: aroundCity },
  { name: 'Hiroshima', point: { latitude: 34.3978, longitude: 132.4757 }, belt: aroundCity },
  { name: 'Fukuoka', point: { latitude: 33.5897, longitude: 130.4207 }, belt: aroundCity },
];

/** An outlying ward: fewer persons per km² than this, and its office farther from the city hall, km. */
const outlyingWard = { density: 800, km: 10 };

/** The rule in one sentence, as the pack and the report state it. */
export const placeClassRule =
  'The 23 wards of Tokyo; the 20 designated cities with their wards, but for outlying wards (below 800 persons per km² with the office over 10 km from the city hall); the belt: within 40, 50, 60 km of Tokyo (Osaka 30, 40, 50; Nagoya 25, 35, 45) at 1,000, 1,400, 2,000 persons per km² of habitable land or more, and within 15, 25 km of Sapporo, Sendai, Kyoto, Kobe, Hiroshima, Fukuoka at 1,000, 1,500; every other place is regional';

/** What the rule looks at. */
export interface PlaceMeasures {
  code: string;
  /** Whether it is a designated city (政令指定都市) or one of its wards. */
  designated: 'city' | 'ward' | null;
  /** Persons per km²: of habitable land, of a ward its whole area; null where not known. */
  density: number | null;
  /** Km from the office to the middle of each commuting centre, by its name; empty where the office is not known. */
  kmTo: Readonly<Record<string, number>>;
  /** Km from the office of a ward to its city hall; null where one is not known. */
  kmToCityHall: number | null;
}

/** Commuting centre in whose belt a place lies; null outside all. */
export function centreOf({ density, kmTo }: Pick<PlaceMeasures, 'density' | 'kmTo'>): string | null {
  if (density === null) return null;
  const found = commutingCentres.filter(({ name, belt }) => belt.some(([km, least]) => (kmTo[name] ?? Infinity) <= km && density >= least));
  return found.sort((a, b) => (kmTo[a.name] ?? 0) - (kmTo[b.name] ?? 0))[0]?.name ?? null;
}

/** Class of a place by {@link placeClassRule}. */
export function placeClassByRule(measures: PlaceMeasures): PlaceClass {
  const { code, designated, density, kmToCityHall } = measures;
  if (/^131(?:0[1-9]|1\d|2[0-3])$/.test(code)) return 'tokyo_wards';
  if (designated === 'city') return 'major_city';
  if (designated === 'ward') {
    const isOutlying = density !== null && density < outlyingWard.density && (kmToCityHall ?? Infinity) > outlyingWard.km;
    return isOutlying ? 'regional' : 'major_city';
  }
  return centreOf(measures) === null ? 'regional' : 'commuter_belt';
}

const pointOf = ({ latitude, longitude }: Municipality): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
const inKm = (metres: number) => Math.round(metres / 100) / 10;

/** Habitable land of municipalities, km², by code; wards of designated cities are not in the set. */
function habitableLand(sets: SetFolder): Map<string, number> {
  const text = sets.text('households_ssdse_a_2025/SSDSE-A-2025.csv.gz', 'shift_jis');
  const [names = [], , , ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(','));
  const column = names.indexOf('B1103');
  if (column < 0) throw new Error('The set has no column B1103, habitable land');
  // Hectares.
  return new Map(rows.map((row) => [row[0]?.slice(1) ?? '', Number(row[column]) / 100]));
}

/** Class of every municipality and ward that the census names, with what the rule looked at. */
export function placeClassPacks(sets: SetFolder): PackFile[] {
  const habitable = habitableLand(sets);
  const cities = new Set(municipalities.flatMap(({ city, prefecture }) => (city === null ? [] : [prefecture + city])));
  const halls = new Map(municipalities.map((one) => [one.prefecture + one.name, pointOf(one)]));
  const names = new Map(municipalities.map((one) => [one.code, one]));
  const rows = readDataPack('municipal').rows.map(([code = '']): Row => {
    const one = names.get(code) ?? null;
    const area = areaOf(code);
    const land = habitable.get(code) ?? area?.areaKm2 ?? null;
    const density = area?.population && land ? Math.round(area.population / land) : null;
    const point = one ? pointOf(one) : null;
    const hall = one?.city ? (halls.get(one.prefecture + one.city) ?? null) : null;
    const kmTo = Object.fromEntries(
      point === null ? [] : commutingCentres.map(({ name, point: centre }) => [name, inKm(metresBetween(point, centre))] as const),
    );
    const designated = one?.city ? 'ward' : one && cities.has(one.prefecture + one.name) ? 'city' : null;
    const kmToCityHall = point && hall ? inKm(metresBetween(point, hall)) : null;
    const nearest = Object.entries(kmTo).sort(([, a], [, b]) => a - b)[0];
    const measures = { code, designated, density, kmTo, kmToCityHall } as const;
    const [centre, km] = [centreOf(measures) ?? nearest?.[0] ?? '', kmToCityHall];
    return [code, placeClassByRule(measures), density ?? '', centre, kmTo[centre] ?? '', designated ?? '', km ?? ''];
  });
  const header = {
    title: 'Class of each place: 23 wards, major city, belt, regional',
    vintage: 'population 2025, habitable land 2023',
    licence: '政府標準利用規約（第2.0版） / 統計センター SSDSE 利用規約',
    source: '総務省統計局 令和7年国勢調査（速報）; 独立行政法人統計センター SSDSE-市区町村 (SSDSE-A-2025)',
    attribution: '出典: 総務省統計局「令和7年国勢調査（速報）」、統計センター「SSDSE-市区町村」を加工して作成',
    url: 'https://www.nstac.go.jp/use/literacy/ssdse/',
    key: 'municipality code',
    transcribed: 'no; the edges of the rule are ours',
    columns:
      'code, class, persons per km² of habitable land (of a ward of a designated city its whole area), centre whose belt it lies in or else the nearest, km to it in a straight line, designated city or ward of one, km from the ward office to the city hall',
    warning: placeClassRule,
  };
  return [{ name: 'place-classes.tsv', text: packText(header, sets.fingerprint(), rows) }];
}
