/** Classes of duration from each power of two to the next. */
const classesPerDoubling = 4;

/**
 * The duration in milliseconds that so great a share stayed below: the middle of its class, which is within a tenth of it.
 * `classes`: numbers of classes, each with its count. 0 without any.
 */
export function quantile(classes: readonly (readonly [number: number, count: number])[], share: number): number {
  const all = classes.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [number, count] of [...classes].sort(([one], [other]) => one - other)) {
    below += count;
    if (below >= all * share) return Math.round(2 ** ((number + 0.5) / classesPerDoubling));
  }
  return 0;
}
