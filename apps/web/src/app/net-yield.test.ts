import { expect, test } from 'vitest';
import { netYieldText, readNetYield } from './net-yield.ts';

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
});

test('the number in a text is what colours it', () => {
  expect(readNetYield('about 3.4%')).toBe(3.4);
  expect(readNetYield(Number.NaN)).toBeNull();
});

test('a range stays a range, and its low end is what colours it', () => {
  expect(netYieldText('2.8–4.1')).toBe('2.8%–4.1%');
  expect(netYieldText('2.8–4.1 %')).toBe('2.8%–4.1%');
  expect(netYieldText('−0.4 to 1.3')).toBe('−0.4% to 1.3%');
  expect(readNetYield('2.8–4.1')).toBe(2.8);
  expect(readNetYield('−0.4 to 1.3')).toBe(-0.4);
});
