import type { Conflict, Evidence, PropertyFacts, ValueToConfirm } from '@rimawari/underwriting';
import type { CandidateField } from './candidate.ts';
import type { Means } from './confidence-table.ts';

/** The value of each field with the places that state it. */
export interface Resolved {
  values: Map<CandidateField, unknown>;
  evidence: PropertyFacts['evidence'];
  conflicts: Conflict[];
  toConfirm: ValueToConfirm[];
  /** How the used value of each field was found, by its first place. */
  means: Map<Evidence, UsedMeans>;
  /** Id of the rule that found the used value of each field, further facts with them, by its first place. */
  rules: Map<Evidence, string>;
}

/** How a used value was found, and how many places state it. */
export interface UsedMeans extends Means {
  places: number;
}
