import { rangeJoint } from '../format/format-value.ts';
import { fixed } from '../format/group-digits.ts';

/** `3.7%` */
export function percentText(value: number, decimals = 1): string {
  return `${fixed(value, decimals)}%`;
}

/** `2.4%–3.0%`; with `to` between the ends where one lies below zero. */
export function percentRange([low, high]: readonly [number, number], decimals = 1): string {
  return `${percentText(low, decimals)}${rangeJoint(low, high)}${percentText(high, decimals)}`;
}

/** `+10%`, `−4%`; `0%` where it rounds to none. */
export function changeText(value: number, decimals = 0): string {
  const text = percentText(value, decimals);
  return value > 0 && Number(value.toFixed(decimals)) !== 0 ? `+${text}` : text;
}

/** Where a value lies against a range: as the ends are printed, so that words and numbers never disagree. */
export function against(value: number, [low, high]: readonly [number, number], decimals = 1): 'below' | 'within' | 'above' {
  const at = (number: number) => Number(number.toFixed(decimals));
  return at(value) < at(low) ? 'below' : at(value) > at(high) ? 'above' : 'within';
}
