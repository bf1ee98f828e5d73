import type { Structure } from '../rules/structure.ts';

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

/** What follows from the stated values and is not stated itself. */
export interface DerivedFacts {
  prefecture?: string;
  municipality?: string;
  /** Five digits, as the ministry numbers municipalities and wards. */
  municipality_code?: string;
  monthly_rent_jpy?: number;
  annual_rent_jpy?: number;
  /** The stated rent over the stated price, to be held against the stated yield. */
  gross_yield_pct_recomputed?: number;
  units?: number;
  floor_area_m2?: number;
  land_area_m2?: number;
}
export type DerivedName = keyof DerivedFacts;
