import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [1, 'A few seconds left'],
  [9, 'A few seconds left'],
  [14, 'About 10 seconds left'],
  [54, 'About 50 seconds left'],
  [60, 'About 1 minute left'],
  [89, 'About 1 minute left'],
  [95, 'About 2 minutes left'],
  [600, 'About 10 minutes left'],
])('%i seconds: %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});
