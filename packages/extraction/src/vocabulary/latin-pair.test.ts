import { expect, it } from 'vitest';
import { pairMeaning } from './labels.ts';
import { latinPair } from './latin-pair.ts';

it.each([
  ['BCR / FAR: 60% / 200%', 'BCR / FAR', '60% / 200%'],
  ['Building coverage / floor area ratio – 60% / 100%', 'Building coverage / floor area ratio', '60% / 100%'],
  ['Structure – Reinforced concrete', 'Structure', 'Reinforced concrete'],
  ['Gross yield4.08 %', 'Gross yield', '4.08 %'],
  ['Sale priceJPY 357,000,000 (tax included)', 'Sale price', 'JPY 357,000,000 (tax included)'],
])('%s', (text, label, value) => {
  expect(latinPair(text)).toEqual({ label, value });
});

it.each(['Well-kept house – ten minutes to the sea', 'Price: JPY 10,000,000 | Yield: 5%', 'Price: Yield', '価格: 100万円', 'Built 1992'])(
  'is not a single pair: %s',
  (text) => {
    expect(latinPair(text)).toBeNull();
  },
);

it('knows the rent of a house that is fully let by what its label says in brackets', () => {
  expect(pairMeaning('Monthly rent (full occupancy)', 'JPY 700,000')?.reading).toBe('rent_monthly_full');
  expect(pairMeaning('Annual rent (when fully leased)', 'JPY 8,400,000')?.reading).toBe('rent_annual_full');
  expect(pairMeaning('Monthly rent (per month)', 'JPY 700,000')?.reading).toBe('rent_monthly');
});
