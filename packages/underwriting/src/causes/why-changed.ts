import { UnderwritingError } from '../errors.ts';
import type { InsightReport, ReportInputs } from '../report/document/insight-report.ts';
import { underwrite } from '../report/underwrite.ts';
import { type CauseId, inPlace, inputCauses } from './causes.ts';
import { type ChangedInput, changedInputs } from './changed-inputs.ts';
import { type InHand, inHand } from './in-hand.ts';

/** What one cause comes to, or several that cannot be told apart. */
export interface Cause {
  /** In their fixed order; several where today's engine makes no report of the inputs between them. */
  ids: CauseId[];
  /** Yen of cash after tax in the first year. Null where one of the two reports does not know it. */
  first_year: number | null;
  /** Yen of the total over the holding period, after tax. Null as above. */
  whole_holding: number | null;
  /** What differs, at most {@link inputsAtMost}. A cause without any comes to nothing, but for the engine, which takes what is left. */
  inputs: ChangedInput[];
}

export interface ReportChange {
  from: InHand;
  to: InHand;
  /** In their fixed order. Their amounts sum exactly to the difference of `to` and `from`. */
  causes: Cause[];
}

/** Beyond them a list says nothing to a reader: facts, assumptions and figures of the place are fewer. */
const inputsAtMost = 40;
const amounts = ['first_year', 'whole_holding'] as const;
type Amounts = Record<(typeof amounts)[number], number | null>;

/**
 * Why two reports of one property differ. From the inputs of `before`, those of each cause are put in place one after the other, in
 * a fixed order, and today's engine works the report out each time; what the stored reports differ by beyond that is the engine's.
 * @returns null where one of the two did not keep its inputs (formats 1 to 3): nothing can be worked out again
 */
export function whyChanged(before: InsightReport, after: InsightReport): ReportChange | null {
  const [first, last] = [keptInputs(before), keptInputs(after)];
  if (first === null || last === null) return null;
  const [from, to] = [inHand(before), inHand(after)];
  const known = amounts.filter((amount) => from[amount] !== null && to[amount] !== null);
  const steps = stepsBetween(first, last);
  const sound = steps.flatMap((step, place) => (step !== null && known.every((amount) => step[amount] !== null) ? [{ place, step }] : []));

  const causes: Cause[] = [];
  const left: CauseId[] = inputCauses.filter((_, place) => place < (sound[0]?.place ?? 0) || place >= (sound.at(-1)?.place ?? 0));
  for (const [index, { place, step }] of sound.entries()) {
    const earlier = sound[index - 1];
    if (earlier === undefined) continue;
    const ids = inputCauses.slice(earlier.place, place);
    causes.push(causeOf(ids, differenceOf(earlier.step, step, known), before, after));
  }
  const whole = differenceOf(from, to, known);
  causes.push(causeOf([...left, 'engine'], restOf(whole, causes), before, after));
  return { from, to, causes };
}

const keptInputs = ({ inputs }: InsightReport): ReportInputs | null => (inputs.context === null ? null : inputs);

/** What is in hand before the first cause and after each: null where the engine refuses the inputs in place by then. */
function stepsBetween(first: ReportInputs, last: ReportInputs): (InHand | null)[] {
  const steps = [workedOut(first)];
  let inputs = first;
  for (const cause of inputCauses) {
    const next = inPlace[cause](inputs, last);
    steps.push(JSON.stringify(next) === JSON.stringify(inputs) ? (steps.at(-1) ?? null) : workedOut(next));
    inputs = next;
  }
  return steps;
}

function workedOut({ facts, context, overrides, asOf }: ReportInputs): InHand | null {
  try {
    return inHand(underwrite(facts, context, overrides, asOf));
  } catch (problem) {
    if (problem instanceof UnderwritingError) return null;
    throw problem;
  }
}

function differenceOf(from: InHand, to: InHand, known: readonly (typeof amounts)[number][]): Amounts {
  const difference = (amount: (typeof amounts)[number]) => (known.includes(amount) ? (to[amount] ?? 0) - (from[amount] ?? 0) : null);
  return { first_year: difference('first_year'), whole_holding: difference('whole_holding') };
}

function restOf(whole: Amounts, causes: readonly Cause[]): Amounts {
  const rest = (amount: (typeof amounts)[number]) => {
    const all = whole[amount];
    return all === null ? null : causes.reduce((left, cause) => left - (cause[amount] ?? 0), all);
  };
  return { first_year: rest('first_year'), whole_holding: rest('whole_holding') };
}

const causeOf = (ids: CauseId[], comesTo: Amounts, before: InsightReport, after: InsightReport): Cause => ({
  ids,
  ...comesTo,
  inputs: ids.flatMap((id) => changedInputs(id, before, after)).slice(0, inputsAtMost),
});
