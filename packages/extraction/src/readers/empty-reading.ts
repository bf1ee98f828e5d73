import type { SourceInput, SourceReading } from '../reading/source-reading.ts';

/** A reading of `input` with nothing in it yet. */
export function emptyReading(input: SourceInput, medium: SourceReading['medium']): SourceReading {
  return {
    source_id: input.sourceId,
    source_kind: input.sourceKind,
    source_name: input.sourceName,
    medium,
    title: null,
    canonical_url: null,
    scripts: [],
    blocks: [],
    notes: [],
    unreadable: null,
  };
}
