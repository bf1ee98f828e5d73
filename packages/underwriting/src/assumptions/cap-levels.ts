import type { PlaceBand } from '../facts/place-band.ts';
import { propertyClass } from '../facts/property-class.ts';
import type { PropertyClass } from '../facts/property-facts.ts';
import type { Subject } from '../facts/subject.ts';

/**
 * Cap rate of a new building by class and place, percent of NOI as this model counts it; fitted so that the middle of asking prices of
 * 2026 is met. From published gross yields (健美家 2020–Jan 2026, 日本不動産研究所 Oct 2025) × the share of rent that is kept, then
 * × 0.78 for units and × 0.80 for solid blocks.
 */
const levels: Record<PropertyClass, Record<PlaceBand, number>> = {
  unit: { tokyo_wards: 2.03, major_city: 2.57, commuter_belt: 2.89, regional: 4.06 },
  light_block: { tokyo_wards: 4.2, major_city: 5.1, commuter_belt: 5.4, regional: 6.5 },
  solid_block: { tokyo_wards: 2.64, major_city: 3.2, commuter_belt: 3.44, regional: 4.48 },
  house: { tokyo_wards: 3, major_city: 3.5, commuter_belt: 3.8, regional: 4.8 },
};
/** Points for each year of age: units of the capital area yield 4.44 new and 6.19 at 30 years (東京カンテイ). */
const slopes: Record<PropertyClass, number> = { unit: 0.03, light_block: 0.015, solid_block: 0.015, house: 0.02 };
/** Age after which a building yields no more for being older, years. */
const lastAge = 45;
const leaseholdPoints = 1.5;
export const oldSeismicPoints = 0.3;
/** Shops and offices have no levels of their own: they yield more than dwellings of the same building. */
const otherKindPoints = 1;

export const capLevelSource =
  '健美家 不動産投資市場動向 2020–Jan 2026; 日本不動産研究所 不動産投資家調査 Oct 2025; calibrated to asking prices of 2026';

/** Built before the seismic code of June 1981 (新耐震), as far as the date is known. */
export const isPre1981 = ({ ageMonths, values }: Pick<Subject, 'ageMonths' | 'values'>): boolean =>
  ageMonths !== null && values.built !== null && values.built < '1981-06';

/** Points added to the cap rate for the years from one age to a later one. */
export function capRateForAge(subject: Subject, fromAge: number, toAge: number): number {
  return slopes[propertyClass(subject)] * (Math.min(toAge, lastAge) - Math.min(fromAge, lastAge));
}

/** Points that so many years of holding add to the cap rate, percent. */
export const exitSpreadForAge = (subject: Subject, years: number): number =>
  Math.round(capRateForAge(subject, subject.ageYears, subject.ageYears + years) * 1e6) / 1e6;

/** Level of a new building, percent, with its range. */
export interface CapRateLevel {
  value: number;
  low: number;
  high: number;
  /** City that a yield was published for; null where the level is that of a class of places alone. */
  area: string | null;
}

/** Half-width of the range: a level that figures of the place stand behind, and one of a class of places. */
const margins = { city: 0.1, band: 0.15 };

/** Level of a new building of the class in the place: of the city where yields of it were published, else of its class of places. */
export function newBuildingLevel(subject: Subject): CapRateLevel {
  const of = propertyClass(subject);
  const band = levels[of][subject.band];
  const city = subject.levels?.cap_levels?.find((level) => level.of === of) ?? null;
  // The levels of the wards are themselves those of one city.
  const margin = city === null && subject.band !== 'tokyo_wards' ? margins.band : margins.city;
  if (city === null) return { value: band, low: band * (1 - margin), high: band * (1 + margin), area: null };
  const value = city.weight * city.value + (1 - city.weight) * band;
  const between = (end: number) => (value + end) / 2;
  return {
    value,
    low: Math.min(value * (1 - margin), between(Math.min(city.value, band))),
    high: Math.max(value * (1 + margin), between(Math.max(city.value, band))),
    area: city.area,
  };
}

/** Market cap rate of such a property today, percent: place, class, age, leased land and seismic code. The asking price is not among them. */
export function marketCapRate(subject: Subject, ageYears: number): number {
  const points =
    (subject.isLeasehold ? leaseholdPoints : 0) + (isPre1981(subject) ? oldSeismicPoints : 0) + (subject.isOtherKind ? otherKindPoints : 0);
  return newBuildingLevel(subject).value + capRateForAge(subject, 0, ageYears) + points;
}

/** Ends of the market cap rate as shares of it: as far as its level is open, 0.9 and 1.1 where figures of the place stand behind it. */
export function capRateEnds(subject: Subject): readonly [low: number, high: number] {
  const { value, low, high } = newBuildingLevel(subject);
  return [low / value, high / value];
}
