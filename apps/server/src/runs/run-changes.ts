import type { ReaderSettings } from '@rimawari/extraction';
import type { AssumptionOverrides } from '@rimawari/underwriting';

/**
 * What a run changes of what was submitted, and of the pipeline as it ships. A run without changes of its own has those
 * of the nearest run that it rests on.
 */
export interface RunChanges {
  /** In place of the submitted address. */
  listing_url?: string;
  readers?: ReaderSettings;
  assumptions?: AssumptionOverrides;
}
