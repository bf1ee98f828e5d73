import { decimals } from './number-text.ts';

/**
 * A number with as many decimals as keep it on its own side of what it is compared with: 0.998 beside 1 is 0.998, not 1.00.
 * @param digits decimals where none of the benchmarks is near; at most three more are added
 */
export function apartText(value: number, digits: number, ...benchmarks: readonly number[]): string {
  const isApart = (places: number) =>
    benchmarks.every((benchmark) => Math.sign(Number(value.toFixed(places)) - benchmark) === Math.sign(value - benchmark));
  const places = [0, 1, 2].map((more) => digits + more).find(isApart) ?? digits + 3;
  return decimals(value, places);
}
