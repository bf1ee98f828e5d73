import type { DefaultValue, GivenValue } from './assumption.ts';
import type { AssumptionKey } from './defaults.ts';

/** An assumption as a case counts with it: what the user gave, or our default. */
export interface SettledAssumption {
  key: AssumptionKey;
  value: number;
  /** Ends of the default's range; a given value has none. */
  range: [number, number] | null;
  given: GivenValue | null;
  default: DefaultValue | null;
}
