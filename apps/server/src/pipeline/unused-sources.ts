import type { ExtraFacts, PropertyFacts } from '@rimawari/underwriting';

/** A source that was given and that no fact comes from. */
export interface UnusedSource {
  source_name: string;
  /** Why, in a word; extraction's own words for pages that are no offer. */
  reason: string;
  /** Why, in sentences; extraction gives none. */
  message?: string;
}

/** Names a source beside those that extraction left aside. */
export function withUnused(facts: PropertyFacts, source: UnusedSource): PropertyFacts {
  return { ...facts, extra: { ...facts.extra, unused_sources: [source, ...unusedSources(facts.extra)] } };
}

/** A sentence of the report for each source that it does not rest on. */
export function unusedSourceNotes(facts: PropertyFacts): string[] {
  return unusedSources(facts.extra).map(
    ({ source_name, message }) => `${source_name} was not used. ${message ?? 'It does not show an offer of one property for sale.'}`,
  );
}

function unusedSources({ unused_sources }: ExtraFacts): UnusedSource[] {
  // Written by extraction and by `withUnused` alone.
  return Array.isArray(unused_sources) ? (unused_sources as UnusedSource[]) : [];
}
