import { notStated } from './not-stated.ts';

export interface PercentOptions {
  /** Decimals shown; by default 1. */
  digits?: number | undefined;
  /** Show `+` before values above zero. */
  signed?: boolean | undefined;
}

/** Formats a percent number (4.25 means 4.25 %) as `4.3%`, with a minus sign for values below zero. What is not a number is `Not stated`. */
export function formatPercent(percent: number, options: PercentOptions = {}): string {
  if (!Number.isFinite(percent)) return notStated;
  const digits = percentDigits(percent, options.digits);
  const isZero = !/[1-9]/.test(digits);
  const sign = isZero ? '' : percent < 0 ? '−' : options.signed ? '+' : '';
  return `${sign}${digits}%`;
}

/** The digits alone, without sign and unit. */
export function percentDigits(percent: number, digits = 1): string {
  return Math.abs(percent).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
