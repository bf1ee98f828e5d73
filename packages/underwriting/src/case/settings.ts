import type { AssumptionKey } from '../assumptions/defaults.ts';
import type { AssumptionChoices } from '../assumptions/overrides.ts';
import type { SettledAssumption } from '../assumptions/settled-assumption.ts';
import { UnderwritingError } from '../errors.ts';

/** All numbers that a case is worked out from, beside the facts. Units are those of the assumptions (percent numbers, yen, years). */
export interface Settings {
  choices: Required<AssumptionChoices>;
  values: Partial<Record<AssumptionKey, number>>;
  /** Full rent of a month in yen. */
  monthlyRent: number;
  /** What tenants pay now in a month: the first year brings no more. It stays whatever full rent is counted. Null where no source states it apart. */
  paidNow: number | null;
  /** One repair that nobody planned for. */
  repairShock: { year: number; amount: number } | null;
  /** 0.8 sells for 20 % less. */
  exitPriceFactor: number;
  /** Large repairs of each year where they stand in place of the yearly set-aside; null where the set-aside counts. */
  datedRepairs: readonly number[] | null;
  /** Assumptions that the user gave, or that are changed from the base case: the others stand at our default. */
  given: ReadonlySet<AssumptionKey>;
}

/** @param paidNow what tenants pay now in a month, where a source states it apart */
export function settingsFrom(
  settled: ReadonlyMap<AssumptionKey, SettledAssumption>,
  monthlyRent: number,
  choices: Required<AssumptionChoices>,
  paidNow: number | null = null,
): Settings {
  // Made at once and not name by name: an object of so many names put in one by one is copied fifty times more slowly.
  const values: Settings['values'] = Object.fromEntries([...settled].map(([key, { value }]) => [key, value]));
  const given = new Set([...settled].filter(([, entry]) => entry.given !== null).map(([key]) => key));
  return { choices, values, monthlyRent, paidNow, repairShock: null, exitPriceFactor: 1, datedRepairs: null, given };
}

export function settingOf(settings: Settings, key: AssumptionKey): number {
  const value = settings.values[key];
  if (value === undefined) throw new UnderwritingError('invalid_assumption', `The assumption "${key}" is needed but not set.`, key);
  return value;
}

/** Whether an assumption stands at our default. */
export function isAssumed({ values, given }: Settings, key: AssumptionKey): boolean {
  return values[key] !== undefined && !given.has(key);
}

/** What tenants pay now in a month, where that is less than the full rent; null where it is not, or not known. */
export function firstYearRent({ paidNow, monthlyRent }: Settings): number | null {
  return paidNow !== null && paidNow < monthlyRent ? paidNow : null;
}
