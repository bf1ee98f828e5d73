import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  [0, '0 ms'],
  [85.4, '85 ms'],
  [940, '940 ms'],
  [2_150, '2.2 s'],
  [9_949, '9.9 s'],
  [9_951, '10 s'],
  [31_000, '31 s'],
  [180_000, '3 min'],
])('%d ms is %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
