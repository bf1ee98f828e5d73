import type { Cause, ReportChange } from '@rimawari/underwriting';

/** Beyond them a list says nothing to a reader: facts, assumptions and figures of the place are fewer. */
const inputsAtMost = 40;

/** The causes as the contract has them; null where nothing can be worked out again. */
export const listedCauses = (change: ReportChange | null): Cause[] | null =>
  change === null ? null : change.causes.map((cause) => ({ ...cause, inputs: cause.inputs.slice(0, inputsAtMost) }));
