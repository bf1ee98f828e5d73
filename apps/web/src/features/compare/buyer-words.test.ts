import { expect, test } from 'vitest';
import { buyerWords } from './buyer-words.ts';

test('nobody stated a buyer: the default one', () => {
  expect(buyerWords(null)).toBe(
    'The buyer is the default one: a resident of Japan with the other income and the loan that reports assume.',
  );
});

test('what was stated is said, and what was left out is said to be assumed', () => {
  expect(buyerWords({ owner: 'non_resident', other_taxable_income_jpy: 4_500_000, financing: 'cash' })).toBe(
    'The buyer is as you stated it last: an owner living abroad, ¥4,500,000 of other taxable income a year, paying without a loan.',
  );
  expect(buyerWords({ owner: 'company', other_taxable_income_jpy: 1 })).toBe(
    'The buyer is as you stated it last: a Japanese company, with the loan that reports assume.',
  );
  expect(buyerWords({ financing: 'loan' })).toBe(
    'The buyer is as you stated it last: a resident of Japan, other income as assumed, with the loan that reports assume.',
  );
});
