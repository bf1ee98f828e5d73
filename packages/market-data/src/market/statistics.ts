import type { DatasetValue, PlaceComparison, PopulationPath } from '@rimawari/underwriting';
import { lazily, readDataPack } from '../data-pack.ts';
import { municipalityOf } from '../municipalities.ts';
import { areaDataset, areaOf, areasOf } from './areas.ts';

const rentalPack = lazily(() => {
  const { dataset, rows } = readDataPack('rental-vacancy');
  return { dataset, byCode: new Map(rows.map(([code = '', percent = '']) => [code, Number(percent)])) };
});
const pathPack = lazily(() => {
  const { dataset, rows } = readDataPack('population-path');
  return { dataset, byCode: new Map(rows.map(([code = '', , ...persons]) => [code, persons.map(Number)])) };
});
const pathYears = [2020, 2025, 2030, 2035, 2040, 2045, 2050];

const prefectureCode = (code: string) => `${code.slice(0, 2)}000`;
const rowName = (code: string) =>
  `${code} ${municipalityOf(code)?.name ?? (code === '00000' ? '全国' : (municipalityOf(`${code.slice(0, 2)}101`)?.prefecture ?? ''))}`.trim();

/** Share of dwellings to let that stand empty, %, beside prefecture and Japan. */
export function rentalVacancy(code: string): PlaceComparison {
  const { dataset, byCode } = rentalPack();
  const of = (row: string): DatasetValue | null => {
    const value = byCode.get(row);
    return value === undefined ? null : { value, dataset, row: rowName(row) };
  };
  return { place: of(code), prefecture: of(prefectureCode(code)), nation: of('00000') };
}

/** Mean over areas, weighted by dwellings. Wards are left out where their city is in the list, so that nothing counts twice. */
function meanVacancy(prefecture: string | null): number | null {
  const areas = areasOf(prefecture).filter(
    ({ code, totalVacancy }) => totalVacancy !== null && (municipalityOf(code)?.ward ?? null) === null,
  );
  const dwellings = areas.reduce((sum, area) => sum + (area.dwellings ?? 0), 0);
  if (dwellings === 0) return null;
  return Number((areas.reduce((sum, area) => sum + (area.totalVacancy ?? 0) * (area.dwellings ?? 0), 0) / dwellings).toFixed(1));
}

/** Share of all dwellings that stand empty, %, beside the surveyed municipalities of the prefecture and of Japan. */
export function totalVacancy(code: string): PlaceComparison {
  const dataset = areaDataset();
  const value = areaOf(code)?.totalVacancy ?? null;
  const mean = (prefecture: string | null, row: string): DatasetValue | null => {
    const percent = meanVacancy(prefecture);
    return percent === null ? null : { value: percent, dataset, row };
  };
  return {
    place: value === null ? null : { value, dataset, row: rowName(code) },
    prefecture: mean(code.slice(0, 2), 'surveyed municipalities of the prefecture, weighted by housing units'),
    nation: mean(null, 'surveyed municipalities of Japan, weighted by housing units'),
  };
}

/** Persons by year to 2050, of the place, its prefecture and Japan; null where the institute projects nothing for the place. */
export function populationPath(code: string): PopulationPath | null {
  const { dataset, byCode } = pathPack();
  const [place, prefecture, nation] = [byCode.get(code), byCode.get(prefectureCode(code)), byCode.get('00000')];
  if (!place || !prefecture || !nation) return null;
  return { years: [...pathYears], place, prefecture, nation, dataset, row: rowName(code) };
}
