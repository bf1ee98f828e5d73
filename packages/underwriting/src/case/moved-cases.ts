import type { AssumptionKey } from '../assumptions/defaults.ts';
import type { Subject } from '../facts/subject.ts';
import type { InputChange } from './input-change.ts';
import { type CaseInputs, resettle } from './resettle.ts';
import { type CaseResult, workOutCase } from './work-out-case.ts';

/** Gives the case with one assumption at another value; `monthly_rent` is the full rent of a month. */
export type MovedCases = (input: AssumptionKey, value: number) => CaseResult;

/** The case with inputs changed, as a run with these inputs works it out; what is paid at the purchase, and the operation, are taken over where they stay. */
export function changedCase(about: CaseInputs, base: CaseResult, change: InputChange): CaseResult {
  const { subject, settings, keepsPurchase, keepsOperation } = resettle(about, change);
  return workOutCase(subject, settings, {
    purchase: keepsPurchase ? base.purchase : undefined,
    operation: keepsOperation ? base.operation : undefined,
  });
}

/** The cases around the base case, each worked out once: tables of ranges and the missing documents ask for the same. */
export function movedCases(subject: Subject, base: CaseResult): MovedCases {
  const made = new Map<AssumptionKey, Map<number, CaseResult>>();
  const about = { subject, settings: base.settings };
  return (input, value) => {
    const ofInput = made.get(input) ?? new Map<number, CaseResult>();
    made.set(input, ofInput);
    const moved = ofInput.get(value) ?? changedCase(about, base, { set: { [input]: value } });
    ofInput.set(value, moved);
    return moved;
  };
}
