import { UnderwritingError } from '../errors.ts';
import { isRecord, shown } from '../facts/check-shape.ts';
import { atAssumedAge, type Subject } from '../facts/subject.ts';
import type { Assumption, GivenValue } from './assumption.ts';
import { exitSpreadForAge } from './cap-levels.ts';
import { type AssumptionKey, assumptionKeys, assumptions } from './defaults.ts';
import { testRateAt } from './loan-defaults.ts';
import { restorationAt } from './operation-defaults.ts';
import { settleRent } from './settle-rent.ts';
import type { SettledAssumption } from './settled-assumption.ts';

/** Who owns: a resident individual, an individual living abroad, or a Japanese company. */
export type OwnerProfile = 'resident' | 'non_resident' | 'company';

/** Choices that are not numbers. */
export interface AssumptionChoices {
  owner?: OwnerProfile;
  repayment?: 'level_payment' | 'level_principal';
  /** What a later rate does to the payment; see the loan terms. */
  rate_adjustment?: 'immediate' | 'five_year_125';
  /** What cash flow counts for large repairs: a yearly sum set aside, or the dated plan in the years it spends. */
  repairs?: 'set_aside' | 'dated_plan';
  /** How the price is divided into land and building: in the order the tax office uses, or by one method. */
  price_split?: 'tax_office_order' | 'assessed_values' | 'building_cost';
  /** What values the property on both days: the weighted mean of the methods available, or one of them; the mean too where that one is not. */
  exit_method?: 'weighted' | 'income' | 'cost' | 'contracts';
}

/** What a user puts in place of our defaults. A plain number, or a number with the reason for it. */
export type AssumptionOverrides = Partial<Record<AssumptionKey, number | GivenValue>> & AssumptionChoices;

const choices: Record<keyof AssumptionChoices, readonly string[]> = {
  owner: ['resident', 'non_resident', 'company'],
  repayment: ['level_payment', 'level_principal'],
  rate_adjustment: ['immediate', 'five_year_125'],
  repairs: ['set_aside', 'dated_plan'],
  price_split: ['tax_office_order', 'assessed_values', 'building_cost'],
  exit_method: ['weighted', 'income', 'cost', 'contracts'],
};

function readChoice(name: keyof AssumptionChoices, value: unknown): string {
  const allowed = choices[name];
  // What versions before Scenario Score 3.0 called the mean of the methods.
  if (name === 'exit_method' && value === 'median') return 'weighted';
  if (typeof value === 'string' && allowed.includes(value)) return value;
  throw new UnderwritingError('invalid_assumption', `${name} must be one of ${allowed.join(', ')}, not ${shown(value)}.`, name);
}

/** The choices made, checked; the first of each list where none is made. */
export function settleChoices(given: AssumptionOverrides): Required<AssumptionChoices> {
  const overrides: AssumptionChoices = {};
  for (const [name, value] of Object.entries(given))
    if (isChoice(name) && value !== undefined) Object.assign(overrides, { [name]: readChoice(name, value) });
  return {
    owner: overrides.owner ?? 'resident',
    repayment: overrides.repayment ?? 'level_payment',
    rate_adjustment: overrides.rate_adjustment ?? 'immediate',
    repairs: overrides.repairs ?? 'set_aside',
    price_split: overrides.price_split ?? 'tax_office_order',
    exit_method: overrides.exit_method ?? 'weighted',
  };
}

function readGiven(key: AssumptionKey, given: unknown): GivenValue {
  const { limits, label, whole }: Assumption = assumptions[key];
  const entry = isRecord(given) ? given : { value: given };
  const { value } = entry;
  const reason = entry.reason ?? null;
  if (typeof value !== 'number')
    throw new UnderwritingError(
      'invalid_assumption',
      `${label} (${key}) must be a number, not ${shown(value === undefined ? given : value)}.`,
      key,
    );
  if (!Number.isFinite(value) || value < limits[0] || value > limits[1])
    throw new UnderwritingError('invalid_assumption', `${label} must lie between ${limits[0]} and ${limits[1]}, not ${value}.`, key);
  if (whole && !Number.isInteger(value))
    throw new UnderwritingError('invalid_assumption', `${label} must be a whole number, not ${value}.`, key);
  if (reason !== null && typeof reason !== 'string')
    throw new UnderwritingError('invalid_assumption', `The reason given for ${key} must be a text, not ${shown(reason)}.`, key);
  return { value, reason };
}

const isAssumptionKey = (name: string): name is AssumptionKey => (assumptionKeys as string[]).includes(name);
const isChoice = (name: string): name is keyof AssumptionChoices => Object.hasOwn(choices, name);

/**
 * What a user puts in place of our defaults, checked, as plain JSON: nothing that was left undefined, and of each entry only
 * the number, or the number and its reason.
 * Throws `invalid_assumption` for an unknown key, a choice that is not offered, or a value that is not a number within its limits.
 */
export function readOverrides(given: unknown): AssumptionOverrides {
  if (!isRecord(given))
    throw new UnderwritingError(
      'invalid_assumption',
      `Assumptions must be a record of values by name, not ${shown(given)}. Send an empty one to keep all defaults.`,
    );
  const read: AssumptionOverrides = {};
  for (const [name, entry] of Object.entries(given)) {
    if (isChoice(name)) {
      if (entry !== undefined) Object.assign(read, { [name]: readChoice(name, entry) });
    } else if (isAssumptionKey(name)) {
      if (entry !== undefined) read[name] = isRecord(entry) ? readGiven(name, entry) : readGiven(name, entry).value;
    } else throw new UnderwritingError('invalid_assumption', `There is no assumption called "${name}".`, name);
  }
  return read;
}

/**
 * Every assumption that arises for the property, with the given value where there is one.
 * Throws `invalid_assumption` as {@link readOverrides} does.
 */
export function settleAssumptions(read: Subject, given: AssumptionOverrides): Map<AssumptionKey, SettledAssumption> {
  const overrides = readOverrides(given);
  const { owner } = settleChoices(overrides);
  const { building_age: givenAge } = overrides;
  const subject = givenAge === undefined ? read : atAssumedAge(read, readGiven('building_age', givenAge).value);
  const settled = new Map<AssumptionKey, SettledAssumption>();
  for (const key of assumptionKeys) {
    const assumption: Assumption = assumptions[key];
    const applies = assumption.owners?.includes(owner) ?? true;
    const standard = applies ? assumption.defaultFor(subject, owner) : null;
    const entry = overrides[key];
    const given = entry === undefined ? null : readGiven(key, entry);
    if (given) settled.set(key, { key, value: given.value, range: null, given, default: standard });
    else if (standard)
      settled.set(key, { key, value: standard.value, range: [standard.low, standard.high], given: null, default: standard });
  }
  settleYears(settled);
  settleTestRate(settled);
  settleExitSpread(subject, settled);
  settleRestoration(subject, settled);
  return settled;
}

/** Years in which a later rate or a prepayment falls where the user names none: ours, shown as assumed. */
const yearsOfChanges = [
  { change: 'later_rate', key: 'later_rate_from_year', value: 6, low: 2, high: 11, what: 'later rate' },
  { change: 'prepayment', key: 'prepayment_year', value: 5, low: 1, high: 10, what: 'prepayment' },
] as const;

/** The cap rate at the sale rises with the years held. */
function settleExitSpread(subject: Subject, settled: Map<AssumptionKey, SettledAssumption>): void {
  const spread = settled.get('exit_cap_spread');
  const held = settled.get('holding_years');
  if (!spread?.default || spread.given || !held) return;
  const value = exitSpreadForAge(subject, held.value);
  const high = Math.max(spread.default.high, value);
  settled.set('exit_cap_spread', { ...spread, value, range: [spread.default.low, high], default: { ...spread.default, value, high } });
}

/** Turnover cost is limited by the rent that counts, where that is known. */
function settleRestoration(subject: Subject, settled: Map<AssumptionKey, SettledAssumption>): void {
  const cost = settled.get('restoration');
  if (!cost?.default || cost.given) return;
  const rent = settleRent(subject, settled);
  if (!rent.isKnown) return;
  const limited = restorationAt(subject, rent.monthly);
  settled.set('restoration', { ...cost, value: limited.value, range: [limited.low, limited.high], default: limited });
}

/** A lender's test rate stands two points above the rate of the loan, and at 4.5 % at least. */
function settleTestRate(settled: Map<AssumptionKey, SettledAssumption>): void {
  const rate = settled.get('loan_rate');
  const test = settled.get('test_rate');
  if (!rate || !test || test.given) return;
  const value = testRateAt(rate.value);
  const range: [number, number] = rate.range ? [testRateAt(rate.range[0]), testRateAt(rate.range[1])] : [value, value];
  settled.set('test_rate', {
    ...test,
    value,
    range,
    default: test.default && { ...test.default, value, low: range[0], high: range[1] },
  });
}

function settleYears(settled: Map<AssumptionKey, SettledAssumption>): void {
  for (const { change, key, value, low, high, what } of yearsOfChanges) {
    if (!settled.has(change) || settled.has(key)) continue;
    const reason = `No year is entered for the ${what}; year ${value} is assumed.`;
    settled.set(key, { key, value, range: [low, high], given: null, default: { value, low, high, reason, source: null } });
  }
}
