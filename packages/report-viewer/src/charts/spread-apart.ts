/** One label on an upright line: where its middle wants to be, and how high it is. */
export interface Spread {
  wanted: number;
  size: number;
}

interface Cluster {
  /** Sum of where the members would have the cluster's first middle, and how many they are. */
  sum: number;
  count: number;
}

/**
 * Middles of labels that do not overlap, in the order of where they want to be, each moved as little as the others allow and kept
 * between `low` and `high` where there is room. Neighbours that would overlap are moved as one cluster around what they want on average.
 */
export function spreadApart(labels: readonly Spread[], low: number, high: number): number[] {
  const order = labels.map((_, index) => index).sort((a, b) => (labels[a]?.wanted ?? 0) - (labels[b]?.wanted ?? 0) || a - b);
  const sorted = order.flatMap((index) => labels[index] ?? []);
  let reach = 0;
  const offsets = sorted.map((label, index) => {
    reach += index === 0 ? 0 : ((sorted[index - 1]?.size ?? 0) + label.size) / 2;
    return reach;
  });
  const clusters: Cluster[] = [];
  for (const [index, label] of sorted.entries()) {
    let cluster = { sum: label.wanted - (offsets[index] ?? 0), count: 1 };
    for (let before = clusters.at(-1); before !== undefined && middle(before) > middle(cluster); before = clusters.at(-1)) {
      clusters.pop();
      cluster = { sum: before.sum + cluster.sum, count: before.count + cluster.count };
    }
    clusters.push(cluster);
  }
  const least = low + (sorted[0]?.size ?? 0) / 2;
  const most = Math.max(least, high - (sorted.at(-1)?.size ?? 0) / 2 - reach);
  const starts = clusters.flatMap((cluster) => Array.from({ length: cluster.count }, () => middle(cluster)));
  const placed: number[] = [];
  for (const [place, index] of order.entries()) {
    placed[index] = Math.min(most, Math.max(least, starts[place] ?? 0)) + (offsets[place] ?? 0);
  }
  return placed;
}

const middle = (cluster: Cluster): number => cluster.sum / cluster.count;
