import { lazily, lazilyByKey, readDataPack } from '../data-pack.ts';
import { municipalityOf } from '../municipalities.ts';
import { type Area, areaOf } from './areas.ts';

/** A point of a curve: area in m² (or age in years) and yen (or a factor). */
type Curve = readonly (readonly [at: number, value: number])[];

/** Middle of each size of the survey, m². */
const sizes = [
  [0, 21.5],
  [30, 39],
  [50, 58],
  [70, 81],
] as const;
/** Below the smallest size rent falls more slowly than area; above the largest nearly with it. */
const mostSlopeBelow = 0.75;
const leastSlopeAbove = 0.9;

const wardPack = lazily(() => readDataPack('rent-wards'));
const agePack = lazily(() => readDataPack('rent-age'));
const prefecturePack = lazily(() => readDataPack('rent-prefectures'));
const modelPack = lazily(() => readDataPack('rent-model'));

/** Datasets behind the rent level. */
export const rentDatasets = {
  wards: () => wardPack().dataset,
  ages: () => agePack().dataset,
  prefectures: () => prefecturePack().dataset,
  model: () => modelPack().dataset,
};

/** ln(mean rent) = constant + rent of the prefecture + density + population, least squares over the 1,227 areas with a mean rent. */
export const meanRentModel = { constant: 7.79, prefectureRent: 0.226, density: 0.078, population: 0.052 } as const;

const wardRents = lazily(() => Map.groupBy(wardPack().rows, ([code = '']) => code));
const prefectureRents = lazily(() => new Map(prefecturePack().rows.map(([code = '', rent = '']) => [code, Number(rent)])));

/** Method A: mean rents of the ward by size; null outside the 16 cities. */
function wardCurve(code: string): Curve | null {
  const rows = wardRents().get(code);
  if (!rows) return null;
  const bySize = new Map(rows.map(([, from = '', rent = '']) => [Number(from), Number(rent)]));
  const curve = sizes.flatMap(([from, middle]) => {
    const rent = bySize.get(from);
    return rent === undefined ? [] : [[middle, rent] as const];
  });
  return curve.length >= 2 ? curve : null;
}

/** Rents by size that go with a mean rent of all rented dwellings, by the regression over the 171 wards; no price is in it. */
function curveOfMeanRent(meanRent: number): Curve {
  const coefficients = new Map(
    modelPack()
      .rows.filter(([form]) => form === 'without_price')
      .map(([, from = '', constant = '', slope = '']) => [Number(from), [Number(constant), Number(slope)] as const]),
  );
  return sizes.flatMap(([from, middle]) => {
    const found = coefficients.get(from);
    return found ? [[middle, Math.exp(found[0] + found[1] * Math.log(meanRent))] as const] : [];
  });
}

/** Method C: the mean rent that its prefecture, density and population go with; null where the census does not list the place. */
function guessedMeanRent(area: Area | null): number | null {
  const prefectureRent = area ? prefectureRents().get(area.code.slice(0, 2)) : undefined;
  if (!area?.population || !area.areaKm2 || prefectureRent === undefined) return null;
  const { constant, prefectureRent: slope, density, population } = meanRentModel;
  return Math.exp(
    constant +
      slope * Math.log(prefectureRent) +
      density * Math.log(area.population / area.areaKm2) +
      population * Math.log(area.population),
  );
}

/** Straight line through the two points around `at`, beyond the ends at the slope given, in logarithms of both. */
function readCurve(curve: Curve, at: number): number {
  const ln = curve.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const x = Math.log(at);
  const slopeBetween = (from: number) => {
    const [a, b] = [ln[from], ln[from + 1]];
    return a && b ? (b[1] - a[1]) / (b[0] - a[0]) : 1;
  };
  const [first, last] = [ln[0], ln.at(-1)];
  if (!first || !last) throw new Error('A curve of rents has no points.');
  if (x <= first[0]) return Math.exp(first[1] + Math.min(mostSlopeBelow, slopeBetween(0)) * (x - first[0]));
  if (x >= last[0]) return Math.exp(last[1] + Math.max(leastSlopeAbove, slopeBetween(ln.length - 2)) * (x - last[0]));
  const segment = ln.findLastIndex(([start]) => start <= x);
  const start = ln[segment] ?? first;
  return Math.exp(start[1] + slopeBetween(segment) * (x - start[0]));
}

/** Stock rent of 2023 for an area in m², excluding common fees: the first method that applies. */
export function stockRent(code: string, areaM2: number): { method: 'A' | 'B' | 'C'; rent: number; row: string } | null {
  const name = municipalityOf(code)?.name ?? '';
  const ward = wardCurve(code);
  if (ward) return { method: 'A', rent: readCurve(ward, areaM2), row: `${code} ${name}` };
  const area = areaOf(code);
  if (area?.meanRent) return { method: 'B', rent: readCurve(curveOfMeanRent(area.meanRent), areaM2), row: `${code} ${name}, average rent` };
  const guessed = guessedMeanRent(area);
  return guessed === null
    ? null
    : {
        method: 'C',
        rent: readCurve(curveOfMeanRent(guessed), areaM2),
        row: `${code.slice(0, 2)}, ${code} ${name} by density and population`,
      };
}

/** The city whose survey has rents by age: that of the ward, the 23 wards together; null elsewhere. */
export function surveyedCity(code: string): string | null {
  if (/^131(?:0[1-9]|1\d|2[0-3])$/.test(code)) return '東京23区';
  const city = municipalityOf(code)?.city ?? null;
  return city && agesByCity(city) ? city : null;
}

const agesByCity = lazilyByKey((city): Curve | null => {
  const rows = agePack().rows.filter(([name]) => name === city);
  return rows.length === 0 ? null : rows.map(([, age = '', factor = '']) => [Number(age), Number(factor)] as const);
});
const meanAges = lazily((): Curve => {
  const byAge = Map.groupBy(agePack().rows, ([, age = '']) => Number(age));
  return [...byAge].map(([age, rows]) => [age, rows.reduce((sum, [, , factor = '']) => sum + Number(factor), 0) / rows.length] as const);
});

/** Rent against the mean of all ages, by the city where it is surveyed, else by the mean of the 16 cities. Flat beyond the ends. */
export function ageFactor(city: string | null, ageYears: number): number {
  const curve = (city ? agesByCity(city) : null) ?? meanAges();
  const next = curve.findIndex(([age]) => age >= ageYears);
  const above = curve[next];
  const below = curve[next - 1];
  if (!above) return curve.at(-1)?.[1] ?? 1;
  if (!below) return above[1];
  return below[1] + ((above[1] - below[1]) * (ageYears - below[0])) / (above[0] - below[0]);
}
