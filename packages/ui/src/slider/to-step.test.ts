import { expect, test } from 'vitest';
import { toStep } from './to-step.ts';

test.each([
  [2.52, 0, 5, 0.1, 2.5],
  [0.30000000000000004, 0, 1, 0.1, 0.3],
  [-3, 0, 10, 1, 0],
  [12, 0, 10, 1, 10],
  [37, 5, 50, 10, 35],
  [2, 0.25, 5, 1, 2.25],
])('%d between %d and %d by %d is %d', (value, min, max, step, wanted) => {
  expect(toStep(value, min, max, step)).toBe(wanted);
});
