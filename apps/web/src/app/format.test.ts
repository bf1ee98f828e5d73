import { expect, test } from 'vitest';
import { dateText, fileSize, shortId } from './format.ts';

test('an identifier is shortened to eight characters', () => {
  expect(shortId('3f2b8c1d-77aa-4f0e-9a51-000000000000')).toBe('3f2b8c1d');
});

test('a size is told in the largest unit it fills', () => {
  expect([0, 512, 1024, 1536, 20_971_520, 3 * 1024 ** 3].map(fileSize)).toEqual(['0 Bytes', '512 Bytes', '1 KB', '1.5 KB', '20 MB', '3 GB']);
});

test('a date is in US English', () => {
  expect(dateText('2026-11-20T12:00:00Z')).toBe('Nov 20, 2026');
});

test('an unreadable date is left out', () => {
  expect(dateText('soon')).toBe('');
});
