import { type StepContext, type StepName, stepNames } from './step.ts';
import { steps } from './steps.ts';

export interface StepTiming {
  step: StepName;
  milliseconds: number;
}

/** Runs every step in order in this process. Steps that already have an artefact in the session cost nothing. @throws AnalysisFailure */
export async function runPipeline(context: StepContext, after: (timing: StepTiming) => void = () => undefined): Promise<StepTiming[]> {
  const timings: StepTiming[] = [];
  for (const step of stepNames) {
    context.signal.throwIfAborted();
    const start = performance.now();
    await steps[step].run(context);
    const timing = { step, milliseconds: performance.now() - start };
    timings.push(timing);
    after(timing);
  }
  return timings;
}
