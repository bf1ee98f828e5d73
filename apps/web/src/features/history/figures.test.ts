import { expect, test } from 'vitest';
import { scoreText } from './figures.ts';

test('a score has one decimal', () => {
  expect(scoreText(8)).toBe('8.0');
  expect(scoreText(6.45)).toBe('6.5');
});

test('without a score there is nothing to write', () => {
  expect(scoreText(null)).toBeNull();
});
