import type { DatasetReference } from '@rimawari/underwriting';
import { readDataPack } from './data-pack.ts';

export interface Population {
  /** Five-digit code and name as the source prints it. */
  row: string;
  /** Persons, census of 2020. */
  population2020: number;
  /** Persons, projected for 2050. */
  population2050: number;
  dataset: DatasetReference;
}

const pack = readDataPack('population');
const byCode = new Map(
  pack.rows.map(([code = '', name = '', in2020 = '', in2050 = '']) => [code, { name, in2020: Number(in2020), in2050: Number(in2050) }]),
);

export const populationDataset = pack.dataset;

/**
 * Persons in a municipality in 2020 and projected for 2050 (国立社会保障・人口問題研究所, 令和5年推計; the source must be printed).
 * Null where the institute projects none: the thirteen municipalities of 浜通り, and wards made after 2023.
 */
export function populationOf(code: string): Population | null {
  const found = byCode.get(code);
  if (!found) return null;
  return { row: `${code} ${found.name}`, population2020: found.in2020, population2050: found.in2050, dataset: pack.dataset };
}
