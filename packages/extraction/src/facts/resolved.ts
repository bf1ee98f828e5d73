import type { Conflict, Evidence, PropertyFacts, ValueToConfirm } from '@rimawari/underwriting';
import type { Candidate, CandidateField } from './candidate.ts';
import type { Means } from './confidence-table.ts';

/** The value of each field with the places that state it. */
export interface Resolved {
  values: Map<CandidateField, unknown>;
  evidence: PropertyFacts['evidence'];
  conflicts: Conflict[];
  toConfirm: ValueToConfirm[];
  /** How the used value of each field was found, by its first place. */
  means: Map<Evidence, UsedMeans>;
  /** The candidates that state the used value of each field, the one that speaks first. */
  used: Map<CandidateField, readonly Candidate[]>;
}

/** How a used value was found, and how many places state it. */
export interface UsedMeans extends Means {
  places: number;
}
