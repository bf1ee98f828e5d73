import { type PlaceBand, placeBandNames } from '../facts/place-band.ts';
import { propertyClass } from '../facts/property-class.ts';
import type { PropertyClass } from '../facts/property-facts.ts';
import type { Subject } from '../facts/subject.ts';
import type { DefaultValue } from './assumption.ts';

/** Gross yields at which such property is offered: middle, low, high, in percent. */
const typicalYield: Record<PropertyClass, Record<PlaceBand, readonly [number, number, number]>> = {
  unit: { tokyo_wards: [4.4, 3.5, 5.4], major_city: [6, 4.8, 7.5], commuter_belt: [6.75, 5.3, 8.5], regional: [8.5, 6.5, 11] },
  light_block: { tokyo_wards: [5.8, 4.8, 7], major_city: [7.5, 6.2, 9], commuter_belt: [8.05, 6.5, 9.5], regional: [9.5, 7.5, 12] },
  solid_block: { tokyo_wards: [4.8, 4, 6], major_city: [6.5, 5.3, 8], commuter_belt: [7.45, 6, 9], regional: [9, 7, 11] },
  house: { tokyo_wards: [4.5, 3.3, 6], major_city: [6.3, 4.8, 8.5], commuter_belt: [7.3, 5.3, 10], regional: [10, 7, 14] },
};

/** Gross yield at which property of the type is commonly offered in such a place, with its range. */
export function typicalGrossYield(subject: Subject): DefaultValue {
  const [value, low, high] = typicalYield[propertyClass(subject)][subject.band];
  return {
    value,
    low,
    high,
    reason: `Property of this type in ${placeBandNames[subject.band]} is commonly offered at gross yields of ${low}%–${high}%; we use the rounded middle.`,
    source:
      'National medians of listings, Jan 2026: condominium unit 6.75%, wooden building 8.05%, concrete or steel building 7.45% (Kenbiya); ranges by area are our default',
  };
}
