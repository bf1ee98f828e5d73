import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test('signing in leads back to where one came from', () => {
  expect(returnAddress({ from: '/history?page=2' })).toBe('/history?page=2');
});

test('without an address, signing in leads home', () => {
  expect([null, undefined, {}, { from: 7 }].map(returnAddress)).toEqual(['/', '/', '/', '/']);
});

test('an address outside this app leads home', () => {
  expect(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)'].map((from) => returnAddress({ from }))).toEqual([
    '/',
    '/',
    '/',
    '/',
  ]);
});
