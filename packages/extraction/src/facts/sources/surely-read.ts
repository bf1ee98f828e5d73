import type { Candidate } from '../candidate.ts';

const isSure = ({ evidence }: Candidate): boolean => evidence.recognised !== 'unsure';

/** Whether words are the beginning of what a label of the same source announces in whole, though that is in doubt: they were cut off. */
function isBeginningOf({ value, rank, evidence }: Candidate, all: readonly Candidate[]): boolean {
  return (
    typeof value === 'string' &&
    evidence.recognised !== undefined &&
    all.some(
      (other) =>
        !isSure(other) &&
        other.rank > rank &&
        other.evidence.source_id === evidence.source_id &&
        typeof other.value === 'string' &&
        other.value.length > value.length &&
        other.value.startsWith(value),
    )
  );
}

/** Candidates that both readers of a picture saw, or that a text states, and that were not cut off. */
export function surelyRead(all: readonly Candidate[]): Candidate[] {
  return all.filter((candidate) => isSure(candidate) && !isBeginningOf(candidate, all));
}
