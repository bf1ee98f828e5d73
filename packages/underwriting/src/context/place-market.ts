import type { PlaceBand } from '../facts/place-band.ts';
import type { PropertyClass } from '../facts/property-facts.ts';
import type { DatasetReference, DatasetValue } from './dataset.ts';

/**
 * A level of the place from public statistics: the middle and the ends of the range that is stated with it.
 * `dataset` is the set that the value mainly rests on (its `source` and `vintage` are printed with the value), `row` the rows
 * used of it, `further` the other sets that went into it.
 */
export interface MarketLevel extends DatasetValue {
  low: number;
  high: number;
  further: DatasetReference[];
  /** How the value and its range follow from the rows, in one plain sentence for the reader. */
  basis: string;
}

/**
 * A: rents of the ward by size of the dwelling. B: from the mean rent of the municipality. C: from the prefecture, land and
 * density where the municipality has no mean rent of its own; a rough guide.
 */
export type RentMethod = 'A' | 'B' | 'C';

/**
 * Rent that dwellings of the same size, age and structure are offered at in this place: JPY a month for one dwelling, without
 * common fees. The ends are meant to hold four of five asking rents. No price enters it. Housing only.
 */
export interface RentLevel extends MarketLevel {
  method: RentMethod;
  /** Index of the line of `extra.rent_roll` it is for; null for the dwelling sold, or the mean dwelling of the building. */
  room: number | null;
  /** m² of the one dwelling that it is for. */
  area_m2: number;
  /** How `area_m2` is known: as printed, from the total floor area over the dwellings (common parts taken off), or from the layout. */
  area_basis: 'stated' | 'mean_of_building' | 'layout';
}

/** Price of residential land, JPY/m². `official_points`: official land prices near the place; `municipal_estimate`: our estimate. */
export interface LandPriceLevel extends MarketLevel {
  basis_kind: 'official_points' | 'municipal_estimate';
  /** Official points behind it; 0 where the number is not known. */
  count: number;
  /** Metres to the farthest point used; null for a municipal level. */
  within_m: number | null;
}

/** Price of contracts of the kind (condominium units or houses) in the municipality. */
export interface ContractPriceLevel extends MarketLevel {
  kind: 'condominium' | 'house';
  /** `JPY/m2` of exclusive area for condominiums, `JPY` for a house with its land. */
  unit: 'JPY/m2' | 'JPY';
  /** Contracts behind the median. */
  count: number;
}

/**
 * What a m² of a condominium sells for by age of the building, against the mean of all ages in the same market (1 = the mean).
 * Measured in Osaka City, contracts 2021–2025; elsewhere a guide. Ordered by age; between the ages read on a straight line.
 */
export interface PriceByAge {
  points: { age_years: number; factor: number }[];
  dataset: DatasetReference;
  row: string;
}

/**
 * Gross yield (percent number) at which property of the kind is offered or expected. `kind`: `asking` compares with a gross
 * yield, `expected` is what investors of the survey expect of NOI for well-placed recent buildings.
 */
export interface YieldLevel extends MarketLevel {
  kind: 'asking' | 'expected';
  /** Area the figure was published for, as printed: 全国, 東京城南, 神戸市. */
  area: string;
}

/**
 * Cap rate of a new building of a class in a city, percent of NOI as the model counts it, from yields that were published for the city.
 */
export interface CapLevel extends MarketLevel {
  of: PropertyClass;
  /** Share of the model’s level that the figure decides, 0 to 1; the level of the class of places decides the rest. */
  weight: number;
  /** City or area the figure was published for, as printed. */
  area: string;
}

/** How built-up the place is, in contexts that were gathered before the table of classes; `place_class` stands in its place. */
export type Belt = 'city' | 'suburb' | 'region';

/** Class of the place by the table of all municipalities, and what the rule saw of it. */
export interface PlaceClassReading {
  name: PlaceBand;
  dataset: DatasetReference;
  row: string;
  basis: string;
}

/** The same statistic for the municipality, its prefecture and Japan; null where the survey gives none. */
export interface PlaceComparison {
  place: DatasetValue | null;
  prefecture: DatasetValue | null;
  nation: DatasetValue | null;
}

/** Persons by year; the three rows have a value for each year. */
export interface PopulationPath {
  years: number[];
  place: number[];
  prefecture: number[];
  nation: number[];
  dataset: DatasetReference;
  row: string;
}

/** A station near the place, by straight line. */
export interface NearStation {
  name: string;
  lines: string[];
  /** Metres, straight line from the coordinates of the place. */
  distance_m: number;
  dataset: DatasetReference;
}

/** Where the address was placed. `precision` says what the coordinates stand for. */
export interface Location {
  /** Town as the register of towns writes it; null where the address names none, or none that is known. */
  town: string | null;
  latitude: number | null;
  longitude: number | null;
  precision: 'town' | 'municipality' | 'station' | null;
  /** How an ambiguous name was settled; by the town only for a ward named without its city. Null where it was not ambiguous. */
  settled_by: 'postal_code' | 'station' | 'town' | null;
  /** What of the address was not understood; null where nothing was left over. */
  not_understood: string | null;
  /** Places that the address may mean, `東京都府中市`, where it names several: then none is taken. */
  candidates: string[];
  dataset: DatasetReference;
}

export type HazardKind = 'flood' | 'inland_flood' | 'storm_surge' | 'tsunami' | 'landslide' | 'liquefaction';
/** A hazard at the coordinates. Without a live answer every one is `not_checked`. */
export interface HazardAnswer {
  kind: HazardKind;
  state: 'found' | 'not_found' | 'not_checked';
  /** Words of the answer, or why it was not checked. */
  detail: string;
  dataset: DatasetReference | null;
}

/** A public service that may refresh the packs: whether it was asked, and what came of it. */
export interface ServiceAnswer {
  service: 'mlit' | 'estat' | 'exchange_rate';
  state: 'off' | 'used' | 'failed';
  /** In words for the reader: what was taken from it, or why the stored data stands in. */
  detail: string;
}

/** A rate that is published every month, in percent. */
export interface PublishedRate extends DatasetValue {
  name: 'long_prime' | 'short_prime' | 'government_bond_10y' | 'flat35';
  /** `YYYY-MM` */
  month: string;
}

/**
 * The market of the place, gathered before the engine runs. Absent in reports made before it was gathered. Everything may be
 * missing: a null is "not known from open data", never a default.
 */
export interface PlaceMarket {
  location: Location;
  /** Null since `place_class` is gathered. */
  belt: Belt | null;
  /** Absent in contexts that were gathered before the table of classes. */
  place_class?: PlaceClassReading | null;
  /** One for the dwelling sold (or the mean dwelling), then one for each line of the roll whose area is known. Empty where unknown. */
  rent_levels: RentLevel[];
  /** Of the classes that figures of the city were published for; absent in contexts that were gathered before. */
  cap_levels?: CapLevel[];
  land_price: LandPriceLevel | null;
  contract_price: ContractPriceLevel | null;
  price_by_age: PriceByAge | null;
  typical_yield: YieldLevel | null;
  /** Percent of dwellings to let that stand empty. */
  rental_vacancy: PlaceComparison;
  /** Percent of all dwellings that stand empty, second homes and dwellings for sale included. */
  total_vacancy: PlaceComparison;
  population_path: PopulationPath | null;
  stations: NearStation[];
  /** Use district with its ratios, as a live source words it for the coordinates; absent without a live answer. */
  zoning?: { words: string; dataset: DatasetReference };
  hazards: HazardAnswer[];
  /** Rates of investment loans as published, percent a year. */
  investment_loan_rate: (MarketLevel & { count: number }) | null;
  published_rates: PublishedRate[];
  services: ServiceAnswer[];
  /** Measured error of the rent level, as the benchmark of the release found it; null where it was not measured. */
  rent_accuracy: { median_error_pct: number; coverage_pct: number; median_width_pct: number; cases: number; measured_on: string } | null;
}
