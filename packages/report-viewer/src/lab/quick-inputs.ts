import { fixed } from '../format/group-digits.ts';

/** The inputs on the first screen, in order. */
export const quickKeys = ['price_jpy', 'loan_to_price', 'monthly_rent', 'holding_years'] as const;

/** A percentage or a count of years, with its unit: `70%`, `10 years`. */
export function quickText(key: string, value: number): string {
  if (key === 'holding_years') return `${fixed(value, 0)} ${value === 1 ? 'year' : 'years'}`;
  return `${fixed(value, Number.isInteger(value) ? 0 : 1)}%`;
}
