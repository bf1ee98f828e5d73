import type { StepName } from './step.ts';

/** Neither the run nor a base of it has run the step. */
export class ArtefactMissing extends Error {
  readonly step: StepName;
  readonly sessionId: string;
  constructor(step: StepName, sessionId: string) {
    super(`The run ${sessionId} has no artefact of ${step}, nor has its base run`);
    this.step = step;
    this.sessionId = sessionId;
  }
}

/** What lies under an artefact's name is not what its step writes. */
export class ArtefactMalformed extends Error {
  readonly step: StepName;
  /** The run that wrote it. */
  readonly sessionId: string;
  constructor(step: StepName, sessionId: string, because: string) {
    super(`The artefact of ${step} in the run ${sessionId} cannot be read: ${because}`);
    this.step = step;
    this.sessionId = sessionId;
  }
}
