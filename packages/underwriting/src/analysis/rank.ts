/** Value at a share of a rising list; null for an empty one. */
export function quantile(rising: ArrayLike<number>, share: number): number | null {
  if (rising.length === 0) return null;
  return rising[Math.min(rising.length - 1, Math.max(0, Math.floor(share * rising.length)))] ?? null;
}

/** Moves the k-th smallest value of a slice to its place, the smaller ones before it; several times faster than sorting. */
export function selectRank(values: Float64Array, from: number, to: number, rank: number): number {
  let left = from;
  let right = to;
  while (left < right) {
    const pivot = values[(left + right) >> 1] as number;
    let low = left;
    let high = right;
    while (low <= high) {
      while ((values[low] as number) < pivot) low += 1;
      while ((values[high] as number) > pivot) high -= 1;
      if (low <= high) {
        const held = values[low] as number;
        values[low] = values[high] as number;
        values[high] = held;
        low += 1;
        high -= 1;
      }
    }
    if (rank <= high) right = high;
    else if (rank >= low) left = low;
    else break;
  }
  return values[rank] as number;
}
