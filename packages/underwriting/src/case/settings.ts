import type { AssumptionKey } from '../assumptions/defaults.ts';
import type { AssumptionChoices, SettledAssumption } from '../assumptions/overrides.ts';
import { UnderwritingError } from '../errors.ts';

/** All numbers that a case is worked out from, beside the facts. Units are those of the assumptions (percent numbers, yen, years). */
export interface Settings {
  choices: Required<AssumptionChoices>;
  values: Partial<Record<AssumptionKey, number>>;
  /** Full rent of a month in yen. */
  monthlyRent: number;
  /** Rent of a month that comes in during the first year, where rooms stand empty at the purchase; null where none do. */
  firstYearRent: number | null;
  /** One repair that nobody planned for. */
  repairShock: { year: number; amount: number } | null;
  /** 0.8 sells for 20 % less. */
  exitPriceFactor: number;
  /** Large repairs of each year where they stand in place of the yearly set-aside; null where the set-aside counts. */
  datedRepairs: readonly number[] | null;
  /** Assumptions at our default: those that the user gave are not among them. */
  assumed: ReadonlySet<AssumptionKey>;
}

/** A named change of the inputs. Absent parts stay as they are. */
export interface CaseChange {
  rentFactor?: number;
  vacancyPoints?: number;
  vacancyAtLeast?: number;
  ratePoints?: number;
  rentChangePoints?: number;
  costFactor?: number;
  repairShock?: { year: number; amount: number };
  exitPriceFactor?: number;
  set?: Partial<Record<AssumptionKey, number>>;
}

export function settingsFrom(
  settled: ReadonlyMap<AssumptionKey, SettledAssumption>,
  monthlyRent: number,
  choices: Required<AssumptionChoices>,
  firstYearRent: number | null = null,
): Settings {
  // Made at once and not name by name: an object of so many names put in one by one is copied fifty times more slowly.
  const values: Settings['values'] = Object.fromEntries([...settled].map(([key, { value }]) => [key, value]));
  const assumed = new Set([...settled].filter(([, { given }]) => given === null).map(([key]) => key));
  return { choices, values, monthlyRent, firstYearRent, repairShock: null, exitPriceFactor: 1, datedRepairs: null, assumed };
}

export function settingOf(settings: Settings, key: AssumptionKey): number {
  const value = settings.values[key];
  if (value === undefined) throw new UnderwritingError('invalid_assumption', `The assumption "${key}" is needed but not set.`, key);
  return value;
}

const upkeepKeys: readonly AssumptionKey[] = ['upkeep_per_unit', 'capital_reserve_per_unit', 'restoration'];

/** The same case with the change made. Vacancy stays within 0 and 95 %. */
export function changeSettings(settings: Settings, change: CaseChange): Settings {
  const values = { ...settings.values, ...change.set };
  const vacancy = values.vacancy ?? 0;
  values.vacancy = Math.min(95, Math.max(vacancy + (change.vacancyPoints ?? 0), change.vacancyAtLeast ?? 0));
  values.loan_rate = Math.max(0, (values.loan_rate ?? 0) + (change.ratePoints ?? 0));
  if (values.later_rate !== undefined) values.later_rate = Math.max(0, values.later_rate + (change.ratePoints ?? 0));
  values.rent_change = (values.rent_change ?? 0) + (change.rentChangePoints ?? 0);
  if (change.costFactor !== undefined) {
    for (const key of upkeepKeys) values[key] = (values[key] ?? 0) * change.costFactor;
  }
  return {
    choices: settings.choices,
    values,
    monthlyRent: Math.round(settings.monthlyRent * (change.rentFactor ?? 1)),
    firstYearRent: settings.firstYearRent === null ? null : Math.round(settings.firstYearRent * (change.rentFactor ?? 1)),
    repairShock: change.repairShock ?? settings.repairShock,
    exitPriceFactor: settings.exitPriceFactor * (change.exitPriceFactor ?? 1),
    datedRepairs: settings.datedRepairs?.map((amount) => Math.round(amount * (change.costFactor ?? 1))) ?? null,
    assumed: settings.assumed,
  };
}
