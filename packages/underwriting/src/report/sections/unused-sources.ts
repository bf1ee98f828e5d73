import type { PropertyFacts } from '../../facts/property-facts.ts';
import { reasonSentence } from '../../facts/source-reasons.ts';

/** What happened to each source that was sent and that the report does not rest on. */
export function noteUnusedSources({ unused_sources: unused }: PropertyFacts): string[] {
  return unused.map(({ source_name: name, reason, message }) =>
    message === undefined ? `${reasonSentence(name, reason)} It was not used.` : `${name} was not used. ${message}`,
  );
}
