import * as texts from '../texts/model/coverage-texts.ts';
import { decimals } from './number-text.ts';

/** Bars that coverages are held against in the report. */
const bars = [0.9, 1, 1.1, 1.2];

/** A coverage with two decimals; with three, cut down, where two would read as reaching a bar that it falls short of. */
export function coverageDigits(coverage: number): string {
  const rounded = Math.round(coverage * 100) / 100;
  if (!bars.some((bar) => coverage < bar && rounded >= bar)) return decimals(rounded, 2);
  return decimals(Math.floor(coverage * 1_000) / 1_000, 3);
}

/** DSCR as a sentence gives it: `0.70×`. */
export function dscrText(coverage: number): string {
  return `${coverageDigits(coverage)}×`;
}

/** Whether income covers the debt service, as the end of a sentence that begins with the income. */
export function coversLoan(coverage: number, debt = texts.theLoan): string {
  return coverage <= 0 ? texts.nothingLeft(debt) : texts.coversOrNot(coverage < 1, debt, dscrText(coverage));
}
