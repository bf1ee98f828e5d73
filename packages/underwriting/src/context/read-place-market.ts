import { isRecord } from '../facts/check-shape.ts';
import type { DatasetValue } from './dataset.ts';
import type {
  CapLevel,
  ContractPriceLevel,
  HazardAnswer,
  LandPriceLevel,
  Location,
  MarketLevel,
  NearStation,
  PlaceClassReading,
  PlaceComparison,
  PlaceMarket,
  PopulationPath,
  PriceByAge,
  PublishedRate,
  RentLevel,
  ServiceAnswer,
  YieldLevel,
} from './place-market.ts';
import {
  type Fits,
  isAboveZero,
  isCount,
  isNumber,
  isNumberOrNull,
  isOneOf,
  isText,
  isTextOrNull,
  isTexts,
  readDataset,
  readDatasetValue,
  readPart,
  refuse,
  type Shape,
} from './read-part.ts';

/** More rows than a report can use were never written by the pipeline. */
const mostEntries = 5000;
const isNumbers: Fits<number[]> = (value): value is number[] =>
  Array.isArray(value) && value.length <= mostEntries && value.every(isNumber) && value.every(Number.isFinite);
const isIndexOrNull: Fits<number | null> = (value): value is number | null => value === null || (Number.isInteger(value) && isCount(value));

type Reader<Part> = (value: unknown, field: string) => Part;

function readList<Part>(value: unknown, field: string, read: Reader<Part>): Part[] {
  if (!Array.isArray(value) || value.length > mostEntries) return refuse(field, value);
  return value.map((entry, at) => read(entry, `${field}.${at}`));
}

function orNull<Part>(value: unknown, field: string, read: Reader<Part>): Part | null {
  return value === null ? null : read(value, field);
}

function readRecord(value: unknown, field: string): Record<string, unknown> {
  return isRecord(value) ? value : refuse(field, value);
}

/** The ends of a level must lie around its value: a range turned over would turn every conclusion over. */
function readLevel(value: unknown, field: string): MarketLevel {
  const given = readRecord(value, field);
  const level = {
    ...readDatasetValue(given, field),
    ...readPart(given, { low: isCount, high: isCount, basis: isText }, field),
    further: readList(given.further, `${field}.further`, readDataset),
  };
  if (level.low > level.value) refuse(`${field}.low`, level.low);
  if (level.high < level.value) refuse(`${field}.high`, level.high);
  return level;
}

const readLevelWith =
  <Part extends object>(shape: Shape<Part>): Reader<MarketLevel & Part> =>
  (value, field) => ({ ...readLevel(value, field), ...readPart(value, shape, field) });

const readRentLevel: Reader<RentLevel> = readLevelWith({
  method: isOneOf('A', 'B', 'C'),
  room: isIndexOrNull,
  area_m2: isAboveZero,
  area_basis: isOneOf('stated', 'mean_of_building', 'layout'),
});
const readLandPrice: Reader<LandPriceLevel> = readLevelWith({
  basis_kind: isOneOf('official_points', 'municipal_estimate'),
  count: isCount,
  within_m: isNumberOrNull,
});
const readContractPrice: Reader<ContractPriceLevel> = readLevelWith({
  kind: isOneOf('condominium', 'house'),
  unit: isOneOf('JPY/m2', 'JPY'),
  count: isCount,
});
const readYield: Reader<YieldLevel> = readLevelWith({ kind: isOneOf('asking', 'expected'), area: isText });
const readCapLevel: Reader<CapLevel> = readLevelWith({
  of: isOneOf('unit', 'light_block', 'solid_block', 'house'),
  area: isText,
  weight: isCount,
});
const readLoanRate: Reader<MarketLevel & { count: number }> = readLevelWith({ count: isCount });

const readPriceByAge: Reader<PriceByAge> = (value, field) => {
  const given = readRecord(value, field);
  return {
    points: readList(given.points, `${field}.points`, (entry, at) => readPart(entry, { age_years: isCount, factor: isAboveZero }, at)),
    dataset: readDataset(given.dataset, `${field}.dataset`),
    ...readPart(given, { row: isText }, field),
  };
};

const readComparison: Reader<PlaceComparison> = (value, field) => {
  const given = readRecord(value, field);
  const read = (name: 'place' | 'prefecture' | 'nation'): DatasetValue | null => orNull(given[name], `${field}.${name}`, readDatasetValue);
  return { place: read('place'), prefecture: read('prefecture'), nation: read('nation') };
};

const readPopulationPath: Reader<PopulationPath> = (value, field) => {
  const given = readRecord(value, field);
  const path = {
    ...readPart(given, { years: isNumbers, place: isNumbers, prefecture: isNumbers, nation: isNumbers, row: isText }, field),
    dataset: readDataset(given.dataset, `${field}.dataset`),
  };
  for (const row of ['place', 'prefecture', 'nation'] as const)
    if (path[row].length !== path.years.length) refuse(`${field}.${row}`, path[row]);
  return path;
};

const readLocation: Reader<Location> = (value, field) => {
  const given = readRecord(value, field);
  const shape: Shape<Omit<Location, 'dataset'>> = {
    town: isTextOrNull,
    latitude: isNumberOrNull,
    longitude: isNumberOrNull,
    precision: (precision): precision is Location['precision'] =>
      precision === null || isOneOf('town', 'municipality', 'station')(precision),
    settled_by: (by): by is Location['settled_by'] => by === null || isOneOf('postal_code', 'station', 'town')(by),
    not_understood: isTextOrNull,
    candidates: isTexts,
  };
  return { ...readPart(given, shape, field), dataset: readDataset(given.dataset, `${field}.dataset`) };
};

const readStation: Reader<NearStation> = (value, field) => {
  const given = readRecord(value, field);
  const shape: Shape<Omit<NearStation, 'dataset'>> = { name: isText, lines: isTexts, distance_m: isCount };
  return { ...readPart(given, shape, field), dataset: readDataset(given.dataset, `${field}.dataset`) };
};

const readZoning: Reader<NonNullable<PlaceMarket['zoning']>> = (value, field) => ({
  ...readPart(value, { words: isText }, field),
  dataset: readDataset(readRecord(value, field).dataset, `${field}.dataset`),
});

const readHazard: Reader<HazardAnswer> = (value, field) => {
  const given = readRecord(value, field);
  const shape: Shape<Omit<HazardAnswer, 'dataset'>> = {
    kind: isOneOf('flood', 'inland_flood', 'storm_surge', 'tsunami', 'landslide', 'liquefaction'),
    state: isOneOf('found', 'not_found', 'not_checked'),
    detail: isText,
  };
  return { ...readPart(given, shape, field), dataset: orNull(given.dataset, `${field}.dataset`, readDataset) };
};

const readService: Reader<ServiceAnswer> = (value, field) =>
  readPart(value, { service: isOneOf('mlit', 'estat', 'exchange_rate'), state: isOneOf('off', 'used', 'failed'), detail: isText }, field);

const readRate: Reader<PublishedRate> = (value, field) => ({
  ...readDatasetValue(value, field),
  ...readPart(value, { name: isOneOf('long_prime', 'short_prime', 'government_bond_10y', 'flat35'), month: isText }, field),
});

const readAccuracy: Reader<NonNullable<PlaceMarket['rent_accuracy']>> = (value, field) =>
  readPart(
    value,
    { median_error_pct: isCount, coverage_pct: isCount, median_width_pct: isCount, cases: isCount, measured_on: isText },
    field,
  );

const readPlaceClass: Reader<PlaceClassReading> = (value, field) => ({
  ...readPart(value, { name: isOneOf('tokyo_wards', 'major_city', 'commuter_belt', 'regional'), row: isText, basis: isText }, field),
  dataset: readDataset(readRecord(value, field).dataset, `${field}.dataset`),
});

/** Checks the market of the place as it was gathered and takes what the engine uses of it. Throws `invalid_fact` naming the part. */
export function readPlaceMarket(value: unknown, field: string): PlaceMarket {
  const given = readRecord(value, field);
  const at = (name: keyof PlaceMarket) => `${field}.${name}`;
  const belt = given.belt;
  if (belt !== null && !isOneOf('city', 'suburb', 'region')(belt)) return refuse(at('belt'), belt);
  return {
    location: readLocation(given.location, at('location')),
    belt,
    ...(given.place_class === undefined ? {} : { place_class: orNull(given.place_class, at('place_class'), readPlaceClass) }),
    rent_levels: readList(given.rent_levels, at('rent_levels'), readRentLevel),
    ...(given.cap_levels === undefined ? {} : { cap_levels: readList(given.cap_levels, at('cap_levels'), readCapLevel) }),
    land_price: orNull(given.land_price, at('land_price'), readLandPrice),
    contract_price: orNull(given.contract_price, at('contract_price'), readContractPrice),
    price_by_age: orNull(given.price_by_age, at('price_by_age'), readPriceByAge),
    typical_yield: orNull(given.typical_yield, at('typical_yield'), readYield),
    rental_vacancy: readComparison(given.rental_vacancy, at('rental_vacancy')),
    total_vacancy: readComparison(given.total_vacancy, at('total_vacancy')),
    population_path: orNull(given.population_path, at('population_path'), readPopulationPath),
    stations: readList(given.stations, at('stations'), readStation),
    ...(given.zoning === undefined ? {} : { zoning: readZoning(given.zoning, at('zoning')) }),
    hazards: readList(given.hazards, at('hazards'), readHazard),
    investment_loan_rate: orNull(given.investment_loan_rate, at('investment_loan_rate'), readLoanRate),
    published_rates: readList(given.published_rates, at('published_rates'), readRate),
    services: readList(given.services, at('services'), readService),
    rent_accuracy: orNull(given.rent_accuracy, at('rent_accuracy'), readAccuracy),
  };
}
