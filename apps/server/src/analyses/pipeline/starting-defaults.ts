import type { AssumptionOverrides, MarketContext } from '@rimawari/underwriting';
import { type Buyer, overridesOf } from './buyer.ts';

/** The account's own defaults, as they were when an analysis was submitted. */
export interface StartingDefaults {
  /** `YYYY-MM-DD` in Japan. */
  saved_on: string;
  assumptions: AssumptionOverrides;
}

interface Stated {
  ownDefaults: StartingDefaults | null;
  buyer: Buyer | null;
  assumptions?: AssumptionOverrides;
}

/** What is given to the engine: the run's assumptions before what was said of the buyer, and that before the account's own defaults. */
export function startingFrom({ ownDefaults, buyer, assumptions }: Stated): {
  overrides: AssumptionOverrides;
  note: MarketContext['subject']['own_defaults'];
} {
  const stated = { ...overridesOf(buyer), ...assumptions };
  if (ownDefaults === null) return { overrides: stated, note: undefined };
  const own = Object.fromEntries(
    Object.entries(ownDefaults.assumptions).filter(([name, entry]) => !(name in stated) && !contradicts(buyer, name, entry)),
  );
  const names = Object.keys(own);
  return {
    overrides: { ...marked(own, ownDefaults.saved_on), ...stated },
    note: names.length === 0 ? undefined : { saved_on: ownDefaults.saved_on, names },
  };
}

/** A purchase without a loan, where the buyer said that there is one. */
const contradicts = (buyer: Buyer | null, name: string, entry: unknown): boolean =>
  buyer?.financing === 'loan' && name === 'loan_to_price' && (entry === 0 || (entry as { value?: number }).value === 0);

function marked(own: AssumptionOverrides, savedOn: string): AssumptionOverrides {
  const word = `Of your defaults of ${savedOn}.`;
  return Object.fromEntries(
    Object.entries(own).map(([name, entry]) => {
      if (typeof entry === 'string') return [name, entry];
      const given = typeof entry === 'number' ? { value: entry } : entry;
      return [name, { value: given.value, reason: given.reason == null ? word : `${given.reason} ${word}` }];
    }),
  );
}
