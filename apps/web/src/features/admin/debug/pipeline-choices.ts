import { pipelineSteps } from '@rimawari/api';

export type PipelineStep = (typeof pipelineSteps)[number];

/** What is ticked at first. */
export const stepsAtFirst: readonly PipelineStep[] = ['final_analysis'];

/** The chosen steps in the order of the pipeline, whatever order they were ticked in. */
export function inPipelineOrder(steps: readonly string[]): PipelineStep[] {
  return pipelineSteps.filter((step) => steps.includes(step));
}

export const noIdToRun = 'Enter an analysis ID before running the pipeline';
export const noIdToInspect = 'Enter an analysis ID to inspect';
export const noStep = 'Select at least one step to run';

/** Why a run cannot be started as it stands; null when it can. */
export function runProblem(analysisId: string, steps: readonly PipelineStep[]): string | null {
  if (analysisId.trim() === '') return noIdToRun;
  return steps.length === 0 ? noStep : null;
}
