import { type AssumptionKey, assumptions } from '../assumptions/defaults.ts';
import { testRateAt } from '../assumptions/loan-defaults.ts';
import { restorationAt } from '../assumptions/operation-defaults.ts';
import { type AssumptionOverrides, settleAssumptions, settleChoices } from '../assumptions/overrides.ts';
import { type SettledRent, settleRent } from '../assumptions/settle-rent.ts';
import type { SettledAssumption } from '../assumptions/settled-assumption.ts';
import { isRentOfYield } from '../facts/rent.ts';
import { atAssumedAge, atPrice, type Subject } from '../facts/subject.ts';
import { withDatedRepairs } from './dated-repairs.ts';
import type { InputChange } from './input-change.ts';
import { effectOf } from './input-effects.ts';
import { isAssumed, type Settings, settingsFrom } from './settings.ts';

/** What a case is worked out from. */
export interface CaseInputs {
  subject: Subject;
  settings: Settings;
}

export interface Resettled extends CaseInputs {
  /** What is paid at the purchase is the same as before the change. */
  keepsPurchase: boolean;
  /** Income and operating expenses of every year are. */
  keepsOperation: boolean;
}

const keysOf = (set: InputChange['set']): AssumptionKey[] => Object.keys(set ?? {}) as AssumptionKey[];

/** The inputs of a case with the list of its assumptions, each with its range and reason. */
export interface SettledInputs extends CaseInputs {
  settled: Map<AssumptionKey, SettledAssumption>;
  rent: SettledRent;
}

/**
 * All that a case is worked out from, settled from the start as every report does.
 * @param repairYears years that a dated plan of repairs is made for
 */
export function settleInputs(read: Subject, overrides: AssumptionOverrides, repairYears: number): SettledInputs {
  const settled = settleAssumptions(read, overrides);
  const subject = atAssumedAge(read, settled.get('building_age')?.value ?? read.ageYears);
  const rent = settleRent(subject, settled);
  const made = settingsFrom(settled, rent.monthly, settleChoices(overrides), rent.paidNow);
  const settings = made.choices.repairs === 'dated_plan' ? withDatedRepairs(subject, made, repairYears) : made;
  return { subject, settings, settled, rent };
}

/** What the user gave of the settings of a case. */
function overridesOf({ choices, values, given }: Settings): AssumptionOverrides {
  return { ...choices, ...Object.fromEntries([...given].map((key) => [key, values[key]])) };
}

/** The inputs of a case for a subject that its defaults were not settled for: what the user gave and the shocks stay. */
export function resettleFor(subject: Subject, settings: Settings, overrides = overridesOf(settings)): CaseInputs {
  const made = settleInputs(subject, overrides, settings.datedRepairs?.length ?? 1);
  return { subject: made.subject, settings: { ...made.settings, ...shocksOf(settings) } };
}

/** Everything settled anew: for inputs that many defaults follow. */
function fromTheStart({ subject, settings }: CaseInputs, { owner, set, ...shocks }: InputChange): Resettled {
  const overrides = { ...overridesOf(settings), ...set, ...(owner !== undefined && { owner }) };
  const made = resettleFor(subject, settings, overrides);
  const ofOwnerAlone = set === undefined && shocks.price === undefined;
  return { subject: made.subject, settings: withShocks(made.settings, shocks), keepsPurchase: ofOwnerAlone, keepsOperation: false };
}

const shocksOf = ({ repairShock, exitPriceFactor }: Settings) => ({ repairShock, exitPriceFactor });

function withShocks(settings: Settings, { repairShock, exitPriceFactor }: InputChange): Settings {
  if (repairShock === undefined && exitPriceFactor === undefined) return settings;
  return {
    ...settings,
    repairShock: repairShock ?? settings.repairShock,
    exitPriceFactor: settings.exitPriceFactor * (exitPriceFactor ?? 1),
  };
}

/** Whether a printed or given yield makes the rent, which then follows a changed price. */
function rentFollowsPrice(subject: Subject, { values, given }: Settings): boolean {
  if (given.has('monthly_rent')) return false;
  return values.typical_gross_yield !== undefined || isRentOfYield(subject);
}

/**
 * The inputs of a case with some of them changed, settled as a run with these inputs settles them: what depends on a changed input follows, as
 * `inputEffects` lists it, and what the user gave stays. Every changed figure of a report is worked out from what this gives.
 */
export function resettle(about: CaseInputs, change: InputChange): Resettled {
  const { settings } = about;
  const { price, owner, set } = change;
  const keys = keysOf(set);
  const subject = price === undefined ? about.subject : atPrice(about.subject, price);
  if (owner !== undefined || keys.some((key) => !isListed(settings, key)) || (price !== undefined && rentFollowsPrice(subject, settings)))
    return fromTheStart({ subject, settings }, change);
  const loanShare =
    price !== undefined && isAssumed(settings, 'loan_to_price')
      ? assumptions.loan_to_price.defaultFor(subject).value
      : settings.values.loan_to_price;
  // Most prices that are tried change no assumption: nothing is copied then.
  if (keys.length === 0 && loanShare === settings.values.loan_to_price)
    return {
      subject,
      settings: withShocks(settings, change),
      keepsPurchase: price === undefined,
      keepsOperation: change.repairShock === undefined,
    };
  const values = { ...settings.values, ...set };
  const given = keys.every((key) => settings.given.has(key)) ? settings.given : new Set([...settings.given, ...keys]);
  const changed: Settings = { ...settings, values, given, monthlyRent: set?.monthly_rent ?? settings.monthlyRent };
  if (set?.monthly_rent !== undefined && isAssumed(changed, 'restoration'))
    values.restoration = restorationAt(subject, set.monthly_rent).value;
  if (set?.loan_rate !== undefined && isAssumed(changed, 'test_rate')) values.test_rate = testRateAt(set.loan_rate);
  if (loanShare !== undefined && isAssumed(changed, 'loan_to_price')) values.loan_to_price = loanShare;
  const repaired =
    changed.datedRepairs !== null && keys.some((key) => effectOf(key)?.follows === 'repairs')
      ? withDatedRepairs(subject, changed, changed.datedRepairs.length)
      : changed;
  const keepsPurchase = price === undefined && keys.every((key) => effectOf(key)?.purchase === false);
  const keepsOperation = change.repairShock === undefined && keys.every((key) => effectOf(key)?.operation === false);
  return { subject, settings: withShocks(repaired, change), keepsPurchase, keepsOperation };
}

/** Whether the short way knows what follows from an input. A later rate that is not there yet brings its year with it. */
function isListed({ values }: Settings, key: AssumptionKey): boolean {
  return effectOf(key) !== null && (key !== 'later_rate' || values.later_rate !== undefined);
}
