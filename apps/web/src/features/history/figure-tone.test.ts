import { expect, test } from 'vitest';
import { netYieldTone, riskTone, scoreTone } from './figure-tone.ts';

test('the Scenario Score changes colour at 8, 6.5 and 5', () => {
  expect([10, 8, 7.99, 6.5, 6.49, 5, 4.99, 0].map(scoreTone)).toEqual([
    'best',
    'best',
    'good',
    'good',
    'fair',
    'fair',
    'neutral',
    'neutral',
  ]);
  expect(scoreTone(null)).toBe('neutral');
});

test('the net yield changes colour at 4, 3 and 2 percent', () => {
  expect([5.6, 4, 3.99, 3, 2.99, 2, 1.99, -1].map(netYieldTone)).toEqual([
    'best',
    'best',
    'good',
    'good',
    'fair',
    'fair',
    'neutral',
    'neutral',
  ]);
  expect(netYieldTone(null)).toBe('neutral');
});

test('risk is read from its text in any letter case', () => {
  expect(['High', 'medium risk', 'LOW', 'moderate', null].map(riskTone)).toEqual(['high', 'medium', 'low', 'neutral', 'neutral']);
});

test('high wins over medium and low, so that nothing looks safer than it is said to be', () => {
  expect(riskTone('medium-high')).toBe('high');
  expect(riskTone('low to medium')).toBe('medium');
});
