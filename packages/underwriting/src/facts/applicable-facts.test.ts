import { expect, it } from 'vitest';
import { canHaveFact } from './applicable-facts.ts';

it('counts no fact as missing that a kind of property cannot have', () => {
  for (const kind of ['apartment_building', 'detached_house'] as const) {
    expect(canHaveFact(kind, 'repair_reserve_jpy_month')).toBe(false);
    expect(canHaveFact(kind, 'management_fee_jpy_month')).toBe(false);
    expect(canHaveFact(kind, 'land_area_m2')).toBe(true);
  }
  expect(canHaveFact('condominium_unit', 'repair_reserve_jpy_month')).toBe(true);
  expect(canHaveFact('condominium_unit', 'land_area_m2')).toBe(false);
  expect(canHaveFact('apartment_building', 'units')).toBe(true);
  expect(canHaveFact('detached_house', 'units')).toBe(false);
});
