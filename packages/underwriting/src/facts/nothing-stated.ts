import type { FactValues } from './property-facts.ts';

/** Every field, none of them stated. */
export const nothingStated: FactValues = {
  price_jpy: null,
  gross_yield_pct: null,
  address: null,
  prefecture: null,
  municipality: null,
  stations: null,
  layout: null,
  floor_area_m2: null,
  land_area_m2: null,
  built: null,
  structure: null,
  floors_total: null,
  floor: null,
  units: null,
  monthly_rent_jpy: null,
  annual_rent_jpy: null,
  management_fee_jpy_month: null,
  repair_reserve_jpy_month: null,
  land_rights: null,
  zoning: null,
  building_coverage_pct: null,
  floor_area_ratio_pct: null,
  occupancy: null,
};
