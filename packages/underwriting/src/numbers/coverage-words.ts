import { decimals } from './number-text.ts';

/** Bars that coverages are held against in the report. */
const bars = [0.9, 1, 1.1, 1.2];

/** A coverage with two decimals; with three, cut down, where two would read as reaching a bar that it falls short of. */
export function coverageDigits(coverage: number): string {
  const rounded = Math.round(coverage * 100) / 100;
  if (!bars.some((bar) => coverage < bar && rounded >= bar)) return decimals(rounded, 2);
  return decimals(Math.floor(coverage * 1_000) / 1_000, 3);
}

/** How much of the loan payments an income covers, as the end of a sentence that begins with the income. */
export function coversPayments(coverage: number, payments: string): string {
  return coverage <= 0
    ? `is not even enough for the running costs and leaves nothing for ${payments}`
    : `covers ${coverageDigits(coverage)} of ${payments}`;
}
