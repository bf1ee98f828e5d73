import { expect, test } from 'vitest';
import { tabTitle } from './tab-title.ts';

const state = { status: 'processing', created_at: '2026-11-20T05:41:30Z', progress: 40.4, error: null };

test('the tab says how far the analysis is, and that it has ended while someone waited', () => {
  expect(tabTitle('Corpo', null)).toBe('Corpo');
  expect(tabTitle('Corpo', { ...state, status: 'pending', progress: 0 })).toBe('0% · Corpo');
  expect(tabTitle('Corpo', state)).toBe('40% · Corpo');
  expect(tabTitle('Corpo', { ...state, status: 'completed', endedWhileWatched: true })).toBe('Ready: Corpo');
  expect(tabTitle('Corpo', { ...state, status: 'failed', endedWhileWatched: true })).toBe('Failed: Corpo');
});

test('and only its name when it had ended before', () => {
  for (const status of ['completed', 'failed', 'archived']) expect(tabTitle('Corpo', { ...state, status })).toBe('Corpo');
});
