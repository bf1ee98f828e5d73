/** Currencies whose amounts the provider counts in whole units. */
const withoutDecimals = new Set(['bif', 'clp', 'djf', 'gnf', 'jpy', 'kmf', 'krw', 'mga', 'pyg', 'rwf', 'vnd', 'vuv', 'xaf', 'xof', 'xpf']);
/** Those it counts in thousandths. It counts isk and ugx in hundredths, though they have none. */
const withThreeDecimals = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);

/** An amount as it is stored, in the smallest unit of its currency, as the wire has it: in dollars, in yen. */
export function mainUnits(minorUnits: number, currency: string): number {
  const code = currency.toLowerCase();
  if (withoutDecimals.has(code)) return minorUnits;
  return minorUnits / (withThreeDecimals.has(code) ? 1000 : 100);
}
