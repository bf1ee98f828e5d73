import { familyUnitSqm } from '../facts/property-class.ts';
import type { Subject } from '../facts/subject.ts';
import { wholePower } from '../numbers/whole-power.ts';

/** Rise of contract prices of units since the year of the pack, in which the median of all ages was taken (REINS East: +7.9% in 2025). */
const riseSincePack = 1.05;

/** What a m² of a unit sells for by age against the mean of all ages: two cross-sections, REINS East 2024 and Osaka 2021 to 2025. */
const unitAgeLevels: readonly (readonly [age: number, factor: number])[] = [
  [2.5, 1.55],
  [8, 1.42],
  [13, 1.26],
  [18, 1.14],
  [23, 1],
  [28, 0.8],
  [33, 0.58],
  [38, 0.57],
  [45, 0.52],
  [55, 0.4],
  [65, 0.3],
];

/** Loss of one unit a year as it ages, which is less than the difference between buildings of two ages: until 10, until 30, after. */
const unitAging = [
  { before: 10, rate: 0.022 },
  { before: 30, rate: 0.017 },
  { before: Number.POSITIVE_INFINITY, rate: 0.012 },
] as const;

/** Houses: floor area and age of the median contract, and what a year of age leaves of a price, e^−0.012. */
const usualHouse = { sqm: 102, ageYears: 22, keptAYear: 0.988_071_712_861_930_5, least: 0.6, most: 1.4 };

/** What years of age leave of the price of a house; more than all of it for a younger one. */
function houseAging(years: number): number {
  const whole = Math.round(years);
  return whole >= 0 ? wholePower(usualHouse.keptAYear, whole) : 1 / wholePower(usualHouse.keptAYear, -whole);
}

function ageLevel(ageYears: number): number {
  const [first, last] = [unitAgeLevels[0], unitAgeLevels.at(-1)] as [readonly [number, number], readonly [number, number]];
  if (ageYears <= first[0]) return first[1];
  for (const [index, [age, factor]] of unitAgeLevels.entries()) {
    const before = unitAgeLevels[index - 1];
    if (before === undefined || ageYears > age) continue;
    return before[1] + ((ageYears - before[0]) / (age - before[0])) * (factor - before[1]);
  }
  return last[1];
}

/** What is left of a price after one more year of age each, from an age on; a product of yearly rates. */
export function agedBy(years: number, fromAge: number): number {
  let left = 1;
  for (let year = 0; year < years; year += 1) {
    const age = fromAge + year;
    left *= 1 - (unitAging.find(({ before }) => age < before)?.rate ?? 0);
  }
  return left;
}

export interface ContractValue {
  value: number;
  low: number;
  high: number;
}

/**
 * What contracts of the municipality in 2025 say of such a unit or house today, yen, not rounded: by area and age. Null where no
 * contracts are known, or for a building.
 */
export function contractValue(subject: Subject, floorAreaSqm: number, ageYears: number): ContractValue | null {
  const level = subject.levels?.contract_price ?? null;
  if (level === null || level.value <= 0) return null;
  if (subject.isCondominium) {
    if (level.unit !== 'JPY/m2') return null;
    const factor = riseSincePack * ageLevel(ageYears) * floorAreaSqm;
    return { value: level.value * factor, low: level.low * factor, high: level.high * factor };
  }
  if (subject.kind !== 'detached_house' || level.unit !== 'JPY') return null;
  const size = Math.min(usualHouse.most, Math.max(usualHouse.least, floorAreaSqm / usualHouse.sqm));
  const factor = size * houseAging(ageYears - usualHouse.ageYears);
  return { value: level.value * factor, low: level.low * factor, high: level.high * factor };
}

/** What is left of a contract value after so many years of aging, without any change of the price level. */
export function contractAging(subject: Subject, ageYears: number, years: number): number {
  return subject.isCondominium ? agedBy(years, ageYears) : houseAging(years);
}

/** A unit small enough that it is bought for its rent alone. */
export const isStudio = (subject: Subject, floorAreaSqm: number): boolean => subject.isCondominium && floorAreaSqm < familyUnitSqm;
