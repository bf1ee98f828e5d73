import { expect, test } from 'vitest';
import { isLast, isRunningLow } from './low-allowance.ts';

test('three or fewer is low, one or fewer is the last, unlimited is neither', () => {
  expect([4, 3, 2, 1, -1].map(isRunningLow)).toEqual([false, true, true, true, false]);
  expect([2, 1, 0, -1].map(isLast)).toEqual([false, true, true, false]);
});
