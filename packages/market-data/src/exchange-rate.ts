import type { MarketContext } from '@rimawari/underwriting';
import { readDataPack } from './data-pack.ts';

const pack = readDataPack('exchange-rate');
const months = pack.rows.map(([month = '', rate = '']) => ({ month, rate: Number(rate) }));

/**
 * Yen for one dollar on a day: the operator's rate where one is set, otherwise the average of the newest month of the pack
 * that was over by then (Federal Reserve H.10).
 * @param set `USD_JPY`
 * @param asOf `YYYY-MM-DD`
 */
export function exchangeRate(set: number | null, asOf: string): MarketContext['exchange_rate'] {
  if (set !== null) return { jpy_per_usd: set, date: asOf, source: 'Rate set by the operator (USD_JPY)', illustrative: false };
  const over = months.findLast(({ month }) => month < asOf.slice(0, 7)) ?? months[0];
  if (!over) throw new Error('data/exchange-rate.tsv has no rows. Build it again with build-exchange-rate.run.ts');
  const { month, rate } = over;
  return {
    jpy_per_usd: rate,
    date: month,
    source: 'Federal Reserve H.10, average of the month',
    illustrative: false,
    dataset: pack.dataset,
  };
}
