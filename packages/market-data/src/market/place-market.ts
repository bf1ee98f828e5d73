import type { Location, NearStation, PlaceMarket, PropertyFacts, RentLevel } from '@rimawari/underwriting';
import type { Point } from '../place/distance.ts';
import { type Place, readPlace } from '../place/read-place.ts';
import { nearestStations, stationDataset } from '../place/stations.ts';
import { capLevels } from './cap-levels.ts';
import { contractPriceLevel, priceByAge } from './contract-price.ts';
import { dwellingAreas, dwellingOf } from './dwelling.ts';
import { landPriceLevel } from './land-price.ts';
import { placeClassOf } from './place-class.ts';
import { investmentLoanRate, publishedRates } from './rates.ts';
import { rentAccuracy } from './rent-accuracy.ts';
import { type Dwelling, rentLevel } from './rent-level.ts';
import { populationPath, rentalVacancy, totalVacancy } from './statistics.ts';
import { typicalYield } from './typical-yield.ts';

const shownStations = 3;
const noComparison = { place: null, prefecture: null, nation: null };
const hazardKinds = ['flood', 'inland_flood', 'storm_surge', 'tsunami', 'landslide', 'liquefaction'] as const;

/** The place of a property by its facts: address, prefecture and municipality as stated or derived, stations. */
export function placeOfFacts({ values, derived }: PropertyFacts): Place {
  const prefecture = values.prefecture ?? derived.prefecture ?? '';
  const municipality = values.municipality ?? derived.municipality ?? '';
  const address = values.address ?? municipality;
  const stations = (values.stations ?? []).map(({ station, line }) => ({ station, line }));
  const isLatin = /^[\p{Script=Latin}\p{Number}\p{Punctuation}\s]+$/u.test(address);
  if (isLatin || prefecture === '' || address.startsWith(prefecture)) return readPlace({ address, stations });
  return readPlace({ address: prefecture + address, stations });
}

function locationOf(place: Place): Location {
  return {
    town: place.town,
    latitude: place.latitude,
    longitude: place.longitude,
    precision: place.precision,
    settled_by: place.settledBy,
    not_understood: place.notUnderstood,
    candidates: place.candidates,
    dataset: place.dataset,
  };
}

function stationsNear(point: Point | null): NearStation[] {
  if (!point) return [];
  return nearestStations(point, shownStations).map(({ station, metres }) => ({
    name: station.name,
    lines: station.lines.split('|').map((line) => line.replace(/^\S+ /, '')),
    distance_m: Math.round(metres / 10) * 10,
    dataset: stationDataset(),
  }));
}

function rentLevels(code: string, facts: PropertyFacts, asOf: string): RentLevel[] {
  const base: Omit<Dwelling, 'areaM2'> = dwellingOf(code, facts, asOf);
  return dwellingAreas(facts).flatMap(({ room, areaM2, basis, floor }) => {
    const level = rentLevel({ ...base, areaM2, floor: floor ?? base.floor });
    return level ? [{ ...level, room, area_basis: basis }] : [];
  });
}

/**
 * The market of the place of a property, from the stored data alone: rent levels, prices, yields, vacancy, population, stations.
 * What no open source gives is null. No price of the property enters any of it. Hazards are not checked without a live answer.
 * @param asOf analysis date, `YYYY-MM-DD`
 */
export function gatherPlaceMarket(facts: PropertyFacts, asOf: string, place: Place = placeOfFacts(facts)): PlaceMarket {
  const code = place.municipality?.code ?? null;
  const point = place.latitude !== null && place.longitude !== null ? { latitude: place.latitude, longitude: place.longitude } : null;
  const exact = place.precision === 'town' ? point : null;
  const shared = {
    belt: null,
    location: locationOf(place),
    stations: place.precision === 'municipality' ? [] : stationsNear(point),
    hazards: hazardKinds.map((kind) => ({
      kind,
      state: 'not_checked' as const,
      detail: 'No live data service was used for this area.',
      dataset: null,
    })),
    investment_loan_rate: investmentLoanRate(asOf),
    published_rates: publishedRates(asOf),
    services: [],
    rent_accuracy: rentAccuracy,
  };
  if (code === null)
    return {
      ...shared,
      place_class: null,
      cap_levels: [],
      rent_levels: [],
      land_price: null,
      contract_price: null,
      price_by_age: null,
      typical_yield: null,
      rental_vacancy: noComparison,
      total_vacancy: noComparison,
      population_path: null,
    };
  const levels = rentLevels(code, facts, asOf);
  const contract =
    facts.kind === 'other_building' || facts.kind === 'apartment_building'
      ? null
      : contractPriceLevel(code, facts.kind === 'condominium_unit' ? 'condominium' : 'house');
  const { structure, ageYears } = dwellingOf(code, facts, asOf);
  return {
    ...shared,
    place_class: placeClassOf(code),
    cap_levels: capLevels(code),
    rent_levels: levels,
    land_price: landPriceLevel(code, exact, facts.values.zoning),
    contract_price: contract,
    price_by_age: facts.kind === 'condominium_unit' && contract ? priceByAge() : null,
    typical_yield: typicalYield({
      code,
      kind: facts.kind,
      structure,
      ageYears,
      rent: levels.find(({ room }) => room === null) ?? null,
      contract,
    }),
    rental_vacancy: rentalVacancy(code),
    total_vacancy: totalVacancy(code),
    population_path: populationPath(code),
  };
}
