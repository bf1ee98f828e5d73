import type { MarketContext } from '@rimawari/underwriting';

const illustrative = { jpy_per_usd: 150, date: '2026-11-01', source: 'Fixed illustrative rate, not a rate of the day', illustrative: true };

/** The operator's rate (`USD_JPY`), or a fixed one that is called illustrative. */
export function exchangeRate(usdJpy: number | null, asOf: string): MarketContext['exchange_rate'] {
  if (usdJpy === null) return illustrative;
  return { jpy_per_usd: usdJpy, date: asOf, source: 'Rate set by the operator (USD_JPY)', illustrative: false };
}
