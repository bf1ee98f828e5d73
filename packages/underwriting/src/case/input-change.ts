import type { AssumptionKey } from '../assumptions/defaults.ts';
import type { OwnerProfile } from '../assumptions/overrides.ts';
import { type Settings, settingOf } from './settings.ts';

/** Inputs in place of those of a case, as a reader would enter them, and the two shocks that nobody can enter. */
export interface InputChange {
  /** Yen. */
  price?: number;
  owner?: OwnerProfile;
  /** Assumptions in their own units; `monthly_rent` is the full rent of a month. */
  set?: Partial<Record<AssumptionKey, number>>;
  /** An unplanned repair, yen. */
  repairShock?: { year: number; amount: number };
  /** Multiplies the price of every sale: 0.9 sells for 10% less. */
  exitPriceFactor?: number;
}

/** A change that is measured from the case it is made to. Absent parts stay as they are. */
export interface CaseChange {
  rentFactor?: number;
  vacancyPoints?: number;
  vacancyAtLeast?: number;
  ratePoints?: number;
  rentChangePoints?: number;
  repairShock?: { year: number; amount: number };
  exitPriceFactor?: number;
}

/** Highest vacancy that a case counts, percent; the same as can be entered. */
const mostVacancy = 90;
/** Without what binary fractions leave at the end of a sum of decimals. */
const plain = (value: number): number => Math.round(value * 1e9) / 1e9;

/** The inputs that a relative change stands for. A shock to the rate moves a later rate as well: it is the same loan in the same market. */
export function inputsOf(settings: Settings, change: CaseChange): InputChange {
  const { values } = settings;
  const { rentFactor, vacancyPoints, vacancyAtLeast, ratePoints, rentChangePoints, repairShock, exitPriceFactor } = change;
  const set: InputChange['set'] = {};
  if (rentFactor !== undefined) set.monthly_rent = Math.round(settings.monthlyRent * rentFactor);
  if (vacancyPoints !== undefined || vacancyAtLeast !== undefined) {
    const moved = Math.min(mostVacancy, plain(settingOf(settings, 'vacancy') + (vacancyPoints ?? 0)));
    set.vacancy = Math.max(0, moved, vacancyAtLeast ?? 0);
  }
  if (ratePoints !== undefined) {
    set.loan_rate = Math.max(0, plain(settingOf(settings, 'loan_rate') + ratePoints));
    if (values.later_rate !== undefined) set.later_rate = Math.max(0, plain(values.later_rate + ratePoints));
  }
  if (rentChangePoints !== undefined) set.rent_change = plain(settingOf(settings, 'rent_change') + rentChangePoints);
  return {
    set,
    ...(repairShock !== undefined && { repairShock }),
    ...(exitPriceFactor !== undefined && { exitPriceFactor }),
  };
}
