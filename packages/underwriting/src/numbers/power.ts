import { wholePower } from './whole-power.ts';

/**
 * The root of a number of at least one by Newton's method from a number above it, with nothing but the four operations, which every machine rounds alike:
 * `Math.pow`, `exp` and `log` differ in their last digit from one browser to the next.
 */
function rootOf(value: number, degree: number, above: number): number {
  // From above the root each step falls until it is reached.
  let root = above;
  for (;;) {
    const next = ((degree - 1) * root + value / wholePower(root, degree - 1)) / degree;
    if (!(next < root)) return root;
    root = next;
  }
}

/**
 * Weighted geometric mean, the same to the last digit on every machine.
 * @param values from 1 to 10^14 each, with a whole weight; the weights come to 20 at most
 */
export function geometricMean(values: readonly (readonly [value: number, weight: number])[]): number {
  let product = 1;
  let degree = 0;
  let highest = 1;
  for (const [value, weight] of values) {
    product *= wholePower(value, weight);
    degree += weight;
    if (value > highest) highest = value;
  }
  return degree === 0 ? 1 : rootOf(product, degree, highest * 1.000_001);
}
