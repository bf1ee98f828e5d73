import type { PropertyFacts, UnusedSource } from '@rimawari/underwriting';

/** Names a source beside those that extraction left aside. */
export function withUnused(facts: PropertyFacts, source: UnusedSource): PropertyFacts {
  return { ...facts, unused_sources: [source, ...facts.unused_sources] };
}
