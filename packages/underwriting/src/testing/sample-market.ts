import type { DatasetReference } from '../context/dataset.ts';
import type { MarketLevel, PlaceMarket } from '../context/place-market.ts';

function invented(id: string, title: string): DatasetReference {
  return {
    id: `sample-${id}`,
    title: `${title} (invented for samples)`,
    vintage: '2026',
    licence: 'none',
    source: 'Rimawari samples',
    url: null,
  };
}

const level = (id: string, title: string, [value, low, high]: readonly [number, number, number]): MarketLevel => ({
  value,
  low,
  high,
  dataset: invented(id, title),
  row: 'sample row',
  further: [],
  basis: 'Invented for samples.',
});

/** Market of an invented place: every figure is made up, and says so. */
export function sampleMarket(change: Partial<PlaceMarket> = {}): PlaceMarket {
  const vacancy = (value: number) => ({ value, dataset: invented('vacancy', 'Vacancy'), row: 'sample row' });
  const { further: _, basis: __, low: ___, high: ____, ...longPrime } = level('rates', 'Prime rates', [3.4, 3.4, 3.4]);
  return {
    location: {
      town: '錦糸',
      latitude: 35.697,
      longitude: 139.815,
      precision: 'town',
      settled_by: null,
      not_understood: null,
      candidates: [],
      dataset: invented('towns', 'Towns'),
    },
    belt: 'city',
    rent_levels: [{ ...level('rents', 'Rents', [101_000, 81_000, 121_000]), method: 'A', room: null, area_m2: 25.4, area_basis: 'stated' }],
    land_price: { ...level('land', 'Land prices', [780_000, 620_000, 950_000]), basis_kind: 'official_points', count: 12, within_m: 900 },
    contract_price: { ...level('contracts', 'Contracts', [910_000, 640_000, 1_240_000]), kind: 'condominium', unit: 'JPY/m2', count: 412 },
    price_by_age: {
      points: [
        { age_years: 5, factor: 1.6 },
        { age_years: 35, factor: 0.65 },
      ],
      dataset: invented('ages', 'Price by age'),
      row: 'sample row',
    },
    typical_yield: { ...level('yields', 'Yields', [6.75, 5.2, 8.3]), kind: 'asking', area: '全国' },
    rental_vacancy: { place: vacancy(13.2), prefecture: vacancy(15.1), nation: vacancy(18.6) },
    total_vacancy: { place: vacancy(10.4), prefecture: vacancy(11), nation: vacancy(13.8) },
    population_path: {
      years: [2020, 2035, 2050],
      place: [272_000, 284_000, 285_000],
      prefecture: [14_048_000, 14_500_000, 14_400_000],
      nation: [126_146_000, 116_639_000, 104_686_000],
      dataset: invented('population', 'Population'),
      row: 'sample row',
    },
    stations: [{ name: '錦糸町', lines: ['総武線', '11号線半蔵門線'], distance_m: 430, dataset: invented('stations', 'Stations') }],
    hazards: (['flood', 'inland_flood', 'storm_surge', 'tsunami', 'landslide', 'liquefaction'] as const).map((kind) => ({
      kind,
      state: 'not_checked',
      detail: 'No live source was asked.',
      dataset: null,
    })),
    investment_loan_rate: { ...level('loans', 'Investment loans', [2.7, 2.3, 4.5]), count: 5 },
    published_rates: [{ ...longPrime, name: 'long_prime', month: '2026-09' }],
    services: [{ service: 'mlit', state: 'off', detail: 'No key is set; the stored data was used.' }],
    rent_accuracy: null,
    ...change,
  };
}
