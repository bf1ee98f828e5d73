import { expect, test } from 'vitest';
import { netYieldText, readNetYield, scoreText } from './figures.ts';

test('a net yield is shown with one decimal and a percent sign', () => {
  expect(netYieldText(4.25)).toBe('4.3%');
  expect(netYieldText('3.0')).toBe('3.0%');
  expect(netYieldText('2.96 %')).toBe('3.0%');
});

test('a negative net yield has a minus sign, not a hyphen', () => {
  expect(netYieldText(-0.4)).toBe('−0.4%');
});

test('a text without a number stays as it is, and nothing stated is nothing', () => {
  expect(netYieldText('not computable')).toBe('not computable');
  expect(netYieldText(null)).toBeNull();
  expect(netYieldText('')).toBeNull();
  expect(scoreText(null)).toBeNull();
});

test('the number in a text is what colours it', () => {
  expect(readNetYield('about 3.4%')).toBe(3.4);
  expect(readNetYield(Number.NaN)).toBeNull();
});

test('a score has one decimal', () => {
  expect(scoreText(8)).toBe('8.0');
  expect(scoreText(6.45)).toBe('6.5');
});
