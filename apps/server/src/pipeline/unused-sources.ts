import { type PropertyFacts, type UnusedSource, unusedSentence } from '@rimawari/underwriting';

/** Names a source beside those that extraction left aside. */
export function withUnused(facts: PropertyFacts, source: UnusedSource): PropertyFacts {
  return { ...facts, unused_sources: [source, ...facts.unused_sources] };
}

/** A sentence of the report for each source that it does not rest on. */
export function unusedSourceNotes(facts: PropertyFacts): string[] {
  return facts.unused_sources.map((source) => `${source.source_name} was not used. ${unusedSentence(source)}`);
}
