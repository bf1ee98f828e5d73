import type { Structure } from '../rules/structure.ts';
import type { ExtraFacts, ExtraName, NamedCharge, RentRollLine, RentRollTotals } from './extra-facts.ts';
import type { DerivedFacts, DerivedName, FactName, FactValues, Occupancy, Station } from './fact-values.ts';

/** What a fact's value is made of, by the name that {@link valueFacts} and {@link extraFacts} give it. */
export interface FactTypes {
  text: string;
  /** `YYYY-MM-DD` or shorter. */
  date: string;
  number: number;
  texts: string[];
  numbers: number[];
  stations: Station[];
  structure: Structure | Structure[];
  occupancy: Occupancy;
  rent_roll: RentRollLine[];
  totals: RentRollTotals;
  charges: NamedCharge[];
  flag: boolean;
}
export type FactType = keyof FactTypes;
export type FactUnit = 'yen' | 'yen_month' | 'yen_year' | 'percent' | 'm2' | 'years' | 'count';
export type FactGroup = 'price' | 'rent' | 'charges' | 'place' | 'land' | 'building' | 'auction' | 'sale';

export interface FactDefinition<Type extends FactType = FactType> {
  readonly type: Type;
  /** Null for what is counted in nothing: words, dates, lists of records. */
  readonly unit: FactUnit | null;
  readonly group: FactGroup;
}

/** The names of types that hold exactly this value: `number` for a number, `text` or `date` for a string. */
type TypeOf<Value> = {
  [Type in FactType]: [Value, FactTypes[Type]] extends [FactTypes[Type], Value] ? Type : never;
}[FactType];
type Definitions<Facts> = { readonly [Name in keyof Facts]-?: FactDefinition<TypeOf<NonNullable<Facts[Name]>>> };

const fact = <const Type extends FactType>(type: Type, unit: FactUnit | null, group: FactGroup): FactDefinition<Type> => ({
  type,
  unit,
  group,
});

/** The common facts, those of truth files, in the order in which they are read, measured and listed. */
export const valueFacts = {
  price_jpy: fact('number', 'yen', 'price'),
  gross_yield_pct: fact('number', 'percent', 'rent'),
  address: fact('text', null, 'place'),
  prefecture: fact('text', null, 'place'),
  municipality: fact('text', null, 'place'),
  stations: fact('stations', null, 'place'),
  layout: fact('text', null, 'building'),
  floor_area_m2: fact('number', 'm2', 'building'),
  land_area_m2: fact('number', 'm2', 'land'),
  built: fact('date', null, 'building'),
  structure: fact('structure', null, 'building'),
  floors_total: fact('number', 'count', 'building'),
  floor: fact('number', 'count', 'building'),
  units: fact('number', 'count', 'building'),
  monthly_rent_jpy: fact('number', 'yen_month', 'rent'),
  annual_rent_jpy: fact('number', 'yen_year', 'rent'),
  management_fee_jpy_month: fact('number', 'yen_month', 'charges'),
  repair_reserve_jpy_month: fact('number', 'yen_month', 'charges'),
  land_rights: fact('text', null, 'land'),
  zoning: fact('text', null, 'land'),
  building_coverage_pct: fact('number', 'percent', 'land'),
  floor_area_ratio_pct: fact('number', 'percent', 'land'),
  occupancy: fact('occupancy', null, 'rent'),
} as const satisfies Definitions<FactValues>;

/** Every further fact that any source is read for or any part of the engine asks for. */
export const extraFacts = {
  property_name: fact('text', null, 'place'),
  price_label: fact('text', null, 'price'),
  price_range_jpy: fact('numbers', 'yen', 'price'),
  building_price_jpy: fact('number', 'yen', 'price'),
  land_price_jpy: fact('number', 'yen', 'price'),
  consumption_tax_jpy: fact('number', 'yen', 'price'),
  land_assessed_jpy: fact('number', 'yen', 'price'),
  building_assessed_jpy: fact('number', 'yen', 'price'),
  minimum_bid_jpy: fact('number', 'yen', 'auction'),
  bid_deposit_jpy: fact('number', 'yen', 'auction'),
  bid_period: fact('text', null, 'auction'),
  case: fact('text', null, 'auction'),
  current_monthly_rent_jpy: fact('number', 'yen_month', 'rent'),
  current_annual_rent_jpy: fact('number', 'yen_year', 'rent'),
  current_gross_yield_pct: fact('number', 'percent', 'rent'),
  assumed_monthly_rent_jpy: fact('number', 'yen_month', 'rent'),
  assumed_annual_rent_jpy: fact('number', 'yen_year', 'rent'),
  sublease_monthly_rent_jpy: fact('number', 'yen_month', 'rent'),
  sublease_annual_rent_jpy: fact('number', 'yen_year', 'rent'),
  rent_roll: fact('rent_roll', null, 'rent'),
  totals: fact('totals', null, 'rent'),
  current_status_raw: fact('text', null, 'rent'),
  occupant_raw: fact('text', null, 'rent'),
  management_fee_jpy_year: fact('number', 'yen_year', 'charges'),
  management_fee_raw: fact('text', null, 'charges'),
  repair_reserve_jpy_year: fact('number', 'yen_year', 'charges'),
  repair_reserve_raw: fact('text', null, 'charges'),
  monthly_cost_total_jpy: fact('number', 'yen_month', 'charges'),
  garden_fee_jpy_month: fact('number', 'yen_month', 'charges'),
  internet_jpy_month: fact('number', 'yen_month', 'charges'),
  other_fees: fact('charges', 'yen_month', 'charges'),
  ground_rent_jpy_month: fact('number', 'yen_month', 'land'),
  ground_rent_jpy_year: fact('number', 'yen_year', 'land'),
  ground_rent_raw: fact('text', null, 'land'),
  lease_term_years: fact('number', 'years', 'land'),
  lease_end: fact('date', null, 'land'),
  land_rights_raw: fact('text', null, 'land'),
  land_share: fact('text', null, 'land'),
  site_area_m2: fact('number', 'm2', 'land'),
  parcels_m2: fact('numbers', 'm2', 'land'),
  land_category: fact('text', null, 'land'),
  land_use: fact('text', null, 'land'),
  coverage_ratio_raw: fact('text', null, 'land'),
  road: fact('text', null, 'land'),
  private_road: fact('text', null, 'land'),
  reference_station: fact('text', null, 'place'),
  balcony_m2: fact('number', 'm2', 'building'),
  floor_areas_m2: fact('numbers', 'm2', 'building'),
  residential_floor_area_m2: fact('number', 'm2', 'building'),
  floors_basement: fact('number', 'count', 'building'),
  floor_raw: fact('text', null, 'building'),
  registered_storeys: fact('number', 'count', 'building'),
  registered_use: fact('text', null, 'building'),
  layout_raw: fact('text', null, 'building'),
  unit_mix: fact('text', null, 'building'),
  completion_raw: fact('text', null, 'building'),
  building_status: fact('text', null, 'building'),
  building_current: fact('text', null, 'building'),
  category: fact('text', null, 'sale'),
  units_for_sale: fact('number', 'count', 'sale'),
  transaction: fact('text', null, 'sale'),
  delivery: fact('text', null, 'sale'),
  fee_includes_reserve: fact('flag', null, 'charges'),
  reserve_rise_jpy_month: fact('number', 'yen_month', 'charges'),
  reserve_rise_on: fact('date', null, 'charges'),
  service_balcony_fee_jpy_month: fact('number', 'yen_month', 'charges'),
  parking: fact('text', null, 'building'),
  property_tax_jpy_year: fact('number', 'yen_year', 'charges'),
  rent_roll_date: fact('date', null, 'rent'),
  seller: fact('text', null, 'sale'),
  price_tax: fact('text', null, 'price'),
  updated_on: fact('date', null, 'sale'),
  next_update_on: fact('date', null, 'sale'),
  sale_ended_on: fact('date', null, 'sale'),
  remark_flags: fact('texts', null, 'sale'),
  sale_kind: fact('text', null, 'auction'),
  opening_day: fact('date', null, 'auction'),
  built_raw: fact('text', null, 'building'),
  structure_raw: fact('text', null, 'building'),
  move_in: fact('text', null, 'sale'),
  use: fact('text', null, 'land'),
  reading_notes: fact('texts', null, 'sale'),
  unmatched_sources: fact('texts', null, 'sale'),
  remarks: fact('texts', null, 'sale'),
} as const satisfies Definitions<ExtraFacts>;

/** What follows from the stated facts where they are silent. */
export const derivedFacts = {
  prefecture: fact('text', null, 'place'),
  municipality: fact('text', null, 'place'),
  municipality_code: fact('text', null, 'place'),
  monthly_rent_jpy: fact('number', 'yen_month', 'rent'),
  annual_rent_jpy: fact('number', 'yen_year', 'rent'),
  gross_yield_pct_recomputed: fact('number', 'percent', 'rent'),
  units: fact('number', 'count', 'building'),
  floor_area_m2: fact('number', 'm2', 'building'),
  land_area_m2: fact('number', 'm2', 'land'),
} as const satisfies Definitions<DerivedFacts>;

/** A fact by its place: a common one by its name, a further one as `extra.<name>`. */
export type FactField = FactName | `extra.${ExtraName}`;
/** What the fact of this field holds, where it is stated. */
export type FactOf<Field extends FactField> = Field extends `extra.${infer Name extends ExtraName}`
  ? NonNullable<ExtraFacts[Name]>
  : Field extends FactName
    ? NonNullable<FactValues[Field]>
    : never;

// The keys of a record that is complete and closed by its type.
export const factNames = Object.keys(valueFacts) as readonly FactName[];
export const extraNames = Object.keys(extraFacts) as readonly ExtraName[];

export function isFactName(name: string): name is FactName {
  return Object.hasOwn(valueFacts, name);
}

export function isExtraName(name: string): name is ExtraName {
  return Object.hasOwn(extraFacts, name);
}

export function isDerivedName(name: string): name is DerivedName {
  return Object.hasOwn(derivedFacts, name);
}

/** The definition of a field; null for a name that no fact has. */
export function factDefinition(field: string): FactDefinition | null {
  const extra = field.startsWith('extra.') ? field.slice('extra.'.length) : null;
  if (extra !== null) return isExtraName(extra) ? extraFacts[extra] : null;
  return isFactName(field) ? valueFacts[field] : null;
}

/** Every name that a fact is asked for by: stated ones, further ones as `extra.<name>`, and those that follow from others. */
export const fieldNames: readonly string[] = [
  ...new Set([...factNames, ...extraNames.map((name) => `extra.${name}`), ...Object.keys(derivedFacts)]),
];
