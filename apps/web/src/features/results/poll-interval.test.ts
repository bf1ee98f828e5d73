import { expect, test } from 'vitest';
import { pollInterval } from './poll-interval.ts';

test('the status is asked for every five seconds while the analysis waits or runs', () => {
  expect([pollInterval('pending'), pollInterval('processing')]).toEqual([5000, 5000]);
});

test('and no more once it has ended, or is not known', () => {
  expect(['completed', 'failed', 'paused', undefined].map(pollInterval)).toEqual([false, false, false, false]);
});
