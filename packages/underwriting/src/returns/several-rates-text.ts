import * as texts from '../texts/model/unavailable-texts.ts';

const inPercent = (rate: number): string => `${(rate * 100).toFixed(1).replace('-', '−')}%`;

/**
 * Why flows with several internal rates have no single one, with those that were found (ratios, lowest first). "At least", because flows
 * are whole yen and long lists are searched in steps, so there may be more.
 */
export function severalRatesText(rates: readonly number[]): string {
  const shown = rates.map(inPercent);
  const list = `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
  return texts.severalRates(list);
}
