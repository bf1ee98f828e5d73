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
    ...(keepsPurchase && { purchase: base.purchase }),
    ...(keepsOperation && { operation: base.operation }),
  });
}

/** The cases around the base case, each worked out once: tables of ranges and the missing documents ask for the same. */
export function movedCases(subject: Subject, base: CaseResult): MovedCases {
  const made = new Map<string, CaseResult>();
  const about = { subject, settings: base.settings };
  return (input, value) => {
    const name = `${input} ${value}`;
    const known = made.get(name);
    if (known !== undefined) return known;
    const moved = changedCase(about, base, { set: { [input]: value } });
    made.set(name, moved);
    return moved;
  };
}
