import { expect, test } from 'vitest';
import { yieldText } from './yield-text.ts';

test('a range of net yields has one decimal at both ends', () => {
  expect(yieldText([2.7612, 4.149])).toBe('2.8–4.1');
});

test('below zero a word stands between the ends, since a dash beside a minus sign misleads', () => {
  expect(yieldText([-0.42, 1.26])).toBe('−0.4 to 1.3');
  expect(yieldText([-1.2, -0.5])).toBe('−1.2 to −0.5');
});

test('ends that read the same make one number, and a rounded zero has no sign', () => {
  expect(yieldText([3.01, 3.04])).toBeNull();
  expect(yieldText([-0.02, 0.7])).toBe('0.0 to 0.7');
});
