import type { RentLevel, RentMethod } from '@rimawari/underwriting';
import { areaDataset } from './areas.ts';
import { ageFactor, rentDatasets, stockRent, surveyedCity } from './rent-model.ts';

/** What a rent depends on, as far as it is known. No price is among it. */
export interface Dwelling {
  /** Five-digit code of the municipality or ward. */
  code: string;
  areaM2: number;
  ageYears: number | null;
  /** Wood lets for less than concrete and steel. */
  structure: 'W' | 'LGS' | 'CB' | 'S' | 'RC' | 'SRC' | null;
  floor: number | null;
  floorsTotal: number | null;
  /** Minutes on foot to the nearest station; null where unknown, or where a bus is needed. */
  walkMinutes: number | null;
  /** Only stations by bus are stated. */
  isByBus: boolean;
}

/** Where a walk was not stated: the mean of the sample that the correction was measured on. */
const usualWalk = 7;
const perWalkMinute = -0.0065;
/** Nobody walks an hour: beyond, the correction was not measured. */
const longestWalk = 25;
/** A bus to the station was not measured: it is counted as a long walk. */
const walkForBus = 20;
const woodFactor = 0.85;
/** From the fit over 41 areas of Tokyo: a ground floor against the others. */
const groundFloor = -0.036;
const upperFloor = 0.012;
/** Smaller and larger dwellings than the survey and the fit hold. */
const smallestM2 = 8;
const largestM2 = 400;
const fullUplift = new Set(['東京23区', '大阪市', '福岡市']);
/** Outside the surveyed cities asking rents rose by nothing to 5 %. */
const elsewhereUplift = 0.025;

/** ln of asking rent of 2026 over stock rent of 2023, measured for Tokyo. */
function tokyoUplift(areaM2: number): number {
  const size = Math.log(areaM2 / 30);
  return 0.1739 + 0.1879 * size + 0.153 * size ** 2;
}

/**
 * Largest dwellings, m², whose rise follows the fit. It has no flat above 100 m²: its square would carry it away. Wooden ones are rented up to
 * 60 m²; there the fit is already 37% above the published mean of the 23 wards of August 2023, where that of flats is 7% above.
 */
const largestFitted = { wood: 60, other: 100 };

/** What asking rents rose by since the survey, as a logarithm. */
function uplift({ code, areaM2, structure }: Dwelling, city: string | null): number {
  const full = tokyoUplift(Math.min(Math.max(areaM2, 12), structure === 'W' ? largestFitted.wood : largestFitted.other));
  if (city !== null) return fullUplift.has(city) ? full : full / 2;
  return code.startsWith('13') ? full : elsewhereUplift;
}

/** Share of the value that the 80 % range reaches to either side. */
function reach(method: RentMethod, dwelling: Dwelling, city: string | null): number {
  const inTama = dwelling.code.startsWith('13') && city === null;
  const base = city === '東京23区' ? 0.2 : method === 'A' || (inTama && method === 'B') ? 0.25 : method === 'B' ? 0.3 : 0.4;
  const isUnusual = dwelling.areaM2 > 70 || (dwelling.floorsTotal ?? 0) >= 40;
  return Math.min(0.6, Math.max(base, isUnusual ? 0.38 : 0) + (dwelling.structure === 'W' ? 0.1 : 0));
}

const methodWords: Record<RentMethod, string> = {
  A: 'Average rents of the ward by unit size (2023 survey)',
  B: 'Average rent of the municipality (2023 survey), spread over unit sizes as in 171 wards',
  C: 'A rough estimate from prefecture rent, density and population, because the survey has no average rent for the municipality',
};

function walkWords({ walkMinutes, isByBus }: Dwelling): string {
  if (walkMinutes !== null) return `${walkMinutes}-minute walk`;
  return isByBus ? `bus to the station counted as a ${walkForBus}-minute walk (assumed)` : `walk not stated, ${usualWalk} minutes assumed`;
}

function basisWords(method: RentMethod, dwelling: Dwelling, share: number, isLarge: boolean): string {
  const used = [
    dwelling.ageYears === null ? 'age not stated, average of all ages' : `${Math.floor(dwelling.ageYears)} years old`,
    ...(dwelling.structure === 'W' ? ['wood 15% lower (assumed)'] : []),
    walkWords(dwelling),
  ].join(', ');
  const wide = isLarge ? ' Large or high-rise units vary more.' : '';
  return `${methodWords[method]}; ${used}; updated to asking rents of 2026; without common-area fees (about 6%). The range of ±${Math.round(share * 100)}% is meant to include 80% of asking rents.${wide}`;
}

/**
 * Rent that a dwelling of this kind is offered at in this place, with an 80 % range: JPY a month, without common fees. Null where
 * the place is not in the statistics or the area is none of a dwelling.
 */
export function rentLevel(dwelling: Dwelling): Omit<RentLevel, 'room' | 'area_basis'> | null {
  const { code, areaM2, ageYears, structure, floor, walkMinutes, isByBus } = dwelling;
  if (!(areaM2 >= smallestM2 && areaM2 <= largestM2)) return null;
  const stock = stockRent(code, areaM2);
  if (!stock) return null;
  const city = surveyedCity(code);
  const walk = Math.min(walkMinutes ?? (isByBus ? walkForBus : usualWalk), longestWalk);
  const floorEffect = floor === null ? 0 : floor <= 1 ? groundFloor : upperFloor;
  const rent =
    stock.rent *
    (ageYears === null ? 1 : ageFactor(city, Math.max(0, ageYears))) *
    Math.exp(uplift(dwelling, city) + perWalkMinute * (walk - usualWalk) + floorEffect) *
    (structure === 'W' ? woodFactor : 1);
  const share = reach(stock.method, dwelling, city);
  const main = stock.method === 'A' ? rentDatasets.wards() : stock.method === 'B' ? areaDataset() : rentDatasets.prefectures();
  const further = [rentDatasets.ages(), rentDatasets.model(), ...(stock.method === 'C' ? [areaDataset()] : [])];
  return {
    value: roundRent(rent),
    low: roundRent(rent * (1 - share)),
    high: roundRent(rent * (1 + share)),
    method: stock.method,
    area_m2: areaM2,
    dataset: main,
    row: stock.row,
    further,
    basis: basisWords(stock.method, dwelling, share, dwelling.areaM2 > 70 || (dwelling.floorsTotal ?? 0) >= 40),
  };
}

/** Rents are asked in hundreds of yen; more digits would pretend to know more. */
function roundRent(yen: number): number {
  return Math.round(yen / 100) * 100;
}
