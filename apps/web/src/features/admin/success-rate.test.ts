import { expect, test } from 'vitest';
import { successRate } from './success-rate.ts';

test('the success rate is the completed of all jobs, rounded', () => {
  expect(successRate({ total: 912, completed: 874 })).toBe(96);
  expect(successRate({ total: 3, completed: 2 })).toBe(67);
});

test('without jobs the success rate is 0', () => {
  expect(successRate({ total: 0, completed: 0 })).toBe(0);
});
