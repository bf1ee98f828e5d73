import type { StepName } from '../pipeline/step.ts';

/** Why a run does not begin. */
export type RunRefusal =
  | { reason: 'no_analysis' }
  | { reason: 'no_steps' }
  /** The analysis has no such run to rest on. */
  | { reason: 'no_base'; baseSessionId: string }
  /** The step reads an artefact that neither an earlier step of the run nor a base writes. */
  | { reason: 'missing_artefact'; step: StepName; needs: StepName }
  /** One customer's run at a time. */
  | { reason: 'already_running' };

export class RunRefused extends Error {
  readonly refusal: RunRefusal;
  constructor(refusal: RunRefusal) {
    super(sentenceOf(refusal));
    this.refusal = refusal;
  }
}

function sentenceOf(refusal: RunRefusal): string {
  if (refusal.reason === 'no_analysis') return 'This analysis does not exist.';
  if (refusal.reason === 'no_steps') return 'Choose at least one step to run.';
  if (refusal.reason === 'no_base') return `The analysis has no session ${refusal.baseSessionId} to start from.`;
  if (refusal.reason === 'already_running') return 'This analysis is running. Wait until it finishes and try again.';
  return `${refusal.step} needs the output of ${refusal.needs}. Run ${refusal.needs} too, or start from a session that has it.`;
}
