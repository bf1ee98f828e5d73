import type { Unit } from '@rimawari/underwriting';
import { fixed } from './group-digits.ts';

/** How a unit is printed after its number, and how many decimals the number has. Money is formatted apart. */
interface UnitForm {
  suffix: string;
  decimals: number;
}

const forms: Record<Exclude<Unit, 'JPY' | 'JPY/month' | 'JPY/year' | 'JPY/m2' | 'JPY/m2/month' | 'year'>, UnitForm> = {
  percent: { suffix: '%', decimals: 2 },
  'percent/year': { suffix: '% a year', decimals: 2 },
  points: { suffix: 'points', decimals: 2 },
  'points/year': { suffix: 'points a year', decimals: 2 },
  ratio: { suffix: '', decimals: 2 },
  m2: { suffix: 'm²', decimals: 2 },
  years: { suffix: 'years', decimals: 0 },
  months: { suffix: 'months', decimals: 0 },
  minutes: { suffix: 'min', decimals: 0 },
  metres: { suffix: 'm', decimals: 0 },
  count: { suffix: '', decimals: 0 },
  score: { suffix: 'of 10', decimals: 1 },
  index: { suffix: '', decimals: 1 },
  'JPY/USD': { suffix: '¥ per $', decimals: 2 },
};

const moneySuffixes: Partial<Record<Unit, string>> = {
  JPY: '',
  'JPY/month': 'a month',
  'JPY/year': 'a year',
  'JPY/m2': 'per m²',
  'JPY/m2/month': 'per m² a month',
};

/** Whether amounts of this unit follow the currency switch. */
export function isMoney(unit: Unit): boolean {
  return unit in moneySuffixes;
}

/** What stands after an amount or a number of this unit; empty where nothing does. */
export function unitSuffix(unit: Unit, value?: number): string {
  if (unit === 'year') return '';
  const money = moneySuffixes[unit];
  if (money !== undefined) return money;
  const suffix = forms[unit as keyof typeof forms].suffix;
  return value === 1 && (suffix === 'years' || suffix === 'months') ? suffix.slice(0, -1) : suffix;
}

/** Both ends of a range with the same decimals: none where both are whole. */
export function formatRange(unit: Unit, [low, high]: [number, number]): [string, string] {
  const whole = !isMoney(unit) && unit !== 'year' && unit !== 'score' && Number.isInteger(low) && Number.isInteger(high);
  return whole ? [fixed(low, 0), fixed(high, 0)] : [exactNumber(unit, low), exactNumber(unit, high)];
}

function exactNumber(unit: Unit, value: number): string {
  return unit === 'percent' ? fixed(value, 2) : formatNumber(unit, value);
}

/** The number alone, without its unit: `5.67`, `1,234.5`, `2034`. Whole percentages from 10 up drop their empty decimals. */
export function formatNumber(unit: Unit, value: number): string {
  if (unit === 'year') return String(Math.round(value)).replace('-', '−');
  if (isMoney(unit)) return fixed(value, 0);
  const { decimals } = forms[unit as keyof typeof forms];
  if (unit === 'percent' && Number.isInteger(value) && Math.abs(value) >= 10) return fixed(value, 0);
  if ((unit === 'years' || unit === 'months' || unit === 'count') && !Number.isInteger(value)) return fixed(value, 1);
  return fixed(value, decimals);
}
