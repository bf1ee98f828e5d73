import type { FactName } from './fact-values.ts';
import type { PropertyKind } from './property-facts.ts';

/** Facts that a property of a kind cannot have: nobody states them, and nothing is missing. */
const without: Record<PropertyKind, readonly FactName[]> = {
  condominium_unit: ['land_area_m2', 'building_coverage_pct', 'floor_area_ratio_pct'],
  apartment_building: ['floor', 'management_fee_jpy_month', 'repair_reserve_jpy_month'],
  detached_house: ['floor', 'units', 'management_fee_jpy_month', 'repair_reserve_jpy_month'],
  other_building: [],
};

/** Whether a property of the kind can have such a fact at all, such as a repair reserve, which no whole building pays to an association. */
export function canHaveFact(kind: PropertyKind, fact: FactName): boolean {
  return !without[kind].includes(fact);
}
