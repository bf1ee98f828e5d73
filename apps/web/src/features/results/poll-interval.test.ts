import { expect, test } from 'vitest';
import { pollInterval } from './poll-interval.ts';

const running = { status: 'processing', answers: 9, failures: 0, isHidden: false };

test('the status is asked for after one and two seconds, then every five while the analysis waits or runs', () => {
  const waits = [1, 2, 3, 4].map((answers) => pollInterval({ ...running, answers }));
  expect(waits).toEqual([1000, 1000, 5000, 5000]);
  expect(pollInterval({ ...running, status: 'pending' })).toBe(5000);
});

test('and no more once it has ended, or is not known', () => {
  for (const status of ['completed', 'failed', 'paused', undefined]) expect(pollInterval({ ...running, status })).toBe(false);
});

test('every thirty seconds in a tab that nobody looks at, from the first on', () => {
  expect([1, 2, 3].map((answers) => pollInterval({ ...running, answers, isHidden: true }))).toEqual([30_000, 30_000, 30_000]);
});

test('ever less often while no answer comes, at most once a minute', () => {
  const waits = [0, 1, 2, 3, 4, 5, 400].map((failures) => pollInterval({ ...running, failures }));
  expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
  expect(pollInterval({ ...running, failures: 1, isHidden: true })).toBe(30_000);
  expect(pollInterval({ ...running, status: undefined, answers: 0, failures: 1 })).toBe(10_000);
});
