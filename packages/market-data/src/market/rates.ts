import type { PlaceMarket, PublishedRate } from '@rimawari/underwriting';
import { lazily, readDataPack } from '../data-pack.ts';

const ratePack = lazily(() => readDataPack('rates'));
const flatPack = lazily(() => readDataPack('flat35'));
const productPack = lazily(() => readDataPack('loan-products'));

const columns: readonly (readonly [PublishedRate['name'], number])[] = [
  ['long_prime', 1],
  ['short_prime', 2],
  ['government_bond_10y', 3],
];

/** Rates of the newest month that had begun by the day. */
export function publishedRates(asOf: string): PublishedRate[] {
  const month = asOf.slice(0, 7);
  const newest = (rows: readonly string[][], column: number) =>
    rows.findLast((row) => (row[0] ?? '') <= month && (row[column] ?? '') !== '');
  const rates = columns.flatMap(([name, column]): PublishedRate[] => {
    const { dataset, rows } = ratePack();
    const row = newest(rows, column);
    return row ? [{ name, month: row[0] ?? '', value: Number(row[column]), dataset, row: row[0] ?? '' }] : [];
  });
  const { dataset, rows } = flatPack();
  const flat = newest(rows, 1);
  return flat ? [...rates, { name: 'flat35', month: flat[0] ?? '', value: Number(flat[1]), dataset, row: flat[0] ?? '' }] : rates;
}

/** Rates of loans for property to let, as banks printed them; null before the first of them. */
export function investmentLoanRate(asOf: string): PlaceMarket['investment_loan_rate'] {
  const { dataset, rows } = productPack();
  const offers = rows
    .filter(
      ([category, , , , lowest, , printed = '']) => category === 'investment' && lowest !== '' && printed.slice(0, 7) <= asOf.slice(0, 7),
    )
    .map(([, bank = '', , , lowest = '', highest = '']) => ({ bank, lowest: Number(lowest), highest: Number(highest || lowest) }));
  const [first] = offers;
  if (!first) return null;
  const banks = [...new Set(offers.map(({ bank }) => bank))].join(', ');
  return {
    value: first.lowest,
    low: Math.min(...offers.map(({ lowest }) => lowest)),
    high: Math.max(...offers.map(({ highest }) => highest)),
    count: offers.length,
    dataset,
    row: `${offers.length} products of ${banks}`,
    further: [],
    basis: `Lowest and highest published rate of ${offers.length} rental property loans (${banks}); the middle is the standard rate of the first. A lender’s offer may differ.`,
  };
}
