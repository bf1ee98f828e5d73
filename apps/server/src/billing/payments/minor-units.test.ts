import { expect, it } from 'vitest';
import { mainUnits } from './minor-units.ts';

it.each([
  [7900, 'usd', 79],
  [9800, 'jpy', 9800],
  [9800, 'JPY', 9800],
  [1, 'eur', 0.01],
  [5120, 'kwd', 5.12],
  // Zero-decimal by ISO 4217, in hundredths at the provider.
  [500, 'isk', 5],
  [500, 'ugx', 5],
  [120_000, 'krw', 120_000],
])('%i minor units of %s are %d', (minor, currency, main) => {
  expect(mainUnits(minor, currency)).toBe(main);
});
