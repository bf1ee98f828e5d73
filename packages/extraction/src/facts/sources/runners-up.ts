import type { RunnerUp } from '@rimawari/underwriting';
import type { Candidate } from '../candidate.ts';
import { reconcile } from './compatible.ts';

const mostShown = 4;

function reasonOf(candidate: Candidate, used: Candidate): string {
  const { evidence, rank } = candidate;
  if (rank < used.rank) {
    if (evidence.label === null) return 'Read in running text or a headline; the value that is used has a label.';
    return 'Its label is less usual for this fact, or it stands inside the value of another label.';
  }
  if (evidence.source_id !== used.evidence.source_id) return 'Another source states it; the better evidenced source is used.';
  return 'The same source states it in another place; the better evidenced place is used.';
}

/** Other values that were read for a field and not used, each once, the surest first. */
export function runnersUp(field: string, value: unknown, used: Candidate, all: readonly Candidate[]): RunnerUp[] {
  const others = all
    .filter((candidate) => reconcile(field, value, candidate.value) === undefined)
    .toSorted((a, b) => b.rank - a.rank || b.evidence.confidence - a.evidence.confidence);
  const distinct = others.filter(
    (candidate, index) => others.findIndex((other) => reconcile(field, other.value, candidate.value) !== undefined) === index,
  );
  return distinct.slice(0, mostShown).map((candidate) => ({
    value: candidate.value,
    label: candidate.evidence.label,
    source_name: candidate.evidence.source_name,
    confidence: candidate.evidence.confidence,
    reason: reasonOf(candidate, used),
  }));
}
