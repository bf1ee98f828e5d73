import type { JsonSchema } from './json-schema.ts';
import { closed, list, numberOrNull, text, textOrNull, texts } from './schema-parts.ts';

const count: JsonSchema = { type: 'number', minimum: 0 };
const numbers = list({ type: 'number' });
const dataset: JsonSchema = { $ref: '#/$defs/dataset' };
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [{ type: 'null' }, schema] });
const oneOf = (...words: string[]): JsonSchema => ({ enum: words });

const valueParts = { value: count, dataset, row: text };
/** A value of a public dataset, with its row. */
export const datasetValue = closed(valueParts);

const levelParts = { ...valueParts, low: count, high: count, further: list(dataset), basis: text };
const comparison = closed({ place: orNull(datasetValue), prefecture: orNull(datasetValue), nation: orNull(datasetValue) });
const age = closed({ age_years: count, factor: count });

/** The market of the place, as `context/place-market.ts` has it. */
export const market = closed(
  {
    location: closed({
      town: textOrNull,
      latitude: numberOrNull,
      longitude: numberOrNull,
      precision: { enum: ['town', 'municipality', 'station', null] },
      settled_by: { enum: ['postal_code', 'station', 'town', null] },
      not_understood: textOrNull,
      candidates: texts,
      dataset,
    }),
    belt: { enum: ['city', 'suburb', 'region', null] },
    place_class: orNull(closed({ name: oneOf('tokyo_wards', 'major_city', 'commuter_belt', 'regional'), dataset, row: text, basis: text })),
    rent_levels: list(
      closed({
        ...levelParts,
        method: oneOf('A', 'B', 'C'),
        room: numberOrNull,
        area_m2: count,
        area_basis: oneOf('stated', 'mean_of_building', 'layout'),
      }),
    ),
    cap_levels: list(closed({ ...levelParts, of: oneOf('unit', 'light_block', 'solid_block', 'house'), area: text, weight: count })),
    land_price: orNull(
      closed({ ...levelParts, basis_kind: oneOf('official_points', 'municipal_estimate'), count, within_m: numberOrNull }),
    ),
    contract_price: orNull(closed({ ...levelParts, kind: oneOf('condominium', 'house'), unit: oneOf('JPY/m2', 'JPY'), count })),
    price_by_age: orNull(closed({ points: list(age), dataset, row: text })),
    typical_yield: orNull(closed({ ...levelParts, kind: oneOf('asking', 'expected'), area: text })),
    rental_vacancy: comparison,
    total_vacancy: comparison,
    population_path: orNull(closed({ years: numbers, place: numbers, prefecture: numbers, nation: numbers, dataset, row: text })),
    stations: list(closed({ name: text, lines: texts, distance_m: count, dataset })),
    hazards: list(
      closed({
        kind: oneOf('flood', 'inland_flood', 'storm_surge', 'tsunami', 'landslide', 'liquefaction'),
        state: oneOf('found', 'not_found', 'not_checked'),
        detail: text,
        dataset: orNull(dataset),
      }),
    ),
    investment_loan_rate: orNull(closed({ ...levelParts, count })),
    published_rates: list(
      closed({ ...valueParts, name: oneOf('long_prime', 'short_prime', 'government_bond_10y', 'flat35'), month: text }),
    ),
    services: list(closed({ service: oneOf('mlit', 'estat', 'exchange_rate'), state: oneOf('off', 'used', 'failed'), detail: text })),
    rent_accuracy: orNull(
      closed({ median_error_pct: count, coverage_pct: count, median_width_pct: count, cases: count, measured_on: text }),
    ),
    zoning: closed({ words: text, dataset }),
  },
  ['zoning', 'place_class', 'cap_levels'],
);

/** The section Market of the report, as `document/market-section.ts` has it. */
export const marketSection = closed({
  location: text,
  reading: texts,
  comparisons: list(
    closed({
      id: text,
      title: text,
      title_ja: text,
      level: text,
      own: textOrNull,
      others: texts,
      source: text,
      vintage: text,
      basis: text,
    }),
  ),
  population: orNull(closed({ years: numbers, columns: texts, source: text, vintage: text })),
  stations: list(closed({ name: text, lines: texts, distance: text, source: text, vintage: text })),
  hazards: list(
    closed({
      kind: text,
      title: text,
      title_ja: text,
      state: oneOf('found', 'not_found', 'not_checked'),
      detail: text,
      source: textOrNull,
      vintage: textOrNull,
    }),
  ),
  services: texts,
  accuracy: textOrNull,
});
