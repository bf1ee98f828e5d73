import { type FactField, factDefinition } from './fact-list.ts';
import type { PropertyFacts } from './property-facts.ts';

/** Facts that are read and move no figure and no check, with the reason. Every other fact moves one; a test walks them all. */
export const unusedFacts = {
  floor: 'no public data on rent by floor',
  'extra.property_name': 'a name only',
  'extra.price_range_jpy': 'we analyze the price stated for this property',
  'extra.balcony_m2': 'not part of the exclusive area',
  'extra.floors_basement': 'not used by any rule or data here',
  'extra.registered_storeys': 'we use the stories stated for the building',
  'extra.units_for_sale': 'we analyze one unit',
  'extra.reading_notes': 'shown in the notes',
} as const satisfies Partial<Record<FactField, string>>;

const words = (field: string): string =>
  field
    .replace('extra.', '')
    .replace(/_(?:jpy|m2|pct)\b/g, '')
    .replaceAll('_', ' ');

/** One sentence on what was read and not used, so that nothing is dropped unsaid. */
export function noteUnusedFacts({ values, extra }: PropertyFacts): string[] {
  const stated: Record<string, unknown> = {
    ...values,
    ...Object.fromEntries(Object.entries(extra).map(([name, value]) => [`extra.${name}`, value])),
  };
  const named = Object.entries(unusedFacts).filter(
    ([field]) => field !== 'extra.reading_notes' && factDefinition(field) !== null && stated[field] !== null && stated[field] !== undefined,
  );
  return named.length === 0 ? [] : [`Read but not used: ${named.map(([field, reason]) => `${words(field)} (${reason})`).join('; ')}.`];
}
