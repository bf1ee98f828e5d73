import type { PropertyFacts } from '../../facts/property-facts.ts';
import { reasonSentence } from '../../facts/source-reasons.ts';
import * as texts from '../../texts/assumptions-texts.ts';

/** What happened to each source that was sent and that the report does not rest on. */
export function noteUnusedSources({ unused_sources: unused }: PropertyFacts): string[] {
  return unused.map(({ source_name: name, reason, message }) =>
    message === undefined ? texts.notUsed(reasonSentence(name, reason)) : texts.notUsedBecause(name, message),
  );
}
