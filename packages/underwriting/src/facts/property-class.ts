import type { PropertyClass } from './property-facts.ts';
import type { Subject } from './subject.ts';

/** Class of the property by its kind and the structure used. */
export function propertyClass({
  isCondominium,
  kind,
  structureUsed,
}: Pick<Subject, 'isCondominium' | 'kind' | 'structureUsed'>): PropertyClass {
  if (isCondominium) return 'unit';
  if (kind === 'detached_house') return 'house';
  return ['W', 'LGS', 'CB'].includes(structureUsed) ? 'light_block' : 'solid_block';
}

/** From this area on a unit is bought to live in as well as to lease, m². */
export const familyUnitSqm = 40;

/** Floor area of one dwelling, m²: of the unit, or the mean of a building; 30 where none is stated. */
export function dwellingAreaSqm(subject: Pick<Subject, 'values' | 'unitsUsed'>): number {
  const area = subject.values.floor_area_m2;
  return area === null ? 30 : area / subject.unitsUsed;
}
