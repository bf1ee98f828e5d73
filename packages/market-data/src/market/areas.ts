import { lazily, readDataPack } from '../data-pack.ts';

/** What the surveys say of a municipality or ward; null where they give no figure. */
export interface Area {
  code: string;
  population: number | null;
  areaKm2: number | null;
  /** Yen a month, mean of all rented dwellings, public ones included. */
  meanRent: number | null;
  /** Percent of all dwellings. */
  totalVacancy: number | null;
  dwellings: number | null;
}

const numberOrNull = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text));
const pack = lazily(() => {
  const { dataset, rows } = readDataPack('municipal');
  const areas = rows.map(
    ([code = '', population, areaKm2, meanRent, totalVacancy, dwellings]): Area => ({
      code,
      population: numberOrNull(population),
      areaKm2: numberOrNull(areaKm2),
      meanRent: numberOrNull(meanRent),
      totalVacancy: numberOrNull(totalVacancy),
      dwellings: numberOrNull(dwellings),
    }),
  );
  return { dataset, byCode: new Map(areas.map((area) => [area.code, area])), areas };
});

/** Dataset of the surveys. */
export const areaDataset = (): ReturnType<typeof readDataPack>['dataset'] => pack().dataset;
/** By five-digit code; null for one that is not surveyed. */
export const areaOf = (code: string): Area | null => pack().byCode.get(code) ?? null;
/** Every area of a prefecture, or of Japan: municipalities, and wards beside the cities that they are part of. */
export const areasOf = (prefecture: string | null): readonly Area[] =>
  prefecture === null ? pack().areas : pack().areas.filter(({ code }) => code.startsWith(prefecture));
