import { limits } from '@rimawari/api/limits';
import type { PropertyFacts } from '@rimawari/underwriting';

/** What an analysis is called that nobody named and whose sources name no building. */
export const untitled = 'Property Analysis';

/** The title that the user gave, else the name of the building that the sources state, else the default. */
export function analysisTitle(given: string | null, { extra }: Pick<PropertyFacts, 'extra'>): string {
  const name = (extra.property_name ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return given ?? (name === '' ? untitled : [...name].slice(0, limits.titleLength).join(''));
}
