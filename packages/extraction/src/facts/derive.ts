import type { DerivedFacts, DerivedName, FactField, FactValues, PropertyFacts, RentRollLine } from '@rimawari/underwriting';
import { unitsOfMix } from '../normalise/layout.ts';
import type { MunicipalityBook } from './books/municipality-book.ts';
import { fullOccupancyRent } from './rolls/roll-sums.ts';

type Derived = Pick<PropertyFacts, 'derived' | 'derivations'>;

/** What follows from the stated values and is not stated itself. Never written into `values`. */
export function deriveFacts(values: FactValues, extra: PropertyFacts['extra'], municipalities: MunicipalityBook): Derived {
  const derived: PropertyFacts['derived'] = {};
  const derivations: PropertyFacts['derivations'] = {};
  const set = <Name extends DerivedName>(field: Name, value: NonNullable<DerivedFacts[Name]>, rule: string, from: FactField[]): void => {
    Object.assign(derived, { [field]: value });
    derivations[field] = { rule, from };
  };
  const place = values.address ? municipalities.find(values.address) : null;
  if (place?.prefecture && values.prefecture === null) set('prefecture', place.prefecture, 'prefecture-of-municipality', ['address']);
  if (place && values.municipality === null) set('municipality', place.municipality, 'municipality-of-address', ['address']);
  if (place?.code) set('municipality_code', place.code, 'code-of-municipality', ['address']);

  const roll: RentRollLine[] = extra.rent_roll ?? [];
  const full = fullOccupancyRent(roll);
  const { price_jpy: price, gross_yield_pct: grossYield, annual_rent_jpy: annual, monthly_rent_jpy: monthly } = values;
  if (annual === null && monthly !== null) set('annual_rent_jpy', monthly * 12, 'twelve-months', ['monthly_rent_jpy']);
  else if (monthly === null && annual !== null) set('monthly_rent_jpy', Math.round(annual / 12), 'twelfth-of-year', ['annual_rent_jpy']);
  else if (monthly === null && annual === null && full !== null) {
    set('monthly_rent_jpy', full, 'sum-of-rent-roll', ['extra.rent_roll']);
    set('annual_rent_jpy', full * 12, 'sum-of-rent-roll', ['extra.rent_roll']);
  } else if (monthly === null && annual === null && price !== null && grossYield !== null) {
    const year = Math.round((price * grossYield) / 100);
    set('annual_rent_jpy', year, 'rent-from-stated-yield', ['gross_yield_pct', 'price_jpy']);
    set('monthly_rent_jpy', Math.round(year / 12), 'rent-from-stated-yield', ['gross_yield_pct', 'price_jpy']);
  }
  const yearlyRent = annual ?? (monthly === null ? null : monthly * 12);
  if (price && yearlyRent !== null)
    set('gross_yield_pct_recomputed', Math.round((yearlyRent / price) * 1e5) / 1e3, 'rent-over-price', [
      annual === null ? 'monthly_rent_jpy' : 'annual_rent_jpy',
      'price_jpy',
    ]);
  if (values.units === null && roll.length > 0) set('units', roll.length, 'rows-of-rent-roll', ['extra.rent_roll']);
  const ofMix = extra.unit_mix === undefined || roll.length > 0 ? null : unitsOfMix(extra.unit_mix);
  if (values.units === null && ofMix !== null) set('units', ofMix, 'sum-of-unit-mix', ['extra.unit_mix']);
  const floors = extra.floor_areas_m2;
  if (values.floor_area_m2 === null && floors !== undefined) set('floor_area_m2', sum(floors), 'sum-of-floors', ['extra.floor_areas_m2']);
  const parcels = extra.parcels_m2;
  if (values.land_area_m2 === null && parcels !== undefined) set('land_area_m2', sum(parcels), 'sum-of-parcels', ['extra.parcels_m2']);
  return { derived, derivations };
}

function sum(areas: readonly number[]): number {
  return Math.round(areas.reduce((total, value) => total + value, 0) * 100) / 100;
}
