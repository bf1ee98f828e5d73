import { coverageDigits, type Unit } from '@rimawari/underwriting';
import { fixed } from './group-digits.ts';

/** How a unit is printed after its number, and how many decimals the number has. Money is formatted apart. */
interface UnitForm {
  suffix: string;
  decimals: number;
}

const forms: Record<Exclude<Unit, 'JPY' | 'JPY/month' | 'JPY/year' | 'JPY/m2' | 'JPY/m2/month' | 'year'>, UnitForm> = {
  percent: { suffix: '%', decimals: 2 },
  'percent/year': { suffix: '%/yr', decimals: 2 },
  points: { suffix: 'pts', decimals: 2 },
  'points/year': { suffix: 'pts/yr', decimals: 2 },
  ratio: { suffix: '×', decimals: 2 },
  m2: { suffix: 'm²', decimals: 2 },
  years: { suffix: 'years', decimals: 0 },
  months: { suffix: 'months', decimals: 0 },
  minutes: { suffix: 'min', decimals: 0 },
  metres: { suffix: 'm', decimals: 0 },
  count: { suffix: '', decimals: 0 },
  score: { suffix: '/ 10', decimals: 1 },
  index: { suffix: '', decimals: 1 },
  'JPY/USD': { suffix: '¥ per $', decimals: 2 },
};

const moneySuffixes: Partial<Record<Unit, string>> = {
  JPY: '',
  'JPY/month': '/mo',
  'JPY/year': '/yr',
  'JPY/m2': '/m²',
  'JPY/m2/month': '/m²/mo',
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

/** The suffix with what parts it from its number: `%`, `×` and `/mo` follow at once, words after a space that does not break. */
export function unitAfter(unit: Unit, value?: number): string {
  const suffix = unitSuffix(unit, value);
  return suffix === '' || /^[%×]|^\/[^ ]/.test(suffix) ? suffix : `\u00a0${suffix}`;
}

/** Whether a unit stands at both ends of a range: `4%–14%`, but `20–25 m²`. */
export function isAtBothEnds(unit: Unit): boolean {
  return /^[%×]/.test(unitSuffix(unit));
}

/** What joins the ends of a range: an en dash, or `to` where an end is negative. */
export function rangeJoint(low: number, high: number): string {
  return low < 0 || high < 0 ? ' to ' : '–';
}

/** A range in words of one line: `4.00%–14.00%`, `20–25 m²`, `−1.20 to 0.40 pts`. Not for money. */
export function rangeOf(unit: Unit, range: [number, number]): string {
  const [low, high] = formatRange(unit, range);
  const [each, last] = isAtBothEnds(unit) ? [unitSuffix(unit), ''] : ['', unitAfter(unit, range[1])];
  return `${low}${each}${rangeJoint(...range)}${high}${each}${last}`;
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
  if (unit === 'ratio' && value > 0) return coverageDigits(value);
  const { decimals } = forms[unit as keyof typeof forms];
  if (unit === 'percent' && Number.isInteger(value) && Math.abs(value) >= 10) return fixed(value, 0);
  if ((unit === 'years' || unit === 'months' || unit === 'count') && !Number.isInteger(value)) return fixed(value, 1);
  return fixed(value, decimals);
}
