import type { ReaderSettings } from '@rimawari/extraction';
import type { AssumptionOverrides } from '@rimawari/underwriting';
import type { Corrections } from '../pipeline/corrections.ts';

/**
 * What a run changes of what was submitted, and of the pipeline as it ships. A run without changes of its own has those
 * of the nearest run that it rests on.
 */
export interface RunChanges {
  /** In place of the submitted address. */
  listing_url?: string;
  /** In place of what was read of the sources: all that stand, not only the latest. */
  corrections?: Corrections;
  readers?: ReaderSettings;
  assumptions?: AssumptionOverrides;
}
