import { expect, test } from 'vitest';
import { buyerWords } from './buyer-words.ts';

test('nobody stated a buyer: the default one', () => {
  expect(buyerWords(null)).toBe('Buyer: our default, a resident of Japan with our default other income and loan.');
});

test('what was stated is said, and what was left out is said to be assumed', () => {
  expect(buyerWords({ owner: 'non_resident', other_taxable_income_jpy: 4_500_000, financing: 'cash' })).toBe(
    'Buyer, as you last entered: a non-resident owner, ¥4,500,000 of other taxable income per year, all-cash purchase.',
  );
  expect(buyerWords({ owner: 'company', other_taxable_income_jpy: 1 })).toBe(
    'Buyer, as you last entered: a Japanese company, our default loan.',
  );
  expect(buyerWords({ financing: 'loan' })).toBe(
    'Buyer, as you last entered: a resident of Japan, our default other income, our default loan.',
  );
});
