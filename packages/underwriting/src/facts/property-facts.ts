import type { Structure } from '../rules/structure.ts';
import type { Conflict, Evidence } from './evidence.ts';

/** One railway station and how far away it is. Minutes are whole; with `bus_min` the walk is from the stop. */
export interface Station {
  line: string | null;
  station: string;
  walk_min: number | null;
  bus_min?: number;
  bus_stop?: string;
  distance_m?: number;
}

export type Occupancy = 'tenanted' | 'vacant' | 'partial' | 'owner_occupied';

/** What is offered. A building sold whole is an apartment building however many units it has. */
export type PropertyKind = 'condominium_unit' | 'apartment_building' | 'detached_house' | 'other_building';

/** Only what the sources state, in the field names and units of the reference truth files. Null where nothing is stated. */
export interface FactValues {
  price_jpy: number | null;
  /** A percent number as printed, 5.67 for 5.67 %. */
  gross_yield_pct: number | null;
  /** NFKC, as printed otherwise. */
  address: string | null;
  prefecture: string | null;
  municipality: string | null;
  stations: Station[] | null;
  layout: string | null;
  /** Square metres: exclusive area of a unit, total floor area of a building. */
  floor_area_m2: number | null;
  land_area_m2: number | null;
  /** `YYYY-MM`, or `YYYY` if only the year is stated. May lie in the future. */
  built: string | null;
  structure: Structure | Structure[] | null;
  floors_total: number | null;
  /** −1 is the first basement. */
  floor: number | null;
  units: number | null;
  /** Full-occupancy rent where both that and the current one are printed. */
  monthly_rent_jpy: number | null;
  annual_rent_jpy: number | null;
  management_fee_jpy_month: number | null;
  repair_reserve_jpy_month: number | null;
  land_rights: string | null;
  zoning: string | null;
  building_coverage_pct: number | null;
  floor_area_ratio_pct: number | null;
  occupancy: Occupancy | null;
}
export type FactName = keyof FactValues;

/** One line of a rent roll. A vacant room has no rent; what is asked for it stands apart. Yen a month. */
export interface RentRollLine {
  unit: string | null;
  layout: string | null;
  area_m2: number | null;
  rent_jpy: number | null;
  common_fee_jpy: number | null;
  occupied: boolean | null;
  /** `YYYY-MM-DD` or shorter. */
  lease_start: string | null;
  asking_rent_jpy?: number | null;
  /** Name or mark of the tenant, where the roll has one; used only to see one tenant in several rooms. */
  tenant?: string | null;
}

/** Facts beyond the common fields; every key is optional and means the same wherever it appears. */
export interface ExtraFacts {
  property_name?: string;
  price_label?: string;
  minimum_bid_jpy?: number;
  bid_deposit_jpy?: number;
  current_monthly_rent_jpy?: number;
  current_annual_rent_jpy?: number;
  current_gross_yield_pct?: number;
  assumed_monthly_rent_jpy?: number;
  assumed_annual_rent_jpy?: number;
  ground_rent_jpy_month?: number;
  lease_term_years?: number;
  land_share?: string;
  site_area_m2?: number;
  balcony_m2?: number;
  road?: string;
  unit_mix?: string;
  transaction?: string;
  delivery?: string;
  current_status_raw?: string;
  monthly_cost_total_jpy?: number;
  /** Parts of the price as the contract or the listing states them, yen; the building's with or without the tax beside it. */
  building_price_jpy?: number;
  land_price_jpy?: number;
  /** Consumption tax inside the price. Only the building bears it, and only where the seller is a taxable business. */
  consumption_tax_jpy?: number;
  /** Assessed values (固定資産税評価額) of what is sold, yen; for a unit those of its share. */
  land_assessed_jpy?: number;
  building_assessed_jpy?: number;
  rent_roll?: RentRollLine[];
  /** Sentences of the remarks that a check may need, as printed. */
  remarks?: string[];
  [name: string]: unknown;
}

/** What extraction hands to the engine, and what `facts.json` holds. */
export interface PropertyFacts {
  kind: PropertyKind;
  values: FactValues;
  /** What follows from the values but is not stated: same names, plain values. */
  derived: Partial<Record<string, string | number>>;
  /** How each derived value follows: a rule id and the fields it was worked out from. */
  derivations: Record<string, { rule: string; from: string[] }>;
  extra: ExtraFacts;
  /** By field name; facts of `extra` as `extra.<name>`. A stated value has at least one entry. */
  evidence: Record<string, Evidence[]>;
  conflicts: Conflict[];
}

export type RefusalReason =
  | 'rental'
  | 'list'
  | 'removed'
  | 'blocked'
  | 'land'
  | 'lease'
  | 'several_properties'
  | 'error_page'
  | 'not_property'
  | 'unreadable';

/** What was sent is no offer of one property for sale. `message` says what it is and what to send instead. */
export interface Refusal {
  kind: 'refuse';
  reason: RefusalReason;
  message: string;
  /** The source it was read from. */
  source_name: string;
}
