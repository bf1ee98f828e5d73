import { type FactField, factDefinition } from './fact-list.ts';
import type { PropertyFacts } from './property-facts.ts';

/** Facts that are read and move no figure and no check, with the reason. Every other fact moves one; a test walks them all. */
export const unusedFacts = {
  floor: 'no public level says what a floor adds to the rent here',
  'extra.property_name': 'it names the property and says nothing of its worth',
  'extra.price_range_jpy': 'one price is analysed, the one stated for this property',
  'extra.balcony_m2': 'a balcony is not part of the exclusive area that rents and taxes go by',
  'extra.floors_basement': 'no rule or level used here counts basement floors',
  'extra.registered_storeys': 'the storeys stated for the building are used',
  'extra.units_for_sale': 'one property is analysed, however many are offered',
  'extra.reading_notes': 'they stand among the notes as they are',
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
  return named.length === 0 ? [] : [`Read and not used: ${named.map(([field, reason]) => `${words(field)} (${reason})`).join('; ')}.`];
}
