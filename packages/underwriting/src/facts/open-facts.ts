import { isRecord } from './check-shape.ts';
import { factDefinition, isDerivedName, isExtraName } from './fact-list.ts';
import { isSourceReason, type SourceReason } from './source-reasons.ts';
import { isUnusedSource, type UnusedSource } from './unused-source.ts';

/** Earlier facts knew three reasons for a page that was not to be had; the sentence names the status that tells them apart. */
function earlierReason({ reason, message }: Record<string, unknown>): SourceReason {
  const status = Number(/\(status (\d{3})\)/.exec(typeof message === 'string' ? message : '')?.[1] ?? 0);
  if (reason === 'blocked' && (status === 401 || status === 403)) return 'access_refused';
  if (reason === 'blocked' && status === 429) return 'too_many_requests';
  if (reason === 'unreachable' && status >= 500) return 'site_error';
  if (reason === 'unreachable' && status > 0) return 'not_shown';
  return isSourceReason(reason) ? reason : 'not_property';
}

function openUnused(listed: unknown): UnusedSource[] {
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const opened = { ...entry, reason: earlierReason(entry) };
    return isUnusedSource(opened) ? [opened] : [];
  });
}

const entriesOf = (record: unknown, isKnown: (name: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(isRecord(record) ? record : {}).filter(([name]) => isKnown(name)));
const isField = (field: unknown): boolean => typeof field === 'string' && factDefinition(field) !== null;

function openDerivations(derivations: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entriesOf(derivations, isDerivedName)).map(([name, how]) => [
      name,
      isRecord(how) && Array.isArray(how.from) ? { ...how, from: how.from.filter(isField) } : how,
    ]),
  );
}

/**
 * Opens facts that were stored by any earlier version: sources set aside once stood among the further facts, whose names
 * were open. What no name of today stands for is left out, with its evidence. Facts of today come back as they are.
 */
export function openFacts(stored: Record<string, unknown>): Record<string, unknown> {
  const extra = isRecord(stored.extra) ? stored.extra : {};
  return {
    ...stored,
    derived: entriesOf(stored.derived, isDerivedName),
    derivations: openDerivations(stored.derivations),
    extra: entriesOf(extra, isExtraName),
    evidence: entriesOf(stored.evidence, isField),
    conflicts: Array.isArray(stored.conflicts)
      ? stored.conflicts.filter((conflict: unknown) => !isRecord(conflict) || isField(conflict.field))
      : stored.conflicts,
    ...(Array.isArray(stored.to_confirm) && {
      to_confirm: stored.to_confirm.filter((entry: unknown) => !isRecord(entry) || isField(entry.field)),
    }),
    unused_sources: openUnused('unused_sources' in stored ? stored.unused_sources : extra.unused_sources),
  };
}
