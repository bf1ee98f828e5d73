import type { DefaultValue } from './assumption.ts';

/** A default that is the same for every property. */
export const fixed =
  (value: number, low: number, high: number, reason: string, source: string | null = null) =>
  (): DefaultValue => ({ value, low, high, reason, source });
