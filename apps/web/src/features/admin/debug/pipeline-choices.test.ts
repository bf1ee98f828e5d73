import { expect, test } from 'vitest';
import { inPipelineOrder, noIdToRun, noStep, runProblem, stepsAtFirst } from './pipeline-choices.ts';

test('only the final analysis is chosen at first', () => {
  expect(stepsAtFirst).toEqual(['final_analysis']);
});

test('steps run in the order of the pipeline', () => {
  expect(inPipelineOrder(['html_report', 'pdf_generation', 'final_analysis'])).toEqual(['pdf_generation', 'final_analysis', 'html_report']);
});

test('a run needs an analysis and a step', () => {
  expect(runProblem(' ', ['final_analysis'])).toBe(noIdToRun);
  expect(runProblem('0f4b7c1e', [])).toBe(noStep);
  expect(runProblem('0f4b7c1e', ['final_analysis'])).toBeNull();
});
