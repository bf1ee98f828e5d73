import type { AssumptionKey } from '../assumptions/defaults.ts';
import { atAssumedAge, type Subject } from '../facts/subject.ts';
import type { Settings } from './settings.ts';
import { type CaseResult, workOutCase } from './work-out-case.ts';

/** Assumptions that leave the purchase as it is, so that it need not be worked out again. */
export const afterPurchase: readonly AssumptionKey[] = [
  'vacancy',
  'rent_change',
  'cost_growth',
  'loan_rate',
  'loan_years',
  'management_rate',
  'turnover',
  'restoration',
  'reletting_months',
  'upkeep_per_unit',
  'capital_reserve_per_unit',
  'market_cap_rate',
  'exit_cap_spread',
  'price_level_change',
  'management_fee_per_m2',
  'reserve_per_m2',
  'ground_rent',
];

/** An assumption, or the full rent of a month in yen. */
export type MovedInput = AssumptionKey | 'rent';

/** Whether an input leaves the purchase as it is. */
export function leavesPurchase(input: MovedInput): boolean {
  return input === 'rent' || afterPurchase.includes(input);
}

/** Gives the case with one input at another value. */
export type MovedCases = (input: MovedInput, value: number) => CaseResult;

/** The settings with one input at another value. */
export function moveInput(settings: Settings, input: MovedInput, value: number): Settings {
  if (input === 'rent') return { ...settings, monthlyRent: value };
  return { ...settings, values: { ...settings.values, [input]: value } };
}

/** The cases around the base case, each worked out once: tables of ranges, the range of the score and the missing documents ask for the same. */
export function movedCases(subject: Subject, base: CaseResult): MovedCases {
  const made = new Map<string, CaseResult>();
  return (input, value) => {
    const name = `${input} ${value}`;
    const known = made.get(name);
    if (known !== undefined) return known;
    const about = input === 'building_age' ? atAssumedAge(subject, value) : subject;
    const options = leavesPurchase(input) ? { purchase: base.purchase } : {};
    const moved = workOutCase(about, moveInput(base.settings, input, value), options);
    made.set(name, moved);
    return moved;
  };
}
